"""Explained rows: settings with what they mean beside them, where a tab has room for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.scenes.kit import Kit
from game.scenes.panel import row_high
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Button, Choice
from game.stage.widgets.rolls import LINE, Row, paragraph

_SHARE: Final = 0.56
"""How much of a row says what it is about; the rest is used."""
_AIR: Final = 22.0
"""Between the two."""
_EDGE: Final = 14.0
_PAD: Final = 8.0
AIR: Final = 9.0
"""Between two rows."""
_MOST: Final = 210.0
"""No row is higher, however few there are."""
_LABEL, _MEANING = 21.0, 18.0


class ExplainedChoice(Choice):
    """A value among several, and at its left what it is called and what it means."""

    def __init__(
        self, name: str, label: str, meaning: str, options: Sequence[tuple[Any, str]], value: Any
    ) -> None:
        """Take what it means beside all that a choice has."""
        super().__init__(name, Box(0, 0, 0, 0), label, options, value)
        self.meaning = meaning
        self.share = _SHARE
        self.high = 0.0
        """How high what is used of it is."""

    def _inner(self, box: Box) -> Box:
        whole = super()._inner(box)
        return Box(whole.x, box.middle[1] - self.high / 2, whole.width - _EDGE, self.high)

    def _label(self, canvas: Canvas, inner: Box, size: float) -> None:
        box = self.box
        _explain(canvas, box, self.label, self.meaning, self.zoom)


class ExplainedButton(Button):
    """A button, and at its left what pressing it does."""

    def __init__(self, name: str, label: str, meaning: str) -> None:
        """Take what it does beside its label."""
        super().__init__(name, Box(0, 0, 0, 0), label, size=20)
        self.meaning = meaning
        self.row = Box(0, 0, 0, 0)
        """All of the row, from the button's place on."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the button and what it does."""
        box, row = self.box, self.row
        whole = Box(box.x + row.x, box.y + row.y, row.width, row.height)
        _explain(canvas, whole, "", self.meaning, self.zoom)
        super().draw(canvas, focused=focused)


def _explain(canvas: Canvas, row: Box, label: str, meaning: str, zoom: float) -> None:
    """Paint a row, and on its left a label and what it means."""
    canvas.rect(row.x, row.y, row.width, row.height, theme.WHITE, 16)
    room, large, small = _room(row.width), _LABEL * zoom, _MEANING * zoom
    heads = len(canvas.wrap(label, room, large, theme.BUTTON)) if label else 0
    lines = len(canvas.wrap(meaning, room, small)) if meaning else 0
    x, y = row.x + _EDGE, row.middle[1] - (heads * large + lines * small) * LINE / 2
    y = paragraph(canvas, label, x, y, room, large, theme.INK, theme.BUTTON)
    paragraph(canvas, meaning, x, y, room, small, theme.GREY)


def _room(wide: float) -> float:
    """Return how wide what a row says is at most."""
    return wide * _SHARE - _EDGE - _AIR


def explained_rows(
    kit: Kit, widgets: Sequence[ExplainedChoice | ExplainedButton], area: Box
) -> list[Row] | None:
    """Return rows that share the height of a tab; None where they are too many for that."""
    room, used, line = _room(area.width), area.width * (1 - _SHARE) - _EDGE, row_high(kit)
    needed: list[float] = []
    for widget in widgets:
        label = ""
        if isinstance(widget, ExplainedChoice):
            label, values = widget.label, [text for _, text in widget.options]
            if max(kit.wide(text, 19 * kit.zoom, theme.BUTTON) for text in values) > used - 80:
                return None
        large, small = _LABEL * kit.zoom, _MEANING * kit.zoom
        heads = kit.lines(label, room, large, theme.BUTTON) if label else 0
        lines = kit.lines(widget.meaning, room, small) if widget.meaning else 0
        needed.append(max(line, (heads * large + lines * small) * LINE) + _PAD)
    spare = area.height - sum(needed) - AIR * (len(needed) - 1)
    if spare < 0:
        return None
    rows: list[Row] = []
    for widget, need in zip(widgets, needed, strict=True):
        high = min(_MOST, need + spare / len(needed))
        if isinstance(widget, ExplainedChoice):
            widget.high, widget.box = line, Box(0, 0, area.width, high)
        else:
            left, top = area.width - used - _EDGE, (high - line) / 2
            widget.row = Box(-left, -top, area.width, high)
            widget.box = Box(left, top, used, line)
        rows.append(Row(high, [widget]))
    return rows
