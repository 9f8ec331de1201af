"""Legality: who is asked, and what they may do (3.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.seats import Seat
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.actions import STOCK, Action, Replace
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ATTACKS,
    BOUCLIER,
    CLOTHES,
    CROIX_ROUGE,
    EVENTS,
    MIROIR,
    NOTHING,
    STRIPS,
    UNKNOWN,
    VOLEUR,
    WEARABLE,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import (
    jokers_for,
    places,
    why_not_instead,
    worn_without,
)


def pending(state: State) -> Mapping[Seat, Sequence[Action]]:
    """Return who is asked, and what they may do; on a view, of a hand that is known."""
    seat = state.asked()
    if seat is None:
        return {}
    match state.phase:
        case at.DRAW:
            return {seat: list(drawings(state, seat))}
        case at.DEFEND:
            return {seat: list(_answers(state, seat))}
        case at.CROIX:
            return {seat: [act.GIVES[slot] for slot in _filled(state, seat)]}
        case at.STEAL:
            return {seat: list(thefts(state, seat, state.pointed))}
        case at.DISCARD:
            return {seat: [*_layings(state, seat), act.FINISH]}
        case _:
            return {seat: list(_doings(state, seat))}


def _filled(state: State, seat: int) -> list[int]:
    worn = state.worn[seat]
    return [slot for slot in ALL_SLOTS if worn[slot] != NOTHING]


def drawings(state: State, seat: int) -> Iterator[Action]:
    """Yield where a seat may draw; baskets that would be washed count as a clean pile (M26)."""
    if state.stock or any(state.baskets):
        yield act.DRAWS[STOCK]
    for other, basket in enumerate(state.baskets):
        if basket and other != seat:
            yield act.DRAWS[other]


def _held(state: State, seat: int) -> list[int]:
    """Return the faces that a hand is known to hold, each once, in the order of faces."""
    return sorted(set(state.hands[seat]) - {UNKNOWN})


def _doings(state: State, seat: int) -> Iterator[Action]:
    worn, options = state.worn[seat], state.options
    others = [other for other in range(state.seats) if other != seat]
    for face in _held(state, seat):
        if face in WEARABLE:
            yield from (act.WEARS[face][slot] for slot in places(face, worn, options))
        if face in CLOTHES:
            yield from replacements(state, seat, face)
        elif face in ATTACKS:
            yield from (
                act.ATTACKS_AT[face][other] for other in others if harms(state, face, seat, other)
            )
        elif face in EVENTS:
            yield act.EVENTS_OF[face]
    yield from _layings(state, seat)


def replacements(state: State, seat: int, face: int) -> Iterator[Action]:
    """Yield how a garment may take a joker's place anywhere, the joker going on its new owner."""
    for target in range(state.seats):
        worn = state.worn[target]
        for slot in jokers_for(face, worn, state.options):
            if why_not_instead(face, slot, worn) is None:
                for put in homes(state, seat, face, target, slot):
                    yield Replace(face, target, slot, put)


def homes(state: State, seat: int, face: int, target: int, slot: int) -> list[int]:
    """Return where a joker that is freed may go on the seat that frees it (M11)."""
    own = state.worn[seat]
    if target == seat:
        own = worn_without(own, slot, face)
    return places(state.worn[target][slot], own, state.options)


def harms(state: State, attack: int, author: int, target: int) -> bool:
    """Say whether an attack would do something (3.1.1, M13)."""
    worn = state.worn[target]
    if attack == VOLEUR:
        return next(thefts(state, author, target), None) is not None
    if attack == CROIX_ROUGE:
        return any(face != NOTHING for face in worn)
    return any(worn[slot] != NOTHING for slot in STRIPS[attack])


def thefts(state: State, thief: int, target: int) -> Iterator[Action]:
    """Yield what a thief can take and put on at once."""
    worn, options = state.worn[thief], state.options
    for slot, face in enumerate(state.worn[target]):
        if face != NOTHING:
            yield from (act.STEALS[slot][put] for put in places(face, worn, options))


def _answers(state: State, seat: int) -> Iterator[Action]:
    hand = state.hands[seat]
    yield act.BEAR
    if BOUCLIER in hand:
        yield act.SHIELDED
    if MIROIR in hand:
        yield act.MIRRORED


def _layings(state: State, seat: int) -> Iterator[Action]:
    yield from (act.DISCARDS[face] for face in _held(state, seat))
    if state.options.discard_placed != "one" or not state.taken_off:
        yield from (act.UNDRESSES[slot] for slot in _filled(state, seat))
