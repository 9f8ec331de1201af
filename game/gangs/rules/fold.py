"""The fold: one function an event, the only code that changes a state.

The truth and every seat's view run through the same functions. A blank stays a blank until an
event that names the secret arrives; the truth is told those too, so it has none.
"""

from __future__ import annotations

from typing import Final

from game.core.journal import Fold
from game.gangs.model import events as ev
from game.gangs.model import missions as m
from game.gangs.model.cards import (
    BIM,
    BLANK,
    DAMAGE,
    NO_DAMAGE,
    card_of,
    face_of,
)
from game.gangs.model.state import (
    BETWEEN,
    CHOOSE,
    NONE,
    OVER,
    REPLAY,
    SECOND,
    SETUP,
    State,
)
from game.gangs.rules.legality import playable
from game.gangs.rules.module_fold import MODULE_FOLD
from game.gangs.rules.moves import aim, away, deed, from_hand, recount, with_at

# ---------------------------------------------------------------- set-up


def _tiles_chosen(state: State, event: ev.TilesChosen) -> None:
    state.selection = event.characters


def _tile_shown(state: State, event: ev.TileShown) -> None:
    state.characters[event.tile] = event.character


def _stocked(state: State, event: ev.Stocked) -> None:
    state.bag[:] = event.faces


def _situation(state: State, event: ev.Situation) -> None:
    for seat, pile in enumerate(event.piles):
        state.piles[seat] = list(pile)
        recount(state, seat)
    for seat, mark in event.shields:
        state.marks[seat] = mark
        state.shield_turns[seat] = state.turn_number - 1
    for seat in event.out:
        state.alive[seat] = False
    state.discard = list(event.cards)
    state.bag = [BLANK] * event.stock
    state.reserve = event.reserve
    cards = [card for pile in event.piles for card in pile] + state.discard
    state.next_card = 1 + max((card >> 4 for card in cards), default=-1)
    state.turn = event.turn
    if state.tokens:
        state.tokens = tuple(seat in event.tokens for seat in range(state.n))
    if state.begun:
        state.begun = event.begun


# ---------------------------------------------------------------- drawing


def _picked(state: State, event: ev.Picked) -> None:
    bag = state.bag
    place = event.place
    bag[place], bag[-1] = bag[-1], bag[place]


def _drew(state: State, event: ev.Drew) -> None:
    state.hands[event.seat].append(state.bag.pop())


def _drawn(state: State, event: ev.Drawn) -> None:
    hand = state.hands[event.to]
    hand[-1] = event.face
    if state.phase == SETUP:  # what is dealt lies in order, what comes later at the end
        hand.sort()


def _reshuffled(state: State, event: ev.Reshuffled) -> None:
    state.bag = [BLANK] * event.count
    state.discard = []


# ---------------------------------------------------------------- turns


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.turn = event.seat
    state.turn_number = event.number
    if event.number == 1:
        state.first = event.seat
    state.phase = CHOOSE
    if state.begun:
        state.begun = with_at(state.begun, event.seat, state.begun[event.seat] + 1)
    state.mulligans = 0
    state.played = False


def _mulliganed(state: State, event: ev.Mulliganed) -> None:
    state.hands[event.seat] = []
    for face in event.faces:
        away(state, face)
    state.mulligans += 1


def _discarded(state: State, event: ev.Discarded) -> None:
    from_hand(state, event.seat, event.face)
    away(state, event.face)
    state.phase = BETWEEN


def _passed(state: State, event: ev.Passed) -> None:
    state.phase = BETWEEN
    # Z8: a hand was dealt once, and nothing in it may be played; an empty one tells nothing more
    if not state.options.hand and state.hands[event.seat]:
        before, since = state.barred[event.seat] if state.barred else (0, 0)
        faces = playable(state, event.seat) | (0 if since else before)
        state.barred = with_at(state.barred or ((0, 0),) * state.n, event.seat, (faces, 0))


def _turn_ended(state: State, event: ev.TurnEnded) -> None:
    state.completed += 1
    state.idle = state.idle + 1 if event.idle else 0
    state.phase = BETWEEN


# ---------------------------------------------------------------- a card in the air


def _thrown(state: State, event: ev.Thrown) -> None:
    from_hand(state, event.seat, event.face)
    state.card = card_of(state.next_card, event.face)
    state.next_card += 1
    state.touched = ()
    state.played = True
    aim(state, event.seat, event.target)


def _replayed(state: State, event: ev.Replayed) -> None:
    aim(state, event.seat, event.target)


def _reflected(state: State, event: ev.Reflected) -> None:
    from_hand(state, event.seat, BIM)
    away(state, BIM)
    state.bims += 1
    if state.reserve:  # a new card comes for it at once
        state.reserve -= 1
        if state.barred:
            faces, since = state.barred[event.seat]
            state.barred = with_at(state.barred, event.seat, (faces, since + 1))
    if state.missions:
        deed(state, m.REFLECTED, event.seat, event.seat)


def _accepted(state: State, event: ev.Accepted) -> None:
    state.phase = BETWEEN


