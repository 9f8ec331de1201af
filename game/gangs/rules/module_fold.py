"""The fold of the modules' events; see ``fold``."""

from __future__ import annotations

from collections.abc import Callable
from operator import add
from typing import Any, Final

from game.gangs.model import module_events as ev
from game.gangs.model.cards import NON, card_of
from game.gangs.model.state import BETWEEN, CHOOSE, NONE, State
from game.gangs.rules.moves import aim, away, from_hand, with_at


def _round_began(state: State, event: ev.RoundBegan) -> None:
    state.clear(event.number)
    state.points = event.points


def _mission_dealt(state: State, event: ev.MissionDealt) -> None:
    state.missions = with_at(state.missions, event.to, event.mission)


def _refused(state: State, event: ev.Refused) -> None:
    from_hand(state, event.seat, NON)
    away(state, NON)
    state.discard.append(state.card)
    state.card = NONE
    state.phase = BETWEEN


def _offended(state: State, event: ev.Offended) -> None:
    seat, face = event.seat, event.face
    again = state.tokens[seat]
    if state.phase == CHOOSE:
        from_hand(state, seat, face)
        if again:
            state.card = card_of(state.next_card, face)
            state.next_card += 1
            state.played = True
        else:  # it goes back, and everybody knows now that it is there
            state.hands[seat].insert(0, face)
    if again:  # it comes down on the offender's own pile
        aim(state, seat, seat)
        state.phase = BETWEEN
    state.tokens = with_at(state.tokens, seat, True)


def _round_ended(state: State, event: ev.RoundEnded) -> None:
    if event.reason == "one-gang" and state.open_sets:
        state.open_sets.pop()
    state.missions = event.missions
    state.points = tuple(map(add, state.points, event.gained))
    state.phase = BETWEEN


MODULE_FOLD: Final[dict[type, Callable[[State, Any], None]]] = {
    ev.RoundBegan: _round_began,
    ev.MissionDealt: _mission_dealt,
    ev.Refused: _refused,
    ev.Offended: _offended,
    ev.RoundEnded: _round_ended,
}
