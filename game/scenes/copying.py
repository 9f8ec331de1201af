"""Copying: a code or a receipt that others are to be told is put on the clipboard."""

from __future__ import annotations

from typing import Final

from game.scenes.kit import Kit
from game.stage.input.clipboard import copied
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Button

COPY: Final = "copy"
"""What such a button is called; it does by itself what it is for."""
_SHEETS: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="{paper}" stroke="{line}" '
    'stroke-width="2.4" stroke-linejoin="round"><rect x="3" y="3" width="13" height="14" rx="2.5"/>'
    '<rect x="8" y="7.5" width="13" height="14" rx="2.5"/></svg>'
)


class CopyButton(Button):
    """A button that copies a text, and says that it did; its label is what is copied, or else."""

    def __init__(
        self, kit: Kit, box: Box, label: str, text: str, *, style: str = "plain", size: float = 20
    ) -> None:
        """Take what is copied, and what is written on it until then."""
        super().__init__(COPY, box, label, style=style, size=size)
        self.called = kit.words().say("copying.button", what=label)
        self._said = {done: kit.words().say(f"copying.{done}") for done in ("done", "failed")}
        self._usual = label, self.called
        self._text = text

    def use(self) -> None:
        """Copy the text; nothing else happens."""
        self.label = self.called = self._said["done" if copied(self._text) else "failed"]

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the button; once one goes elsewhere it says again what it is for."""
        if not focused:
            self.label, self.called = self._usual
        super().draw(canvas, focused=focused)

    def _label(self, canvas: Canvas, *, centred: bool) -> None:
        box, high = self.box, min(1.1 * self.size * self.zoom, self.box.height - 12)
        room = box.width - high - 44
        size = canvas.fitted(self.label, room, self.size * self.zoom, theme.BUTTON)
        wide = canvas.text_width(self.label, size, theme.BUTTON)
        left, y = box.x + (box.width - wide - high - 12) / 2, box.y + box.height / 2
        sheets(canvas, left, y - high / 2, high)
        canvas.text(self.label, left + high + 12, y, size, theme.INK, theme.BUTTON)


class CopyLine(CopyButton):
    """A line at the foot of a screen that is copied by a press, with no more about it than that."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the line; while it is focused on a tag of its own."""
        if not focused:
            self.label, self.called = self._usual
        box, outlined = self.box, self.style == "outlined" and not focused
        size = canvas.fitted(self.label, box.width - 60, self.size * self.zoom)
        high = min(size, box.height)
        wide = canvas.text_width(self.label, size) + high + 8
        left, y = box.x + (box.width - wide) / 2, box.y + box.height / 2
        if focused:
            canvas.focus(left - 14, box.y + 2, wide + 28, box.height - 4, 10)
            canvas.panel(left - 14, box.y + 2, wide + 28, box.height - 4, 10, shadow=False)
        colour = theme.INK if focused else theme.WHITE if outlined else theme.GREY
        outline = theme.INK if outlined else None
        sheets(canvas, left, y - high / 2, high)
        canvas.text(self.label, left + high + 8, y, size, colour, outline=outline)


def sheets(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Paint two sheets of paper, one over the other."""
    line = "#000000" if canvas.art.strong else "#2B1836"
    canvas.drawing(_SHEETS.format(paper="#FFFDF6", line=line), x, y, size, size)
