"""Sheets: what the panels behind a curtain share: a title, a sentence, rows, and ways on below.

A private sheet is silent: others hear the room, and how often something clicked would tell what
was chosen. All it says is for its own seat's ears.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.scenes.kit import Kit
from game.scenes.village import evening
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import Input, KeyPressed
from game.stage.layout import Box
from game.stage.rolls import BAR, LINE, Block, Roll, Rolled, Row, paragraph
from game.stage.voice import Utterance
from game.stage.widgets import Button, Form, Widget

PANEL: Final = Box(16, 12, 1248, 696)
EDGE: Final = 24.0
_TITLE: Final = 34.0
_TITLE_MOST: Final = 48.0
_TITLE_ROOM: Final = 730.0
"""How wide a title is at most: at its right hangs what lets the curtain fall again."""
_GAP: Final = 10.0
_PICTURE: Final = 60.0
_MARK: Final = 22.0
"""How wide the tick of an answer is in words of the usual size."""


class Hushed(Form):
    """A form that is used without a sound."""

    listeners: ClassVar[list[Callable[[str], object]]] = []


class Painted(Widget):
    """What is painted among widgets and is no stop of the focus."""

    def __init__(self, name: str, box: Box, paint: Callable[[Canvas, Box], None]) -> None:
        """Take who paints it, in the box where it lies by then."""
        super().__init__(name, box)
        self.enabled = False
        self._paint = paint

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint it."""
        self._paint(canvas, self.box)


