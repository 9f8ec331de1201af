"""Filling: words as large as they are wished, or as large as their box holds."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import FLOOR, TEXT

LINE: Final = 1.12
"""A line's height against its size."""
_STEP: Final = 0.5
_MOST: Final = 400
_found: OrderedDict[object, tuple[float, tuple[str, ...]]] = OrderedDict()
"""What was measured lately: the same words are asked for at every frame."""


def filled(
    canvas: Canvas,
    text: str,
    room: float,
    high: float,
    size: float,
    font: str = TEXT,
    least: float = FLOOR,
) -> tuple[float, tuple[str, ...]]:
    """Return the largest size up to the wished one at which words fit a box, and their lines.

    No word is broken as long as a smaller size keeps it whole; below the least nothing shrinks.
    """
    key = (text, room, high, size, font, least, canvas.k)
    found = _found.get(key)
    if found is None:
        found = _found[key] = _fill(canvas, text, room, high, size, font, least)
        if len(_found) > _MOST:
            _found.popitem(last=False)
    return found


def _fill(
    canvas: Canvas, text: str, room: float, high: float, size: float, font: str, least: float
) -> tuple[float, tuple[str, ...]]:
    words = text.split(" ")
    while True:
        whole = all(canvas.text_width(word, size, font) <= room for word in words)
        lines = canvas.wrap(text, room, size, font) if whole or size <= least else []
        if size <= least or (lines and len(lines) * size * LINE <= high + 0.5):
            return size, tuple(lines)
        size = max(least, size - _STEP)
