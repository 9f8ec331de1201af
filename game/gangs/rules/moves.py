"""Moves: the small changes that several folds share."""

from __future__ import annotations

from typing import TypeVar

from game.gangs.model import missions as m
from game.gangs.model.cards import BLANK, DAMAGE, LIMIT, NO_DAMAGE, card_of
from game.gangs.model.state import REACT, State

T = TypeVar("T")


def from_hand(state: State, seat: int, face: int) -> None:
    """Take a face out of a hand, a blank where it is not known.

    Of several it is the last: those before it keep their numbers.
    """
    hand = state.hands[seat]
    if face not in hand:
        hand.remove(BLANK)
        return
    hand.reverse()
    hand.remove(face)
    hand.reverse()


def deed(state: State, what: int, by: int, at: int, amount: int = 0) -> None:
    """Keep a deed for the missions."""
    tiles = state.tile_at
    state.deeds += (m.Deed(what, by, at, tiles[by], tiles[at], amount),)


def with_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return values with another one at a place."""
    return (*values[:at], value, *values[at + 1 :])


def away(state: State, face: int) -> None:
    """Lay a face on the discard pile: it becomes a public card."""
    state.discard.append(card_of(state.next_card, face))
    state.next_card += 1


def recount(state: State, seat: int) -> None:
    """Count a pile's damage anew, and find the last one.

    Only the topmost damage ever leaves a pile, so what was cut while its seat was spared is what
    still lies beyond the limit.
    """
    total = 0
    last = NO_DAMAGE
    for card in state.piles[seat]:
        damage = DAMAGE[card & 15]
        if damage:
            total += damage
            last = card & 15
    state.totals[seat] = min(total, LIMIT) if state.begun else total
    state.lasts[seat] = last


def aim(state: State, player: int, target: int) -> None:
    """Aim the card in the air at a seat, which is asked."""
    state.player = player
    state.target = target
    state.bims = 0
    state.phase = REACT
