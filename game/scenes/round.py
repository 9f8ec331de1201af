"""The score sheet: what a round brought, before the next one is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.seats import Seat
from game.core.words import Words
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close
from game.stage.widgets import Button, Form

WATCHED_MS: Final = 12_000
"""After so long the next round begins by itself where nobody plays."""
_HEAD: Final = 106
_FOOT: Final = 84
"""How high the panel is above and below its rows."""
_ROWS: Final = 478
"""How high the rows are together at most."""


class RoundScene:
    """One score sheet, over the table."""

    name = "round"
    see_through = True
    moving = False
    lens = True

    def __init__(
        self, kit: Kit, words: Words, sheet: Any, names: Sequence[str], viewer: Seat | None
    ) -> None:
        """Show a game's sheet; its rows are in the order in which they are shown."""
        self._kit = kit
        self._words = words
        self._sheet = sheet
        self._names = names
        self._viewer = viewer
        self._waited = 0
        self._row_height = min(84.0, _ROWS / len(sheet.rows))
        high = _HEAD + _FOOT + self._row_height * len(sheet.rows)
        self._panel = Box(110, (720 - high) / 2, 1060, high)
        key = "round-screen.end" if sheet.last else "round-screen.next"
        button = Box(826, self._panel.y + high - 66, 320, 50)
        self._form = Form([Button("next", button, words.say(key), style="main", size=24)])

    def hear(self, heard: Input) -> Answer:
        """Go on at the button, Enter, Space or Escape."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close()
        return Close() if self._form.hear(heard) is not None else None

    def spoken(self) -> str:
        """Return the sheet, seat by seat."""
        rows = [
            f"{self._names[row.seat]}: {row.task}, +{row.gained}, {row.total}."
            for row in self._sheet.rows
        ]
        return " ".join((f"{self._sheet.title}. {self._sheet.line}", *rows))

    def pass_time(self, ms: int) -> Answer:
        """Wait for the person; where nobody plays, not for ever."""
        self._waited += ms
        watched = self._viewer is None and not self._kit.settings.step_mode
        return Close() if watched and self._waited >= WATCHED_MS else None

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    @property
    def focus_box(self) -> Box | None:
        """Where the focus lies, for the lens."""
        return self._form.focused.box if self._form.focused is not None else None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        veil(canvas)
        sheet, box = self._sheet, self._panel
        top, high = box.y + _HEAD, self._row_height
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        canvas.text(sheet.title, box.x + 28, box.y + 38, 34, theme.INK, theme.TITLE, room=560)
        canvas.text(sheet.line, box.x + 30, box.y + 76, 20, theme.GREY, theme.TEXT, room=640)
        for text, x in (("gained", 946), ("total", 1088)):
            label = self._words.say(f"round-screen.{text}")
            canvas.text(label, x, top - 16, 18, theme.GREY, align="middle")
        canvas.rect(box.x + 20, top - 3, box.width - 40, 2, theme.PAPER_2)
        for place, row in enumerate(sheet.rows):
            self._row(canvas, row, top + place * high, high)
        self._form.draw(canvas)

    def _row(self, canvas: Canvas, row: Any, y: float, high: float) -> None:
        box, middle = self._panel, y + high / 2
        if row.won:
            canvas.rect(box.x + 14, y + 1, box.width - 28, high - 3, theme.LEMON, 12, 0.35)
        if row.seat == self._viewer:
            canvas.rect(box.x + 14, y + 3, 7, high - 7, theme.INK, 3)
        mask = min(56.0, high - 2)
        alpha = 0.45 if row.out else 1.0
        canvas.picture(
            f"mask_{row.seat % 12 + 1:02d}", box.x + 28, middle - mask / 2, mask, mask, alpha=alpha
        )
        name = self._names[row.seat]
        canvas.text(name, box.x + 92, middle, 20, theme.INK, theme.TEXT_BOLD, room=170)
        self._mission(canvas, row, middle, high)
        if row.gained:
            canvas.text(
                f"+{row.gained}", 946, middle, 24, theme.GREEN, theme.BUTTON, align="middle"
            )
        wide = canvas.text_width(str(row.total), 30, theme.TITLE)
        canvas.picture("icon_star", 1088 - wide / 2 - 32, middle - 13, 26, 26)
        canvas.text(str(row.total), 1088, middle, 30, theme.INK, theme.TITLE, align="middle")

    def _mission(self, canvas: Canvas, row: Any, middle: float, high: float) -> None:
        x, room = 384.0, 512.0
        colour = theme.GREEN if row.done else theme.GREY
        mark = "done" if row.done else "missed"
        canvas.picture("icon_mission", x, middle - 15, 30, 30, alpha=1.0 if row.done else 0.5)
        said = self._words.say(f"round-screen.{mark}", worth=row.worth)
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
