"""The pause: go on, read the rules, change options, or leave the match, which is kept."""

from __future__ import annotations

from typing import Any

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.session import Session
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close, Push
from game.stage.widgets import Button, Form, Widget


class PauseScene:
    """A menu over the table."""

    name = "pause"
    see_through = True
    moving = False

    def __init__(self, kit: Kit, session: Session) -> None:
        """Pause a session."""
        self._kit = kit
        self._session = session
        self._form = self._menu()

    def _menu(self) -> Form:
        words = self._kit.words()
        icons = {"rules": "icon_book", "options": "icon_gear", "leave": "icon_skull"}
        widgets: list[Widget] = [
            Button("resume", Box(480, 244, 320, 60), words.say("pause.resume"), style="main")
        ]
        for row, (name, icon) in enumerate(icons.items()):
            box = Box(480, 324 + 56 * row, 320, 46)
            widgets.append(Button(name, box, words.say(f"pause.{name}"), icon=icon))
        return Form(widgets)

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close()
        changed = self._form.hear(heard)
        match changed.name if changed is not None else "":
            case "resume":
                return Close()
            case "rules":
                return Push(RulesScene(self._kit, self._session.head.game))
            case "options":
                return Push(SettingsScene(self._kit, seated=True))
            case "leave":
                return Close("menu")
            case _:
                pass
        return None

    def pass_time(self, ms: int) -> Answer:
        """Wait: time stands still at the table."""
        return None

    def resume(self, result: Any) -> Answer:
        """Come back, perhaps in another language."""
        self._form = self._menu()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu."""
        words = self._kit.words()
        veil(canvas)
        canvas.panel(448, 160, 384, 414, 24)
        canvas.text(words.say("pause.title"), 640, 206, 30, theme.INK, theme.TITLE, align="middle")
        self._form.draw(canvas)
        for row, line in enumerate(canvas.wrap(words.say("pause.kept"), 310, 18)):
            y = 520 + 24 * row
            canvas.text(line, 640, y, 18, theme.GREY, align="middle")
