"""The lens: a screen whose words are too many to grow is shown in part, enlarged.

What is enlarged around the pointer, or around the focus, stays where it is: a pointer means the
same with and without, and going to an edge shows what lies there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.stage.canvas import HEIGHT, WIDTH, Canvas
from game.stage.input import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.stage.layout import Box


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
        if isinstance(heard, PointerPressed | PointerReleased | Wheel):
            x, y = self.eye
            return replace(heard, x=x + (heard.x - x) / self.zoom, y=y + (heard.y - y) / self.zoom)
        return heard

    def follow(self, heard: Input, scene: Any) -> None:
        """Look where the focus went by a key."""
        box: Box | None = getattr(scene, "focus_box", None)
        if isinstance(heard, KeyPressed) and box is not None:
            self.eye = _inside(*box.middle)

    def over(self, scene: Any, canvas: Canvas) -> Canvas:
        """Return the canvas that a scene is to be drawn on."""
        if self.zoom == 1 or not getattr(scene, "lens", False):
            return canvas
        return canvas.nearer(self.zoom, *self.eye)


def _inside(x: float, y: float) -> tuple[float, float]:
    return min(float(WIDTH), max(0.0, x)), min(float(HEIGHT), max(0.0, y))
