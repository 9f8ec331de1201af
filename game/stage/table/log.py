"""The log at a table: the newest lines that its box holds, whole, as large as is wished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.pages import LogLine
from game.core.words import Words
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import filled

_SIZE: Final = 18.0
_NEXT: Final = 21.0
"""A line of usual words."""
_AIR: Final = 12.0
"""What lies above and below an entry together."""
_FRESH: Final = 8
"""So many of the newest entries are not grey."""
MOST: Final = 16
"""No box holds more entries."""


def paint_log(canvas: Canvas, box: Box, log: Sequence[LogLine], zoom: float, words: Words) -> None:
    """Paint the end of a log; large words take the title's room as well."""
    canvas.panel(box.x, box.y, box.width, box.height)
    top = box.y + 8
    if zoom <= 1.25:
        title = words.say("table.title")
        canvas.text(title, box.x + 16, box.y + 23, 22, theme.INK, theme.BUTTON)
        canvas.rect(box.x + 14, box.y + 42, box.width - 28, 2, theme.PAPER_2)
        top = box.y + 46
    bottom = box.y + box.height - 6
    icon = 20 * min(zoom, 1.4)
    rooms = [box.width - 30 - icon - _indent(line, zoom) for line in log[-MOST:]]
    # one size for all of them: the longest word decides
    sizes = [
        _word_size(canvas, line, room, zoom) for line, room in zip(log[-MOST:], rooms, strict=True)
    ]
    size = min(sizes, default=_SIZE)
    shown: list[tuple[LogLine, tuple[str, ...]]] = []
    left = bottom - top
    for line, room in zip(reversed(log[-MOST:]), reversed(rooms), strict=True):
        written = filled(canvas, line.text, room, 1e9, size, theme.TEXT)[1]
        high = _high(size, len(written))
        if shown and high > left + 0.5:
            break
        shown.append((line, written))
        left -= high
    y = top
    for place, (line, written) in enumerate(reversed(shown)):
        k = size / _SIZE
        high = _high(size, len(written))
        last = place == len(shown) - 1
        if last:
            canvas.rect(box.x + 6, y + 1, box.width - 12, high - 2, theme.LEMON, 9)
        first = y + (_NEXT * k + _AIR) / 2
        x = box.x + 13 + _indent(line, zoom)
        canvas.picture(line.icon, x, first - icon / 2, icon, icon)
        colour = theme.INK if place >= len(shown) - _FRESH else theme.GREY
        font = theme.TEXT if last else theme.TEXT_LIGHT
        for row, text in enumerate(written):
            canvas.text(text, x + icon + 6, first + row * _NEXT * k, size, colour, font)
        y += high


def _indent(line: LogLine, zoom: float) -> float:
    """Return how far in a line begins that follows from another."""
    return 0.0 if not line.level else 16.0 if zoom == 1 else 8.0


def _high(size: float, rows: int) -> float:
    return _NEXT * rows * size / _SIZE + _AIR


def _word_size(canvas: Canvas, line: LogLine, room: float, zoom: float) -> float:
    """Return the size at which no word of a line is too long."""
    return filled(canvas, line.text, room, 1e9, _SIZE * zoom, theme.TEXT)[0]
