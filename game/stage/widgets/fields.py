"""Fields: a chip that switches, and a line of text that can be written."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.sanitize import TOLD_MOST, clean
from game.stage.input.claims import PAD_SOURCE
from game.stage.input.clipboard import copied, pasted
from game.stage.input.inputs import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextAsked,
    TextComposed,
    TextTyped,
)
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Changed, Choice, Widget
from game.stage.widgets.text_line import TextLine
from game.stage.widgets.view import View

_TICK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><polyline points="2,8 6,13 14,3" '
    'fill="none" stroke="#2B1836" stroke-width="3" stroke-linecap="round"/></svg>'
)

SEED: Final = "seed"
"""The kind of text that a deal grows from: a number, or the letters and digits of a secret."""
_SIGNS: Final = {"digits": "0123456789", SEED: "0123456789abcdef"}
"""What fields of some kinds take alone."""
_TOLD_SEED: Final = re.compile(r"(?<![\w-])(\d+|[0-9a-f]{32,})(?![\w-])")
"""A number, or a secret in letters and digits, that stands by itself."""
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
    """A line of text that can be written, as lines are written everywhere."""

    def __init__(self, name: str, box: Box, value: str, *, most: int = 12, kind: str = "") -> None:
        """Take a value and its greatest length; some kinds take their own signs only.

        Kinds ``search`` and ``path`` are written with all the keys there are on a screen.
        """
        super().__init__(name, box)
        self.line = TextLine(value, most, _SIGNS.get(kind, ""))
        self.most = most
        self.kind = kind
        self.writes = True
        self.composed = ""
        """What an input method would write next, shown underlined."""
        self._composing = 0
        """Behind how many letters of that one writes."""
        self._dragging = False
        """Whether a pointer went down here, and selects what it passes."""
        self._view = View()

    @property
    def value(self) -> str:
        """What is written."""
        return self.line.text

    @value.setter
    def value(self, text: str) -> None:
        self.line.replace(text)

    def follow(self, before: TextField) -> None:
        """Go on where a field was: its form was laid out anew while one wrote."""
        text, self.line = self.value, before.line
        self.line.most = self.most
        self.value = text
        self.composed, self._composing = before.composed, before._composing
        self._view, self._dragging = before._view, before._dragging

    def use(self) -> Changed | None:
        """Enter ends the writing; there is nothing to do."""
        return None

    # ------------------------------------------------------------ inputs

    def _point(self, heard: PointerPressed) -> None:
        """Lead the caret to a point; a double click selects a word, a third one all."""
        at = self._view.at(heard.x)
        if heard.clicks == 1:
            self.line.go(at, selecting=heard.shift)
            self._dragging = True
        elif heard.clicks == 2:
            self.line.select(*self.line.word_at(self._view.under(heard.x)))
        else:
            self.line.select(0, len(self.value))

    def handle_input(self, heard: Input) -> tuple[bool, Changed | None]:
        """Write, lead the caret, select, copy and paste."""
        before = self.value
        taken = self._handle(heard)
        return taken, Changed(self.name, self.value) if self.value != before else None

    def _handle(self, heard: Input) -> bool:
        """Take in an input; return whether it was for a field."""
        line = self.line
        match heard:
            case TextTyped(text):
                self.composed = ""
                line.write(text, "type")
            case TextComposed(text):
                self.composed = "" if self.kind in _SIGNS else clean(text, TOLD_MOST)
                most = len(self.composed)
                self._composing = most if heard.caret < 0 else min(most, heard.caret)
            case TextAsked(what):
                self._ask(what, selecting=heard.shift)
            case PointerPressed(button=1):
                self._point(heard)
            case PointerMoved(x):
                if self._dragging:
                    line.go(self._view.at(x), selecting=True)
                return self._dragging
            case PointerReleased():
                taken, self._dragging = self._dragging, False
                return taken
            case KeyPressed("backspace"):
                line.erase(line.step(-1), "backspace")
            case KeyPressed("delete", shift=True):
                self._ask("cut", selecting=False)
            case KeyPressed("delete"):
                line.erase(line.step(1), "delete")
            case KeyPressed("left" | "right", source=source) if not source.startswith(PAD_SOURCE):
                return self._step(heard)
            case KeyPressed("home" | "end" as key):
                line.go(0 if key == "home" else len(line.text), selecting=heard.shift)
            case KeyPressed(key) if len(key) == 1 or key == "space":
                pass  # the letter itself comes as text
            case _:
                return False
        return True

    def _step(self, heard: KeyPressed) -> bool:
        """Lead the caret a letter on; at the end of the text the arrow leads on to what is there.

        A key that is held stays in the field.
        """
        line, by = self.line, -1 if heard.key == "left" else 1
        first, last = line.selection
        edge = first if by < 0 else last
        to = line.step(by) if heard.shift or first == last else edge
        if to == line.caret and first == last and not (heard.shift or heard.repeat):
            return False
        line.go(to, selecting=heard.shift)
        return True

    def _ask(self, what: str, *, selecting: bool) -> None:
        """Do what a shortcut asks for."""
        line = self.line
        match what:
            case "copy" | "cut":
                secret = self.private or not line.selected
                if not secret and copied(line.selected) and what == "cut":
                    line.erase(line.caret)
            case "paste":
                line.write(_seed_in(pasted()) if self.kind == SEED else pasted())
            case "all":
                line.select(0, len(line.text))
            case "undo":
                line.undo()
            case "redo":
                line.redo()
            case "word-left" | "word-right":
                line.go(line.word(1 if what == "word-right" else -1), selecting=selecting)
            case "start" | "end":
                line.go(len(line.text) if what == "end" else 0, selecting=selecting)
            case "erase-left" | "erase-right":
                line.erase(line.word(1 if what == "erase-right" else -1))
            case _:
                line.erase(0)

    def clear(self) -> None:
        """Take away all that is written."""
        self.line.replace("")

    # ------------------------------------------------------------ telling and painting

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what is asked for and what is written."""
        written = self.value or say("speech.empty")
        return ", ".join(part for part in (self.called, say("speech.field"), written) if part)

    @property
    def inner(self) -> Box:
        """Where the line itself lies."""
        return self.box

    @property
    def written(self) -> Box:
        """From the caret to the end of the line: what an input method offers lies below it."""
        inner, caret = self.inner, self._view.caret
        left = inner.x if caret is None else caret
        return Box(left, inner.y, inner.x + inner.width - left, inner.height)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the text, and a caret while it is focused."""
        if focused:
            box = self.inner
            canvas.focus(box.x, box.y, box.width, box.height, 16)
        self.paint(canvas, writing=focused)

    def paint(self, canvas: Canvas, *, writing: bool) -> None:
        """Paint the line, and while one writes there what is selected, composed, and the caret."""
        box, size, line = self.inner, 19 * self.zoom, self.line
        canvas.panel(box.x, box.y, box.width, box.height, 12, theme.WHITE, shadow=False)
        y, left = box.y + box.height / 2, box.x + 12

        def wide(part: str) -> float:
            return canvas.text_width(part, size, theme.TEXT)

        self._view.scroll_to(
            self._laid(writing), left, box.width - 30, wide, ends=self.kind in _ENDS
        )
        if writing and not self.composed:
            self._under(canvas, line.selection, theme.YOLK, y - 0.63 * size, 1.26 * size)
        canvas.text(self._view.shown, left, y, size, theme.INK, theme.TEXT)
        if writing:
            span = line.caret, line.caret + len(self.composed)
            self._under(canvas, span, theme.MAGENTA, y + 0.6 * size, 2.5)
            x = self._view.caret or left
            canvas.rect(x, y - 0.63 * size, 2.5, 1.26 * size, theme.MAGENTA)

    def _laid(self, writing: bool) -> tuple[str, int | None]:
        """Return the text with what is composed in it, and where the caret is while one writes."""
        text, caret = self.value, self.line.caret
        if not writing:
            return text, None
        text = text[:caret] + self.composed + text[caret:]
        return text, caret + (self._composing if self.composed else 0)

    def _under(
        self, canvas: Canvas, span: tuple[int, int], colour: theme.Colour, y: float, high: float
    ) -> None:
        """Paint a band under a part of the text, as far as that is seen."""
        first, last = (self._view.x(at) for at in span)
        if last > first:
            canvas.rect(first, y, last - first, high, colour)


def _seed_in(text: str) -> str:
    """Return the seed in a text that says more, such as a result's last line; else all of it."""
    found = _TOLD_SEED.search(text.lower())
    return found[1] if found is not None else text


class Hinted(TextField):
    """A line to be written: what it is for stands there while it is empty."""

    def __init__(
        self, name: str, box: Box, value: str, hint: str, *, most: int = _MOST, kind: str = "search"
    ) -> None:
        """Take what is written already, and what kind of text it takes."""
        super().__init__(name, box, value, most=most, kind=kind)
        self.hint = hint

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the line, and its hint."""
        super().draw(canvas, focused=focused)
        if self.hint and not self.value and not (focused and self.composed):
            box = self.inner
            size = canvas.fitted(self.hint, box.width - 36, 19 * self.zoom)
            x, y, room = box.x + 18, box.y + box.height / 2, box.width - 36
            canvas.text(self.hint, x, y, size, theme.GREY, room=room)
