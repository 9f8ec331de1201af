"""Feeling: what a gamepad lets its own hand feel of a touch, where several build with eyes closed.

A size is as many pulses. How well they are told apart was tried on no real motor.
"""

from __future__ import annotations

from typing import Final

from game.games.wombat.model import events as ev

PULSE: Final = 130
"""A pip: a brick of size n is n of them (milliseconds)."""
TAP: Final = 45
"""What was meant to be done is done."""
LONG: Final = 420
"""It is not, or there is nothing."""
_DONE: Final = ("at", "found", "picked", "laid", "took", "dropped", "gave", "got", "covering")
_FAILED: Final = ("nothing", "full", "gone", "empty", "in-the-way", "moved", "nobody", "bottom")
_HAND: Final = (LONG, TAP)
"""Another hand is there."""
_TURNED: Final = (TAP, LONG)
"""The box has moved."""


def felt(event: ev.Event) -> tuple[int, ...]:
    """Return the pulses in which a hand feels a fact that it was told, none for all others."""
    if not isinstance(event, ev.Felt):
        return ()
    kind, _, value = event.touch.partition(" ")
    if kind == "size":
        return (PULSE,) * int(value)
    if kind in _DONE:
        return (TAP,)
    if kind in _FAILED:
        return (LONG,)
    return {"hand": _HAND, "turned": _TURNED}.get(kind, ())
