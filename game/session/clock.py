"""The clock of a session: time acts where the rules ask it, when its act is due.

Time is what the rules call it, a seat that is asked. How long an act takes is the game's
(``Timed.after_ms``); how fast it passes, and when it stands still, is up to who shows the match:
slow, paused or asleep are the same acts, later. Acts are what is written down, never milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.actions import Timed

MOST: Final = 3
"""So often time acts at once at most: a window that stood still does not make up for it."""


class Clock:
    """The time of one match."""

    def __init__(self, asked: Callable[[], Timed | None], act: Callable[[Timed], None]) -> None:
        """Take what says which act of time is asked for now, and what carries it out."""
        self._asked = asked
        self._act = act
        self._next: Timed | None = None
        self._passed = 0.0

    @property
    def left(self) -> float | None:
        """How long until time acts, in milliseconds of play; None where it is not asked."""
        asked = self._asked()
        if asked is None:
            return None
        return max(0.0, asked.after_ms - (self._passed if asked == self._next else 0.0))

    def pass_time(self, ms: float) -> None:
        """Let so many milliseconds of play pass; what was left of one act goes to the next."""
        if (asked := self._asked()) != self._next:  # somebody acted: another count begins
            self._next, self._passed = asked, 0.0
        self._passed += ms
        for _ in range(MOST):
            if self._next is None or self._passed < self._next.after_ms:
                return
            self._passed -= self._next.after_ms
            self._act(self._next)
            self._next = self._asked()
        self._passed = 0.0
