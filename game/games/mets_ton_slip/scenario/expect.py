"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.core.scenario_api import (
    SituationError,
    Table,
    by_seat,
    listed,
    seat_of,
    whole,
)
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    CARDS,
    DECK,
    GROUPS,
    SEASONS,
    UNKNOWN,
    season_of,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.scenario.names import face, one_of, outfit, slot, spelled
from game.games.mets_ton_slip.scenario.tables import SlipTable

KEYS: Final = frozenset({
    "hands", "hand_size", "worn", "baskets", "stock_size", "removed", "seasons", "turn",
    "phase", "knows",
})  # fmt: skip
_PHASES: Final = (at.DRAW, at.KEEP, at.ACT, at.DISCARD, at.DEFEND, at.CROIX, at.STEAL, at.OVER)


def read(key: str, value: object, table: Table) -> Any:
    """Return an expectation in the form that ``found`` answers in.

    Raises:
        SituationError: it cannot be read.
    """
    seats = table.seats
    match key:
        case "hands":
            return {seat: _cards(one, key) for seat, one in by_seat(value, seats, key).items()}
        case "hand_size":
            return {seat: whole(one, key) for seat, one in by_seat(value, seats, key).items()}
        case "worn":
            worn = by_seat(value, seats, key)
            return {seat: sorted(map(_worn, listed(one, key))) for seat, one in worn.items()}
        case "baskets":
            baskets = by_seat(value, seats, key)
            return {
                seat: [CARDS[face(card, key)] for card in listed(one, key)]
                for seat, one in baskets.items()
            }
        case "stock_size":
            return whole(value, key)
        case "removed":
            return _cards(value, key)
        case "seasons":
            named = by_seat(value, seats, key)
            return {
                seat: _ordered(one_of(one, SEASONS, key) for one in listed(many, key))
                for seat, many in named.items()
            }
        case "turn":
            return seat_of(value, seats, key)
        case "phase":
            return one_of(value, _PHASES, key)
        case _:
            known = by_seat(value, seats, key)
            return {
                seat: {
                    other: _cards(cards, key) for other, cards in by_seat(one, seats, key).items()
                }
                for seat, one in known.items()
            }


def found(key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
    """Return what is found on the table where ``wanted`` was expected."""
    state: State = table.journal.state
    match key:
        case "hands":
            return {seat: spelled(state.hands[seat]) for seat in wanted}
        case "hand_size":
            return {seat: len(state.hands[seat]) for seat in wanted}
        case "worn":
            return {seat: sorted(outfit(state.worn[seat])) for seat in wanted}
        case "baskets":
            return {seat: [CARDS[card] for card in state.baskets[seat]] for seat in wanted}
        case "stock_size":
            return len(state.stock)
        case "removed":
            return spelled(_removed(state, table))
        case "seasons":
            return {seat: _seasons(season_of(state.worn[seat])) for seat in wanted}
        case "turn":
            return state.turn
        case "phase":
            return state.phase
        case _:
            return {
                seat: {other: _known(table, heard[seat], other) for other in others}
                for seat, others in wanted.items()
            }


def _cards(value: object, where: str) -> list[str]:
    return spelled(face(one, where) for one in listed(value, where))


def _worn(value: object) -> str:
    """Return a worn card as it is spelled; Arlequin names his slot."""
    name, colon, place = value.partition(":") if isinstance(value, str) else (value, "", "")
    card = face(name, "worn")
    if colon:
        slot(place, "worn")
    if colon != (":" if card == ARLEQUIN else ""):
        raise SituationError("scenario.arlequin", value, card=CARDS[ARLEQUIN])
    return f"{name}{colon}{place}"


def _ordered(seasons: Iterable[str]) -> list[str]:
    """Return seasons in the order of a year: they are a set."""
    return sorted(set(seasons), key=SEASONS.index)


def _seasons(bits: int) -> list[str]:
    return [name for name in SEASONS if bits & GROUPS[name]]


def _removed(state: State, table: Table) -> list[int]:
    """Return what left the game, without the cards that were set aside at the beginning."""
    aside = table.aside if isinstance(table, SlipTable) else 0
    named = len(table.journal.events[0].removed) - aside
    return state.removed[:named] + state.removed[named + aside :]


def _known(table: Table, heard: list[Any], other: int) -> list[str]:
    """Return the cards of another hand that a seat saw go there."""
    view = State(table.options, len(DECK))
    for event in heard:
        apply(view, event)
    return spelled(card for card in view.hands[other] if card != UNKNOWN)
