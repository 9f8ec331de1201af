"""The one fold: what every fact does to a table, whoever's it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.journal import Fold
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.options import AFTER_COUNT
from game.games.wombat.model.places import NOWHERE, PLACES, SPINDLES, TURNED
from game.games.wombat.model.roles import GOOD
from game.games.wombat.model.sensations import ARRIVALS, SIZED, Touch
from game.games.wombat.model.state import (
    HAND,
    NO_BRICK,
    NO_VOTE,
    NOTHING,
    SWITCH_AT,
    Hand,
    State,
)


def _role_dealt(state: State, event: ev.RoleDealt) -> None:
    state.roles[event.to] = event.role


def _resumed(state: State, event: ev.Resumed) -> None:
    state.number = event.round
    state.good, state.bad = event.good, event.bad
    state.switched = event.good >= SWITCH_AT
    for seat in event.out:
        state.alive[seat] = False


def _build_began(state: State, event: ev.BuildBegan) -> None:
    state.phase, state.number, state.tick = at.BUILD, event.number, event.tick
    state.hands = [Hand() for _ in state.hands]
    state.lying = [[] for _ in state.lying]
    state.clacks = [0] * SPINDLES
    state.bases = event.bases
    state.shades, state.lit = {}, ()


def _phase_began(state: State, event: ev.PhaseBegan) -> None:
    if event.phase == at.STRAW and state.options.confused_step == AFTER_COUNT:
        state.switched = state.switched or state.good >= SWITCH_AT
    state.phase, state.tick = event.phase, event.tick
    state.ready = [False] * len(state.ready)
    state.pointing = [NO_VOTE] * len(state.pointing)


def _ticked(state: State, event: ev.Ticked) -> None:
    state.tick = event.number + 1
    for hand in state.hands:
        hand.given = None


def _lit(state: State, event: ev.Lit) -> None:
    state.lit = (event.stacks, event.zones, event.hands)


def _nothing(state: State, event: object) -> None:
    """A fact that changes no table: it is only told."""


def _scored(state: State, event: ev.Scored) -> None:
    if event.team == GOOD:
        state.good += 1
        if state.good == SWITCH_AT and state.options.confused_step != AFTER_COUNT:
            state.switched = True
    else:
        state.bad += 1


def _pointed(state: State, event: ev.Pointed) -> None:
    state.pointing[event.to] = event.target


def _votes_opened(state: State, event: ev.VotesOpened) -> None:
    state.opened = event.targets
    state.pointing = [NO_VOTE] * len(state.pointing)


def _eliminated(state: State, event: ev.Eliminated) -> None:
    state.alive[event.seat] = False


def _readied(state: State, event: ev.Readied) -> None:
    state.ready[event.seat] = True


def _ended(state: State, event: ev.Ended) -> None:
    state.winners, state.reason = event.winners, event.reason
    state.roles = list(event.roles)
    state.phase = at.OVER


# ---------------------------------------------------------------- what is heard and felt


def _clacked(state: State, event: ev.Clacked) -> None:
    state.clacks[event.place] += 1


def _scraped(state: State, event: ev.Scraped) -> None:
    old, clacks = state.lying, state.clacks
    state.lying, state.clacks = [[] for _ in old], [0] * SPINDLES
    for place in range(PLACES):
        state.lying[TURNED[place]] = old[place]
    for place in range(SPINDLES):
        state.clacks[TURNED[place]] = clacks[place]
    for hand in state.hands:
        hand.found, hand.brick = NOTHING, NO_BRICK


def _paw_numbered(state: State, event: ev.PawNumbered) -> None:
    state.hands[event.to].paw = event.number


def _rested(state: State, event: ev.Rested) -> None:
    state.hands[event.to].place = event.place


def _paw_rested(state: State, event: ev.PawRested) -> None:
    state.shades[event.paw] = event.place
    for hand in state.hands:
        if hand.paw == event.paw:
            hand.place = event.place


def _held(state: State, event: ev.Held) -> None:
    hand = state.hands[event.to]
    hand.sizes = [0] * event.bricks
    hand.found = 0 if event.found else NOTHING


def _felt(state: State, event: ev.Felt) -> None:
    hand = state.hands[event.to]
    _TOUCHES[event.touch](hand)
    if event.touch is Touch.TURNED:
        hand.turned = state.tick


def _seen(state: State, event: ev.Seen) -> None:
    if event.touch.place != NOWHERE:
        state.shades[event.paw] = event.touch.place
    for hand in state.hands:
        if hand.paw == event.paw:
            _TOUCHES[event.touch](hand)
            if event.touch is Touch.TURNED:
                hand.turned = state.tick


def _arrive(place: int) -> Callable[[Hand], None]:
    def touch(hand: Hand) -> None:
        hand.running = None
        if place != hand.place:
            hand.place = place
            hand.found, hand.brick = NOTHING, NO_BRICK

    return touch


def _size(size: int) -> Callable[[Hand], None]:
    def touch(hand: Hand) -> None:
        match hand.running:
            case act.Feel(act.FOUND):
                hand.found = size
                hand.running = None
            case act.Feel(slot) if slot != act.SPINDLE:
                hand.sizes[slot - 1] = size
                hand.running = None

    return touch


def _over(hand: Hand) -> None:
    hand.running = None


def _lost(hand: Hand) -> None:
    hand.running = None
    hand.found, hand.brick = NOTHING, NO_BRICK


def _found(hand: Hand) -> None:
    hand.running = None
    hand.found = 0


def _picked(hand: Hand) -> None:
    hand.sizes.append(max(0, hand.found))
    _lost(hand)


def _full(hand: Hand) -> None:
    if isinstance(hand.running, act.Pick):
        hand.found, hand.brick = NOTHING, NO_BRICK
    hand.running = None


def _gain(hand: Hand) -> None:
    hand.sizes.append(0)
    hand.running = None


def _lose(hand: Hand) -> None:
    match hand.running:
        case act.Lay(slot) | act.Drop(slot) | act.Give(slot):
            del hand.sizes[slot - 1]
        case _:
            pass
    hand.running = None


def _covering(hand: Hand) -> None:
    hand.running = None
    hand.covering = True


def _only_felt(hand: Hand) -> None:
    """A touch of another hand: what one is about goes on."""


_TOUCHES: Final[dict[Touch, Callable[[Hand], None]]] = {
    **{touch: _arrive(touch.place) for touch in ARRIVALS},
    **{touch: _size(touch.size) for touch in SIZED},
    Touch.HAND: _only_felt, Touch.NOBODY: _only_felt, Touch.FOUND: _found, Touch.NOTHING: _lost,
    Touch.PICKED: _picked, Touch.FULL: _full, Touch.GONE: _lost, Touch.BOTTOM: _over,
    Touch.LAID: _lose, Touch.IN_THE_WAY: _over, Touch.MOVED: _over, Touch.TOOK: _gain,
    Touch.EMPTY: _over, Touch.DROPPED: _lose, Touch.GAVE: _lose, Touch.GOT: _gain,
    Touch.COVERING: _covering, Touch.TURNED: _over,
}  # fmt: skip
TOUCHES: Final = frozenset(_TOUCHES)
"""Every touch that can be felt."""


# ---------------------------------------------------------------- what a hand is about


def _given(state: State, event: ev.Given) -> None:
    state.hands[event.to].given = event.verb


def _queued(state: State, event: ev.Queued) -> None:
    hand = state.hands[event.to]
    if hand.given is not None and not isinstance(hand.given, (act.Say, act.Stop)):
        hand.waiting = hand.given


def _began(state: State, event: ev.Began) -> None:
    hand = state.hands[event.to]
    hand.running, hand.waiting = event.verb, None
    hand.covering = False


def _lapsed(state: State, event: ev.Lapsed) -> None:
    state.hands[event.to].waiting = None


def _freed(state: State, event: ev.Freed) -> None:
    state.hands[event.to].running = None


def _stopped(state: State, event: ev.Stopped) -> None:
    hand = state.hands[event.to]
    hand.waiting = None
    if not event.kept:
        hand.running = None
        hand.covering = False


# ---------------------------------------------------------------- what the truth alone knows


def _scattered(state: State, event: hidden.Scattered) -> None:
    state.lying = [list(bricks) for bricks in event.lying]


def _carried(state: State, event: hidden.Carried) -> None:
    state.hands[event.seat].bricks = list(event.bricks)


def _timed(state: State, event: hidden.Timed) -> None:
    hand = state.hands[event.seat]
    hand.due, hand.begun, hand.percent = event.due, event.begun, event.percent
    hand.finger = -1


def _reached(state: State, event: hidden.Reached) -> None:
    hand = state.hands[event.seat]
    hand.finger, hand.due = event.finger, event.due


def _grasped(state: State, event: hidden.Grasped) -> None:
    state.hands[event.seat].brick = event.brick


def _moved(state: State, event: hidden.Moved) -> None:
    lying, hands = state.lying, state.hands
    (lying[event.old] if event.old < HAND else hands[event.old - HAND].bricks).remove(event.brick)
    (lying[event.new] if event.new < HAND else hands[event.new - HAND].bricks).append(event.brick)


apply: Final[Fold[State, ev.Event]] = Fold({
    ev.RoleDealt: _role_dealt, ev.Resumed: _resumed, ev.BuildBegan: _build_began,
    ev.PhaseBegan: _phase_began, ev.Ticked: _ticked, ev.Lit: _lit, ev.Counted: _nothing,
    ev.Scored: _scored, ev.Switched: _nothing, ev.Pointed: _pointed,
    ev.VotesOpened: _votes_opened, ev.Eliminated: _eliminated, ev.Readied: _readied,
    ev.Ended: _ended, ev.Clacked: _clacked, ev.Thudded: _nothing, ev.Scraped: _scraped,
    ev.Said: _nothing, ev.PawNumbered: _paw_numbered, ev.Rested: _rested,
    ev.PawRested: _paw_rested, ev.Held: _held, ev.Felt: _felt, ev.Seen: _seen, ev.Given: _given,
    ev.Queued: _queued, ev.Began: _began, ev.Lapsed: _lapsed, ev.Freed: _freed,
    ev.Stopped: _stopped, hidden.Scattered: _scattered, hidden.Carried: _carried,
    hidden.Timed: _timed, hidden.Reached: _reached, hidden.Grasped: _grasped, hidden.Moved: _moved,
})  # fmt: skip
"""Folds a fact into a table, in place."""
