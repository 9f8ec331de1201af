"""Panels: a title, rows to go through, what the focused one means, and ways on below.

One layout for every size of words: what does not fit beside its like goes below it, what does not
fit below it is scrolled to.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeVar

from game.scenes.evening import backdrop
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.writing import keys_for
from game.stage.input.inputs import Input
from game.stage.motion.layout import NOWHERE, Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, FormScene, Push
from game.stage.sound.voice import Spoken
from game.stage.widgets.fields import TextField
from game.stage.widgets.form import Button, Choice, Form, Widget
from game.stage.widgets.rolls import LINE, Roll, Row, paragraph

T = TypeVar("T")
LARGEST: Final = Box(16, 12, 1248, 696)
"""The largest panel there is."""
EDGE: Final = 28.0
"""Between a panel's edge and what lies on it."""
GAP: Final = 12.0
_TITLE_MOST: Final = 52.0


class PanelScene(FormScene):
    """A panel; whoever lays one out says what stands on it and what is painted beside that."""

    see_through = True
    usual: ClassVar[Box] = LARGEST
    """The panel where words have their usual size; larger ones take all the room there is."""

    def __init__(self, kit: Kit) -> None:
        """Take the panel; there are no widgets yet."""
        self._kit = kit
        self._panel = self.usual if kit.zoom == 1 else LARGEST
        self._form = Form([])
        self._told: Box | None = None
        """Where it stands what the focused widget means, in screens that say so."""

    @property
    def title(self) -> str:
        """What stands above all else."""
        return ""

    @property
    def _top(self) -> float:
        """Where what lies below the title begins."""
        return self._panel.y + 22 + 44 * min(1.5, self._kit.zoom)

    def _keep_room(
        self, told: Iterable[str], left: float, end: float, *, beside: float = 0.0
    ) -> float:
        """Keep room above an edge for the longest of what may be told; return where it begins.

        ``beside`` is how wide what lies at the right of it is.
        """
        size = 18 * self._kit.zoom
        wide = self._panel.x + self._panel.width - EDGE - left - beside
        high = size * LINE * max(self._kit.lines(text, wide, size) for text in told)
        self._told = Box(left, end - high, wide, high)
        return end - high - 8

    def _roll_out(
        self,
        rows: Sequence[Row],
        area: Box,
        focus: str | None,
        *,
        before: Sequence[Widget] = (),
        after: Sequence[Widget] = (),
        gap: float = GAP,
    ) -> None:
        """Lay rows into a box, between other widgets; what was in sight stays so."""
        first = self.roll.first if self.roll is not None else 0
        self.roll = roll = Roll(rows, area, gap)
        roll.first = first
        inside = [widget for row in rows for widget in row.widgets]
        self._form = Form([*before, *inside, *after], focus, zoom=self._kit.zoom, before=self._form)
        roll.place(self._form)

    def unused(self, heard: Input) -> Answer:
        """Open the keys on the screen, for whoever writes without any."""
        keys = keys_for(self._kit, self._form.focused, heard)
        return Push(keys) if keys is not None else None

    def footnote(self) -> str:
        """Return what the focused widget means."""
        return ""

    def aside(self) -> Spoken:
        """Return the same, for whoever is read to."""
        return self.footnote()

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel and what stands on it."""
        if self.see_through:
            veil(canvas)
        else:
            backdrop(canvas)
        box, x, size = self._panel, self._panel.x + EDGE, self._title_size(canvas)
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        room = self._title_room
        canvas.text(self.title, x, self._title_y, size, theme.INK, theme.TITLE, room=room)
        self.paint(canvas)
        if (told := self._told) is not None:
            canvas.rect(told.x, told.y - 8, told.width, 2, theme.PAPER_2)
            size = 18 * self._kit.zoom
            paragraph(canvas, self.footnote(), told.x, told.y, told.width, size, theme.GREY)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        self._form.draw(canvas)

    @property
    def _title_y(self) -> float:
        return self._panel.y + 10 + 24 * min(1.5, self._kit.zoom)

    def _title_size(self, canvas: Canvas) -> float:
        most = min(_TITLE_MOST, 32 * self._kit.zoom)
        return canvas.fitted(self.title, self._title_room, most, theme.TITLE)

    @property
    def _title_room(self) -> float:
        return self._panel.width - 2 * EDGE

    def paint(self, canvas: Canvas) -> None:
        """Paint what is neither title nor widget: nothing."""


def ways_on(kit: Kit, panel: Box, ways: Sequence[tuple[str, str]]) -> tuple[list[Button], float]:
    """Return buttons at a panel's foot, the first the main one, and where they begin.

    Each, given by its name and its label, is as wide as its words; a line that is full is followed
    by another one.
    """
    room, high = panel.width - 2 * EDGE, 48 + 22 * (kit.zoom - 1)
    made = [Button(name, NOWHERE, label, size=20) for name, label in ways]
    made[0].style = "main"
    wides = [max(180.0, kit.wide(label, 20 * kit.zoom, theme.BUTTON) + 56) for _, label in ways]
    down = next(
        many
        for many in range(1, len(made) + 1)
        if many == len(made)
        or all(sum(line) + GAP * len(line) <= room for line in _parted(wides, many))
    )
    top = panel.y + panel.height - 18 - down * (high + GAP) + GAP
    y = top
    for line, its in zip(_parted(made, down), _parted(wides, down), strict=True):
        x = panel.x + (panel.width - sum(its) - GAP * (len(its) - 1)) / 2
        for button, wide in zip(line, its, strict=True):
            button.box = Box(x, y, min(room, wide), high)
            x += wide + GAP
        y += high + GAP
    return made, top


def _parted(things: list[T], many: int) -> list[list[T]]:
    """Return things in so many lines, or fewer, as many in each as in the others."""
    each = -(-len(things) // many)
    return [things[at : at + each] for at in range(0, len(things), each)]


def row_high(kit: Kit) -> float:
    """Return how high a row of one line is."""
    return 46 + 30 * (kit.zoom - 1)


def button_row(kit: Kit, name: str, label: str, wide: float) -> Row:
    """Return a button that takes a whole row."""
    high = row_high(kit)
    return Row(high, [Button(name, Box(0, 0, wide, high), label, size=20)])


def written_row(kit: Kit, field: TextField, button: Button, wide: float) -> Row:
    """Return a row with a line that is written, and the button that takes it."""
    high = row_high(kit)
    broad = min(0.5 * wide, kit.wide(button.label, button.size * kit.zoom, theme.BUTTON) + 44)
    field.box = Box(0, 0, wide - broad - GAP, high)
    button.box = Box(wide - broad, 0, broad, high)
    return Row(high, [field, button])


def choice_row(kit: Kit, choice: Choice, wide: float) -> Row:
    """Return a row with a choice, its label beside it, or above where both are too long."""
    line, high = 19 * kit.zoom, row_high(kit)
    longest = max(kit.wide(text, line, theme.BUTTON) for _, text in choice.options)
    lines = kit.lines(choice.label, choice.share * wide - 14, line)
    if longest > (1 - choice.share) * wide - 80 or lines > 2:
        choice.above = kit.lines(choice.label, wide - 4, line) * line * 1.2 + 4
        high += choice.above
    else:
        high = max(high, lines * line * 1.2)
    choice.box = Box(0, 0, wide, high)
    return Row(high, [choice])
