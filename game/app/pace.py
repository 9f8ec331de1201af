"""The pace: how many pictures a second the window makes, at most.

It follows the display up to 144 where the machine keeps up, and is 60 else. What moves goes by the
clock, so none of it is faster or slower for that.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

import pygame

USUAL: Final = 60
"""Pictures a second on a display that says nothing, and where more are too many."""
MOST: Final = 144
WINDOW: Final = 72
"""So many pictures of late are looked at."""
LATE: Final = 4
"""So many of them may take longer than they have."""
SHARE: Final = 0.75
"""So much of a picture's time may be its painting: the rest is the system's, and the bots'."""
NEAR: Final = 0.3
"""So much of a picture's time is near."""
LOOK_S: Final = 0.006
"""So often a press is looked for between two pictures: waiting for the next one it would be shown
late by up to a whole picture's time. A look costs 30 µs of a processor, and as much for waking."""
AGAIN_S: Final = 20.0
"""After so long a faster pace is tried again, and each time after twice as long as before."""


class Pace:
    """How fast one window goes."""

    def __init__(
        self,
        now: Callable[[], float] = time.perf_counter,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Begin at the usual pace; time is in seconds."""
        self._now = now
        self._sleep = sleep
        self._clock = pygame.time.Clock()
        self._display = self.rate = USUAL
        self._took: deque[bool] = deque(maxlen=WINDOW)
        self._due = 0.0
        self.wanted_s: float | None = None
        """In so many seconds something happens by the clock; None: nothing does."""
        self._patience = AGAIN_S
        self._until = 0.0

    def follow(self, display: int) -> None:
        """Go by a display of so many pictures a second, 0 where it does not say."""
        wished = min(MOST, max(USUAL, display))
        if wished != self._display:
            self._display = self.rate = wished
            self._patience = AGAIN_S
            self._took.clear()

    def painted(self, seconds: float) -> None:
        """Take note of how long a picture took to be painted and shown."""
        if self._display == USUAL:
            return
        if self.rate == USUAL:
            if self._now() < self._until:
                return
            self.rate = self._display
            self._took.clear()
        self._took.append(seconds > SHARE / self._display)
        if sum(self._took) > LATE:
            self.rate = USUAL
            self._until = self._now() + self._patience
            self._patience *= 2

    def tick(self, pressed: Callable[[], bool] = lambda: False) -> None:
        """Wait until the next picture is due, for what happens by the clock, or for a press.

        What happens just after a picture or a press takes its place: it would come late by the
        painting.
        """
        # SDL's waits are whole milliseconds: 7 of them are 143 pictures a second, 8 are 125
        now, picture = self._now(), 1 / self.rate
        clock = None if self.wanted_s is None else now + max(0.0, self.wanted_s)
        self._due = max(self._due + picture, now)
        self._due = min(self._due, now + picture)
        if clock is not None and clock < self._due + NEAR * picture:
            self._due = clock
        while (left := self._due - now) > 0:
            if pressed():
                near = clock is not None and clock < now + NEAR * picture
                self._due = now if clock is None or not near else clock
                self._sleep(self._due - now)
                return
            self._sleep(LOOK_S if left > 1.5 * LOOK_S else left)
            now = self._now()

    def look(self, rate: int) -> None:
        """Wait for the next of so many looks a second."""
        self._clock.tick(rate)


def display_rate() -> int:
    """Return the pictures a second of the display that the first window lies on, 0: unknown."""
    try:
        return pygame.display.get_current_refresh_rate()
    except pygame.error:
        return 0
