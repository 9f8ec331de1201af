"""Fields: a chip that switches, and a line of text that can be written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.outside import TOLD_MOST, clean
from game.stage.input.inputs import Input, KeyPressed, TextComposed, TextTyped
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.wrapping import ending
from game.stage.widgets.form import Changed, Choice, Widget

_TICK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><polyline points="2,8 6,13 14,3" '
    'fill="none" stroke="#2B1836" stroke-width="3" stroke-linecap="round"/></svg>'
)

SEED: Final = "seed"
"""The kind of text that a deal grows from: a number, or the letters and digits of a secret."""
_SIGNS: Final = {"digits": "0123456789", SEED: "0123456789abcdef"}
"""What fields of some kinds take alone."""
_ENDS: Final = ("search", "path", SEED)
"""Kinds of texts of which the end is seen where there is no room for all."""
_MOST: Final = 80
"""Letters that a line which searches takes at most."""


class Chip(Choice):
    """A small switch that names itself, lemon when it is not at its first value."""

    def __init__(
        self, name: str, box: Box, options: Sequence[tuple[Any, str]], value: Any, *, enabled: bool
    ) -> None:
        """Take (value, text) pairs, the one for "off" first."""
        super().__init__(name, box, "", options, value)
        self.enabled = enabled

    def press(self, x: float, y: float) -> Changed:
        """Choose the next value, wherever it is clicked."""
        return self.step(1)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the chip; one that cannot be used is pale."""
        box, lit = self.box, self.index > 0
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height, 15)
        fill = theme.LEMON if lit else theme.WHITE if self.enabled else theme.PAPER_2
        canvas.panel(box.x, box.y, box.width, box.height, 12, fill, shadow=False)
        colour = theme.INK if self.enabled else theme.GREY
        zoom = self.zoom
        tick = 16 * zoom if self.value is True else 0
        text, room = self.options[self.index][1], box.width - 4 - tick
        size = canvas.fitted(text, room, 18 * zoom, theme.BUTTON)
        lines = canvas.wrap(text, room, size, theme.BUTTON)[:2]
        lines = [canvas.cut(line, room, size, theme.BUTTON) for line in lines]
        x, y = box.middle
        wide = max(canvas.text_width(line, size, theme.BUTTON) for line in lines)
        for row, line in enumerate(lines):
            middle = y + size * 1.05 * (row - (len(lines) - 1) / 2)
            canvas.text(line, x + tick / 2, middle, size, colour, theme.BUTTON, align="middle")
        if tick:
            canvas.drawing(
                _TICK, x - wide / 2 - 10 * zoom, y - 7 * zoom, 14 * zoom, 14 * zoom
            )  # fmt: skip


class TextField(Widget):
    """A line of text that can be written."""

    def __init__(self, name: str, box: Box, value: str, *, most: int = 12, kind: str = "") -> None:
        """Take a value and its greatest length; some kinds take their own signs only.

        Kinds ``search`` and ``path`` are written with all the keys there are on a screen.
        """
        super().__init__(name, box)
        self.value = value
        self.most = most
        self.kind = kind
        self.writes = True
        self.composed = ""
        """What an input method would write next, shown underlined."""

    def use(self) -> Changed | None:
        """Enter ends the writing; there is nothing to do."""
        return None

    def hear(self, heard: Input) -> tuple[bool, Changed | None]:
        """Write, and take back with Backspace."""
        match heard:
            case TextTyped(text):
                self.composed = ""
                wanted = clean(text, TOLD_MOST)
                if (known := _SIGNS.get(self.kind)) is not None:
                    wanted = "".join(c for c in wanted.lower() if c in known)
                self.value = clean(self.value + wanted, self.most).lstrip()
                return True, Changed(self.name, self.value)
            case TextComposed(text):
                self.composed = "" if self.kind in _SIGNS else clean(text, TOLD_MOST)
                return True, None
            case KeyPressed("backspace"):
                self.value = self.value[:-1]
                return True, Changed(self.name, self.value)
            case KeyPressed("delete"):
                self.value = ""
                return True, Changed(self.name, self.value)
            case KeyPressed(key) if len(key) == 1 or key == "space":
                return True, None  # the letter itself comes as text
            case _:
                return False, None

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what is asked for and what is written."""
        written = self.value or say("speech.empty")
        return ", ".join(part for part in (self.called, say("speech.field"), written) if part)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the text, and a caret while it is focused."""
        box, size = self.box, 19 * self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height, 16)
        canvas.panel(box.x, box.y, box.width, box.height, 12, theme.WHITE, shadow=False)
        text = self._seen(canvas, size, self.value + (self.composed if focused else ""))
        canvas.text(text, box.x + 12, box.y + box.height / 2, size, theme.INK, theme.TEXT)
        if focused:
            self.caret(canvas)

    def _seen(self, canvas: Canvas, size: float, text: str) -> str:
        """Return what of the text there is room for."""
        room = self.box.width - 30
        if self.kind not in _ENDS:
            return canvas.cut(text, room, size, theme.TEXT)
        return ending(text, room, lambda part: canvas.text_width(part, size, theme.TEXT))

    def caret(self, canvas: Canvas) -> None:
        """Paint where the next letter comes, and a line below what is only composed."""
        box, size = self.box, 19 * self.zoom
        text = self._seen(canvas, size, self.value + self.composed)
        x = box.x + 13 + canvas.text_width(text, size, theme.TEXT)
        if self.composed:
            written = text[: max(0, len(text) - len(self.composed))]
            left = box.x + 12 + canvas.text_width(written, size, theme.TEXT)
            canvas.rect(left, box.y + box.height / 2 + 0.6 * size, x - left, 2.5, theme.MAGENTA)
        canvas.rect(x, box.y + box.height / 2 - 0.63 * size, 2.5, 1.26 * size, theme.MAGENTA)


class Hinted(TextField):
    """A line to be written: what it is for stands there while it is empty."""

    def __init__(
        self, name: str, box: Box, value: str, hint: str, *, most: int = _MOST, kind: str = "search"
    ) -> None:
        """Take what is written already, and what kind of text it takes."""
        super().__init__(name, box, value, most=most, kind=kind)
        self._hint = hint

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the line, and its hint."""
        super().draw(canvas, focused=focused)
        if not self.value and not (focused and self.composed):
            size = canvas.fitted(self._hint, self.box.width - 36, 19 * self.zoom)
            x, y = self.box.x + 18, self.box.y + self.box.height / 2
            canvas.text(self._hint, x, y, size, theme.GREY, room=self.box.width - 36)
