"""Tables: laying out the situation of a scenario by telling ordinary events.

Everybody is told their part, so every seat's own fold of the situation is right too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.scenario_api import (
    SituationError,
    Table,
    by_seat,
    enough,
    flag,
    frame_of,
    listed,
    seat_of,
    seats_of,
    shown,
    whole,
)
from game.core.seats import NOBODY, Seat
from game.gangs.model import events as ev
from game.gangs.model.cards import (
    BIM,
    D20,
    D30,
    DAMAGE,
    LIMIT,
    NON,
    card_of,
)
from game.gangs.model.options import Options
from game.gangs.model.state import State
from game.gangs.rules.fold import apply
from game.gangs.rules.setup import deal_missions, lay_tiles
from game.gangs.rules.turns import begin_turn
from game.gangs.scenario.expect import pile_card
from game.gangs.scenario.extras import Extras, read_extras
from game.gangs.scenario.names import face
from game.gangs.scenario.tiles import ReadOptions, choose

KEYS: Final = frozenset({
    "seats", "options", "turn", "draw", "seed", "mystery", "stock", "discard", "tokens",
    "tiles", "hands", "piles", "out", "missions", "round", "scores", "paf_pile",
    "begun",
})  # fmt: skip


@dataclass(slots=True)
class Plan:
    """What a case says about the cards, checked."""

    turn: int
    draw: bool
    out: list[int]
    hands: dict[int, list[int]]
    piles: dict[int, list[int]]
    marks: dict[int, int]
    stock: list[int]
    discard: list[int]
    reserve: int | None
    """How many answers are made good for, where that was said."""
    rest: list[int] = field(default_factory=list)
    """The cards named nowhere, shuffled."""


def lay_out(case: Mapping[str, Any], read_options: ReadOptions) -> Table:
    """Return the table that a case describes.

    Raises:
        SituationError: it cannot be laid out.
        OptionsError: its options cannot be played.
    """
    seats, seed, given = frame_of(case)
    asked = read_options(seats, given)
    luck = Luck(seed)
    plan = _plan(case, seats, asked)
    extras = read_extras(case, asked)
    options, dealt = choose(case, asked, given, plan.out, luck, read_options)
    _share_out(plan, options, seats, luck)
    reserve = _reserve(plan, options)
    journal = Journal[State, ev.Event](State(seats, options), apply)
    if options.scored:
        journal.tell(ev.RoundBegan(extras.round, extras.scores))
    lay_tiles(journal, tuple(sorted(dealt)), dealt)
    if options.missions:
        deal_missions(journal, extras.missions)
    _tell(journal, plan, extras, reserve)
    ready = _Stacked(seed, len(plan.stock))
    stuck = not (plan.hands[plan.turn] or journal.state.bag or plan.discard)
    if plan.draw or stuck or not options.hand:
        begin_turn(journal, ready, plan.turn)
    else:
        journal.tell(ev.TurnBegan(Seat(plan.turn), 1))
    return Table(seats, options, journal, ready, seed)


# ---------------------------------------------------------------- reading


def _plan(case: Mapping[str, Any], seats: int, options: Options) -> Plan:
    out = _out(case.get("out", {}), seats)
    living = [seat for seat in range(seats) if seat not in out]
    if len(living) < 2:
        raise SituationError("scenario.all-out", "out")
    turn = seat_of(case.get("turn", living[0]), seats, "turn")
    if turn in out:
        raise SituationError("scenario.turn-out", "turn", seat=turn)
    names = options.lexicon
    hands = {
        seat: [face(card, "hands", names) for card in listed(cards, "hands")]
        for seat, cards in by_seat(case.get("hands", {}), seats, "hands").items()
    }
    piles: dict[int, list[int]] = {}
    marks: dict[int, int] = {}
    for seat, cards in by_seat(case.get("piles", {}), seats, "piles").items():
        spelled = [pile_card(card, seats, "piles", names) for card in listed(cards, "piles")]
        piles[seat] = [card for card, _ in spelled]
        active = [mark for _, mark in spelled if mark is not None]
        if len(active) > 1:
            raise SituationError("scenario.two-shields", "piles", seat=seat)
        if active:
            marks[seat] = active[0]
        if seat not in out:  # whatever lies there then is dead
            _check_pile(seat, piles[seat], options)
    for seat in out:
        if hands.get(seat) or (piles.get(seat) and not options.keeps_piles):
            raise SituationError("scenario.out", "out", seat=seat)
    stock, reserve = _pile_to_come(case, options)
    plan = Plan(
        turn=turn,
        draw=flag(case.get("draw", False), "draw"),
        out=out,
        hands=hands,
        piles=piles,
        marks=marks,
        stock=stock,
        discard=[
            face(card, "discard", names) for card in listed(case.get("discard", []), "discard")
        ],
        reserve=reserve,
    )
    plan.rest = _rest(plan, options)
    return plan


def _out(value: object, seats: int) -> list[int]:
    if isinstance(value, dict):
        unknown = [key for key in value if key != "seats"]
        if unknown:
            raise SituationError("scenario.out-key", unknown[0], given=shown(unknown[0]))
        value = value.get("seats", [])
    return list(dict.fromkeys(seats_of(value, seats, "out")))  # in the order in which they fell


def _pile_to_come(case: Mapping[str, Any], options: Options) -> tuple[list[int], int | None]:
    """Return the cards that are drawn next, and how many of a PAF pile there are, if said."""
    value = case.get("paf_pile", case.get("stock", []))
    key = "paf_pile" if "paf_pile" in case else "stock"
    if key == "paf_pile" and not isinstance(value, list):
        return [], whole(value, key)
    cards = [face(card, key, options.lexicon) for card in listed(value, key)]
    return cards, len(cards) if key == "paf_pile" else None


def _reserve(plan: Plan, options: Options) -> int:
    """Return how many cards the PAF pile holds, when all hands are dealt."""
    if plan.reserve is not None:
        return plan.reserve
    return min(options.reserve, len(plan.rest) + len(plan.stock))


def _check_pile(seat: int, pile: Sequence[int], options: Options) -> None:
    """Check what a pile can hold; with Oups an equal may lie on its equal."""
    for card in (BIM, NON):
        if card in pile:
            name = options.lexicon.cards[card]
            raise SituationError("scenario.never-lies", name, card=name, seat=seat)
    total = sum(DAMAGE[card] for card in pile)
    if total > LIMIT and not options.two_turns:
        raise SituationError("scenario.over-limit", "piles", seat=seat, total=total, limit=LIMIT)
    damage = [card for card in pile if DAMAGE[card]]
    for below, above in pairwise(damage):
        if below == above and above in (D20, D30) and not options.oups and options.alternates:
            name = options.lexicon.cards[above]
            raise SituationError("scenario.equal", "piles", card=name, seat=seat)


def _rest(plan: Plan, options: Options) -> list[int]:
    """Return the deck without the cards that are named."""
    deck = Counter(options.deck)
    named = Counter(plan.stock + plan.discard)
    for cards in (*plan.hands.values(), *plan.piles.values()):
        named.update(cards)
    for card, count in sorted(named.items()):
        if count > deck[card]:
            name = options.lexicon.cards[card]
            key = "scenario.no-non" if card == NON and not deck[NON] else "scenario.deck"
            raise SituationError(key, name, named=count, card=name, held=deck[card])
    return sorted((deck - named).elements())


# ---------------------------------------------------------------- laying out


def _share_out(plan: Plan, options: Options, seats: int, luck: Luck) -> None:
    """Deal the hands that are left out: one card more for a seat that has drawn already."""
    plan.rest = luck.stream("scenario hands").shuffled(plan.rest)
    drawn = options.hand if options.hand and not plan.draw else options.first_hand
    sizes = {
        seat: 0 if seat in plan.out else drawn if seat == plan.turn else options.first_hand
        for seat in range(seats)
        if seat not in plan.hands
    }
    left = len(plan.rest) + len(plan.stock) - sum(sizes.values())
    if plan.reserve is not None and not 0 <= plan.reserve <= left:
        raise SituationError("scenario.paf-pile", "paf_pile", named=plan.reserve, left=max(0, left))
    for seat, size in sizes.items():
        enough(plan.rest, size, seat)
        plan.hands[seat] = plan.rest[len(plan.rest) - size :]
        del plan.rest[len(plan.rest) - size :]


def _tell(journal: Journal[State, ev.Event], plan: Plan, extras: Extras, reserve: int) -> None:
    """Tell everything that lies on the table, but the tiles."""
    state = journal.state
    for seat in plan.out:
        journal.tell(ev.Eliminated(Seat(seat), state.character_at(seat), ()))
        if state.options.sees_middle(state):
            middle = state.tile_at[state.n]
            journal.tell(ev.TileShown(Seat(seat), middle, state.characters[middle]))
    number = 0
    piles: list[tuple[int, ...]] = []
    for seat in range(state.n):
        faces = plan.piles.get(seat, [])
        piles.append(tuple(card_of(number + index, card) for index, card in enumerate(faces)))
        number += len(faces)
    cards = tuple(card_of(number + index, card) for index, card in enumerate(plan.discard))
    drawn = [(seat, card) for seat in range(state.n) for card in plan.hands[seat]]
    # the bag's last card comes first: hands, then the stock that was named, then the rest
    bag = plan.rest + plan.stock[::-1] + [card for _, card in reversed(drawn)]
    journal.tell(
        ev.Situation(
            piles=tuple(piles),
            shields=tuple(sorted(plan.marks.items())),
            out=tuple(plan.out),
            cards=cards,
            stock=len(bag),
            turn=plan.turn,
            tokens=extras.tokens,
            reserve=reserve,
            begun=extras.begun,
        )
    )
    journal.tell(ev.Stocked(NOBODY, tuple(bag)))
    for seat, card in drawn:
        journal.tell(ev.Picked(NOBODY, len(state.bag) - 1))
        journal.tell(ev.Drew(Seat(seat)))
        journal.tell(ev.Drawn(Seat(seat), card))


class _TopFirst(Stream):
    """Draws that take the bag's last card so many times, and any card after that."""

    __slots__ = ("_left",)

    def __init__(self, key: int, count: int) -> None:
        super().__init__(key)
        self._left = count

    def below(self, limit: int) -> int:
        """Return the last place while cards of the named stock are left."""
        if self._left:
            self._left -= 1
            return limit - 1
        return super().below(limit)


class _Stacked(Luck):
    """Luck whose first draws are the cards that the scenario laid on top of the stock."""

    __slots__ = ()

    def __init__(self, seed: int, count: int) -> None:
        super().__init__(seed)
        self._streams["draws"] = _TopFirst(self.stream("draws")._at, count)  # noqa: SLF001 its own
