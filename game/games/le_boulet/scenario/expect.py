"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from typing import Final

from game.core.observables import NUMBER, FromState, at_any_table, by_name, per_seat, word
from game.core.scenario_api import Observable, Table, seat_of, tabled
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.scenario.names import face, faces, name, spelled

_PHASES: Final = (
    at.RACE, at.LEAD, at.ANSWER, at.EXPLAIN, at.OPEN, at.DEFENCE, at.VOTE, at.RETRY,
    at.GIVE, at.OVER,
)  # fmt: skip
Lying = dict[str | int, str | list[str]]
"""The names of the pair, and of what seats answered."""


def _lying(value: object, where: str, table: Table) -> Lying:
    lying: Lying = {}
    for key, one in tabled(value, where).items():
        if key == "pair":
            lying[key] = spelled(faces(one, where))
        else:
            lying[seat_of(key, table.seats, where)] = name(face(one, where))
    return lying


def _there(state: State) -> Lying:
    lying: Lying = {"pair": spelled(state.pair)} if state.pair else {}
    return lying | {seat: name(one) for seat, one in enumerate(state.answers) if one != NONE}


def _leaders(value: object, where: str, table: Table) -> list[int]:
    many = value if isinstance(value, list) else [value]
    return sorted(seat_of(one, table.seats, where) for one in many)


def _leader(table: Table, wanted: list[int]) -> list[int]:
    """Return who leads; a lot may fall on any of those named."""
    leader = table.journal.state.leader
    return wanted if leader in wanted else [leader]


_STATE: Final = FromState[State]()
_CARDS: Final = at_any_table(lambda value, where: spelled(faces(value, where)))
OBSERVABLES: Final = by_name(
    _STATE.each("hands", per_seat(_CARDS), lambda state, seat: spelled(state.hands[seat])),
    _STATE.each("known", per_seat(_CARDS), lambda state, seat: spelled(state.known[seat])),
    _STATE.each("hand_size", per_seat(NUMBER), lambda state, seat: len(state.hands[seat])),
    _STATE.one("discard", _CARDS, lambda state: spelled(state.discard)),
    _STATE.one("stock_size", NUMBER, lambda state: len(state.stock)),
    _STATE.one("table", _lying, _there),
    Observable("turn", _leaders, _leader),
    _STATE.one("phase", word(_PHASES), lambda state: state.phase),
)
