"""Scenario: the words of Belote in scenario files, and tables laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.games.belote.cards import DECK, NAMES, SEATS, SIZE, SUITS
from game.games.belote.model import (
    ACTIONS,
    SIDES,
    Began,
    Counted,
    Dealt,
    Drawn,
    Ended,
    Event,
    Laid,
    Opened,
    Played,
    State,
    Taken,
    Turned,
)
from game.games.belote.rules import RULES

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.observables import FromState, at_any_table, by_name, per_seat
from game.core.scenario_api import (
    SituationError,
    Table,
    Vocabulary,
    by_seat,
    enough,
    frame_of,
    index_of,
    listed,
    seat_of,
    whole,
)
from game.core.scenario_steps import StepReader
from game.core.seats import Seat


def lay_out(case: Mapping[str, Any]) -> Table:
    """Return a table in the middle of a deal; what is nowhere named has been played."""
    seats, seed, given = frame_of(case)
    options = RULES.options(seats, given)
    luck = Luck(seed)
    dealer = seat_of(case.get("dealer", SEATS - 1), SEATS, "dealer")
    leader = seat_of(case.get("leader", (dealer + 1) % SEATS), SEATS, "leader")
    trick = _cards(case.get("trick", []), "trick")
    order = [(leader + at) % SEATS for at in range(len(trick))]
    hands = _hands(case, luck, dict(zip(order, trick, strict=True)))
    journal: Journal[State, Event] = Journal(RULES.initial(seats, options), RULES.apply)
    journal.tell(Began(Seat(dealer)))
    gone = set(DECK) - {card for hand in hands for card in hand}
    made, tricks, scores = (_pair(case, key) for key in ("made", "tricks", "scores"))
    held = tuple(map(len, hands))
    journal.tell(Laid(tuple(sorted(gone)), made, tricks, scores, held))
    for seat, hand in enumerate(hands):
        journal.tell(Dealt(Seat(seat), tuple(hand)))
    if "turned" in case:
        journal.tell(Turned(Seat(dealer), index_of(case["turned"], NAMES, "card", "turned")))
    else:
        trump = case.get("trump", SUITS[1])
        journal.tell(Drawn(index_of(trump, SUITS, "suit", "trump")))
    journal.tell(Opened(Seat(leader)))
    for seat, card in zip(order, trick, strict=True):
        journal.tell(Played(Seat(seat), card, ""))
    return Table(seats, options, journal, luck, seed)


def _cards(value: object, where: str) -> list[int]:
    return [index_of(name, NAMES, "card", where) for name in listed(value, where)]


def _pair(case: Mapping[str, Any], key: str) -> tuple[int, ...]:
    given = listed(case.get(key, [0] * SIDES), key)
    if len(given) != SIDES:
        raise SituationError("scenario.pair", key, where=key)
    return tuple(whole(one, key) for one in given)


def _hands(case: Mapping[str, Any], luck: Luck, trick: Mapping[int, int]) -> Sequence[list[int]]:
    """Return what everybody held before the trick; what is left out is dealt of the rest."""
    given = by_seat(case.get("hands", {}), SEATS, "hands")
    named = {seat: _cards(cards, "hands") for seat, cards in given.items()}
    for seat, card in trick.items():
        if seat in named:
            named[seat].append(card)
    sizes = {len(cards) for cards in named.values()} or {SIZE}
    if len(sizes) > 1 or max(sizes) > SIZE:
        raise SituationError("scenario.uneven", "hands", most=SIZE)
    used = [card for cards in named.values() for card in cards]
    used += [card for seat, card in trick.items() if seat not in named]
    if len(set(used)) < len(used):
        raise SituationError("scenario.twice", "hands")
    rest = [card for card in luck.stream("rest").shuffled(DECK) if card not in used]
    for seat in range(SEATS):
        if seat not in named:
            named[seat] = [trick[seat]] if seat in trick else []
            many = max(sizes) - len(named[seat])
            enough(rest, many, seat)
            named[seat] += [rest.pop() for _ in range(many)]
    return [named[seat] for seat in range(SEATS)]


_STATE: Final = FromState[State]()
_HAND: Final = at_any_table(lambda value, where: sorted(_cards(value, where)))
_SUIT: Final = at_any_table(lambda value, where: index_of(value, SUITS, "suit", where))
_PAIR: Final = at_any_table(lambda value, where: list(_pair({where: value}, where)))
VOCABULARY: Final = Vocabulary(
    setup_keys=frozenset({
        "seats", "seed", "options", "hands", "dealer", "leader", "trump", "turned", "trick",
        "made", "tricks", "scores",
    }),
    steps=StepReader(ACTIONS, {"play": ("{card}", "play = {card}")}),
    observables=by_name(
        _STATE.each("hands", per_seat(_HAND), lambda state, seat: sorted(state.hands[seat])),
        _STATE.one("made", _PAIR, lambda state: state.made),
        _STATE.one("tricks", _PAIR, lambda state: state.tricks),
        _STATE.one("scores", _PAIR, lambda state: state.scores),
        _STATE.one("trump", _SUIT, lambda state: state.trump),
        _STATE.one("trick", at_any_table(_cards), lambda state: state.trick),
    ),
    refusals=frozenset({"not-your-turn", "not-held", "follow", "trump", "go-over"}),
    public_kinds=frozenset(
        kind.kind for kind in (Began, Turned, Drawn, Opened, Played, Taken, Counted, Ended)
    ),
    lay_out=lay_out,
)  # fmt: skip
