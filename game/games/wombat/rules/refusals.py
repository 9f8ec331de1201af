"""Refusals: why something may not be done, the first reason that applies."""

from __future__ import annotations

from game.core.seats import CLOCK, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State
from game.games.wombat.rules.legality import accepted, pending


def refusal(state: State, seat: Seat, action: act.Action) -> str | None:
    """Return why a seat may not do this now, a key of the strings, None if it may.

    What a role forbids is told apart from nothing else (W28).
    """
    if seat == CLOCK:
        return None if action in pending(state).get(CLOCK, ()) else "not-offered"
    if not 0 <= seat < state.seats or isinstance(action, act.Tick):
        return "not-offered"
    if not state.alive[seat] and not isinstance(action, act.Say):
        return "out"
    if state.phase == at.BUILD and state.hands[seat].given is not None:
        return "twice"
    return None if accepted(state, seat, action) else "not-offered"
