"""The lens: a screen whose words are too many to grow is shown in part, enlarged.

What is enlarged around the pointer, or around the focus, stays where it is: a pointer means the
same with and without, and going to an edge shows what lies there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.input import (
    Dragged,
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.stage.layout import Box

_STEPS: Final = {"pageup": (0, -240), "pagedown": (0, 240), "home": (-320, 0), "end": (320, 0)}
"""How far a key moves the eye, in table units."""


class Lens:
    """One look through the lens; scenes that say ``lens = True`` are seen through it."""

    def __init__(self) -> None:
        """Begin without enlarging anything."""
        self.zoom = 1.0
        self.eye = (WIDTH / 2, 0.0)
        """The point that stays where it is, in table units."""

    def hear(self, heard: Input) -> Input:
        """Return an input as the scene below the lens hears it."""
        if isinstance(heard, PointerMoved):
            self.eye = _inside(heard.x, heard.y)
        if isinstance(heard, Dragged):  # what lies under the finger stays there
            far = 1 - 1 / self.zoom or 1.0
            x, y = heard.x / self.zoom / far, heard.y / self.zoom / far
            self.eye = _inside(self.eye[0] - x, self.eye[1] - y)
        if isinstance(heard, PointerPressed | PointerReleased | Wheel):
            x, y = self.eye
            return replace(heard, x=x + (heard.x - x) / self.zoom, y=y + (heard.y - y) / self.zoom)
        return heard

    def follow(self, heard: Input, scene: Any) -> None:
        """Look where the focus went by a key, or a step aside by a key that leads no focus."""
        box: Box | None = getattr(scene, "focus_box", None)
        if not isinstance(heard, KeyPressed):
            return
        if heard.key in _STEPS:
            by = _STEPS[heard.key]
            self.eye = _inside(self.eye[0] + by[0], self.eye[1] + by[1])
        elif box is not None:
            x, y = box.middle
            self.eye = self._centred(x, WIDTH), self._centred(y, HEIGHT)

    def _centred(self, middle: float, whole: float) -> float:
        """Return the eye that brings a point to the middle, as far as the edges allow."""
        hidden = whole - whole / self.zoom
        start = min(hidden, max(0.0, middle - whole / self.zoom / 2))
        return start / hidden * whole if hidden else middle

    def over(self, scene: Any, canvas: Canvas) -> Canvas:
        """Return the canvas that a scene is to be drawn on."""
        if self.zoom == 1 or not getattr(scene, "lens", False):
            return canvas
        return canvas.nearer(self.zoom, *self.eye)


def _inside(x: float, y: float) -> tuple[float, float]:
    return min(float(WIDTH), max(0.0, x)), min(float(HEIGHT), max(0.0, y))
