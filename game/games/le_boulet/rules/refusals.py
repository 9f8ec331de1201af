"""Refusals: why something may not be done, the first reason that applies."""

from __future__ import annotations

from typing import Final

from game.core.seats import Seat
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import compared, why_not_defended, why_not_said
from game.games.le_boulet.rules.legality import may_ask, may_lead, may_swap

_WHEN: Final = {
    act.Found: (at.RACE,),
    act.FoundNone: (at.RACE,),
    act.Lead: (at.LEAD,),
    act.Pass: (at.LEAD,),
    act.Answer: (at.ANSWER, at.RETRY),
    act.Decline: (at.ANSWER, at.RETRY),
    act.Ask: (at.ANSWER,),
    act.Explain: (at.EXPLAIN,),
    act.Contest: (at.ANSWER, at.OPEN),
    act.Fine: (at.OPEN,),
    act.Defend: (at.DEFENCE,),
    act.Vote: (at.VOTE,),
    act.Give: (at.GIVE,),
}
"""In which moments each kind of action is offered."""


def refusal(state: State, seat: Seat, action: act.Action) -> str | None:
    """Return why a seat may not do this now, a key of the strings, None if it may."""
    if seat not in state.asked():
        return "not-your-turn"
    if state.phase not in _WHEN[type(action)]:
        return "not-offered"
    match action:
        case act.Found(tenths):
            return None if tenths in act.TENTHS else "not-offered"
        case act.Lead():
            return _lead(state, action)
        case act.Pass(face):
            return _pass(state, face)
        case act.Answer(face):
            return _answer(state, seat, face)
        case act.Ask():
            return None if may_ask(state) else "not-offered"
        case act.Contest(thing):
            return _contest(state, seat, thing)
        case act.Defend(text) | act.Explain(text):
            return why_not_defended(text)
        case act.Vote(good):
            return None if good in (0, 1) else "not-offered"
        case act.Give(to):
            if to == seat:
                return "self"
            return None if to == NOBODY_GETS or 0 <= to < state.seats else "not-offered"
        case _:
            return None


def _lead(state: State, action: act.Lead) -> str | None:
    hand = state.hands[state.leader]
    pair = (action.a, action.b)
    if not may_lead(state):
        return "not-offered"
    if any(face not in hand for face in pair):
        return "not-held"
    if pair.count(BOULET) > (1 if state.options.boulet_in_pair else 0):
        return "boulet"
    if action.a == action.b:
        return "same-card"
    if reason := why_not_said(action.theme):
        return reason
    return "theme-again" if compared(action.theme) in state.spent else None


def _pass(state: State, face: int) -> str | None:
    if face == NONE:
        return None
    if not may_swap(state):
        return "not-offered"
    return None if face in state.hands[state.leader] else "not-held"


def _answer(state: State, seat: int, face: int) -> str | None:
    if face not in state.hands[seat]:
        return "not-held"
    again = state.phase == at.RETRY and face in state.barred[seat]
    return "card-again" if again else None


def _contest(state: State, seat: int, thing: int) -> str | None:
    """Return why something cannot be contested; in ANSWER nothing but the pair is there."""
    if thing == PAIR:
        owner = state.leader
    elif state.phase == at.OPEN and 0 <= thing < state.seats:
        owner = Seat(thing)
        if state.answers[thing] in (NONE, BOULET):
            return "not-offered"
    else:
        return "not-offered"
    if thing in state.good:
        return "not-offered"
    return "self" if owner == seat else None
