"""Widgets: buttons, choices and text fields, and the form that leads among them.

Everything can be done with the mouse alone and with the keyboard alone; the focus is always seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.stage.input.focus import neighbour
from game.stage.input.inputs import Input, KeyPressed, PointerMoved, PointerPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import arrow, cap_width, key_cap

LIP: Final = 4
"""How far a button stands above its panel, in units."""


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
        self.dim = False
        """Whether it looks as if it did nothing yet: pressed, it says what is lacking."""
        self.zoom = 1.0
        """How much larger words are than usual."""
        self.shown = True
        """False: scrolled away; the keyboard leads there all the same."""
        self.called = ""
        """What it is called where that is not written on it, for whoever is read to."""
        self.writes = False
        """Whether a pointer that passes over others leaves it the focus."""
        self.private = False
        """Whether it is spoken to its own player only."""

    @property
    def written(self) -> Box:
        """Where the next letter comes of what is written on it."""
        return self.box

    def use(self) -> Changed | None:
        """Be pressed, by Enter or a click."""
        return Changed(self.name)

    def press(self, x: float, y: float) -> Changed | None:
        """Be clicked at a point."""
        return self.use()

    def follow(self, before: Any) -> None:
        """Go on where what is written was in another form, of the same kind and name."""

    def handle_input(self, heard: Input) -> tuple[bool, Changed | None]:
        """Hear an input while focused; return whether it was for this widget, and what changed."""
        return False, None

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what it is and holds, in the words of ``say``."""
        return self.called

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
        """Take a label; ``key_label`` is the key whose cap is shown, on whatever device."""
        super().__init__(name, box)
        self.label = label
        self.style = style
        self.key = key
        self.key_label = key_label
        self.icon = icon
        self.size = size

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the label, and that it is a button."""
        role = say("speech.button" if self.enabled else "speech.button-off")
        return f"{self.called or self.label}, {role}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the button; the focused one has a lemon or ink ring."""
        box = self.box
        raised = self.style == "main"
        fill = theme.PAPER_2 if self.dim else theme.LEMON if raised else theme.WHITE
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height + (LIP if raised else 0))
        if raised:
            lip = (int(fill[0] * 0.72), int(fill[1] * 0.72), int(fill[2] * 0.72))
            canvas.shadow(box.x, box.y, box.width, box.height + LIP, 14, dx=2, dy=4, blur=4)
            canvas.panel(box.x, box.y + LIP, box.width, box.height, 14, lip, shadow=False)
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False)
        self._label(canvas, centred=raised or not self.icon)

    def _label(self, canvas: Canvas, *, centred: bool) -> None:
        box = self.box
        y = box.y + box.height / 2
        cap = cap_width(canvas, self.key_label) if self.key_label else 0.0
        cap += 12 if cap else 0
        room = box.width - 24 - cap - (36 * self.zoom if self.icon else 0)
        size = canvas.fitted(self.label, room, self.size * self.zoom, theme.BUTTON)
        lines = [self.label]
        if canvas.text_width(self.label, size, theme.BUTTON) > room and " " in self.label:
            lines = canvas.wrap(self.label, room, size, theme.BUTTON)[:2]
        room += 14  # a single long word comes nearer to the edge than words do
        lines = [canvas.cut(line, room, size, theme.BUTTON) for line in lines]
        width = max(canvas.text_width(line, size, theme.BUTTON) for line in lines)
        x = box.x + (box.width - cap - width) / 2 if centred else box.x + 20
        if self.icon:  # words in the middle keep off a picture at the end
            x = max(box.x + 12, min(x, box.x + box.width - 30 - 26 * self.zoom - cap - width))
        if self.key_label:
            key_cap(canvas, self.key_label, x, y)
        colour = theme.INK if self.enabled and not self.dim else theme.GREY
        for row, line in enumerate(lines):
            step = size * 1.05 * (row - (len(lines) - 1) / 2)
            canvas.text(line, x + cap, y + step, size, colour, theme.BUTTON)
        if self.icon:
            high = min(26 * self.zoom, box.height - 6)
            canvas.picture(self.icon, box.x + box.width - 14 - high, y - high / 2, high, high)


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
        self.above = 0.0
        """How high the label is where it stands above; 0: it stands at the left."""
        self.share = 0.46 if label else 0.0
        """How much of the width a label at the left has."""

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

    def handle_input(self, heard: Input) -> tuple[bool, Changed | None]:
        """Left and right change the value."""
        if isinstance(heard, KeyPressed) and heard.key in ("left", "right"):
            return True, self.step(1 if heard.key == "right" else -1)
        return False, None

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the label, the value, and which one of how many it is."""
        label = self.called or self.label
        place = say("speech.choice", at=self.index + 1, of=len(self.options))
        value = self.options[self.index][1]
        return ", ".join(part for part in (label, value, place) if part)

    def _inner(self, box: Box) -> Box:
        if self.above:
            return Box(box.x, box.y + self.above, box.width, box.height - self.above)
        share = self.share
        return Box(box.x + box.width * share, box.y, box.width * (1 - share), box.height)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint label, arrows and value."""
        inner, size = self._inner(self.box), 19 * self.zoom
        y = inner.y + inner.height / 2
        self._label(canvas, inner, size)
        if focused:
            canvas.focus(inner.x, inner.y, inner.width, inner.height)
        canvas.panel(inner.x, inner.y, inner.width, inner.height, 14, theme.WHITE, shadow=False)
        self._arrows(canvas, inner)
        middle, room = inner.x + inner.width / 2, inner.width - 76
        value = self.options[self.index][1]
        size = canvas.fitted(value, room, size, theme.BUTTON)
        text = canvas.cut(value, room, size, theme.BUTTON)
        canvas.text(text, middle, y, size, theme.INK, theme.BUTTON, align="middle")

    def _arrows(self, canvas: Canvas, inner: Box) -> None:
        """Paint that there are others to choose, if there are."""
        y = inner.y + inner.height / 2
        if len(self.options) > 1:
            arrow(canvas, inner.x + 20, y, left=True)
            arrow(canvas, inner.x + inner.width - 20, y, left=False)

    def _label(self, canvas: Canvas, inner: Box, size: float) -> None:
        """Paint the label in as many lines as it needs, at the left or above."""
        box = self.box
        room = box.width if self.above else inner.x - box.x - 10
        size = canvas.fitted(self.label, room, size, theme.TEXT, least=18 * self.zoom)
        lines = canvas.wrap(self.label, room, size, theme.TEXT) if self.label else []
        step = size * 1.15
        middle = box.y + (self.above or box.height) / 2
        for row, line in enumerate(lines):
            y = middle + step * (row - (len(lines) - 1) / 2)
            canvas.text(line, box.x, y, size, theme.INK, theme.TEXT)


