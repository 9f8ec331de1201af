"""Refusals: why an action is not legal, the first reason in the order of RULES.md."""

from __future__ import annotations

from game.core.seats import Seat
from game.gangs.model.actions import (
    MULLIGAN,
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import BIM, D20, D30, NON, RECYCLE, SWAP, face_of
from game.gangs.model.state import CHOOSE, NONE, REACT, REPLAY, SECOND, State
from game.gangs.rules.legality import only_alternation, pending


def refusal(state: State, seat: int, action: Action) -> str | None:
    """Return why an action is not legal, the first reason in the order of RULES.md, or None."""
    if seat != state.asked():
        return "not-your-turn"
    if action in pending(state).get(Seat(seat), ()):
        return None
    match action:
        case Answer():
            return "not-held" if state.phase == REACT else "not-offered"
        case Throw():
            if state.phase != CHOOSE or action.face in (BIM, NON):
                return "not-offered"
            if action.face not in state.hands[seat]:
                return "not-held"
            return _why_not_there(state, seat, action.face, action.target)
        case Replay():
            if state.phase != REPLAY:
                return "not-offered"
            return _why_not_there(state, seat, face_of(state.card), action.target)
        case Second():
            return _why_not_second(state, seat, action.place)
        case Discard():
            if state.phase != CHOOSE or not state.options.hand:
                return "not-offered"
            if action.face not in state.hands[seat]:
                return "not-held"
            stuck = pending(state).get(Seat(seat), ()) == [MULLIGAN]
            return "not-offered" if stuck else "must-play"
        case Attempt():
            return _why_no_attempt(state, seat, action.face, action.target)
        case Mulligan():
            return "not-offered"


def _why_not_there(state: State, seat: int, face: int, target: int) -> str:
    if target == seat:
        return "self"
    if target >= state.n:
        return "not-offered"
    if not state.alive[target]:
        return "out"
    if state.marks[target] != NONE:
        return "shielded"
    if face in (D20, D30):
        return "alternation"
    if face == SWAP:
        return "no-second"
    if face == RECYCLE:
        return "nothing-to-recycle"
    return "not-offered"


def _why_not_second(state: State, seat: int, place: int) -> str:
    if state.phase != SECOND:
        return "not-offered"
    if place == seat:
        return "self"
    return "out" if place < state.n and not state.alive[place] else "not-offered"


def _why_no_attempt(state: State, seat: int, face: int, target: int) -> str:
    choosing = state.phase == CHOOSE and pending(state).get(Seat(seat), ()) != [MULLIGAN]
    replaying = state.phase == REPLAY and face == face_of(state.card)
    if not state.tokens or face not in (D20, D30) or target >= state.n:
        return "not-offered"
    if not (choosing or replaying):
        return "not-offered"
    legal_play = target != seat and state.alive[target] and state.marks[target] == NONE
    if legal_play and not only_alternation(state, seat, face, target):
        return "not-offered"
    if choosing and face not in state.hands[seat]:
        return "not-held"
    return _why_not_there(state, seat, face, target)
