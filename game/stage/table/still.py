"""The still layer: what lies still at a table is painted once, and kept until it changes.

First what is written, which changes with what happens, then the pictures over it, of which some
fly off (docs/decisions/0015-still-layers.md). What is written and what lies is the board's affair.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.core.pages import LogLine
from game.core.words import Words
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Patches, Piece
from game.stage.table.marks import CARD_RATIO

RING: Final = 30.0
"""How far the ring and the shadow of a mat reach over its edge, in units."""
_SHADE: Final = 24.0
"""How far the shadow of what rests reaches, in units."""

Pieces = Callable[[], dict[str, Piece]]
"""Returns what is painted, from below, by a name each; asked only where something changed."""


class Kept:
    """What lies still at one table in one window, painted anew only where it changed."""

    def __init__(self, ground: str) -> None:
        """Take the name of the picture of the ground."""
        self._ground = ground
        self._written = Patches()
        self._laid = Patches()
        self._last: tuple[object, Canvas] | None = None
        self.idle = False
        """Whether the layer of this frame is that of the one before."""

    def layer(
        self,
        canvas: Canvas,
        frame: Frame,
        log: Sequence[LogLine],
        words: Words,
        signs: Pieces,
        pictures: Pieces,
    ) -> Canvas:
        """Return the layer of a frame: the ground, the signs that are written, the pictures."""
        art = canvas.art
        whole = canvas.surface.get_size(), words.language, art.hands.mark, art.strong
        key = whole, frame.furniture, len(log), tuple(frame.resting.items())
        self.idle = self._last is not None and self._last[0] == key
        if self._last is not None and self.idle:
            return self._last[1]
        below = self._written.paint(canvas, whole, self._bare, signs())

        def under(layer: Canvas, part: pygame.Rect) -> None:
            layer.surface.blit(below.surface, part, part)

        layer = self._laid.paint(canvas, whole, under, pictures(), self._written.fresh)
        self._last = (key, layer)
        return layer

    def _bare(self, canvas: Canvas, part: pygame.Rect) -> None:
        """Paint the ground, and what is beside the table where the window has another shape."""
        if canvas.left or canvas.top:
            canvas.surface.blit(canvas.surround(self._ground), part, part)
        canvas.surface.blit(canvas.ground(self._ground), canvas.spot(0, 0))


def around(box: Box, margin: float) -> Box:
    """Return a box that reaches so far over another on every side, in units."""
    return Box(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin)


def reach(pose: Pose) -> Box:
    """Return a box that a card does not leave, however it is turned, nor its shadow."""
    half = pose.width * pose.scale * math.hypot(1, CARD_RATIO) / 2 + _SHADE
    return Box(pose.x - half, pose.y - half, 2 * half, 2 * half)