class Form:
    """Widgets that share the focus."""

    listeners: ClassVar[list[Callable[[str], object]]] = []
    """Who is told, by a sound's name, that any form was used; the window's affair."""

    def __init__(
        self, widgets: Sequence[Widget], focus: str | None = None, *, zoom: float = 1.0,
        before: Form | None = None,
    ) -> None:  # fmt: skip
        """Take widgets in tab order; the first one, or a named one, is focused.

        What was written in the form ``before`` goes on where it was.
        """
        self.widgets = list(widgets)
        known = {one.name: one for one in before.widgets if one.writes} if before else {}
        for widget in self.widgets:
            if widget.writes and widget.name in known:
                widget.follow(known[widget.name])
            widget.zoom = zoom
        names = [widget.name for widget in self.widgets]
        self.focus: str | None = focus if focus in names else (names[0] if names else None)

    def __getitem__(self, name: str) -> Any:
        """Return a widget by name."""
        return next(widget for widget in self.widgets if widget.name == name)

    def handle_input(self, heard: Input) -> Changed | None:
        """Lead an input to a widget; return what was used or changed."""
        before = self.focus
        changed = self._lead(heard)
        if changed is not None and not (self.focused and self.focused.writes):
            self._tell("ui_confirm" if changed.value is None else "ui_move")
        elif changed is None and self.focus != before:
            self._tell("ui_move")
        return changed

    def _tell(self, name: str) -> None:
        for listener in self.listeners:
            listener(name)

    def _lead(self, heard: Input) -> Changed | None:
        match heard:
            case PointerMoved(x, y):
                over, focused = self._at(x, y), self.focused
                if focused is not None and focused.writes:
                    focused.handle_input(heard)  # it may select what it passes
                elif over is not None:
                    self.focus = over.name
            case PointerPressed(x, y, 1):
                over = self._at(x, y)
                if over is not None:
                    self.focus = over.name
                    taken, changed = over.handle_input(heard)
                    return changed if taken else over.press(x, y)
            case _:
                return self._key(heard)
        return None

    def _key(self, heard: Input) -> Changed | None:
        focused = self.focused
        if focused is not None:
            taken, changed = focused.handle_input(heard)
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

    @property
    def fields(self) -> bool:
        """Whether anything can be written in it."""
        return any(widget.writes for widget in self.widgets)

    @property
    def focused(self) -> Widget | None:
        """The widget that has the focus."""
        return next((w for w in self.widgets if w.name == self.focus), None)

    def _step(self, by: int) -> None:
        names = [widget.name for widget in self.widgets if widget.enabled]
        if not names:
            return
        at = names.index(self.focus) if self.focus in names else -by
        self.focus = names[(at + by) % len(names)]

    def _at(self, x: float, y: float) -> Widget | None:
        for widget in self.widgets:
            if widget.enabled and widget.shown and widget.box.holds(x, y):
                return widget
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint all widgets, the focused one last so that its ring is whole."""
        for widget in self.widgets:
            if widget.name != self.focus and widget.shown:
                widget.draw(canvas, focused=False)
        focused = self.focused
        if focused is not None and focused.shown:
            focused.draw(canvas, focused=True)
