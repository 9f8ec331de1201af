"""The lobby in large words: its fields below each other, those of the table and then the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.words import Words
from game.scenes.kit import Kit
from game.scenes.lobby.form import RulesButton
from game.scenes.lobby.seat_rows import ALL, Face, KindSwitch, NameField, assist_boxes, assist_signs
from game.scenes.lobby.seats import Sitting
from game.scenes.panel import choice_row, row_high
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.fields import Chip, Hinted, TextField
from game.stage.widgets.form import Choice, Widget
from game.stage.widgets.rolls import Row

_SHARE: Final = 0.46
"""How much of a field's width its label has, where it stands beside (``widgets.Choice``)."""
_FACE: Final = 64.0


class Named(Hinted):
    """A line of text that can be written, with its label beside it."""

    def __init__(
        self, field: TextField, label: str, box: Box, share: float = _SHARE,
        helped: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """Take the place of a field that has none; ``helped`` is what helps that person."""
        hint = field.hint if isinstance(field, NameField) else ""
        super().__init__(field.name, box, field.value, hint, most=field.most, kind=field.kind)
        self.follow(field)
        self.called = field.called
        self._label = label
        self._share = share
        self._helped = helped

    @property
    def inner(self) -> Box:
        """Where the line itself lies."""
        box, share = self.box, self._share
        return Box(box.x + box.width * share, box.y, box.width * (1 - share), box.height)

    @property
    def helps(self) -> dict[str, Box]:
        """Where the signs of what helps this person stand: below the label."""
        box, sign = self.box, 22 * self.zoom
        right = box.x + sign * (1.2 * len(self._helped) - 0.2)
        return assist_boxes(self._helped, right, box.y + box.height - sign / 2, sign)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the label, what helps, and the field beside them."""
        box, room = self.box, self.box.width * self._share - 14
        sign = 22 * self.zoom if self._helped else 0.0
        size = canvas.fitted(self._label, room, 19 * self.zoom, theme.TEXT)
        lines = canvas.wrap(self._label, room, size)
        for row, line in enumerate(lines):
            y = box.y + (box.height - sign) / 2 + size * 1.15 * (row - (len(lines) - 1) / 2)
            canvas.text(line, box.x, y, size)
        assist_signs(canvas, self.helps)
        super().draw(canvas, focused=focused)


class LobbyRows:
    """A lobby's fields as rows of a width: those of the table, and then the seats."""

    def __init__(
        self, kit: Kit, widgets: Sequence[Widget], sitting: Sitting, seats: int, words: Words,
        wide: float,
    ) -> None:  # fmt: skip
        """Take the fields, who sits there, and how wide rows are."""
        self._kit = kit
        self._widgets = widgets
        self._by_name = {widget.name: widget for widget in widgets}
        self._wide = wide
        self._people = sitting.people(seats)
        self._helps = sitting.helps(seats)
        self._names = sitting.called(seats, words)
        self._words = words

    def laid(self, labels: Mapping[str, str]) -> list[Row]:
        """Return the rows; ``labels`` are for fields that have none of their own."""
        kit, wide, high = self._kit, self._wide, row_high(self._kit)
        table: list[Row] = []
        seats: list[Row] = []
        for widget in self._widgets:
            if isinstance(widget, Face):
                seats.append(self._seat(widget))
            elif isinstance(widget, RulesButton):
                widget.box = Box(0, 0, wide, 24 + 48 * kit.zoom)
                table.append(Row(widget.box.height, [widget]))
            elif isinstance(widget, Chip):
                widget.box = Box(0, 0, wide, high)
                table.append(Row(high, [widget]))
            elif widget.name == "seed" and isinstance(widget, TextField):
                named = Named(widget, labels["seed"], Box(0, 0, wide, high))
                table.append(Row(high, [named]))
            elif isinstance(widget, Choice) and ":" not in widget.name:
                widget.label, widget.share = widget.label or labels[widget.name], _SHARE
                row = choice_row(kit, widget, wide)
                if widget.name == ALL:
                    seats.insert(0, row)
                else:
                    table.append(row)
        return [*table, *seats]

    def _seat(self, face: Face) -> Row:
        """Return a face with who sits there beside it, and whether that is a person or a bot."""
        zoom, wide, number = self._kit.zoom, self._wide, face.name[5:]
        kind = self._by_name[f"kind:{number}"]
        assert isinstance(kind, KindSwitch)
        switch = 78 + 40 * (zoom - 1)
        left = _FACE + 14 + switch + 14
        room = wide - left
        share = (_SHARE * wide - left) / room  # in line with the other fields
        name = self._by_name.get(f"name:{number}")
        if isinstance(name, TextField):
            field: Widget = self._person(name, int(number), room, share)
            high = max(field.box.height, _FACE + 8)
        else:
            level = self._by_name[f"level:{number}"]
            assert isinstance(level, Choice)
            level.label, level.share = self._names[int(number)], share
            high = max(choice_row(self._kit, level, room).height, _FACE + 8)
            field = level
        box = field.box
        field.box = Box(left, (high - box.height) / 2, box.width, box.height)
        switched = row_high(self._kit)
        kind.box = Box(_FACE + 14, (high - switched) / 2, switch, switched)
        face.box = Box(0, (high - _FACE - 6) / 2, _FACE + 2, _FACE + 6)
        return Row(high, [face, kind, field])

    def _person(self, field: TextField, seat: int, room: float, share: float) -> Named:
        """Return where a person's name is written, with what helps below the label."""
        say, helped = self._words.say, self._helps.get(str(seat), ())
        label = say("lobby-screen.you")
        if len(self._people) > 1:
            label = say("seats.player", n=self._people.index(seat) + 1)
        high = row_high(self._kit)
        lines = self._kit.lines(label, share * room - 14, 19 * self._kit.zoom)
        tall = lines * 19 * self._kit.zoom * 1.2 + (26 * self._kit.zoom if helped else 0)
        return Named(field, label, Box(0, 0, room, max(high, tall)), share, helped)
