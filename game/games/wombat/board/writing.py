"""Writing: words in a box, as large as they are wished or as the box holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.theme import Colour

NIGHT: Final = (9, 7, 15)
"""The dark itself."""
DUSK: Final = (22, 18, 34)
"""What can just be told from it."""
SLATE: Final = (40, 34, 58)
MOON: Final = (226, 220, 240)
"""Words in the dark."""
DIM: Final = (190, 182, 210)
"""Words that matter less, still 4.5 to 1 on the dark."""


def holds(canvas: Canvas, text: str, box: Box, size: float, font: str = theme.TEXT) -> bool:
    """Say whether a box has room for words, at the least size if need be."""
    size, lines = filled(canvas, text, box.width, box.height, size, font)
    return len(lines) * size * LINE <= box.height + 1


def alike(canvas: Canvas, row: Sequence[tuple[str, Box]], size: float, font: str) -> float:
    """Return one size for the words of a row, each in its box."""
    return min(
        filled(canvas, text, box.width, box.height, size, font)[0] for text, box in row if text
    )


def write(
    canvas: Canvas,
    text: str,
    box: Box,
    size: float,
    colour: Colour,
    font: str = theme.TEXT,
    *,
    align: str = "middle",
) -> float:
    """Write words into a box, in its vertical middle; return how large they are."""
    if not text:
        return size
    size, lines = filled(canvas, text, box.width, box.height, size, font)
    step = size * LINE
    x = {"left": box.x, "middle": box.middle[0], "right": box.x + box.width}[align]
    top = box.middle[1] - step * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        canvas.text(line, x, top + row * step, size, colour, font, align=align, room=box.width + 1)
    return size
