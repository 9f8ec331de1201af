"""Passing time: how much of it a frame gets, what it waits for, and whether anybody saw it pass."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

import pygame

from game.app.pace import Pace
from game.stage.stack import Stack

IDLE_MS: Final = 50
"""Where nothing moves, time passes so seldom; inputs are looked for in between."""
LOOKS: Final = 100
"""Looks for inputs a second meanwhile: from an input to its picture no more than a frame passes.

SDL's own waiting is no cheaper: with a time limit it looks a thousand times a second.
"""
LONGEST_MS: Final = 100
"""No frame gets more: a window that stood still (moved, asleep) does not jump ahead."""
ASLEEP_MS: Final = 300
"""Who plays against the clock cannot have seen what happened in so long: they have left."""


def events_of(clock: Pace, *, awake: bool) -> list[pygame.Event]:
    """Return the events of a frame; where nothing moves, wait for some, but not for ever."""
    if awake:
        clock.tick()
        return pygame.event.get()
    for _ in range(IDLE_MS * LOOKS // 1000):
        clock.look(LOOKS)
        if events := pygame.event.get():
            return events
    return []


class Passing:
    """The time of one window, in whole milliseconds of a clock."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Begin now."""
        self._now = now
        self._last = now()
        self.jumped = False
        """Whether the clock jumped in the last frame, or the window stood still."""

    def due(self, stack: Stack) -> float | None:
        """Return how long until something happens by the clock, in seconds, None for never."""
        if (due := stack.due_ms) is None:
            return None
        # time is read in whole milliseconds: a whole one more, and it is there for sure
        return (ceil(due) + 1 - (self._now() - self._last)) / 1000

    def step(self) -> int:
        """Return how much time the frame gets."""
        time = self._now()
        passed, self._last = time - self._last, time
        self.jumped = not 0 <= passed <= ASLEEP_MS
        return max(0, min(LONGEST_MS, passed))
