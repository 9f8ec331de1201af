"""Refusals: why something may not be done, the first reason that applies."""

from __future__ import annotations

from typing import Final

from game.core.seats import Seat
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ATTACKS,
    CLOTHES,
    DEFENCES,
    EVENTS,
    JOKERS,
    NOTHING,
    WEARABLE,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import (
    slots_for,
    why_not,
    why_not_instead,
    worn_without,
)
from game.games.mets_ton_slip.rules.legality import harms, homes, offered

_WHEN: Final = {
    act.Draw: (at.DRAW,),
    act.Keep: (at.KEEP,),
    act.Wear: (at.ACT,),
    act.Replace: (at.ACT,),
    act.Attack: (at.ACT,),
    act.Celebrate: (at.ACT,),
    act.Discard: (at.ACT, at.DISCARD),
    act.Undress: (at.ACT, at.DISCARD),
    act.Finish: (at.ACT, at.DISCARD),
    act.Bear: (at.DEFEND,),
    act.Defend: (at.DEFEND,),
    act.Give: (at.CROIX,),
    act.Steal: (at.STEAL,),
}
"""In which moment each kind of action is offered."""
_FROM_HAND: Final = (
    act.Wear, act.Replace, act.Attack, act.Celebrate, act.Discard, act.Defend,
)  # fmt: skip


def refusal(state: State, seat: Seat, action: act.Action) -> str | None:
    """Return why a seat may not do this now, a key of the strings, None if it may."""
    if state.asked() != seat:
        return "not-your-turn"
    if state.phase not in _WHEN[type(action)] or not _fit(action):
        return "not-offered"
    if isinstance(action, act.Finish):
        return None if state.phase == at.DISCARD else "nothing-discarded"
    if isinstance(action, _FROM_HAND) and action.face not in state.hands[seat]:
        return "not-held"
    match action:
        case act.Draw(source):
            return _draw(state, seat, source)
        case act.Keep(face):
            return None if face in offered(state, seat) else "not-new"
        case act.Wear(face, slot):
            return why_not(face, slot, state.worn[seat], state.options)
        case act.Replace():
            return _replace(state, seat, action)
        case act.Attack(face, target):
            return _attack(state, seat, face, target)
        case act.Undress(slot):
            return _undress(state, seat, slot)
        case act.Give(slot):
            return _empty(state, seat, slot)
        case act.Steal(slot, put):
            taken = state.pointed
            return _empty(state, taken, slot) or why_not(
                state.worn[taken][slot], put, state.worn[seat], state.options
            )
        case _:
            return None


def _fit(action: act.Action) -> bool:
    """Say whether a card is used for what it is."""
    match action:
        case act.Wear(face):
            return face in WEARABLE
        case act.Replace(face):
            return face in CLOTHES
        case act.Attack(face):
            return face in ATTACKS
        case act.Celebrate(face):
            return face in EVENTS
        case act.Defend(face):
            return face in DEFENCES
        case _:
            return True


def _draw(state: State, seat: int, source: int) -> str | None:
    if source == seat:
        return "own-basket"
    if source == act.STOCK:
        return None  # there is always something to draw while one draws
    there = 0 <= source < state.seats and state.baskets[source]
    return None if there else "basket-empty"


def _replace(state: State, seat: int, action: act.Replace) -> str | None:
    face, target, slot, put = action.face, action.target, action.slot, action.put
    if not 0 <= target < state.seats:
        return "no-joker"
    worn = state.worn[target]
    if slot not in slots_for(face, state.options) or worn[slot] not in JOKERS:
        return "no-joker"
    if reason := why_not_instead(face, slot, worn):
        return reason
    found = homes(state, seat, face, target, slot)
    if not found:
        return "nowhere"
    if put in found:
        return None
    own = worn_without(worn, slot, face) if target == seat else state.worn[seat]
    return why_not(worn[slot], put, own, state.options)


def _attack(state: State, seat: int, face: int, target: int) -> str | None:
    if target == seat:
        return "self"
    there = 0 <= target < state.seats
    return None if there and harms(state, face, seat, target) else "no-effect"


def _empty(state: State, seat: int, slot: int) -> str | None:
    there = slot in ALL_SLOTS and state.worn[seat][slot] != NOTHING
    return None if there else "slot-empty"


def _undress(state: State, seat: int, slot: int) -> str | None:
    if reason := _empty(state, seat, slot):
        return reason
    one = state.options.discard_placed == "one" and state.taken_off
    return "one-placed" if one else None
