"""A way on from the title: an entry of its menu, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Button

NOTE: Final = 22.0
"""How much higher an entry is that says more below its name."""
_THEN: Final = " · "
"""Between a game's name and who plays it."""


class Way(Button):
    """An entry of the menu, with what it leads to below its name."""

    note = ""

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what it is called, and what it leads to."""
        return f"{super().spoken(say)}. {self.note}" if self.note else super().spoken(say)

    def _label(self, canvas: Canvas, *, centred: bool) -> None:
        if not self.note:
            super()._label(canvas, centred=centred)
            return
        whole, rise = self.box, NOTE * self.zoom
        room = whole.width - 28
        size = canvas.fitted(self.note, room, 18 * self.zoom)
        said = self.note
        if canvas.text_width(said, size) > room:  # its card tells the game's name, too
            said = said.partition(_THEN)[2] or said
        x, align = (whole.middle[0], "middle") if centred else (whole.x + 20, "left")
        y = whole.y + whole.height - rise / 2 - 5
        canvas.text(said, x, y, size, theme.INK, align=align, room=room)
        self.box = Box(whole.x, whole.y + 2, whole.width, whole.height - rise)
        try:
            super()._label(canvas, centred=centred)
        finally:  # a picture that is given up half-way leaves nothing behind
            self.box = whole
