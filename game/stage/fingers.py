"""Fingers: a touch screen as a pointer that taps, drags and rests.

What a finger means depends on what lies under it, which the scene says by ``fingers``:
``press`` where things are pressed, held and dragged (the table), ``smooth`` where a page follows
the finger, else ``steps``, where a list goes on row by row. But for ``press`` a tap counts when the
finger is lifted, so that scrolling never uses what it began on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.stage.input import (
    Input,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)

Units = Callable[[float, float], tuple[float, float]]

SLOP: Final = 14.0
"""A finger that moved less, in table units, has not moved."""
ROW: Final = 56.0
"""So far a finger goes for one step of a list."""
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
        self._began = self._at = self._from = (0.0, 0.0)
        self._moved = self._rested = False
        self._held = 0.0
        self._mode = "steps"

    def read(self, event: pygame.Event, units: Units, mode: str) -> list[Input] | None:
        """Return what an event of a touch screen means, None where it is another event."""
        if event.type not in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return None
        finger = (getattr(event, "touch_id", 0), event.finger_id)
        surface = pygame.display.get_surface()
        width, height = surface.get_size() if surface is not None else (1, 1)
        at = units(event.x * width, event.y * height)
        if event.type == pygame.FINGERDOWN:
            return self._down(finger, at, mode) if self._finger is None else []
        if finger != self._finger:
            return []
        return self._move(at) if event.type == pygame.FINGERMOTION else self._up(at)

    def _down(self, finger: tuple[int, int], at: tuple[float, float], mode: str) -> list[Input]:
        self._finger, self._mode = finger, mode
        self._began = self._at = self._from = at
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
        steps = int((at[1] - self._from[1]) / ROW)
        self._from = (at[0], self._from[1] + steps * ROW)
        return [Wheel(*at, 1.0 if steps > 0 else -1.0)] * abs(steps)

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
