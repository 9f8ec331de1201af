"""The score sheet: what a round brought, before the next one is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.seats import Seat
from game.core.words import Words
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Form
from game.stage.widgets.rolls import BAR, LINE, Block, Roll, Row, paragraph

WATCHED_MS: Final = 12_000
"""After so long the next round begins by itself where nobody plays."""
_HEAD: Final = 106
_FOOT: Final = 84
"""How high the panel is above and below its rows."""
_LARGE: Final = Box(16, 12, 1248, 696)
"""The panel for larger words."""
_BADGED: Final = 132.0
"""A card of this height has room for a badge under the mask."""
_BANNER: Final = 1.6
"""How much wider than high the picture of a round without winners is."""
_ROWS: Final = 478
"""How high the rows are together at most."""


class RoundScene(FormScene):
    """One score sheet, over the table."""

    name = "round"
    see_through = True

    def __init__(
        self,
        kit: Kit,
        words: Words,
        sheet: Any,
        names: Sequence[str],
        looks: Sequence[str],
        viewer: Seat | None,
        *,
        waits: bool = False,
    ) -> None:
        """Show a game's sheet, its rows in their order; ``looks``: everybody's picture.

        ``waits``: people read it, no bystander.
        """
        self._kit = kit
        self._words = words
        self.sheet = sheet
        """What is told of the round."""
        self._names = names
        self._faces = looks
        self._viewer = viewer
        self._waited = 0
        self._waits = waits
        self._row_height = min(84.0, _ROWS / len(sheet.rows))
        high = _HEAD + _FOOT + self._row_height * len(sheet.rows)
        self._panel = Box(110, (720 - high) / 2, 1060, high)
        said = words.say("round-screen.end" if sheet.last else "round-screen.next")
        button = Box(826, self._panel.y + high - 66, 320, 50)
        if kit.zoom == 1:
            self._form = Form([Button("next", button, said, style="main", size=24)])
        else:
            self._lay_large(said)

    def _lay_large(self, said: str) -> None:
        """Lay out the same in large words: the rows as a roll of cards."""
        zoom, box = self._kit.zoom, _LARGE
        self._panel = box
        wide = min(box.width - 48, self._kit.wide(said, 24 * zoom, theme.BUTTON) + 60)
        high, size, room = 24 + 24 * zoom, min(56.0, 34 * zoom), box.width - 56
        x, kit = box.x + box.width - 28 - wide, self._kit
        self._title_room = room - wide - 24
        if beside := kit.wide(self.sheet.title, size, theme.TITLE) <= self._title_room:
            button = Box(x, box.y + 16, wide, high)
        else:  # the way on stands below where the title needs the whole line
            button = Box(x, box.y + box.height - 20 - high, wide, high)
            self._title_room = room
        lines = kit.lines(self.sheet.title, self._title_room, size, theme.TITLE)
        self._line_y = box.y + max(14 + size * LINE * lines, beside * (20 + high))
        lines = kit.lines(self.sheet.line, room, 20 * zoom)
        top = self._line_y + 20 * zoom * LINE * lines + 14
        end = box.y + box.height - 18 if beside else button.y - 20
        area = Box(box.x + 24, top, box.width - 36, end - top)
        rows = [self._card(row, area.width - BAR) for row in self.sheet.rows]
        self.roll = Roll(rows, area)
        blocks = [widget for row in rows for widget in row.widgets]
        self._form = Form([Button("next", button, said, style="main", size=24), *blocks], zoom=zoom)
        self.roll.place(self._form)

    def _card(self, row: Any, wide: float) -> Row:
        """Return a row of the sheet in large words: whose, the mission, and the points."""
        zoom, say = self._kit.zoom, self._words.say
        name = self._names[row.seat]
        mark = self._mark(row)
        figures = f"{say('round-screen.total')} {row.total}"
        if row.gained:
            figures = f"+{row.gained}  {figures}"
        big, small, left = 20 * zoom, 18 * zoom, 92.0
        room = wide - left - 16
        colour = theme.GREEN if row.done else theme.GREY
        parts = [
            (name, big, theme.INK, theme.TEXT_BOLD),
            (figures, small, theme.INK, theme.BUTTON),
            (row.task, big, theme.INK, theme.BUTTON),
            (mark, small, colour, theme.TEXT_BOLD),
            (row.text, small, theme.GREY, theme.TEXT),
        ]
        parts = [part for part in parts if part[0]]
        kit = self._kit
        beside = kit.wide(name, big, theme.TEXT_BOLD) + kit.wide(figures, small, theme.BUTTON)
        if together := beside + 24 < room:
            parts.pop(1)
        told = kit.wide(row.task, big, theme.BUTTON)
        beside = told + 16 + kit.wide(mark, small, theme.TEXT_BOLD)
        if marked := bool(mark) and beside < room:
            parts.pop(-2)
        lines = [kit.lines(text, room, size, font) * size for text, size, _, font in parts]
        high = max(84.0, sum(lines) * LINE + 20)

        def paint(canvas: Canvas, box: Box) -> None:
            alpha = 0.45 if row.out else 1.0
            canvas.picture(self._faces[row.seat], box.x + 14, box.y + 10, 64, 64, alpha=alpha)
            if not row.worth and high >= _BADGED:
                canvas.picture(row.picture, box.x + 24, box.y + 80, 44, 44)
            x, y = box.x + left, box.y + 10
            if together:
                at, right = y + big * LINE / 2, box.x + wide - 18
                canvas.text(figures, right, at, small, theme.INK, theme.BUTTON, align="right")
            for text, size, tint, font in parts:
                if marked and text is row.task:
                    at = x + canvas.text_width(text, size, font) + 16
                    canvas.text(mark, at, y + size * LINE / 2, small, colour, theme.TEXT_BOLD)
                y = paragraph(canvas, text, x, y, room, size, tint, font)

        what = ", ".join(part for part in (row.task, mark or row.text) if part)
        said = f"{name}: {what}, {_counted(row)}"
        block = Block(f"row:{row.seat}", Box(0, 0, wide, high), said, paint)
        block.fill = theme.YOLK if row.won else theme.WHITE
        return Row(high, [block])

    def _mark(self, row: Any) -> str:
        """Return whether a mission was fulfilled and what it is worth; nothing without one."""
        done = "done" if row.done else "missed"
        return self._words.say(f"round-screen.{done}", worth=row.worth) if row.worth else ""

    def spoken(self) -> str:
        """Return the sheet, seat by seat."""
        rows = [f"{self._names[row.seat]}: {row.task}, {_counted(row)}." for row in self.sheet.rows]
        return " ".join((f"{self.sheet.title}. {self.sheet.line}", *rows))

    def pass_time(self, ms: int) -> Answer:
        """Wait for the person; where nobody plays, not for ever."""
        self._waited += ms
        waits = self._waits or self._kit.settings.step_mode
        watched = self._viewer is None and not waits
        return Close() if watched and self._waited >= WATCHED_MS else None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, and the way on."""
        self.paint(canvas)
        self._form.draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet alone, as it is where nobody can press anything."""
        veil(canvas)
        sheet, box = self.sheet, self._panel
        top, high = box.y + _HEAD, self._row_height
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        if self.roll is not None:
            zoom, x, room = self._kit.zoom, box.x + 28, self._title_room
            size = min(56.0, 34 * zoom)
            paragraph(canvas, sheet.title, x, box.y + 14, room, size, font=theme.TITLE)
            wide = size * LINE * _BANNER
            left = x + canvas.text_width(sheet.title, size, theme.TITLE) + 20
            if sheet.open and left + wide <= x + room:
                canvas.picture("undecided", left, box.y + 14, wide, size * LINE)
            paragraph(canvas, sheet.line, x, self._line_y, box.width - 56, 20 * zoom, theme.GREY)
            self.roll.draw_bar(canvas)
            return
        if sheet.open:
            top_edge, foot = max(4.0, box.y - 70), box.y + 76
            tall = foot - top_edge
            wide = tall * _BANNER
            canvas.picture("undecided", box.x + box.width - 36 - wide, top_edge, wide, tall)
        canvas.text(sheet.title, box.x + 28, box.y + 38, 34, theme.INK, theme.TITLE, room=560)
        canvas.text(sheet.line, box.x + 30, box.y + 76, 20, theme.GREY, theme.TEXT, room=640)
        for text, x in (("gained", 964), ("total", 1098)):
            label = self._words.say(f"round-screen.{text}")
            canvas.text(label, x, top - 16, 18, theme.GREY, align="middle")
        canvas.rect(box.x + 20, top - 3, box.width - 40, 2, theme.PAPER_2)
        for place, row in enumerate(sheet.rows):
            self._row(canvas, row, top + place * high, high)

    def _row(self, canvas: Canvas, row: Any, y: float, high: float) -> None:
        box, middle = self._panel, y + high / 2
        if row.won:
            canvas.rect(box.x + 14, y + 1, box.width - 28, high - 3, theme.LEMON, 12, 0.35)
        if row.seat == self._viewer:
            canvas.rect(box.x + 14, y + 3, 7, high - 7, theme.INK, 3)
        mask = min(56.0, high - 2)
        alpha = 0.45 if row.out else 1.0
        face = self._faces[row.seat]
        canvas.picture(face, box.x + 28, middle - mask / 2, mask, mask, alpha=alpha)
        name = self._names[row.seat]
        canvas.text(name, box.x + 92, middle, 20, theme.INK, theme.TEXT_BOLD, room=170)
        self._mission(canvas, row, middle, high)
        if row.gained:
            canvas.text(
                f"+{row.gained}", 964, middle, 24, theme.GREEN, theme.BUTTON, align="middle"
            )
        wide = canvas.text_width(str(row.total), 30, theme.TITLE)
        canvas.picture("icon_star", 1098 - wide / 2 - 32, middle - 13, 26, 26)
        canvas.text(str(row.total), 1098, middle, 30, theme.INK, theme.TITLE, align="middle")

    def _mission(self, canvas: Canvas, row: Any, middle: float, high: float) -> None:
        x, room = 372.0, 566.0
        colour = theme.GREEN if row.done else theme.GREY
        canvas.picture(row.picture, x, middle - 15, 30, 30, alpha=1.0 if row.done else 0.5)
        said = self._mark(row)
        x += 40
        two = high >= 50
        lines = canvas.wrap(row.text, room - 40, 18, theme.TEXT)[: int(high // 38)]
        y = middle - 2 - 10.5 * len(lines) if two else middle
        whole = canvas.text_width(said, 18, theme.TEXT_BOLD)
        size = canvas.fitted(row.task, room - 50 - whole, 20, theme.BUTTON)
        wide = canvas.text(row.task, x, y, size, theme.INK, theme.BUTTON)
        canvas.text(said, x + wide + 10, y, 18, colour, theme.TEXT_BOLD, room=room - 50 - wide)
        if two:
            for line in lines:
                canvas.text(line, x, y + 26, 18, theme.GREY, theme.TEXT, room=room - 40)
                y += 21


def _counted(row: Any) -> str:
    """Return what a row says in figures: what was gained, if anything, and the total."""
    return f"+{row.gained}, {row.total}" if row.gained else str(row.total)
