"""The list of matches that are over, to watch again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.replay import ReplayScene
from game.scenes.village import evening
from game.scenes.waiting import Waiting
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.fingers import ROW
from game.stage.input import CloseAsked, Input, KeyPressed, Wheel
from game.stage.layout import Box
from game.stage.rolls import LINE, paragraph
from game.stage.scene import Answer, Close, Push
from game.stage.widgets import Button, Form, Widget
from game.store.files import FileError
from game.store.replays import finished, read_replay

_PANEL = Box(140, 40, 1000, 660)
_GAP = 12.0
_LARGE = Box(16, 12, 1248, 696)
"""The panel for larger words."""


class Entry(Button):
    """One match: when it was and with how many, and below who sat there."""

    def __init__(self, name: str, box: Box, when: str, who: str) -> None:
        """Take both lines; the second may need several."""
        super().__init__(name, box, f"{when}, {who}" if who else when)
        self._when = when
        self._who = who

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint a card with both."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.WHITE, shadow=False)
        x, room, icon = box.x + 20, box.width - 40, 26 * zoom
        y = paragraph(
            canvas, self._when, x, box.y + 7, room - icon - 8, 20 * zoom, font=theme.BUTTON
        )
        paragraph(canvas, self._who, x, y, room - icon - 8, 18 * zoom, theme.GREY)
        at = box.x + box.width - 16 - icon
        canvas.picture("icon_p_ident", at, box.y + (box.height - icon) / 2, icon, icon)


class ReplaysScene(Waiting):
    """Matches that are over, the newest first."""

    name = "replays"
    see_through = False

    def __init__(self, kit: Kit) -> None:
        """Read the folder."""
        self._kit = kit
        self._paths: list[Path] = finished(kit.data)
        self._first = self._last = 0
        self._labels: dict[Path, tuple[str, str]] = {}
        self._panel = _PANEL if kit.zoom == 1 else _LARGE
        self._form = self._rows()

    def _rows(self, focus: str | None = None) -> Form:
        """Make as many rows as fit from the first one on; files are read only for those."""
        say, zoom, panel = self._kit.words().say, self._kit.zoom, self._panel
        back, high = say("replays-screen.back"), 28 + 24 * zoom
        wide = max(200.0, self._kit.wide(back, 22 * zoom, theme.BUTTON) + 60)
        end = panel.y + panel.height - 18 - high
        widgets: list[Widget] = []
        y = panel.y + 44 + 48 * min(1.5, zoom)
        for number in range(self._first, len(self._paths)):
            when, who = self._label(self._paths[number])
            room = panel.width - 88 - 26 * zoom - 8
            tall = 14 + LINE * (
                20 * zoom * self._kit.lines(when, room, 20 * zoom, theme.BUTTON)
                + 18 * zoom * self._kit.lines(who, room, 18 * zoom)
            )
            if widgets and y + tall > end - 16:
                break
            self._last = number
            box = Box(panel.x + 24, y, panel.width - 48, tall)
            widgets.append(Entry(f"row:{number}", box, when, who))
            y += tall + _GAP
        box = Box(panel.x + (panel.width - wide) / 2, end, wide, high)
        widgets.append(Button("back", box, back, style="main"))
        return Form(widgets, focus, zoom=zoom)

    def _label(self, path: Path) -> tuple[str, str]:
        """Return when a match was and with how many, and who sat there."""
        if path not in self._labels:
            say = self._kit.words().say
            try:
                when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                head = read_replay(path).head
                date = say("replays-screen.date", when=when)
                said = say("replays-screen.row", date=date, seats=head.seats)
                self._labels[path] = said, ", ".join(head.names)
            except (FileError, OSError):
                self._labels[path] = path.name, ""
        return self._labels[path]

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape"):
                return Close()
            case Wheel(_, _, notches):
                self._scroll(-1 if notches > 0 else 1)
                return None
            case KeyPressed("pagedown" | "pageup" as key):
                page = self._last + 1 - self._first
                self._scroll(page if key == "pagedown" else -page)
                return None
            case KeyPressed("down") if self._form.focus == f"row:{self._last}":
                if self._last + 1 < len(self._paths):
                    self._scroll(1)
                    return None
            case KeyPressed("up") if self._form.focus == f"row:{self._first}" and self._first:
                self._scroll(-1)
                return None
            case _:
                pass
        changed = self._form.hear(heard)
        if changed is None:
            return None
        return Close() if changed.name == "back" else self._show(int(changed.name[4:]))

    @property
    def steps(self) -> float:
        """How high a row in sight is in the middle, for a finger that goes along them."""
        rows = [widget.box for widget in self._form.widgets if widget.name != "back"]
        return sum(box.height + _GAP for box in rows) / len(rows) if rows else ROW

    def _scroll(self, by: int) -> None:
        """Go on by so many rows, never past the row with which the last one is in sight."""
        before = self._first
        for _ in range(abs(by)):
            if by > 0 and self._last + 1 >= len(self._paths):
                break
            self._first = max(0, self._first + (1 if by > 0 else -1))
            self._rows()
        if self._first != before:
            self._form = self._rows(f"row:{self._last if by > 0 else self._first}")

    def _show(self, index: int) -> Answer:
        try:
            return Push(ReplayScene(self._kit, read_replay(self._paths[index]), "public"))
        except FileError as error:
            said = self._kit.words().say(error.key, **error.facts)
            return Push(NoticeScene(self._kit, said))

    def resume(self, result: Any) -> Answer:
        """Come back from a replay."""
        return Close("quit") if result == "quit" else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        words = self._kit.words()
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        box, zoom = self._panel, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        size, y = min(56.0, 36 * zoom), box.y + 16 + 28 * min(1.5, zoom)
        canvas.text(
            words.say("replays-screen.title"), 640, y, size, theme.INK, theme.TITLE, align="middle"
        )
        if not self._paths:
            paragraph(
                canvas, words.say("replays-screen.none"), box.x + 24, 300, box.width - 48,
                22 * zoom, theme.GREY,
            )  # fmt: skip
        elif self._first or self._last + 1 < len(self._paths):
            self._bar(canvas)
        self._form.draw(canvas)

    def _bar(self, canvas: Canvas) -> None:
        """Paint which part of the list is in sight."""
        box, shown = self._panel, [w.box for w in self._form.widgets if w.name != "back"]
        top, high = shown[0].y, self._form["back"].box.y - 16 - shown[0].y
        part, many = (self._last + 1 - self._first) / len(self._paths), len(self._paths)
        x = box.x + box.width - 18
        canvas.rect(x, top, 8, high, theme.PAPER_2, 4)
        canvas.rect(x, top + high * self._first / many, 8, high * part, theme.INK, 4)
