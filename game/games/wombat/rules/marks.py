"""Marks: a digest of the table at every tick, so that a replay that went astray is noticed."""

from __future__ import annotations

from zlib import crc32

from game.games.wombat.model.state import State


def mark_of(state: State) -> int:
    """Return 32 bits of bricks, hands, score and time; the truth's and a view's differ."""
    hands = [
        (hand.place, hand.bricks, hand.brick, hand.due, hand.begun, hand.finger, hand.paw,
         hand.covering, hand.turned)
        for hand in state.hands
    ]  # fmt: skip
    told = (state.phase, state.number, state.tick, state.good, state.bad, state.alive)
    return crc32(repr((told, state.lying, hands)).encode())
