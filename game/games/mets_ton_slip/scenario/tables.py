"""Tables: laying out the situation of a scenario by telling ordinary events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.scenario_api import (
    SituationError,
    Table,
    by_seat,
    enough,
    frame_of,
    listed,
    seat_of,
    whole,
    word_of,
)
from game.core.seats import NOBODY, Seat
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ARLEQUIN,
    CARDS,
    COPIES,
    DEALT,
    DECK,
    HAND,
    NOTHING,
    SLOTS,
    STANDS_IN,
    WEARABLE,
    season_of,
)
from game.games.mets_ton_slip.model.options import Options, read_options
from game.games.mets_ton_slip.model.state import ACT, DRAW, State
from game.games.mets_ton_slip.rules import flow
from game.games.mets_ton_slip.rules.dressing import slots_for
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.scenario.names import face, faces, slot

KEYS: Final = frozenset({
    "seats", "options", "seed", "turn", "phase", "hands", "worn", "baskets", "stock",
    "removed", "rest", "bound",
})  # fmt: skip
_RESTS: Final = ("stock", "removed")


@dataclass(slots=True)
class SlipTable(Table):
    """A table laid out by hand, and how many cards were set aside because nothing names them."""

    aside: int = 0


@dataclass(slots=True)
class _Plan:
    hands: dict[int, list[int]]
    worn: list[list[int]]
    baskets: dict[int, list[int]]
    stock: list[int]
    removed: list[int]
    rest: list[int]
    """The cards that nothing names, shuffled."""


def lay_out(case: Mapping[str, Any]) -> SlipTable:
    """Return the table that a case describes.

    Raises:
        SituationError: it cannot be laid out.
        OptionsError: its options cannot be played.
    """
    seats, seed, given = frame_of(case)
    options = read_options(seats, given)
    turn = Seat(seat_of(case.get("turn", 0), seats, "turn"))
    phase = word_of(case.get("phase", ACT), (ACT, DRAW), "phase")
    aside = word_of(case.get("rest", "stock"), _RESTS, "rest") == "removed"
    ended = _ended(case, seats)
    luck = Luck(seed)
    plan = _plan(case, seats, options, luck)
    for seat in range(seats):
        if seat not in plan.hands:
            size = HAND if seat == turn and phase == ACT else DEALT
            enough(plan.rest, size, seat)
            plan.hands[seat], plan.rest = plan.rest[:size], plan.rest[size:]
    journal = Journal[State, ev.Event](State(options, len(DECK)), apply)
    _tell(journal, plan, ended, aside=aside)
    journal.tell(ev.TurnBegan(turn))
    if phase == ACT:
        flow.ready(journal, turn)
    else:
        flow.begin(journal, turn)
    return SlipTable(seats, options, journal, luck, seed, len(plan.rest) if aside else 0)


def _tell(journal: Journal[State, ev.Event], plan: _Plan, ended: int, *, aside: bool) -> None:
    seats = range(len(plan.worn))
    journal.tell(
        ev.Laid(
            sizes=tuple(len(plan.hands[seat]) for seat in seats),
            worn=tuple(tuple(worn) for worn in plan.worn),
            baskets=tuple(tuple(plan.baskets.get(seat, ())) for seat in seats),
            removed=(*plan.removed, *(plan.rest if aside else ())),
            turns=ended,
        )
    )
    for seat in seats:
        journal.tell(ev.HandTold(Seat(seat), tuple(plan.hands[seat])))
    below = [] if aside else plan.rest
    journal.tell(ev.Stacked(NOBODY, (*below, *reversed(plan.stock))))


def _plan(case: Mapping[str, Any], seats: int, options: Options, luck: Luck) -> _Plan:
    hands = {
        seat: faces(cards, "hands")
        for seat, cards in by_seat(case.get("hands", {}), seats, "hands").items()
    }
    worn = [[NOTHING for _ in ALL_SLOTS] for _ in range(seats)]
    for seat, cards in by_seat(case.get("worn", {}), seats, "worn").items():
        worn[seat] = _outfit(seat, cards, options)
    baskets = {
        seat: faces(cards, "baskets")
        for seat, cards in by_seat(case.get("baskets", {}), seats, "baskets").items()
    }
    stock = faces(case.get("stock", []), "stock")
    removed = faces(case.get("removed", []), "removed")
    named = [*hands.values(), *baskets.values(), stock, removed]
    rest = _rest(one for cards in (*named, *worn) for one in cards if one != NOTHING)
    return _Plan(hands, worn, baskets, stock, removed, luck.stream("scenario rest").shuffled(rest))


def _rest(named: Iterable[int]) -> list[int]:
    """Return the deck without the cards that are named."""
    count = Counter(named)
    for one, times in sorted(count.items()):
        if times > COPIES[one]:
            name = CARDS[one]
            raise SituationError("scenario.deck", name, named=times, card=name, held=COPIES[one])
    return sorted((Counter(DECK) - count).elements())


def _outfit(seat: int, cards: object, options: Options) -> list[int]:
    """Return what a seat wears, by slot; holes are accepted, what cannot be worn at all is not."""
    worn = [NOTHING for _ in ALL_SLOTS]
    for spelled in listed(cards, "worn"):
        name, colon, place = (
            spelled.partition(":") if isinstance(spelled, str) else (spelled, "", "")
        )
        one = face(name, "worn")
        if one not in WEARABLE or (one == ARLEQUIN and not colon):
            key = "scenario.arlequin" if one == ARLEQUIN else "scenario.never-worn"
            raise SituationError(key, spelled, card=CARDS[one], seat=seat)
        at = slot(place, "worn") if colon else STANDS_IN[one][0]
        if at not in slots_for(one, options):
            raise SituationError("scenario.no-slot", spelled, card=CARDS[one], slot=SLOTS[at])
        if worn[at] != NOTHING:
            raise SituationError("scenario.two-in-slot", spelled, seat=seat, slot=SLOTS[at])
        worn[at] = one
    if not season_of(worn):
        raise SituationError("scenario.seasons", "worn", seat=seat)
    if NOTHING not in worn:
        raise SituationError("scenario.dressed", "worn", seat=seat)
    return worn


def _ended(case: Mapping[str, Any], seats: int) -> int:
    ended = whole(case.get("bound", 0), "bound")
    if not 0 <= ended < flow.bound_of(seats):
        raise SituationError("scenario.bound", "bound", given=ended, last=flow.bound_of(seats) - 1)
    return ended
