"""The roll: rows of widgets below each other, as many whole ones in sight as a box holds.

What does not fit waits above or below; the focus, the wheel, a finger or the bar at the right
bring it into sight. Widgets that do not belong to the roll stay where they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.stage.input.focus import neighbour
from game.stage.input.inputs import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Choice, Form, Widget
from game.stage.widgets.read_only import ReadOnly

BAR: Final = 44.0
"""How wide the bar is to be touched, at the right of the rows; it is painted narrower."""
LINE: Final = 1.3
"""From one line of a piece's words to the next, in sizes."""
_EASE: Final = 1.0
"""So much a row may be too high by a rounding and still be whole."""


@dataclass(frozen=True, slots=True)
class Row:
    """Widgets beside each other; their boxes are given from the row's top on."""

    height: float
    widgets: Sequence[Widget]


class Block(ReadOnly):
    """A piece of a roll that is only read: it can be focused, and paints itself."""

    def __init__(
        self, name: str, box: Box, said: str, paint: Callable[[Canvas, Box], None]
    ) -> None:
        """Take what is spoken of it and who paints it, in the box where it lies by then."""
        super().__init__(name, box, said)
        self._paint = paint
        self.fill: theme.Colour = theme.WHITE

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint a card, ringed where it is focused, and what stands on it."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, self.fill, shadow=False)
        self._paint(canvas, box)


