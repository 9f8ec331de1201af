"""What is legal: pure questions to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.seats import Seat
from game.gangs.model.actions import (
    ANSWER_BIM,
    ANSWER_NON,
    ATTEMPTS,
    DISCARDS,
    MULLIGAN,
    REPLAYS,
    SECONDS,
    TAKE,
    THROWS,
    Action,
)
from game.gangs.model.cards import (
    BIM,
    BLANK,
    D10,
    D20,
    D30,
    DAMAGE,
    HEAL,
    IDENT,
    MULLIGANS,
    NO_DAMAGE,
    NON,
    RECYCLE,
    SWAP,
    face_of,
)
from game.gangs.model.state import NONE, REACT, REPLAY, SECOND, State

_ANYWHERE: Final = (D10, D20, D30, IDENT)
"""Faces that can be laid on some open seat if not all of those had the same damage last."""


def pending(state: State) -> Mapping[Seat, Sequence[Action]]:
    """Return the seat that may act now with its legal actions; empty when all is over.

    Where the asked seat's hand is not known (another seat's view) its actions are left empty.
    """
    phase = state.phase
    seat = state.asked()
    if seat == NONE:
        return {}
    if phase == REACT:
        actions: Sequence[Action] = answers(state.hands[seat])
    elif phase == SECOND:
        actions = [SECONDS[place] for place in second_places(state, state.chooser, state.target)]
    elif phase == REPLAY:
        actions = [REPLAYS[target] for target in replay_targets(state)]
        if state.tokens:
            actions += attempts(state, seat, (face_of(state.card),))
    elif BLANK in state.hands[seat]:
        actions = ()
    else:
        actions = turn_actions(state, seat)
    return {Seat(seat): actions}


def answers(hand: Sequence[int]) -> Sequence[Action]:
    """Return the answers that a hand holds to a card aimed at its owner (E61)."""
    if BIM in hand:
        return [TAKE, ANSWER_BIM, ANSWER_NON] if NON in hand else [TAKE, ANSWER_BIM]
    if NON in hand:
        return [TAKE, ANSWER_NON]
    return () if BLANK in hand else [TAKE]


def turn_actions(state: State, seat: int) -> list[Action]:
    """Return what a seat may do with its own turn, its hand being known."""
    faces = sorted(set(state.hands[seat]))
    near = open_seats(state, seat)
    options, lasts = state.options, state.lasts
    actions: list[Action] = []
    for face in faces:
        throws = THROWS[face]
        # the commonest faces without a call: imagined matches ask this at every turn
        if face == D10 or face == IDENT:
            actions += [throws[target] for target in near]
        elif (face == D20 or face == D30) and options.alternates:
            actions += [throws[target] for target in near if lasts[target] != face]
        elif face != BIM:
            actions += [throws[target] for target in _among(state, seat, face, near, ())]
    if not options.hand:
        return actions  # Z8: who can play nothing passes, and keeps the cards
    if actions:
        if state.alive.count(True) == 2:  # E11
            actions += [DISCARDS[face] for face in faces]
    elif near and state.mulligans < MULLIGANS and state.alive.count(True) > 2:
        return [MULLIGAN]  # E9, E68: no attempts beside it
    else:
        actions = [DISCARDS[face] for face in faces]  # E10, E11
    if state.tokens:
        actions += attempts(state, seat, faces)
    return actions


def can_play(state: State, seat: int) -> bool:
    """Say whether a seat, whose hand was dealt once, holds a card that it may play (Z8)."""
    near = open_seats(state, seat)
    return any(_among(state, seat, face, near, ()) for face in state.hands[seat])


def playable(state: State, seat: int) -> int:
    """Return the faces that a seat could play if it held them, a bit each."""
    near = open_seats(state, seat)
    return sum(1 << face for face in range(NON) if _among(state, seat, face, near, ()))


def attempts(state: State, seat: int, faces: Sequence[int]) -> list[Action]:
    """Return where a seat may try to lay an equal on an equal: nothing else is wrong (E68)."""
    return [
        ATTEMPTS[face][other]
        for face in faces
        if face in (D20, D30)
        for other in range(state.n)
        if only_alternation(state, seat, face, other)
    ]


def open_seats(state: State, seat: int) -> list[int]:
    """Return the seats that ``seat`` may aim at with anything: living, unshielded, others."""
    marks = state.marks
    return [
        other
        for other, lives in enumerate(state.alive)
        if lives and marks[other] < 0 and other != seat
    ]


def targets(state: State, seat: int, face: int, touched: tuple[int, ...] = ()) -> list[int]:
    """Return the seats on which a seat may lay a face, ascending."""
    return _among(state, seat, face, open_seats(state, seat), touched)


def _among(
    state: State, seat: int, face: int, near: list[int], touched: tuple[int, ...]
) -> list[int]:
    """Return those of the open seats on which a face may be laid."""
    if face == BIM or face == NON:
        return []
    if (face == D20 or face == D30) and state.options.alternates:
        lasts = state.lasts
        return [t for t in near if lasts[t] != face]
    if face == RECYCLE:
        return _recyclable(state, near, touched)
    if face == SWAP:
        return near if state.mystery or state.alive.count(True) > 2 else []  # E49
    if face == HEAL and state.options.heal_needs_damage:
        return [t for t in near if state.lasts[t] != NO_DAMAGE]
    return near


def _recyclable(state: State, near: list[int], touched: tuple[int, ...]) -> list[int]:
    """Return those of the open seats whose top card could be taken and replayed (E24)."""
    piles, lasts = state.piles, state.lasts
    # where last damages differ, any damage has a place: the answer for most cards at most tables
    anywhere = _ANYWHERE if len({lasts[t] for t in near}) > 1 else ()
    return [
        t
        for t in near
        if piles[t]
        and t not in touched
        and (piles[t][-1] & 15 in anywhere or _top_taken(state, t, touched, near) != NONE)
    ]


def takeable(state: State, seat: int, target: int, touched: tuple[int, ...]) -> int:
    """Return the card that a recycling laid by ``seat`` on ``target`` would take, or NONE.

    The card must be replayable (E24): it has a target of its own, or it is a recycling and some
    other open pile offers a card that has (E77).
    """
    return _top_taken(state, target, touched, open_seats(state, seat))


def _top_taken(state: State, target: int, touched: tuple[int, ...], near: list[int]) -> int:
    if target in touched or not state.piles[target]:
        return NONE
    card = state.piles[target][-1]
    if _has_target(state, target, card, near):
        return card
    if card & 15 != RECYCLE:
        return NONE
    for other in near:
        if (
            other != target
            and other not in touched
            and state.piles[other]
            and _has_target(state, other, state.piles[other][-1], near)
        ):
            return card
    return NONE


def _has_target(state: State, source: int, card: int, near: list[int]) -> bool:
    """Say whether a card, taken off a pile, could be replayed on an open seat; no recycling."""
    face = card & 15
    if face == RECYCLE or not near:
        return False
    if (face == D20 or face == D30) and state.options.alternates:
        lasts = state.lasts
        for other in near:
            # taking the card off its pile uncovers the damage under it
            last = _last_under(state, source) if other == source else lasts[other]
            if last != face:
                return True
        return False
    if face == SWAP or face == HEAL:
        return bool(_among(state, NONE, face, near, ()))
    return True


def replay_targets(state: State) -> list[int]:
    """Return the seats on which the card just recycled may be replayed."""
    return targets(state, state.chooser, face_of(state.card), state.touched)


def second_places(state: State, by: int, at: int) -> list[int]:
    """Return the places whose tile ``by`` may change with the tile at ``at`` (E29, E36)."""
    places = [
        place for place in range(state.n) if state.alive[place] and place != by and place != at
    ]
    if state.mystery:
        places.append(state.n)
    return places


def only_alternation(state: State, seat: int, face: int, target: int) -> bool:
    """Say whether nothing but alternation forbids a 20 or 30 there (E15)."""
    return (
        target != seat
        and state.alive[target]
        and state.marks[target] < 0
        and state.lasts[target] == face
    )


def _last_under(state: State, seat: int) -> int:
    pile = state.piles[seat]
    for index in range(len(pile) - 2, -1, -1):
        face = pile[index] & 15
        if DAMAGE[face]:
            return face
    return NO_DAMAGE
