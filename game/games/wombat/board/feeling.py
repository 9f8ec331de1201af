"""Feeling: what a gamepad lets its own hand feel of a touch, where several build with eyes closed.

A size is as many pulses. How well they are told apart was tried on no real motor.
"""

from __future__ import annotations

from typing import Final

from game.games.wombat.model import events as ev
from game.games.wombat.model.sensations import ARRIVALS, Touch

PULSE: Final = 130
"""A pip: a brick of size n is n of them (milliseconds)."""
TAP: Final = 45
"""What was meant to be done is done."""
LONG: Final = 420
"""It is not, or there is nothing."""
_DONE: Final = frozenset((
    *ARRIVALS, Touch.FOUND, Touch.PICKED, Touch.LAID, Touch.TOOK, Touch.DROPPED, Touch.GAVE,
    Touch.GOT, Touch.COVERING,
))  # fmt: skip
_FAILED: Final = frozenset((
    Touch.NOTHING, Touch.FULL, Touch.GONE, Touch.EMPTY, Touch.IN_THE_WAY, Touch.MOVED,
    Touch.NOBODY, Touch.BOTTOM,
))  # fmt: skip
_HAND: Final = (LONG, TAP)
"""Another hand is there."""
_TURNED: Final = (TAP, LONG)
"""The box has moved."""


def felt(event: ev.Event) -> tuple[int, ...]:
    """Return the pulses in which a hand feels a fact that it was told, none for all others."""
    if not isinstance(event, ev.Felt):
        return ()
    touch = event.touch
    if touch.size:
        return (PULSE,) * touch.size
    if touch in _DONE:
        return (TAP,)
    if touch in _FAILED:
        return (LONG,)
    return {Touch.HAND: _HAND, Touch.TURNED: _TURNED}.get(touch, ())
