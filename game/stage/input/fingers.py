"""Fingers: a touch screen as a pointer that taps, drags and rests.

What a finger means depends on what lies under it, which the scene says by ``fingers``:
``press`` where things are pressed, held and dragged (the table), ``smooth`` where a page follows
the finger, else ``steps``, where a list goes on row by row and what it began on stays below it: how
high the rows are the scene says by ``steps``. But for ``press`` a tap counts when the finger is
lifted, so that scrolling never uses what it began on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.stage.input.inputs import (
    Input,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)

Units = Callable[[float, float], tuple[float, float]]
Steps = float | Mapping[int, float]
"""How high each row of a list is, in table units; or, for every row that can be the first in sight,
by its number counted from the one that is: how far below that one it begins."""

SLOP: Final = 14.0
"""A finger that moved less, in table units, has not moved."""
ROW: Final = 56.0
"""How high a row is where a scene does not say it."""
NOTCH: Final = 60.0
"""So far a page goes for one notch of a wheel."""
LONG_MS: Final = 450
"""A finger that rests so long shows what a resting pointer shows."""
_AWAY: Final = PointerMoved(-1000.0, -1000.0)
"""No finger points anywhere once it is lifted."""


class Fingers:
    """The first finger on the screen; a second one is not listened to."""

    def __init__(self) -> None:
        """Begin with none."""
        self._finger: tuple[int, int] | None = None
        self._began = self._at = (0.0, 0.0)
        self._moved = self._rested = False
        self._held = 0.0
        self._mode = "steps"
        self._steps: Steps = ROW
        self._row = 0
        """So many rows the list went on since the finger came down."""

    def translate(
        self, event: pygame.Event, units: Units, mode: str, steps: Callable[[], Steps] = lambda: ROW
    ) -> list[Input] | None:
        """Return what an event of a touch screen means, None where it is another event.

        ``steps`` is asked when a finger comes down, and holds until it is lifted.
        """
        if event.type not in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return None
        finger = (getattr(event, "touch_id", 0), event.finger_id)
        surface = pygame.display.get_surface()
        width, height = surface.get_size() if surface is not None else (1, 1)
        at = units(event.x * width, event.y * height)
        if event.type == pygame.FINGERDOWN:
            if self._finger is not None:
                return []
            self._steps, self._row = steps(), 0
            return self._down(finger, at, mode)
        if finger != self._finger:
            return []
        return self._move(at) if event.type == pygame.FINGERMOTION else self._up(at)

    def _down(self, finger: tuple[int, int], at: tuple[float, float], mode: str) -> list[Input]:
        self._finger, self._mode = finger, mode
        self._began = self._at = at
        self._moved = self._rested = False
        self._held = 0.0
        return [PointerMoved(*at), PointerPressed(*at)] if mode == "press" else []

    def _move(self, at: tuple[float, float]) -> list[Input]:
        before, self._at = self._at, at
        far = max(abs(at[0] - self._began[0]), abs(at[1] - self._began[1]))
        self._moved = self._moved or far > SLOP
        if self._mode == "press":
            return [PointerMoved(*at)]
        if not self._moved:
            return []
        if self._mode == "smooth":
            return [Wheel(*at, (at[1] - before[1]) / NOTCH)]
        rows = self._follow(self._began[1] - at[1])
        return [Wheel(*at, -1.0 if rows > 0 else 1.0)] * abs(rows)

    def _follow(self, gone: float) -> int:
        """Return how many rows the list goes on for a finger that went up so far, all in all.

        The row whose beginning is nearest to the finger comes first; a finger that trembles
        between two changes nothing.
        """
        before = self._row
        while (half := self._halfway(self._row + 1)) is not None and gone > half + SLOP:
            self._row += 1
        while (half := self._halfway(self._row)) is not None and gone < half - SLOP:
            self._row -= 1
        return self._row - before

    def _halfway(self, row: int) -> float | None:
        """Return what is halfway between the beginnings of a row and of the one before it."""
        if not isinstance(self._steps, Mapping):
            return (row - 0.5) * self._steps
        if row not in self._steps or row - 1 not in self._steps:
            return None
        return (self._steps[row - 1] + self._steps[row]) / 2

    def _up(self, at: tuple[float, float]) -> list[Input]:
        self._finger = None
        if self._mode == "press":
            return [PointerReleased(*at), _AWAY]
        if self._moved or self._rested:
            return []
        return [PointerPressed(*at), PointerReleased(*at)]

    @property
    def holding(self) -> bool:
        """Whether a finger lies on the screen."""
        return self._finger is not None

    def pass_time(self, ms: float) -> list[Input]:
        """Let a finger rest: what lies under it is shown as under a pointer, and not used."""
        if self._finger is None or self._moved or self._rested or self._mode == "press":
            return []
        self._held += ms
        if self._held < LONG_MS:
            return []
        self._rested = True
        return [PointerMoved(*self._at)]

    def let_go(self) -> list[Input]:
        """Take the finger for lifted, as when the window is left."""
        held, self._finger = self._finger, None
        return [_AWAY] if held is not None and self._mode == "press" else []
