"""Legality: who is asked, and what they may do.

Bots imagine thousands of turns a decision: an outfit is looked at once, as a set of filled slots.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.core.seats import Seat
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.actions import STOCK, Action, Replace
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ANY_SEASON,
    ARLEQUIN,
    ATTACKS,
    BOUCLIER,
    CROIX_ROUGE,
    EVENTS,
    JOKERS,
    MIROIR,
    NOTHING,
    SEASONS_OF,
    STANDS_IN,
    STRIPS,
    UNKNOWN,
    VOLEUR,
    season_of,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import (
    places,
    rests,
    slots_for,
    worn_without,
)

_SETS: Final = tuple(
    tuple(slot for slot in ALL_SLOTS if filled >> slot & 1) for filled in range(1 << len(ALL_SLOTS))
)
"""By set of slots, which these are."""
_OUTFITS: Final = [
    [ARLEQUIN if slot in slots else NOTHING for slot in ALL_SLOTS] for slots in _SETS
]
_FREE: Final = tuple(
    tuple(worn[slot] == NOTHING and rests(worn, slot) for slot in ALL_SLOTS) for worn in _OUTFITS
)
"""By set of filled slots, whether each slot is empty and all is worn that it rests on."""
_JOKERS: Final = frozenset(JOKERS)
_WORN: Final = JOKERS.stop
"""Faces below this one are worn."""
_STRIPPED: Final = {face: sum(1 << slot for slot in slots) for face, slots in STRIPS.items()}
"""The slots that an attack empties, as a set of bits."""


def pending(state: State) -> Mapping[Seat, Sequence[Action]]:
    """Return who is asked, and what they may do; on a view, of a hand that is known."""
    seat = state.asked()
    if seat is None:
        return {}
    phase = state.phase
    if phase == at.DRAW:
        return {seat: drawings(state, seat)}
    if phase == at.KEEP:
        return {seat: [act.KEEPS[face] for face in offered(state, seat)]}
    if phase == at.ACT:
        return {seat: _doings(state, seat)}
    if phase == at.DISCARD:
        return {seat: [*_layings(state, seat, _held(state, seat)), act.FINISH]}
    if phase == at.DEFEND:
        return {seat: _answers(state, seat)}
    if phase == at.CROIX:
        return {seat: [act.GIVES[slot] for slot in _filled(state, seat)]}
    return {seat: list(thefts(state, seat, state.pointed))}


def _filled(state: State, seat: int) -> list[int]:
    return [slot for slot, face in enumerate(state.worn[seat]) if face != NOTHING]


def look(worn: Sequence[int]) -> tuple[int, int]:
    """Return the filled slots of an outfit and the seasons it goes with, as sets of bits."""
    filled, seasons = 0, ANY_SEASON
    for slot, face in enumerate(worn):
        if face >= 0:
            filled |= 1 << slot
            seasons &= SEASONS_OF[face]
    return filled, seasons


def offered(state: State, seat: int) -> list[int]:
    """Return the clean cards of which a seat may keep one; on a view, those that are known."""
    hand = state.hands[seat]
    return sorted({face for face in hand[len(hand) - state.offered :] if face != UNKNOWN})


def drawings(state: State, seat: int) -> list[Action]:
    """Return where a seat may draw; baskets that would be washed count as a clean pile (M26)."""
    found: list[Action] = []
    if state.stock or any(state.baskets):
        found.append(act.DRAWS[STOCK])
    for other, basket in enumerate(state.baskets):
        if basket and other != seat:
            found.append(act.DRAWS[other])
    return found


def _held(state: State, seat: int) -> list[int]:
    """Return the faces that a hand is known to hold, each once, in the order of faces."""
    held = set(state.hands[seat])
    held.discard(UNKNOWN)
    return sorted(held)


def _doings(state: State, seat: int) -> list[Action]:
    filled, seasons = look(state.worn[seat])
    free = _FREE[filled]
    held = _held(state, seat)
    jokers = _jokers_out(state)
    others = None
    options = state.options
    found: list[Action] = []
    for face in held:
        if face < _WORN:
            if SEASONS_OF[face] & seasons:
                found += [act.WEARS[face][slot] for slot in slots_for(face, options) if free[slot]]
            if jokers and face < ARLEQUIN:
                found += _replacements(state, seat, face, jokers)
        elif face in ATTACKS:
            if others is None:
                others = [
                    (other, look(worn)[0]) for other, worn in enumerate(state.worn) if other != seat
                ]
            found += [
                act.ATTACKS_AT[face][other]
                for other, on in others
                if on
                and (_STRIPPED[face] & on if face in _STRIPPED else harms(state, face, seat, other))
            ]
        elif face in EVENTS:
            found.append(act.EVENTS_OF[face])
    found += [act.DISCARDS[face] for face in held]
    # whoever acts has taken nothing off yet: any may be the first
    found += [act.UNDRESSES[slot] for slot in _SETS[filled]]
    return found


def _jokers_out(state: State) -> list[tuple[int, int, int]]:
    """Return the jokers on the table that a garment could go under: whose, where, which seasons.

    A joker above a hole cannot be replaced (M27).
    """
    found = []
    for target, worn in enumerate(state.worn):
        if _JOKERS.isdisjoint(worn):
            continue
        for slot, face in enumerate(worn):
            if face in _JOKERS and rests(worn, slot):
                found.append((target, slot, season_of(worn)))
    return found


def freed(state: State, seat: int) -> list[Replace]:
    """Return how each garment of a hand may take a joker's place."""
    if not (jokers := _jokers_out(state)):
        return []
    garments = [face for face in _held(state, seat) if face < ARLEQUIN]
    return [one for face in garments for one in _replacements(state, seat, face, jokers)]


