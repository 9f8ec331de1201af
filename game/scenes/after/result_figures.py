"""The figures of a result: who did most of what its game counts, and who comes second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.endings import Truth
from game.core.words import Words
from game.scenes.after.result_rows import headed, leaders
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

PANEL: Final = Box(40, 506, 744, 198)
"""What lies below the ribbon: figures, and the turning points below them."""
_APART: Final = 242.0
_WIDE: Final = 210.0
_STEP: Final = 28.0


def paint_figures(canvas: Canvas, truth: Truth, names: Sequence[str], words: Words) -> None:
    """Paint the panel, and on it a column for each of the figures."""
    if not truth.figures:
        return
    canvas.panel(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 20)
    for column, figure in enumerate(truth.figures):
        x, y = PANEL.x + 22 + column * _APART, PANEL.y + 18
        canvas.picture(figure.icon, x, y - 12, 24, 24)
        label = headed(truth, column, words)
        room = 194.0  # the last heading keeps off the panel's edge
        if canvas.text_width(label, theme.FLOOR, theme.TEXT) > room:
            label = figure.label
        size = canvas.fitted(label, room, 19, theme.TEXT)
        canvas.text(label, x + 32, y, size, theme.GREY, theme.TEXT, room=room)
        shown = leaders(truth, column)
        top = shown[0][0].figures[column] if shown else 1
        for place, (row, *others) in enumerate(shown):
            middle, value = y + (place + 1) * _STEP - 1, row.figures[column]
            each = f"{1 + len(others)} × {value}" if others else str(value)
            canvas.rect(x, middle - 13, _WIDE, 26, theme.PAPER_2, 8)
            canvas.rect(x, middle - 13, max(16, _WIDE * value / top), 26, theme.LEMON, 8)
            room = _WIDE - 28 - canvas.text_width(each, 20, theme.BUTTON)
            name = ", ".join(names[one.seat] for one in (row, *others))
            if others and canvas.text_width(name, theme.FLOOR, theme.TEXT) > room:
                name = f"{names[row.seat]} + {len(others)}"
            if others and canvas.text_width(name, theme.FLOOR, theme.TEXT) > room:
                each = str(value)  # how many they are the name says, too
                room = _WIDE - 28 - canvas.text_width(each, 20, theme.BUTTON)
            size = canvas.fitted(name, room, 18, theme.TEXT)
            canvas.text(name, x + 10, middle, size, theme.INK, theme.TEXT, room=room)
            right = x + _WIDE - 8
            canvas.text(each, right, middle, 20, theme.INK, theme.BUTTON, align="right")
