"""Rows of things that can be set, each with the sentence that says what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.choices import Rule
from game.scenes.kit import Kit
from game.stage.input.inputs import Input
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import arrow
from game.stage.widgets.form import Changed, Choice
from game.stage.widgets.rolls import LINE, Row, paragraph

_SHARE: Final = 0.36
"""How much of a row's width its value has, where it stands beside the words."""
_BESIDE: Final = 1.3
"""Up to this size of words a value stands beside them, above it below the label."""
_HALF: Final = 0.52
"""And how much where it stands above them."""
_PAD: Final = 14.0
_EDGE: Final = 6.0
_LABEL_LINE: Final = 1.15
_LABEL: Final = 21.0
_SAYS: Final = 18.0


class RuleRow(Choice):
    """A value among several with its label, and below that what it changes in play."""

    def __init__(self, rule: Rule, value: Any) -> None:
        """Take what can be set, and what is."""
        super().__init__(rule.name, Box(0, 0, 0, 0), rule.label, rule.options, value)
        self.says = rule.says
        self.enabled = rule.enabled
        self._value = Box(0, 0, 0, 0)
        self._top = 0.0
        """Where the sentence begins."""
        self._room = 0.0
        """How wide the words may be."""
        self._middle = 0.0
        """Where the middle of the label is."""
        self._usual = rule.usual

    def lay(self, kit: Kit, wide: float) -> Row:
        """Take as much room as the words need in a row of a width."""
        zoom = kit.zoom
        high, label = 46 + 30 * (zoom - 1), _LABEL * zoom * _LABEL_LINE
        if zoom <= _BESIDE:
            value = wide * _SHARE
            self._room = wide - value - 3 * _PAD
            self._top = _EDGE + label
        else:  # the sentence has the whole width below label and value
            value = wide * _HALF
            self._room = wide - 2 * _PAD
            self._top = _EDGE + high + 4
        lines = kit.lines(self.says, self._room, _SAYS * zoom)
        whole = max(high + 2 * _EDGE, self._top + lines * _SAYS * zoom * LINE + _EDGE)
        y = (whole - high) / 2 if zoom <= _BESIDE else _EDGE
        self._value = Box(wide - value - _PAD, y, value, high)
        self._middle = _EDGE + (label if zoom <= _BESIDE else high) / 2
        self.box = Box(0, 0, wide, whole)
        return Row(whole, [self])

    def _inner(self, box: Box) -> Box:
        value = self._value
        return Box(box.x + value.x, box.y + value.y, value.width, value.height)

    @property
    def _stands_out(self) -> bool:
        """Whether something is switched on, or chosen that is not the usual."""
        if isinstance(self.value, bool):
            return self.value
        return self.index != self._usual

    def use(self) -> Changed:
        """Choose the next value, where there is any to choose."""
        return self.step(1 if self.enabled else 0)

    def handle_input(self, heard: Input) -> tuple[bool, Changed | None]:
        """Left and right change the value, where there is any to choose."""
        return super().handle_input(heard) if self.enabled else (False, None)

    def press(self, x: float, y: float) -> Changed:
        """Choose the previous value at the left arrow, else the next, on the words too."""
        left = self._inner(self.box).x
        return self.step(-1 if left <= x < left + 44 else 1)

    def spoken(self, say: Callable[..., str]) -> str:
        """Return label, value and what it changes."""
        return f"{super().spoken(say)}. {self.says}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint a card with the words, and the value on it; one that means nothing now is pale."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        fill = theme.WHITE if self.enabled else theme.PAPER
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False)
        inner, colour = self._inner(box), theme.INK if self.enabled else theme.GREY
        left, room = box.x + _PAD, inner.x - box.x - 2 * _PAD
        size = canvas.fitted(self.label, room, _LABEL * zoom, theme.BUTTON)
        y = box.y + self._middle
        canvas.text(self.label, left, y, size, colour, theme.BUTTON, room=room)
        top, size = box.y + self._top, _SAYS * zoom
        paragraph(canvas, self.says, left, top, self._room, size, theme.GREY)
        self._paint_value(canvas, inner)

    def _paint_value(self, canvas: Canvas, inner: Box) -> None:
        fill = theme.LEMON if self.enabled and self._stands_out else theme.PAPER
        colour = theme.INK if self.enabled else theme.GREY
        canvas.panel(inner.x, inner.y, inner.width, inner.height, 14, fill, shadow=False)
        x, y = inner.middle
        several = len(self.options) > 1 and self.enabled
        text, room = self.options[self.index][1], inner.width - (76 if several else 24)
        if several:
            arrow(canvas, inner.x + 20, y, left=True)
            arrow(canvas, inner.x + inner.width - 20, y, left=False)
        size = canvas.fitted(text, room, 19 * self.zoom, theme.BUTTON)
        text = canvas.cut(text, room, size, theme.BUTTON)
        canvas.text(text, x, y, size, colour, theme.BUTTON, align="middle")