class Roll:
    """Rows in a box; ``first`` is the number of the highest one in sight."""

    def __init__(self, rows: Sequence[Row], box: Box, gap: float = 14.0) -> None:
        """Take rows and the box they are seen in; the bar takes BAR units at its right."""
        self.rows = list(rows)
        self.box = box
        self._gap = gap
        self._own = {widget.name for row in rows for widget in row.widgets}
        self._lay = [[(widget, widget.box) for widget in row.widgets] for row in rows]
        self._dragged = False
        self.first = 0

    # ------------------------------------------------------------ where the rows are

    @property
    def _most(self) -> int:
        """The first row from which on all the others are in sight."""
        first, room = len(self.rows), self.box.height + self._gap + _EASE
        while first and self._high(first - 1, len(self.rows)) <= room:
            first -= 1
        return min(first, max(0, len(self.rows) - 1))

    def _high(self, start: int, end: int) -> float:
        """Return how high some rows are together, with the gaps below them."""
        return sum(row.height + self._gap for row in self.rows[start:end])

    @property
    def last(self) -> int:
        """The number of the lowest row in sight."""
        last, room = self.first, self.box.height + self._gap + _EASE
        while last + 1 < len(self.rows) and self._high(self.first, last + 2) <= room:
            last += 1
        return last

    @property
    def offsets(self) -> dict[int, float]:
        """How far each row that can be the first in sight begins below the one that is.

        They are counted from that one (``stage.input.fingers``).
        """
        here = self._high(0, self.first)
        return {at - self.first: self._high(0, at) - here for at in range(self._most + 1)}

    def place(self, form: Form) -> None:
        """Bring the focused row into sight and lay out all of them."""
        at = self._row(form.focus)
        if at is not None:
            self.first = min(self.first, at)
            while self.last < at:
                self.first += 1
        self.first = min(self.first, self._most)
        y, last = self.box.y - self._high(0, self.first), self.last
        for number, (row, widgets) in enumerate(zip(self.rows, self._lay, strict=True)):
            for widget, box in widgets:
                widget.box = Box(self.box.x + box.x, y + box.y, box.width, box.height)
                widget.shown = self.first <= number <= last
            y += row.height + self._gap

    def _row(self, name: str | None) -> int | None:
        for number, row in enumerate(self.rows):
            if any(widget.name == name for widget in row.widgets):
                return number
        return None

    # ------------------------------------------------------------ inputs

    def handle_input(self, heard: Input, form: Form) -> bool:
        """Move, and say whether the input was for the roll; the form is told of the focus."""
        match heard:
            case Wheel(_, _, notches):
                self._show(self.first - round(notches), form)
            case PointerPressed(x, y, 1) if self._bar.holds(x, y) and self._most:
                self._dragged = True
                self._drag(y, form)
            case PointerMoved(_, y) if self._dragged:
                self._drag(y, form)
            case PointerReleased():
                self._dragged = False
                return False
            case KeyPressed("pagedown"):
                self._show(self.last + 1, form, lead=True)
            case KeyPressed("pageup"):
                start = self.first
                while start and self._high(start - 1, self.first) <= self.box.height + self._gap:
                    start -= 1
                self._show(start, form, lead=True)
            case KeyPressed("home" | "end" as key) if not _writes(form):
                self._show(0 if key == "home" else len(self.rows), form, lead=True)
            case KeyPressed("up" | "down" | "left" | "right" as key):
                return self._lead(key, form)
            case _:
                return False
        return True

    def _show(self, first: int, form: Form, *, lead: bool = False) -> None:
        """Begin at a row; the focus stays among the rows in sight, or leads them."""
        if not self.rows:
            return
        wanted = min(max(0, first), len(self.rows) - 1)
        self.first = min(wanted, self._most)
        at = self._row(form.focus)
        if lead or (at is not None and not self.first <= at <= self.last):
            if lead:
                number = wanted
            else:
                assert at is not None
                number = self.first if at < self.first else self.last
            form.focus = self._in(number, None)
        self.place(form)

    def _drag(self, y: float, form: Form) -> None:
        bar, most = self._bar, self._most
        part = (y - bar.y - self._thumb / 2) / max(1.0, bar.height - self._thumb)
        self._show(round(part * most), form)

    def _in(self, number: int, x: float | None) -> str:
        """Return the widget of a row that is nearest to a height, the first one without."""
        widgets = [widget for widget in self.rows[number].widgets if widget.enabled]
        if x is None or len(widgets) < 2:
            return (widgets or list(self.rows[number].widgets))[0].name
        return min(widgets, key=lambda widget: abs(widget.box.middle[0] - x)).name

    def _lead(self, key: str, form: Form) -> bool:
        """Lead among the rows, and between them and what lies around them."""
        focused = form.focused
        if focused is None:
            return False
        at = self._row(focused.name)
        if at is None:
            return self._enter(key, form, focused)
        if key in ("left", "right"):
            if isinstance(focused, Choice):
                return False  # they change its value
            # a page may begin with a heading, which has the focus though it cannot be used
            row = self.rows[at].widgets
            names = [one.name for one in row if one.enabled or one.name == focused.name]
            place = names.index(focused.name) + (1 if key == "right" else -1)
            if not 0 <= place < len(names):
                return self._leave(key, form, focused)
            form.focus = names[place]
            return True
        to = at + (1 if key == "down" else -1)
        while 0 <= to < len(self.rows) and not any(w.enabled for w in self.rows[to].widgets):
            to += 1 if key == "down" else -1
        if not 0 <= to < len(self.rows):
            return self._leave(key, form, focused)
        form.focus = self._in(to, focused.box.middle[0])
        self.place(form)
        return True

    def _others(self, form: Form) -> dict[str, Box]:
        return {w.name: w.box for w in form.widgets if w.enabled and w.name not in self._own}

    def _leave(self, key: str, form: Form, focused: Widget) -> bool:
        """Lead from an end of the rows to what lies around them, if anything does."""
        boxes = {**self._others(form), focused.name: focused.box}
        form.focus = neighbour(boxes, focused.name, key)
        return True

    def _enter(self, key: str, form: Form, focused: Widget) -> bool:
        """Lead among what lies around the rows, or from there to the nearest row in sight."""
        others = self._others(form)
        above = focused.box.y < self.box.y
        inward = key == ("down" if above else "up")
        side = {name: box for name, box in others.items() if (box.y < self.box.y) is above}
        to = neighbour(side, focused.name, key, round_about=False)
        if to == focused.name and self.rows and inward:
            x = focused.box.middle[0]
            to = self._in(self.first if above else self.last, x)
        elif to == focused.name:
            to = neighbour(others, focused.name, key)
        form.focus = to
        self.place(form)
        return True

    # ------------------------------------------------------------ the bar

    @property
    def _bar(self) -> Box:
        box = self.box
        return Box(box.x + box.width - BAR + 12, box.y, BAR, box.height)

    @property
    def _thumb(self) -> float:
        whole = self._high(0, len(self.rows))
        return self.box.height * min(1.0, self._high(self.first, self.last + 1) / max(1.0, whole))

    def draw_bar(self, canvas: Canvas) -> None:
        """Paint how much of the rows is in sight, where not all of them are."""
        most = self._most
        if not most:
            return
        bar, thumb = self._bar, self._thumb
        x, y = bar.x + bar.width / 2 - 4, bar.y + (bar.height - thumb) * self.first / most
        canvas.rect(x, bar.y, 8, bar.height, theme.PAPER_2, 4)
        canvas.rect(x, y, 8, thumb, theme.INK, 4)


def _writes(form: Form) -> bool:
    return form.focused is not None and form.focused.writes


def paragraph(
    canvas: Canvas, text: str, x: float, y: float, room: float, size: float,
    colour: theme.Colour = theme.INK, font: str = theme.TEXT,
) -> float:  # fmt: skip
    """Paint a text from a height on, in lines of at most so many units; return where it ends."""
    for line in canvas.wrap(text, room, size, font) if text else ():
        canvas.text(line, x, y + size * LINE / 2, size, colour, font)
        y += size * LINE
    return y