def _destroyed(state: State, event: ev.Destroyed) -> None:
    state.discard.append(event.card)
    state.card = NONE


def _laid(state: State, event: ev.Laid) -> None:
    seat = event.seat
    state.piles[seat].append(event.card)
    state.card = NONE
    state.by = event.by
    face = face_of(event.card)
    if DAMAGE[face]:
        before = state.totals[seat]
        # most tables spare nobody, and every imagined act comes by here
        after = state.hit(seat, DAMAGE[face]) if state.begun else before + DAMAGE[face]
        state.totals[seat] = after
        state.lasts[seat] = face
        if state.missions:
            deed(state, m.DAMAGED, event.by, seat, after - before)


# ---------------------------------------------------------------- effects


def _looked(state: State, event: ev.Looked) -> None:
    # what was seen is told to the one who looked, as TileShown
    if state.missions:
        deed(state, m.LOOKED, event.seat, event.target)


def _shielded(state: State, event: ev.Shielded) -> None:
    state.marks[event.seat] = event.mark
    state.shield_turns[event.seat] = state.turn_number
    if state.missions:
        deed(state, m.SHIELDED, state.by, event.seat)


def _shield_lapsed(state: State, event: ev.ShieldLapsed) -> None:
    state.marks[event.seat] = NONE


def _healed(state: State, event: ev.Healed) -> None:
    state.piles[event.seat].remove(event.card)
    state.discard.append(event.card)
    recount(state, event.seat)
    if state.missions:
        deed(state, m.HEALED, state.by, event.seat)


def _second_asked(state: State, event: ev.SecondAsked) -> None:
    state.chooser = event.seat
    state.target = event.target
    state.phase = SECOND


def _swapped(state: State, event: ev.Swapped) -> None:
    if state.missions:
        deed(state, m.SWAPPED, event.by, event.first)
        for place in (event.first, event.second):
            if place < state.n:
                deed(state, m.MOVED, place, place)
    at = state.tile_at
    at[event.first], at[event.second] = at[event.second], at[event.first]
    state.phase = BETWEEN
    if state.n in (event.first, event.second):
        _went_on(state)


def _recycled(state: State, event: ev.Recycled) -> None:
    # the recycling itself lies on top; what it takes lies right under it
    state.piles[event.seat].remove(event.card)
    recount(state, event.seat)
    state.touched = (*state.touched, event.seat)
    state.card = event.card
    state.chooser = event.by
    state.phase = REPLAY
    if state.missions:
        deed(state, m.RECYCLED, event.by, event.seat)


# ---------------------------------------------------------------- ends


def _eliminated(state: State, event: ev.Eliminated) -> None:
    seat = event.seat
    if state.missions:
        deed(state, m.ELIMINATED, state.by, seat)
    state.alive[seat] = False
    state.out_turns[seat] = state.turn_number
    state.characters[state.tile_at[seat]] = event.character
    for face in event.hand:
        away(state, face)
    state.hands[seat] = []
    if not state.options.keeps_piles:
        state.discard += state.piles[seat]
        state.piles[seat] = []
        state.totals[seat] = 0
        state.lasts[seat] = NO_DAMAGE
    state.marks[seat] = NONE
    _went_on(state)


def _ended(state: State, event: ev.Ended) -> None:
    if event.reason == "one-gang" and state.open_sets and not state.options.scored:
        state.open_sets.pop()
    state.gang = event.gang
    state.winners = event.winners
    state.reason = event.reason
    state.phase = OVER


# ---------------------------------------------------------------- small change


def _went_on(state: State) -> None:
    # if one gang alone lived now, the match would be over: as long as it is not, this is a fact
    if not state.options.silent:
        state.open_sets.append(tuple(state.tile_at[seat] for seat in state.living()))


apply: Final[Fold[State, ev.Event]] = Fold(
    {
        ev.TilesChosen: _tiles_chosen,
        ev.TileShown: _tile_shown,
        ev.Stocked: _stocked,
        ev.Situation: _situation,
        ev.Picked: _picked,
        ev.Drew: _drew,
        ev.Drawn: _drawn,
        ev.Reshuffled: _reshuffled,
        ev.TurnBegan: _turn_began,
        ev.Mulliganed: _mulliganed,
        ev.Discarded: _discarded,
        ev.Passed: _passed,
        ev.TurnEnded: _turn_ended,
        ev.Thrown: _thrown,
        ev.Replayed: _replayed,
        ev.Reflected: _reflected,
        ev.Accepted: _accepted,
        ev.Destroyed: _destroyed,
        ev.Laid: _laid,
        ev.Looked: _looked,
        ev.Shielded: _shielded,
        ev.ShieldLapsed: _shield_lapsed,
        ev.Healed: _healed,
        ev.SecondAsked: _second_asked,
        ev.Swapped: _swapped,
        ev.Recycled: _recycled,
        ev.Eliminated: _eliminated,
        ev.Ended: _ended,
        **MODULE_FOLD,
    }
)
"""Fold an event into a state, in place."""
