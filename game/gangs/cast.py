"""The cast: everybody on the barricade, behind the title."""

from __future__ import annotations

from typing import Final

from game.stage.paint.canvas import Canvas
from game.stage.paint.stickers import sticker

# name, x, y, width, mirrored, degrees: back row, then front row with their feet below the frame
_BACK: Final = (
    ("anselme", 424, 330, 214, False, 3),
    ("ophelie", 590, 334, 208, True, -2),
    ("titouan", 748, 336, 208, False, 2),
    ("lucie", 930, 330, 208, True, -3),
    ("maxence", 1080, 322, 214, True, 3),
)
_FRONT: Final = (
    ("fanchon", 340, 470, 258, False, -3),
    ("gaspard", 512, 468, 258, False, 2),
    ("noor", 676, 474, 258, False, -2),
    ("riton", 1030, 470, 258, True, 3),
    ("mado", 850, 466, 262, False, 0),
)


def crowd(canvas: Canvas, aside: float = 0) -> None:
    """Paint everybody on the barricade, so many units to the left of the right."""
    for name, x, y, width, mirrored, turn in _BACK:
        sticker(canvas, name, x - aside, y, width, mirrored=mirrored, turn=turn)
    canvas.picture("barricade", 400 - aside, 524, 900, 130)
    for name, x, y, width, mirrored, turn in _FRONT:
        sticker(canvas, name, x - aside, y, width, mirrored=mirrored, turn=turn)
