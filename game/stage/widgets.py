"""Widgets: buttons, choices and text fields, and the form that leads among them.

Everything can be done with the mouse alone and with the keyboard alone; the focus is always seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.caps import arrow, key_cap
from game.stage.focus import neighbour
from game.stage.input import Input, KeyPressed, PointerMoved, PointerPressed, TextTyped
from game.stage.layout import Box

LIP: Final = 4
"""How far a button stands above its panel, in units."""
_TICK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><polyline points="2,8 6,13 14,3" '
    'fill="none" stroke="#2B1836" stroke-width="3" stroke-linecap="round"/></svg>'
)


@dataclass(frozen=True, slots=True)
class Changed:
    """A widget was used: a button pressed (value None), a choice or a text changed."""

    name: str
    value: Any = None


class Widget:
    """Something that can be focused and used."""

    def __init__(self, name: str, box: Box) -> None:
        """Take a name for the scene and a place."""
        self.name = name
        self.box = box
        self.key = ""
        """A key that uses the widget from anywhere in its form."""
        self.enabled = True

    def use(self) -> Changed | None:
        """Be pressed, by Enter or a click."""
        return Changed(self.name)

    def press(self, x: float, y: float) -> Changed | None:
        """Be clicked at a point."""
        return self.use()

    def hear(self, heard: Input) -> tuple[bool, Changed | None]:
        """Hear an input while focused; return whether it was for this widget, and what changed."""
        return False, None

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the widget."""


class Button(Widget):
    """A button: ``main`` (lemon, raised), ``plain`` (white) or ``danger``."""

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        *,
        style: str = "plain",
        key: str = "",
        key_label: str = "",
        icon: str = "",
        size: float = 22,
    ) -> None:
        """Take a label; a key cap is shown when the key has a label."""
        super().__init__(name, box)
        self.label = label
        self.style = style
        self.key = key
        self.key_label = key_label
        self.icon = icon
        self.size = size

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the button; the focused one has a lemon or ink ring."""
        box = self.box
        raised = self.style == "main"
        fill = theme.LEMON if raised else theme.WHITE
        if focused:
            ring = theme.MAGENTA if raised else theme.LEMON
            high = box.height + 8 + (LIP if raised else 0)
            canvas.rect(box.x - 4, box.y - 4, box.width + 8, high, ring, 18)
        if raised:
            lip = (int(fill[0] * 0.72), int(fill[1] * 0.72), int(fill[2] * 0.72))
            canvas.shadow(box.x, box.y, box.width, box.height + LIP, 14, dx=2, dy=4, blur=4)
            canvas.panel(box.x, box.y + LIP, box.width, box.height, 14, lip, shadow=False)
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False)
        self._label(canvas, centred=raised or not self.icon)

    def _label(self, canvas: Canvas, *, centred: bool) -> None:
        box = self.box
        y = box.y + box.height / 2
        cap = canvas.text_width(self.key_label, 18, theme.TEXT_BOLD) + 18 if self.key_label else 0
        cap = max(30.0, cap) + 10 if cap else 0
        room = box.width - 24 - cap - (36 if self.icon else 0)
        text = canvas.cut(self.label, room, self.size, theme.BUTTON)
        width = canvas.text_width(text, self.size, theme.BUTTON)
        x = box.x + (box.width - cap - width) / 2 if centred else box.x + 20
        if self.key_label:
            key_cap(canvas, self.key_label, x, y)
        colour = theme.INK if self.enabled else theme.GREY
        canvas.text(text, x + cap, y, self.size, colour, theme.BUTTON)
        if self.icon:
            canvas.picture(self.icon, box.x + box.width - 40, y - 13, 26, 26)


class Choice(Widget):
    """A value among several: ``‹ value ›``, with its label above or at its left."""

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        options: Sequence[tuple[Any, str]],
        value: Any,
    ) -> None:
        """Take (value, text) pairs and the chosen value; an unknown one is the first."""
        super().__init__(name, box)
        self.label = label
        self.options = list(options)
        values = [one for one, _ in self.options]
        self.index = values.index(value) if value in values else 0

    @property
    def value(self) -> Any:
        """The chosen value."""
        return self.options[self.index][0]

    def step(self, by: int) -> Changed:
        """Choose the next or the previous value, round and round."""
        self.index = (self.index + by) % len(self.options)
        return Changed(self.name, self.value)

    def use(self) -> Changed:
        """Choose the next value."""
        return self.step(1)

    def press(self, x: float, y: float) -> Changed:
        """Choose the previous value at the left arrow, else the next."""
        return self.step(-1 if x < self._inner(self.box).x + 44 else 1)

    def hear(self, heard: Input) -> tuple[bool, Changed | None]:
        """Left and right change the value."""
        if isinstance(heard, KeyPressed) and heard.key in ("left", "right"):
            return True, self.step(1 if heard.key == "right" else -1)
        return False, None

    def _inner(self, box: Box) -> Box:
        share = 0.46 if self.label else 0.0
        return Box(box.x + box.width * share, box.y, box.width * (1 - share), box.height)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint label, arrows and value."""
        box, inner = self.box, self._inner(self.box)
        y = box.y + box.height / 2
        if self.label:
            room = inner.x - box.x - 10
            canvas.text(self.label, box.x, y, 19, theme.INK, theme.TEXT, room=room)
        if focused:
            x, w, h = inner.x - 4, inner.width + 8, inner.height + 8
            canvas.rect(x, inner.y - 4, w, h, theme.LEMON, 18)
        canvas.panel(inner.x, inner.y, inner.width, inner.height, 14, theme.WHITE, shadow=False)
        if len(self.options) > 1:
            arrow(canvas, inner.x + 20, y, left=True)
            arrow(canvas, inner.x + inner.width - 20, y, left=False)
        middle = inner.x + inner.width / 2
        text = canvas.cut(self.options[self.index][1], inner.width - 76, 19, theme.BUTTON)
        canvas.text(text, middle, y, 19, theme.INK, theme.BUTTON, align="middle")


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
            ring = theme.MAGENTA if lit else theme.LEMON
            canvas.rect(box.x - 4, box.y - 4, box.width + 8, box.height + 8, ring, 15)
        fill = theme.LEMON if lit else theme.WHITE if self.enabled else theme.PAPER_2
        canvas.panel(box.x, box.y, box.width, box.height, 12, fill, shadow=False)
        colour = theme.INK if self.enabled else theme.GREY
        tick = 16 if self.value is True else 0
        text = canvas.cut(self.options[self.index][1], box.width - 4 - tick, 18, theme.BUTTON)
        x, y = box.middle
        wide = canvas.text_width(text, 18, theme.BUTTON)
        canvas.text(text, x + tick / 2, y, 18, colour, theme.BUTTON, align="middle")
        if tick:
            canvas.drawing(_TICK, x - wide / 2 - 10, y - 7, 14, 14)


