"""What is legal: pure questions to a state (1.3, 1.4, 1.9 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.seats import Seat
from game.games.et_bim.model.actions import (
    ANSWER_BIM,
    DISCARDS,
    MULLIGAN,
    REPLAYS,
    SECONDS,
    TAKE,
    THROWS,
    Action,
    Answer,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.games.et_bim.model.cards import (
    BIM,
    BLANK,
    D20,
    D30,
    DAMAGE,
    HEAL,
    MULLIGANS,
    NO_DAMAGE,
    NON,
    RECYCLE,
    SWAP,
    face_of,
)
from game.games.et_bim.model.state import CHOOSE, NONE, REACT, REPLAY, SECOND, State


def pending(state: State) -> Mapping[Seat, Sequence[Action]]:
    """Return the seat that may act now with its legal actions; empty when all is over.

    Where the asked seat's hand is not known (another seat's view) its actions are left empty.
    """
    seat = state.asked()
    if seat == NONE:
        return {}
    if state.phase == REACT:
        actions: Sequence[Action] = [TAKE, ANSWER_BIM] if BIM in state.hands[seat] else [TAKE]
        if BLANK in state.hands[seat]:
            actions = ()
    elif state.phase == SECOND:
        actions = [SECONDS[place] for place in second_places(state, state.chooser, state.target)]
    elif state.phase == REPLAY:
        actions = [REPLAYS[target] for target in replay_targets(state)]
    elif BLANK in state.hands[seat]:
        actions = ()
    else:
        actions = turn_actions(state, seat)
    return {Seat(seat): actions}


def turn_actions(state: State, seat: int) -> list[Action]:
    """Return what a seat may do with its own turn (LEGALITY of 1.4), its hand being known."""
    faces = sorted(set(state.hands[seat]))
    actions: list[Action] = []
    for face in faces:
        throws = THROWS[face]
        actions += [throws[target] for target in targets(state, seat, face)]
    if actions:
        if sum(state.alive) == 2:  # E11
            actions += [DISCARDS[face] for face in faces]
        return actions
    if state.mulligans < MULLIGANS and sum(state.alive) > 2 and _somebody_open(state, seat):
        return [MULLIGAN]  # E9
    return [DISCARDS[face] for face in faces]  # E10, E11


def targets(state: State, seat: int, face: int, touched: tuple[int, ...] = ()) -> list[int]:
    """Return the seats on which a seat may lay a face (1.3), ascending."""
    if face == BIM or face == NON:
        return []
    alive = state.alive
    marks = state.marks
    near = [t for t in range(state.n) if t != seat and alive[t] and marks[t] < 0]
    if face == D20 or face == D30:
        lasts = state.lasts
        return [t for t in near if lasts[t] != face]
    if face == RECYCLE:
        return [t for t in near if takeable(state, seat, t, touched) != NONE]
    if face == SWAP:
        return near if state.mystery or sum(alive) > 2 else []  # E49
    if face == HEAL and state.heal_needs_damage:
        return [t for t in near if state.lasts[t] != NO_DAMAGE]
    return near


def takeable(state: State, seat: int, target: int, touched: tuple[int, ...]) -> int:
    """Return the card that a recycling laid by ``seat`` on ``target`` would take, or NONE.

    The card must be replayable (E24): it has a target of its own, or it is a recycling and some
    other open pile offers a card that has (1.11b.13).
    """
    if target in touched or not state.piles[target]:
        return NONE
    card = state.piles[target][-1]
    if has_target(state, seat, target, card):
        return card
    if face_of(card) != RECYCLE:
        return NONE
    for other in range(state.n):
        if (
            other not in (seat, target)
            and other not in touched
            and state.alive[other]
            and state.marks[other] < 0
            and state.piles[other]
            and has_target(state, seat, other, state.piles[other][-1])
        ):
            return card
    return NONE


def has_target(state: State, seat: int, source: int, card: int) -> bool:
    """Say whether ``seat`` could replay a card, taken off a pile, on somebody; no recycling."""
    face = face_of(card)
    if face == RECYCLE:
        return False
    if face != D20 and face != D30:
        return bool(targets(state, seat, face))
    return any(
        # taking the card off its pile uncovers the damage under it
        (_last_under(state, source) if other == source else state.lasts[other]) != face
        for other in range(state.n)
        if other != seat and state.alive[other] and state.marks[other] < 0
    )


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


def refusal(state: State, seat: int, action: Action) -> str | None:
    """Return why an action is not legal, the first reason in the order of commands.md, or None."""
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
            if state.phase != SECOND:
                return "not-offered"
            if action.place == seat:
                return "self"
            dead = action.place < state.n and not state.alive[action.place]
            return "out" if dead else "not-offered"
        case Discard():
            if state.phase != CHOOSE:
                return "not-offered"
            if action.face not in state.hands[seat]:
                return "not-held"
            stuck = pending(state).get(Seat(seat), ()) == [MULLIGAN]
            return "not-offered" if stuck else "must-play"
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


def _somebody_open(state: State, seat: int) -> bool:
    return any(
        state.alive[other] and state.marks[other] < 0 for other in range(state.n) if other != seat
    )


def _last_under(state: State, seat: int) -> int:
    pile = state.piles[seat]
    for index in range(len(pile) - 2, -1, -1):
        face = pile[index] & 15
        if DAMAGE[face]:
            return face
    return NO_DAMAGE
