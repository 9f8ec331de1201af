"""Rows with a picture: a button that shows a photo, its name, and a line about it."""

from __future__ import annotations

from typing import Final

from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Button
from game.stage.widgets.rolls import Row

_PAD: Final = 8.0


class PhotoButton(Button):
    """A button with a photo at its left, and two lines."""

    def __init__(self, name: str, box: Box, label: str, line: str, picture: str) -> None:
        """Take what it is called, what is told of it, and which drawing it shows."""
        super().__init__(name, box, label)
        self._line, self._picture = line, picture
        self.called = f"{label}, {line}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the photo and both lines."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.WHITE, shadow=False)
        side = box.height - 2 * _PAD
        canvas.picture(self._picture, box.x + _PAD, box.y + _PAD, side, side)
        x, room = box.x + side + 2.4 * _PAD, box.width - side - 4.8 * _PAD
        middle, rise = box.y + box.height / 2, 13 * zoom
        size = canvas.fitted(self.label, room, 20 * zoom, theme.BUTTON)
        called = canvas.cut(self.label, room, size, theme.BUTTON)
        canvas.text(called, x, middle - rise, size, theme.INK, theme.BUTTON)
        size = canvas.fitted(self._line, room, 18 * zoom)
        line = canvas.cut(self._line, room, size, theme.TEXT)
        canvas.text(line, x, middle + rise, size, theme.GREY)


def photo_row(kit: Kit, name: str, label: str, line: str, picture: str, wide: float) -> Row:
    """Return a row that is one button with a photo."""
    high = 64 + 44 * (kit.zoom - 1)
    return Row(high, [PhotoButton(name, Box(0, 0, wide, high), label, line, picture)])
