"""Legality: who is asked, and what they may do, from what their seat was told (W42)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.luck import Stream
from game.core.seats import CLOCK, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.phrases import ROLE, known, phrases
from game.games.wombat.model.places import CARRIED, NOWHERE, PLACES, SPINDLES
from game.games.wombat.model.roles import GENEROUS, HELPLESS, TRUSTING
from game.games.wombat.model.state import NOTHING, Hand, State
from game.games.wombat.rules.marks import mark_of

_SPEECH: Final[tuple[Action, ...]] = (act.SAY,)


def pending(state: State) -> Mapping[Seat, Sequence[Action]]:
    """Return who is asked, and what they may do; reaches and phrases are open fields."""
    if state.phase == at.OVER:
        return {}
    asked: dict[Seat, Sequence[Action]] = {}
    for number in range(state.seats):
        seat = Seat(number)
        if offered := offers(state, seat):
            asked[seat] = offered
    asked[CLOCK] = (act.Tick(state.tick, mark_of(state)),)
    return asked


def offers(state: State, seat: Seat) -> Sequence[Action]:
    """Return what a seat may do now; of the open fields their shapes."""
    alive = state.alive[seat]
    match state.phase:
        case at.BUILD:
            if state.hands[seat].given is not None:
                return ()
            return [act.SAY, *hand_verbs(state, seat), *_stop(state, seat)] if alive else _SPEECH
        case at.DEBATE:
            return (act.SAY, act.READY) if alive else _SPEECH
        case at.STRAW | at.FINAL if alive:
            return [act.Vote(target) for target in state.targets(seat)]
    return ()


def ahead(hand: Hand) -> tuple[int, int, bool, bool]:
    """Return where a hand will be if its running verb ends well, and with what.

    Its place, how many bricks it will hold, whether one will be found, whether it turns the box.
    """
    place, held, found, turns = hand.place, len(hand.sizes), hand.found != NOTHING, False
    match hand.running:
        case act.Go(to):
            place, found = to, False
        case act.Grope():
            found = True
        case act.Pick():
            held, found = held + 1, False
        case act.Take() | act.Give(act.RECEIVE):
            held += 1
        case act.Lay() | act.Drop() | act.Give():
            held -= 1
        case act.Turn():
            found, turns = False, True
        case _:
            pass
    return place, min(held, CARRIED), found, turns


def hand_verbs(state: State, seat: int) -> list[Action]:
    """Return what a hand may do; what its role forbids is not there, and nothing tells (W28)."""
    hand, role = state.hands[seat], state.roles[seat]
    place, held, found, turns = ahead(hand)
    legal: list[Action] = [act.GO]
    if place >= SPINDLES:
        legal.append(act.GROPE)
        legal += act.DROPS[held]
        if found:
            legal.append(act.FEEL_FOUND)
            if role != HELPLESS:
                legal.append(act.PICK)
    elif place != NOWHERE:
        legal += (act.COVER, act.FEEL_SPINDLE)
        if role != GENEROUS:
            legal += act.LAYS[held]
        if role != TRUSTING:
            legal.append(act.TAKE)
    legal += act.FEEL_SLOTS[held]
    legal += act.GIFTS[held]
    legal.append(act.GIVE_RECEIVE)
    if not turns and state.tick - hand.turned >= state.options.durations.turn_again:
        legal.append(act.TURN)
    return legal


def held_fast(state: State, seat: int) -> bool:
    """Say whether what a hand does must be ended: the Trusting cannot stop laying (W27)."""
    return isinstance(state.hands[seat].running, act.Lay) and state.roles[seat] == TRUSTING


def _stop(state: State, seat: int) -> Sequence[Action]:
    hand = state.hands[seat]
    runs = hand.running is not None and not held_fast(state, seat)
    return (act.STOP,) if runs or hand.waiting is not None or hand.covering else ()


def may_begin(state: State, seat: int, verb: act.HandVerb) -> bool:
    """Say whether a free hand can begin the verb that waits for it."""
    if isinstance(verb, act.Go):
        return verb.place != state.hands[seat].place
    return verb in hand_verbs(state, seat)


def accepted(state: State, seat: Seat, action: Action) -> bool:
    """Say whether a living or eliminated seat may do this: what is listed, or a filled shape."""
    offered = offers(state, seat)
    match action:
        case act.Go(place):
            there = act.GO in offered and 0 <= place < PLACES
            return there and place != ahead(state.hands[seat])[0]
        case act.Say(phrase):
            of_role = phrase.startswith(ROLE) and not state.alive[seat]
            return act.SAY in offered and phrase in known(state.seats) and not of_role
        case _:
            return action in offered


def fill(view: State, seat: Seat, shape: Action, chance: Stream) -> Action:
    """Return a shape with a place or a phrase by chance; whole verbs as they are."""
    match shape:
        case act.Go(act.OPEN_PLACE):
            here = ahead(view.hands[seat])[0]
            there = [place for place in range(PLACES) if place != here]
            return act.Go(there[chance.below(len(there))])
        case act.Say(""):
            said = phrases(view.seats)
            if not view.alive[seat]:
                said = tuple(one for one in said if not one.startswith(ROLE))
            return act.Say(said[chance.below(len(said))])
        case _:
            return shape
