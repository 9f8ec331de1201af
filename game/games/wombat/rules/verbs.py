"""Verbs: how those of a hand begin and how they end (W18 to W56)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model.options import Durations
from game.games.wombat.model.places import CARRIED, SIZE, SPINDLES, STEPS
from game.games.wombat.model.sensations import ARRIVALS, SIZED, Touch
from game.games.wombat.model.state import HAND, NO_BRICK, Hand, State
from game.games.wombat.rules.legality import may_begin
from game.games.wombat.rules.touches import Told, arrive, feel, feel_all, move

_SIZED: Final = tuple(SIZED[size - 1] for size in SIZE)
"""By brick, what a hand feels of it."""
MILLION: Final = 1_000_000
_FINDS: Final = tuple(MILLION - MILLION * 45**many // 100**many for many in range(len(SIZE) + 1))
"""How likely a hand finds one of so many bricks, in millionths: 1 - 0.45^k (W56)."""


def lasts(base: int, percent: int) -> int:
    """Return how many ticks a verb takes: its base in percent, rounded, at least one (W40)."""
    return max(1, (base * percent + 50) // 100)


def _base(verb: act.HandVerb, hand: Hand, durations: Durations) -> int:
    match verb:
        case act.Go(place):
            return durations.go[STEPS[hand.place][place] - 1]
        case act.Grope():
            return durations.grope
        case act.Pick():
            return durations.pick
        case act.Feel(what):
            return durations.feel_spindle if what == act.SPINDLE else durations.feel
        case act.Lay():
            return durations.lay
        case act.Take():
            return durations.take
        case act.Drop():
            return durations.drop
        case act.Cover():
            return durations.cover
        case _:
            return durations.turn


# ---------------------------------------------------------------- beginning


def begin(journal: Told, seat: int, percent: int, order: Sequence[int]) -> Sequence[int]:
    """Let a free hand begin what waits for it, at the end of the present tick.

    Returns whose hands are free again already: those that a gift passed between.
    """
    state = journal.state
    hand, tick = state.hands[seat], state.tick
    verb = hand.waiting
    if verb is None:
        return ()
    if not may_begin(state, seat, verb):
        journal.tell(ev.Lapsed(Seat(seat)))
        return ()
    durations = state.options.durations
    journal.tell(ev.Began(Seat(seat), verb))
    if isinstance(verb, act.Give):
        journal.tell(hidden.Timed(NOBODY, Seat(seat), tick + durations.gift + 1, tick, percent))
        return _meet(journal, seat, verb, order)
    due = tick + lasts(_base(verb, hand, durations), percent)
    journal.tell(hidden.Timed(NOBODY, Seat(seat), due, tick, percent))
    return ()


def _meet(journal: Told, seat: int, verb: act.Give, order: Sequence[int]) -> Sequence[int]:
    """Pass a brick where another hand there holds out what fits; of several the first (W45)."""
    state = journal.state
    takes = verb.what == act.RECEIVE
    if takes and len(state.hands[seat].bricks) >= CARRIED:
        return ()
    met = [
        other
        for other in state.there(state.hands[seat].place)
        if other != seat and _fits(state.hands[other], takes=takes)
    ]
    if not met:
        return ()
    other = min(met, key=lambda one: (state.hands[one].begun, order.index(one)))
    giver, taker = (other, seat) if takes else (seat, other)
    gift = state.hands[giver].running
    assert isinstance(gift, act.Give)
    brick = state.hands[giver].bricks[gift.what - 1]
    feel(journal, giver, Touch.GAVE)
    feel(journal, taker, Touch.GOT)
    move(journal, brick, HAND + giver, HAND + taker)
    return (giver, taker)


def _fits(hand: Hand, *, takes: bool) -> bool:
    match hand.running:
        case act.Give(act.RECEIVE):
            return not takes and len(hand.bricks) < CARRIED
        case act.Give():
            return takes
        case _:
            return False


# ---------------------------------------------------------------- ending


def end(journal: Told, luck: Luck, seat: int) -> None:
    """End the verb of a hand that is due, or one step of feeling a spindle."""
    state = journal.state
    hand = state.hands[seat]
    match hand.running:
        case act.Go(place):
            _arrived(journal, luck, seat, place)
        case act.Grope():
            _groped(journal, luck, seat)
        case act.Pick():
            _picked(journal, seat)
        case act.Feel(act.SPINDLE):
            _felt_spindle(journal, seat)
        case act.Feel(act.FOUND):
            lies = hand.brick in state.lying[hand.place]
            feel(journal, seat, _SIZED[hand.brick] if lies else Touch.GONE)
        case act.Feel(slot):
            feel(journal, seat, _SIZED[hand.bricks[slot - 1]])
        case act.Lay(slot):
            if not _hindered(journal, seat):
                brick = hand.bricks[slot - 1]
                feel(journal, seat, Touch.LAID)
                move(journal, brick, HAND + seat, hand.place)
                journal.tell(ev.Clacked(hand.place))
        case act.Take():
            _took(journal, seat)
        case act.Drop(slot):
            brick = hand.bricks[slot - 1]
            feel(journal, seat, Touch.DROPPED)
            move(journal, brick, HAND + seat, hand.place)
            journal.tell(ev.Thudded())
        case act.Give():
            journal.tell(ev.Freed(Seat(seat)))
            there = _others(state, seat)
            feel(journal, seat, Touch.HAND if there else Touch.NOBODY)
            feel_all(journal, there, Touch.HAND)
        case act.Cover():
            feel(journal, seat, Touch.COVERING)
        case act.Turn():
            _turned(journal, seat)
        case None:
            pass


def _others(state: State, seat: int) -> list[int]:
    return [other for other in state.there(state.hands[seat].place) if other != seat]


def _arrived(journal: Told, luck: Luck, seat: int, place: int) -> None:
    """Come to a place; at a spindle, hands that are there feel each other (W49)."""
    arrive(journal, luck, seat, ARRIVALS[place])
    if place < SPINDLES and (there := _others(journal.state, seat)):
        feel(journal, seat, Touch.HAND)
        feel_all(journal, there, Touch.HAND)


def _groped(journal: Told, luck: Luck, seat: int) -> None:
    """Find a brick of the zone or none; both numbers are always drawn (W55)."""
    state = journal.state
    bricks = state.lying[state.hands[seat].place]
    stream = luck.stream("grope")
    finds = stream.below(MILLION) < _FINDS[len(bricks)]
    which = stream.below(max(1, len(bricks)))
    if finds:
        feel(journal, seat, Touch.FOUND)
        journal.tell(hidden.Grasped(NOBODY, Seat(seat), bricks[which]))
    else:
        feel(journal, seat, Touch.NOTHING)


def _picked(journal: Told, seat: int) -> None:
    hand = journal.state.hands[seat]
    brick, place = hand.brick, hand.place
    if len(hand.bricks) >= CARRIED:
        feel(journal, seat, Touch.FULL)
    elif brick == NO_BRICK or brick not in journal.state.lying[place]:
        feel(journal, seat, Touch.GONE)
    else:
        feel(journal, seat, Touch.PICKED)
        move(journal, brick, place, HAND + seat)


def _took(journal: Told, seat: int) -> None:
    if _hindered(journal, seat):
        return
    hand = journal.state.hands[seat]
    stack, place = journal.state.lying[hand.place], hand.place
    if len(hand.bricks) >= CARRIED:
        feel(journal, seat, Touch.FULL)
    elif not stack:
        feel(journal, seat, Touch.EMPTY)
    else:
        brick = stack[-1]
        feel(journal, seat, Touch.TOOK)
        move(journal, brick, place, HAND + seat)
        journal.tell(ev.Clacked(place))


def _hindered(journal: Told, seat: int) -> bool:
    """Say whether somebody covers the spindle; if so both are told (W25)."""
    state = journal.state
    covers = [one for one in _others(state, seat) if state.hands[one].covering]
    if covers:
        feel(journal, seat, Touch.IN_THE_WAY)
        feel_all(journal, covers, Touch.IN_THE_WAY)
    return bool(covers)


def _felt_spindle(journal: Told, seat: int) -> None:
    """Go one brick down; what was laid above meanwhile is not felt (W54)."""
    state = journal.state
    hand = state.hands[seat]
    stack = state.lying[hand.place]
    top = len(stack) - 1
    finger = top if hand.finger < 0 else min(hand.finger, top)
    first = hand.finger < 0
    if finger < 0:
        feel(journal, seat, Touch.BOTTOM)
        return
    if not first:
        feel(journal, seat, _SIZED[stack[finger]])
        finger -= 1
        if finger < 0:
            feel(journal, seat, Touch.BOTTOM)
            return
    due = hand.due + lasts(state.options.durations.feel_brick, hand.percent)
    journal.tell(hidden.Reached(NOBODY, Seat(seat), finger, due))


def _turned(journal: Told, seat: int) -> None:
    """Turn the box under the hands: what is about to be laid, taken or felt fails (W20, W44)."""
    feel(journal, seat, Touch.TURNED)
    journal.tell(ev.Scraped())
    under_way = [
        other
        for other, hand in enumerate(journal.state.hands)
        if isinstance(hand.running, (act.Lay, act.Take)) or hand.running == act.FEEL_SPINDLE
    ]
    feel_all(journal, under_way, Touch.MOVED)
