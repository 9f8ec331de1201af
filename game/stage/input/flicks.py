"""Flicks: a stick that was pushed and comes back, as one press in one of eight directions.

Both axes of a stick are told one after the other, and a thumb never goes straight: which way was
meant is known a moment after the stick left its middle, or when it is let go before that.
"""

from __future__ import annotations

from math import atan2, hypot, tau
from typing import Final

PUSHED: Final = 0.55
LET_GO: Final = 0.35
"""So far from the middle, of 1, a stick was pushed; below there it came back."""
SETTLE_MS: Final = 30
"""So long after that it is known which way was meant."""
FLICKS: Final = (
    "flick-right", "flick-down-right", "flick-down", "flick-down-left",
    "flick-left", "flick-up-left", "flick-up", "flick-up-right",
)  # fmt: skip
"""The directions, clockwise from the right, as buttons of a gamepad are called."""


class Flick:
    """One stick."""

    def __init__(self) -> None:
        """Begin in the middle."""
        self._at = (0.0, 0.0)
        self._far = (0.0, 0.0)
        """How far it was pushed at most since it left the middle."""
        self._age: float | None = None
        """For how long it has been pushed without being told of."""
        self._told = False

    @property
    def settling(self) -> bool:
        """Whether it was pushed, and nobody was told yet which way."""
        return self._age is not None

    def move(self, across: float | None = None, down: float | None = None) -> str | None:
        """Take in where it stands along an axis, -1 to 1; return the flick that ends by it."""
        x, y = self._at
        self._at = x if across is None else across, y if down is None else down
        far = hypot(*self._at)
        if far < LET_GO:
            found = self._way() if self.settling else None
            self._far, self._age, self._told = (0.0, 0.0), None, False
            return found
        if self._told:
            return None
        if far >= PUSHED and not self.settling:
            self._age = 0.0
        if far > hypot(*self._far):
            self._far = self._at
        return None

    def pass_time(self, ms: float) -> str | None:
        """Let time pass; return the flick that is known now, if one is: once until it is let go."""
        if self._age is None:
            return None
        self._age += ms
        if self._age < SETTLE_MS:
            return None
        self._age, self._told = None, True
        return self._way()

    def _way(self) -> str:
        """Return the direction of eight that is nearest to where it was pushed."""
        x, y = self._far
        return FLICKS[round(atan2(y, x) / tau * len(FLICKS)) % len(FLICKS)]
