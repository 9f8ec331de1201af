"""The list of matches that are over, to watch again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.replay import ReplayScene
from game.scenes.village import evening
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed, Wheel
from game.stage.layout import Box
from game.stage.scene import Answer, Close, Push
from game.stage.widgets import Button, Form, Widget
from game.store.files import FileError
from game.store.replays import finished, read_replay

_SHOWN = 8


class ReplaysScene:
    """Matches that are over, the newest first."""

    name = "replays"
    see_through = False
    moving = False
    lens = True

    def __init__(self, kit: Kit) -> None:
        """Read the folder."""
        self._kit = kit
        self._paths: list[Path] = finished(kit.data)
        self._first = 0
        self._form = self._rows()

    @property
    def focus_box(self) -> Box | None:
        """Where the focus lies, for the lens."""
        return self._form.focused.box if self._form.focused is not None else None

    def _rows(self, focus: str | None = None) -> Form:
        words = self._kit.words()
        widgets: list[Widget] = []
        for row, path in enumerate(self._paths[self._first : self._first + _SHOWN]):
            box = Box(164, 140 + 58 * row, 952, 48)
            name, label = f"row:{self._first + row}", self._label(path)
            widgets.append(Button(name, box, label, icon="icon_p_ident", size=20))
        back = words.say("replays-screen.back")
        widgets.append(Button("back", Box(540, 632, 200, 52), back, style="main"))
        return Form(widgets, focus)

    def _label(self, path: Path) -> str:
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
            head = read_replay(path).head
        except (FileError, OSError):
            return path.name
        names = ", ".join(head.names)
        say = self._kit.words().say
        date = say("replays-screen.date", when=when)
        return say("replays-screen.row", date=date, seats=head.seats, names=names)

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
                self._scroll(_SHOWN if key == "pagedown" else -_SHOWN)
                return None
            case KeyPressed("down") if self._form.focus == f"row:{self._first + _SHOWN - 1}":
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

    def _scroll(self, by: int) -> None:
        last = max(0, len(self._paths) - _SHOWN)
        self._first = min(last, max(0, self._first + by))
        edge = self._first + (_SHOWN - 1 if by > 0 else 0)
        self._form = self._rows(f"row:{edge}")

    def _show(self, index: int) -> Answer:
        try:
            return Push(ReplayScene(self._kit, read_replay(self._paths[index]), "public"))
        except FileError as error:
            said = self._kit.words().say(error.key, **error.facts)
            return Push(NoticeScene(self._kit, said))

    def pass_time(self, ms: int) -> Answer:
        """Wait."""
        return None

    def resume(self, result: Any) -> Answer:
        """Come back from a replay."""
        return Close("quit") if result == "quit" else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        words = self._kit.words()
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        canvas.panel(140, 40, 1000, 660, 24)
        title = words.say("replays-screen.title")
        canvas.text(title, 640, 92, 36, theme.INK, theme.TITLE, align="middle")
        if not self._paths:
            text = words.say("replays-screen.none")
            canvas.text(text, 640, 320, 22, theme.GREY, align="middle")
        self._form.draw(canvas)
