"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.scenario_api import Table, by_seat, listed, seat_of, tabled, whole
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.scenario.names import face, name, one_of, spelled

KEYS: Final = frozenset({
    "hands", "known", "hand_size", "discard", "stock_size", "table", "turn", "phase",
})  # fmt: skip
_PHASES: Final = (
    at.RACE, at.LEAD, at.ANSWER, at.EXPLAIN, at.OPEN, at.DEFENCE, at.VOTE, at.RETRY,
    at.GIVE, at.OVER,
)  # fmt: skip


def read(key: str, value: object, table: Table) -> Any:
    """Return an expectation in the form that ``found`` answers in.

    Raises:
        SituationError: it cannot be read.
    """
    seats = table.seats
    match key:
        case "hands" | "known":
            named = by_seat(value, seats, key)
            return {seat: spelled(_faces(one, key)) for seat, one in named.items()}
        case "hand_size":
            return {seat: whole(one, key) for seat, one in by_seat(value, seats, key).items()}
        case "discard":
            return spelled(_faces(value, key))
        case "stock_size":
            return whole(value, key)
        case "table":
            return _lying(value, seats)
        case "turn":
            many = value if isinstance(value, list) else [value]
            return sorted(seat_of(one, seats, key) for one in many)
        case _:
            return one_of(value, _PHASES, key)


def found(key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
    """Return what is found on the table where ``wanted`` was expected."""
    state: State = table.journal.state
    match key:
        case "hands":
            return {seat: spelled(state.hands[seat]) for seat in wanted}
        case "known":
            return {seat: spelled(state.known[seat]) for seat in wanted}
        case "hand_size":
            return {seat: len(state.hands[seat]) for seat in wanted}
        case "discard":
            return spelled(state.discard)
        case "stock_size":
            return len(state.stock)
        case "table":
            pair = {"pair": spelled(state.pair)} if state.pair else {}
            answers = enumerate(state.answers)
            return pair | {seat: name(one) for seat, one in answers if one != NONE}
        case "turn":  # a lot may fall on any of those named
            return wanted if state.leader in wanted else [state.leader]
        case _:
            return state.phase


def _faces(value: object, where: str) -> list[int]:
    return [face(one, where) for one in listed(value, where)]


def _lying(value: object, seats: int) -> dict[str | int, Any]:
    given = tabled(value, "table")
    lying: dict[str | int, Any] = {}
    for key, one in given.items():
        if key == "pair":
            lying[key] = spelled(_faces(one, "table"))
        else:
            lying[seat_of(key, seats, "table")] = name(face(one, "table"))
    return lying
