"""The frame clock: how much time a frame gets, what it waits for, whether anybody saw it pass."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, floor
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
PRESSES: Final = (
    pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.JOYBUTTONDOWN,
    pygame.JOYHATMOTION,
)  # fmt: skip
"""What is answered before the next picture is due: a press, and nothing that a device tells all
the time."""
LONGEST_MS: Final = 100
"""No frame gets more: a window that stood still (moved, asleep) does not jump ahead."""
HAIR_MS: Final = 0.01
"""Who slept until a millisecond was over may wake a hair before, by how clocks are rounded."""
ASLEEP_MS: Final = 1500
"""Who plays against the clock is lost after a picture that stood so long: the match stops.

A busy machine makes many shorter ones. They cost nobody anything, as a frame gets ``LONGEST_MS``
at most.
"""
SLEPT_S: Final = 2.0
"""The machine slept, or somebody set its clock, where two clocks are so far apart all at once."""
STOOD_MS: Final = 5000
"""No picture takes so long: the program stood still."""


def events_of(clock: Pace, *, awake: bool) -> list[pygame.Event]:
    """Return the events of a frame; where nothing moves, wait for some, but not for ever."""
    if awake:
        clock.tick(_pressed)
        return pygame.event.get()
    for _ in range(IDLE_MS * LOOKS // 1000):
        clock.look(LOOKS)
        if events := pygame.event.get():
            return events
    return []


def _pressed() -> bool:
    return pygame.event.peek(PRESSES)


def milliseconds() -> float:
    """Return the time of a clock that only goes on, finer than SDL's whole milliseconds."""
    return time.perf_counter() * 1000


class FrameClock:
    """The time of one window, in whole milliseconds of a clock; what is left goes to the next."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Begin now."""
        self._now = now
        self._last = now()
        self.jumped = False
        """Whether the clock jumped in the last frame, or the window stood still."""
        self.stood = False
        """Whether it did for so long that anybody may be before the screen now."""

    def due(self, stack: Stack) -> float | None:
        """Return how long until something happens by the clock, in seconds, None for never."""
        if (due := stack.due_ms) is None:
            return None
        return (ceil(due) - (self._now() - self._last)) / 1000

    def step(self) -> int:
        """Return how much time the frame gets."""
        passed = floor(self._now() - self._last + HAIR_MS)
        self._last += passed
        self.jumped = not 0 <= passed <= ASLEEP_MS
        self.stood = not 0 <= passed <= STOOD_MS
        return max(0, min(LONGEST_MS, passed))


class Waking:
    """Whether the machine slept: the program's own clock stands still in it, and others go on."""

    def __init__(self, clocks: Sequence[Callable[[], float]] | None = None) -> None:
        """Compare clocks in seconds with the first of them; the usual ones are this system's."""
        self._clocks = list(clocks) if clocks is not None else _clocks()
        self._apart = self._compared()

    def woke(self) -> bool:
        """Return whether any clock jumped against the first one since the last call."""
        apart = self._compared()
        if apart is None:
            return False
        before, self._apart = self._apart, apart
        return before is not None and any(
            abs(now - then) > SLEPT_S for now, then in zip(apart, before, strict=True)
        )

    def _compared(self) -> list[float] | None:
        """Return how far the clocks are apart; None where they were not read at one time."""
        first, *others = self._clocks
        begun = first()
        apart = [clock() - begun for clock in others]
        return apart if abs(first() - begun) < SLEPT_S / 2 else None


def _clocks() -> list[Callable[[], float]]:
    """Return the program's clock, those that go on in sleep where the system has any, and its date.

    Linux's is CLOCK_BOOTTIME. On macOS the one called monotonic goes on, and Python's does not;
    that of Windows does, so that it jumps itself (``FrameClock.stood``).
    """
    clocks: list[Callable[[], float]] = [time.perf_counter, time.time]
    if sys.platform == "linux":
        clocks.append(partial(time.clock_gettime, time.CLOCK_BOOTTIME))
    elif sys.platform == "darwin":
        clocks.append(partial(time.clock_gettime, time.CLOCK_MONOTONIC))
    return clocks