def _replacements(
    state: State, seat: int, face: int, jokers: Sequence[tuple[int, int, int]]
) -> Iterator[Replace]:
    """Yield how a garment may take a joker's place anywhere, the joker going on its new owner."""
    its = STANDS_IN[face][0]
    for target, slot, seasons in jokers:
        if slot == its and SEASONS_OF[face] & seasons:
            for put in homes(state, seat, face, target, slot):
                yield Replace(face, target, slot, put)


def homes(state: State, seat: int, face: int, target: int, slot: int) -> list[int]:
    """Return where a joker that is freed may go on the seat that frees it (M11)."""
    own = state.worn[seat]
    if target == seat:
        own = worn_without(own, slot, face)
    return places(state.worn[target][slot], own, state.options)


def harms(state: State, attack: int, author: int, target: int) -> bool:
    """Say whether an attack would do something (M13)."""
    worn = state.worn[target]
    if attack == VOLEUR:
        return next(thefts(state, author, target), None) is not None
    if attack == CROIX_ROUGE:
        return any(face != NOTHING for face in worn)
    return any(worn[slot] != NOTHING for slot in STRIPS[attack])


def thefts(state: State, thief: int, target: int) -> Iterator[Action]:
    """Yield what a thief can take and put on at once."""
    filled, seasons = look(state.worn[thief])
    free = _FREE[filled]
    for slot, face in enumerate(state.worn[target]):
        if face != NOTHING and SEASONS_OF[face] & seasons:
            for put in slots_for(face, state.options):
                if free[put]:
                    yield act.STEALS[slot][put]


def _answers(state: State, seat: int) -> list[Action]:
    hand = state.hands[seat]
    found: list[Action] = [act.BEAR]
    if BOUCLIER in hand:
        found.append(act.SHIELDED)
    if MIROIR in hand:
        found.append(act.MIRRORED)
    return found


def _layings(state: State, seat: int, held: Sequence[int]) -> list[Action]:
    found: list[Action] = [act.DISCARDS[face] for face in held]
    if state.options.discard_placed != "one" or not state.taken_off:
        found += [act.UNDRESSES[slot] for slot in _filled(state, seat)]
    return found
