"""The lobby in large words: its fields below each other, those of the table and then the seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.scenes.kit import Kit
from game.scenes.sitting import ALL, Face
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.fields import Chip, TextField
from game.stage.layout import Box
from game.stage.rolls import BAR, LINE, Roll, Row, paragraph
from game.stage.widgets import Choice, Form, Widget

_SHARE: Final = 0.46
"""How much of a field's width its label has, where it stands beside (``widgets.Choice``)."""
_FACE: Final = 64.0
_PANEL: Final = Box(16, 12, 1248, 696)


class Named(TextField):
    """A line of text that can be written, with its label beside it."""

    def __init__(self, field: TextField, label: str, box: Box) -> None:
        """Take the place of a field that has none."""
        super().__init__(field.name, box, field.value, most=field.most, kind=field.kind)
        self.called = field.called
        self._label = label

    def _field(self) -> Box:
        box = self.box
        return Box(box.x + box.width * _SHARE, box.y, box.width * (1 - _SHARE), box.height)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the label, and the field beside it."""
        box, room = self.box, self.box.width * _SHARE - 14
        size = canvas.fitted(self._label, room, 19 * self.zoom, theme.TEXT)
        lines = canvas.wrap(self._label, room, size)
        for row, line in enumerate(lines):
            y = box.y + box.height / 2 + size * 1.15 * (row - (len(lines) - 1) / 2)
            canvas.text(line, box.x, y, size)
        self.box = self._field()
        super().draw(canvas, focused=focused)
        self.box = box


class LargeLobby:
    """A roll of fields above the ways on, with what the focused one means between them."""

    def __init__(self, kit: Kit) -> None:
        """Begin with no fields."""
        self._kit = kit
        self.roll: Roll | None = None
        self._said = 0.0

    def lay(
        self, widgets: list[Widget], labels: Mapping[str, str], names: list[str],
        about: Callable[[str], str], focus: str,
    ) -> Form:  # fmt: skip
        """Lay out a lobby's widgets, the ways on last; ``about`` says what one of them means."""
        kit, zoom, box = self._kit, self._kit.zoom, _PANEL
        *fields, back, start = widgets
        high = 28 + 24 * zoom
        y = box.y + box.height - 20 - high
        back.box = Box(box.x + 24, y, 0.38 * box.width, high)
        start.box = Box(back.box.x + back.box.width + 20, y, 0.55 * box.width, high)
        top, wide = box.y + 78, box.width - 36
        rows = _rows(kit, fields, labels, names, wide - BAR)
        told = [about(widget.name) for row in rows for widget in row.widgets]
        most = max(kit.lines(text, box.width - 48, 18 * zoom) for text in told)
        self._said = y - 14 - most * 18 * zoom * LINE
        first = self.roll.first if self.roll is not None else 0
        self.roll = Roll(rows, Box(box.x + 24, top, wide, self._said - 14 - top))
        self.roll.first = first
        form = Form([*(w for row in rows for w in row.widgets), back, start], focus, zoom=zoom)
        self.roll.place(form)
        return form

    def draw(self, canvas: Canvas, title: str, said: str, form: Form) -> None:
        """Paint the panel, what is said of the focused field, and the fields in sight."""
        box, zoom = _PANEL, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        canvas.text(title, box.x + 24, box.y + 40, min(56.0, 42 * zoom), theme.INK, theme.TITLE)
        canvas.rect(box.x + 24, self._said - 7, box.width - 48, 2, theme.PAPER_2)
        size, room = 18 * zoom, box.width - 48
        paragraph(canvas, said, box.x + 24, self._said, room, size, theme.GREY)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        form.draw(canvas)


def _rows(
    kit: Kit, widgets: list[Widget], labels: Mapping[str, str], names: list[str], wide: float
) -> list[Row]:
    """Return the fields as rows of a width; ``labels`` are for those without their own.

    Switches stand as many in a row as their words leave room for, a face beside its level.
    """
    chips = [widget for widget in widgets if isinstance(widget, Chip)]
    faces = {widget.name[5:]: widget for widget in widgets if isinstance(widget, Face)}
    table: list[Row] = []
    seats: list[Row] = []
    for widget in widgets:
        if isinstance(widget, Chip):
            if widget is chips[0]:  # all together, wherever they stand at the usual size
                table += _switches(kit, chips, wide)
        elif isinstance(widget, TextField):
            named = Named(widget, labels[widget.name], Box(0, 0, wide, _high(kit)))
            (seats if widget.name == "player" else table).append(Row(_high(kit), [named]))
        elif isinstance(widget, Choice) and widget.name.startswith("level:"):
            seat = widget.name[6:]
            seats.append(_seat(kit, faces[seat], widget, names[int(seat)], wide))
        elif isinstance(widget, Choice):
            widget.label, widget.share = widget.label or labels[widget.name], _SHARE
            row = _field(kit, widget, 0, wide)
            if widget.name == ALL:
                seats.insert(0, row)
            else:
                table.append(row)
    return [*table, *seats]


def _switches(kit: Kit, chips: Sequence[Chip], wide: float) -> list[Row]:
    longest = max(kit.wide(chip.options[-1][1], 18 * kit.zoom, theme.BUTTON) for chip in chips)
    across = max(1, min(4, int((wide + 12) / (longest + 16 * kit.zoom + 36))))
    each = (wide - 12 * (across - 1)) / across
    for at, chip in enumerate(chips):
        chip.box = Box(at % across * (each + 12), 0, each, _high(kit))
    return [Row(_high(kit), chips[at : at + across]) for at in range(0, len(chips), across)]


def _high(kit: Kit) -> float:
    return 46 + 30 * (kit.zoom - 1)


def _seat(kit: Kit, face: Widget, level: Choice, name: str, wide: float) -> Row:
    """Return a face with its name and level beside it."""
    level.label = name
    left = _FACE + 14
    level.share = (_SHARE * wide - left) / (wide - left)  # in line with the other fields
    row = _field(kit, level, left, wide - left)
    high = max(row.height, _FACE + 8)
    box = level.box
    level.box = Box(box.x, (high - box.height) / 2, box.width, box.height)
    face.box = Box(0, (high - _FACE - 6) / 2, _FACE + 2, _FACE + 6)
    return Row(high, [face, level])


def _field(kit: Kit, choice: Choice, x: float, wide: float) -> Row:
    """Return a choice with its label beside it, or above where both are too long."""
    line, high = 19 * kit.zoom, _high(kit)
    longest = max(kit.wide(text, line, theme.BUTTON) for _, text in choice.options)
    lines = kit.lines(choice.label, choice.share * wide - 14, line)
    if longest > (1 - choice.share) * wide - 80 or lines > 2:
        lines = kit.lines(choice.label, wide - 4, line)
        choice.above = lines * line * 1.2 + 4
        high += choice.above
    else:
        high = max(high, lines * line * 1.2)
    choice.box = Box(x, 0, wide, high)
    return Row(high, [choice])
