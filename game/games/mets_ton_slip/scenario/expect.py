"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from typing import Final

from game.core.observables import (
    NUMBER,
    FromState,
    a_seat,
    at_any_table,
    by_name,
    list_of,
    per_seat,
    word,
)
from game.core.scenario_api import Observable, SituationError, Table, listed, word_of
from game.core.seats import Seat
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
from game.games.mets_ton_slip.scenario.names import face, faces, outfit, slot, spelled
from game.games.mets_ton_slip.scenario.tables import SlipTable

_PHASES: Final = (at.DRAW, at.KEEP, at.ACT, at.DISCARD, at.DEFEND, at.CROIX, at.STEAL, at.OVER)


def _worn(value: object, where: str) -> list[str]:
    return sorted(_worn_card(one, where) for one in listed(value, where))


def _worn_card(value: object, where: str) -> str:
    """Return a worn card as it is spelled; Arlequin names his slot."""
    name, colon, place = value.partition(":") if isinstance(value, str) else (value, "", "")
    card = face(name, where)
    if colon:
        slot(place, where)
    if colon != (":" if card == ARLEQUIN else ""):
        raise SituationError("scenario.arlequin", value, card=CARDS[ARLEQUIN])
    return f"{name}{colon}{place}"


def _seasons(value: object, where: str) -> list[str]:
    """Return seasons in the order of a year: they are a set."""
    named = {word_of(one, SEASONS, where) for one in listed(value, where)}
    return sorted(named, key=SEASONS.index)


def _removed(table: Table, _: list[str]) -> list[str]:
    """Return what left the game, without the cards that were set aside at the beginning."""
    removed = table.journal.state.removed
    aside = table.aside if isinstance(table, SlipTable) else 0
    named = len(table.journal.events[0].removed) - aside
    return spelled(removed[:named] + removed[named + aside :])


def _known(
    table: Table, wanted: dict[int, dict[int, list[str]]]
) -> dict[int, dict[int, list[str]]]:
    """Return the cards of other hands that seats saw go there."""
    known = {}
    for seat, others in wanted.items():
        view = State(table.options, len(DECK))
        for event in table.told(Seat(seat)):
            apply(view, event)
        known[seat] = {
            other: spelled(card for card in view.hands[other] if card != UNKNOWN)
            for other in others
        }
    return known


_STATE: Final = FromState[State]()
_CARD: Final = at_any_table(lambda value, where: CARDS[face(value, where)])
_CARDS: Final = at_any_table(lambda value, where: spelled(faces(value, where)))
OBSERVABLES: Final = by_name(
    _STATE.each("hands", per_seat(_CARDS), lambda state, seat: spelled(state.hands[seat])),
    _STATE.each("hand_size", per_seat(NUMBER), lambda state, seat: len(state.hands[seat])),
    _STATE.each(
        "worn", per_seat(at_any_table(_worn)), lambda state, seat: sorted(outfit(state.worn[seat]))
    ),
    _STATE.each(
        "baskets", per_seat(list_of(_CARD)),
        lambda state, seat: [CARDS[card] for card in state.baskets[seat]],
    ),
    _STATE.one("stock_size", NUMBER, lambda state: len(state.stock)),
    Observable("removed", _CARDS, _removed),
    _STATE.each(
        "seasons", per_seat(at_any_table(_seasons)),
        lambda state, seat: [one for one in SEASONS if season_of(state.worn[seat]) & GROUPS[one]],
    ),
    _STATE.one("turn", a_seat, lambda state: state.turn),
    _STATE.one("phase", word(_PHASES), lambda state: state.phase),
    Observable("knows", per_seat(per_seat(_CARDS)), _known),
)  # fmt: skip
