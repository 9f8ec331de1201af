"""The cast: six wombats on the lawn, and a tower that wants one brick more."""

from __future__ import annotations

from typing import Final

from game.games.wombat.board.bricks import brick, tower
from game.stage.paint.canvas import Canvas

_FOOT: Final = 684.0
_PLACES: Final = (
    (500.0, 1, 176.0), (652.0, 3, 190.0), (962.0, 5, 184.0), (1092.0, 6, 190.0), (1212.0, 2, 168.0),
)  # fmt: skip
"""Where the middle of a wombat is, which one, and how wide it is painted."""


def crowd(canvas: Canvas, aside: float = 0) -> None:
    """Paint everybody from left to right, so many units to the left of the right."""
    canvas.picture("spindle", 726 - aside, _FOOT - 262, 160, 262)
    tower(canvas, (6, 5, 4, 3, 2), 806 - aside, _FOOT - 22, 250, 130)
    for x, which, wide in _PLACES:
        canvas.picture(f"wombat_{which}", x - wide / 2 - aside, _FOOT - wide, wide, wide)
    canvas.picture("wombat_4", 850 - aside, _FOOT - 300, 150, 150)
    canvas.picture("paw_4", 800 - aside, _FOOT - 262, 84, 84)
    brick(canvas, 1, 806 - aside, _FOOT - 226, 130)