class Option(Widget):
    """One of several answers that lie beside each other; the chosen one is ticked."""

    def __init__(self, name: str, box: Box, question: str, label: str, *, size: float = 20) -> None:
        """Take the question it answers, for whoever is read to, and what stands on it."""
        super().__init__(name, box)
        self.question = question
        self.label = label
        self.chosen = False
        self.picture = ""
        """A small picture before the words."""
        self.note = ""
        """A smaller line below them."""
        self._size = size

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the question, the answer, and whether it is chosen."""
        parts = [self.question, self.label, self.note]
        if self.chosen:
            parts.append(say("panels.chosen"))
        return ", ".join(part for part in parts if part)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the answer; its tick and its line say that it is chosen, not its colour alone."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        fill = theme.LEMON if self.chosen else theme.WHITE
        line = 4 if self.chosen else 2.5
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False, line=line)
        middle, mark = box.y + box.height / 2, _MARK * zoom
        left = box.x + (pad := 9 * min(1.6, zoom))
        room = box.width - 2 * pad
        if self.picture:
            high = min(box.height - 14, _PICTURE * zoom)
            canvas.picture(self.picture, left, middle - high / 2, high, high)
            left, room = left + high + 10, room - high - 10
        _tick(canvas, box.x + box.width - pad - mark, middle - mark / 2, mark, on=self.chosen)
        room -= mark + 6
        size = canvas.fitted(self.label, room, self._size * zoom, theme.BUTTON)
        lines = canvas.wrap(self.label, room, size, theme.BUTTON)
        small = canvas.fitted(self.note, room, theme.FLOOR * zoom)
        noted = canvas.wrap(self.note, room, small) if self.note else []
        y = middle - (len(lines) * size * 1.05 + len(noted) * small * 1.1) / 2
        for text in lines:
            canvas.text(text, left, y + size * 1.05 / 2, size, theme.INK, theme.BUTTON)
            y += size * 1.05
        for text in noted:
            canvas.text(text, left, y + small * 1.1 / 2, small, theme.INK)
            y += small * 1.1


def _tick(canvas: Canvas, x: float, y: float, size: float, *, on: bool) -> None:
    """Paint a round mark, filled and ticked where it is on."""
    inside = (
        '<path d="M7,12.5 L11,16.5 L17.5,8.5" fill="none" stroke="#FFFDF6" stroke-width="3" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    fill = "#2B1836" if on else "#FFFDF6"
    canvas.drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<circle cx="12" cy="12" r="10.2" fill="{fill}" stroke="#2B1836" stroke-width="2"/>'
        f"{inside if on else ''}</svg>",
        x, y, size, size,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Said:
    """What stands on one answer: its value, its words, a smaller line, a small picture."""

    value: str
    text: str
    note: str = ""
    picture: str = ""


def options_in(
    kit: Kit, question: str, choices: Sequence[Said], label: str, box: Box, high: float = 52
) -> tuple[float, list[list[Option]]]:
    """Return answers in as many lines as they need, and how high they are together.

    Their names are ``question:value``, their places in a box of any height.
    """
    zoom = kit.zoom
    tall = high * (1 + 0.45 * (zoom - 1))
    extra = 8 + 18 * min(1.6, zoom) + _MARK * zoom
    extra += min(tall - 14, _PICTURE * zoom) + 10 if any(one.picture for one in choices) else 0
    least = theme.FLOOR * zoom  # they are written a little larger where there is room
    widest = extra + max(
        max(kit.wide(one.text, least, theme.BUTTON), kit.wide(one.note, least)) for one in choices
    )
    across = max(1, min(len(choices), int((box.width + _GAP) / (widest + _GAP))))
    down = -(-len(choices) // across)
    across = -(-len(choices) // down)
    wide = (box.width - _GAP * (across - 1)) / across
    found: list[list[Option]] = [[] for _ in range(down)]
    for at, one in enumerate(choices):
        row, column = divmod(at, across)
        x, y = box.x + column * (wide + _GAP), box.y + row * (tall + _GAP)
        option = Option(f"{question}:{one.value}", Box(x, y, wide, tall), label, one.text)
        option.picture, option.note = one.picture, one.note
        found[row].append(option)
    return down * (tall + _GAP) - _GAP, found


class Sheet(Rolled):
    """A title, a sentence, rows to go through and buttons below, all for one seat."""

    moving = False
    private: ClassVar[bool] = True
    """Whether it is for one pair of eyes and ears."""

    def __init__(self, kit: Kit, title: str, told: str) -> None:
        """Take what stands above the rows; ``lay`` must follow."""
        self._kit = kit
        self.title = title
        self._told = told
        self.form: Form = Hushed([])
        self._area = PANEL
        self._beside = 0.0
        """The room that the sentence has at the left of the buttons."""

    def lay(
        self,
        rows: Callable[[float], Sequence[Row]],
        ways: Sequence[tuple[str, str]],
        focus: str | None = None,
    ) -> None:
        """Lay out rows of a width that is handed over, and buttons (name, label), the last main."""
        zoom, room = self._kit.zoom, PANEL.width - 2 * EDGE
        top = PANEL.y + 20 + self._title_size() * LINE
        buttons, foot = self._ways(ways)
        self._area = Box(PANEL.x + EDGE, top, PANEL.width - 2 * EDGE + 12, foot - 12 - top)
        found = list(rows(room)) if zoom == 1 else []
        if not found or sum(row.height + _GAP for row in found) > self._area.height + _GAP:
            found = list(rows(self._area.width - BAR))  # a bar is needed at their right
        if zoom > 1:
            found.insert(0, self._sentence(self._area.width - BAR))
        self._roll = Roll(found, self._area, gap=_GAP)
        inside = [widget for row in found for widget in row.widgets]
        for widget in (*inside, *buttons):
            widget.private = self.private  # type: ignore[attr-defined]
        form = Hushed if self.private else Form
        self.form = form([*inside, *buttons], focus, zoom=zoom)
        self._roll.place(self.form)

    def _title_size(self) -> float:
        return min(_TITLE_MOST, _TITLE * self._kit.zoom)

    def _sentence(self, wide: float) -> Row:
        """Return what stands under the title as a row of the roll: large words take its room."""
        size, told = 20 * self._kit.zoom, self._told
        high = self._kit.lines(told, wide - 32, size) * size * LINE + 20

        def paint(canvas: Canvas, box: Box) -> None:
            lines = len(canvas.wrap(told, wide - 32, size))
            y = box.y + (high - lines * size * LINE) / 2
            paragraph(canvas, told, box.x + 16, y, wide - 32, size)

        block = Block("told", Box(0, 0, wide, high), told, paint)
        block.fill = theme.PAPER_2
        return Row(high, [block])

    def _ways(self, ways: Sequence[tuple[str, str]]) -> tuple[list[Button], float]:
        """Return the buttons, as wide as their words, and where their line begins."""
        zoom, kit = self._kit.zoom, self._kit
        high, found, used = 30 + 20 * zoom, list[Button](), 0.0
        most = (PANEL.width - 2 * EDGE - 16 * (len(ways) - 1)) / len(ways)
        for at, (name, label) in enumerate(reversed(ways)):
            wide = min(most, max(200.0, kit.wide(label, 22 * zoom, theme.BUTTON) + 56))
            left = PANEL.x + PANEL.width - EDGE - used - wide
            used += wide + 16
            style = "plain" if at else "main"
            found.append(Button(name, Box(left, 0, wide, high), label, style=style))
        self._beside = PANEL.width - 2 * EDGE - used - 12
        lines = kit.lines(self._told, self._beside, theme.FLOOR) if zoom == 1 else 0
        foot = PANEL.y + PANEL.height - 22 - max(high, lines * theme.FLOOR * LINE)
        for button in found:
            box = button.box
            button.box = Box(box.x, PANEL.y + PANEL.height - 22 - high, box.width, high)
        return found[::-1], foot

    @property
    def high(self) -> float:
        """How high the rows may be together without a bar."""
        return self._area.height

    # ------------------------------------------------------------ a panel

    @property
    def shows(self) -> object:
        """What is seen: where the focus is, what is chosen, which rows are in sight."""
        options = tuple(w.chosen for w in self.form.widgets if isinstance(w, Option))
        return self.form.focus, options, self._roll.first if self._roll is not None else 0

    def used(self, heard: Input) -> str:
        """Lead an input; return the name of the widget that was used, nothing for none."""
        if self._roll is not None and self._roll.hear(heard, self.form):
            return ""
        changed = self.form.hear(heard)
        if self._roll is not None and isinstance(heard, KeyPressed):
            self._roll.place(self.form)
        return changed.name if changed is not None else ""

    def pass_time(self, ms: int) -> Any:
        """Wait: nothing here moves."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        canvas.panel(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 24)
        x = PANEL.x + EDGE
        size = canvas.fitted(self.title, _TITLE_ROOM, self._title_size(), theme.TITLE)
        y = PANEL.y + 14 + self._title_size() * LINE / 2
        canvas.text(self.title, x, y, size, theme.INK, theme.TITLE, room=_TITLE_ROOM)
        if self._kit.zoom == 1:
            lines = len(canvas.wrap(self._told, self._beside, theme.FLOOR))
            middle = next(iter(self.form.widgets[::-1])).box.middle[1]
            y = middle - lines * theme.FLOOR * LINE / 2
            paragraph(canvas, self._told, x, y, self._beside, theme.FLOOR, theme.GREY)
        if self._roll is not None:
            self._roll.draw_bar(canvas)
        self.form.draw(canvas)

    def spoken(self) -> list[Utterance]:
        """Return the title and the sentence."""
        return [Utterance(f"{self.title}. {self._told}", self.private)]