class TextField(Widget):
    """A line of text that can be written."""

    def __init__(self, name: str, box: Box, value: str, *, most: int = 12, kind: str = "") -> None:
        """Take a value and its greatest length; kind ``digits`` takes digits only."""
        super().__init__(name, box)
        self.value = value
        self.most = most
        self.kind = kind

    def use(self) -> Changed | None:
        """Enter ends the writing; there is nothing to do."""
        return None

    def hear(self, heard: Input) -> tuple[bool, Changed | None]:
        """Write, and take back with Backspace."""
        match heard:
            case TextTyped(text):
                wanted = "".join(c for c in text if c.isprintable())
                if self.kind == "digits":
                    wanted = "".join(c for c in wanted if c in "0123456789")
                self.value = (self.value + wanted)[: self.most].lstrip()
                return True, Changed(self.name, self.value)
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

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the text, and a caret while it is focused."""
        box = self.box
        y = box.y + box.height / 2
        if focused:
            canvas.rect(box.x - 4, box.y - 4, box.width + 8, box.height + 8, theme.LEMON, 16)
        canvas.panel(box.x, box.y, box.width, box.height, 12, theme.WHITE, shadow=False)
        text = canvas.cut(self.value, box.width - 30, 19, theme.TEXT)
        wide = canvas.text(text, box.x + 12, y, 19, theme.INK, theme.TEXT)
        if focused:
            canvas.rect(box.x + 13 + wide, y - 12, 2.5, 24, theme.MAGENTA)


class Form:
    """Widgets that share the focus."""

    def __init__(self, widgets: Sequence[Widget], focus: str | None = None) -> None:
        """Take widgets in tab order; the first one, or a named one, is focused."""
        self.widgets = list(widgets)
        names = [widget.name for widget in self.widgets]
        self.focus: str | None = focus if focus in names else (names[0] if names else None)

    def __getitem__(self, name: str) -> Any:
        """Return a widget by name."""
        return next(widget for widget in self.widgets if widget.name == name)

    def hear(self, heard: Input) -> Changed | None:
        """Lead an input to a widget; return what was used or changed."""
        match heard:
            case PointerMoved(x, y):
                over = self._at(x, y)
                if over is not None and not isinstance(self._focused(), TextField):
                    self.focus = over.name
            case PointerPressed(x, y, 1):
                over = self._at(x, y)
                if over is not None:
                    self.focus = over.name
                    return over.press(x, y)
            case _:
                return self._key(heard)
        return None

    def _key(self, heard: Input) -> Changed | None:
        focused = self._focused()
        if focused is not None:
            taken, changed = focused.hear(heard)
            if taken:
                return changed
        if not isinstance(heard, KeyPressed):
            return None
        match heard.key:
            case "tab":
                self._step(-1 if heard.shift else 1)
            case "left" | "right" | "up" | "down":
                boxes = {w.name: w.box for w in self.widgets if w.enabled}
                self.focus = neighbour(boxes, self.focus, heard.key)
            case "enter" | "space" if focused is not None and not heard.repeat:
                return focused.use()
            case key:
                for widget in self.widgets:
                    if widget.key and widget.key == key and widget.enabled and not heard.repeat:
                        return widget.use()
        return None

    def _focused(self) -> Widget | None:
        return next((w for w in self.widgets if w.name == self.focus), None)

    def _step(self, by: int) -> None:
        names = [widget.name for widget in self.widgets if widget.enabled]
        if not names:
            return
        at = names.index(self.focus) if self.focus in names else -by
        self.focus = names[(at + by) % len(names)]

    def _at(self, x: float, y: float) -> Widget | None:
        for widget in self.widgets:
            if widget.enabled and widget.box.holds(x, y):
                return widget
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint all widgets, the focused one last so that its ring is whole."""
        for widget in self.widgets:
            if widget.name != self.focus:
                widget.draw(canvas, focused=False)
        focused = self._focused()
        if focused is not None:
            focused.draw(canvas, focused=True)
