"""The pause: go on, read the rules, change options, or leave the match, which is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.scenes.after.receipts import promise
from game.scenes.copying import CopyLine
from game.scenes.front.rules import RulesScene
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.settings.settings import SettingsScene
from game.session import Session
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Form, Widget


class PauseScene(FormScene):
    """A menu over the table."""

    name = "pause"
    see_through = True

    def __init__(
        self,
        kit: Kit,
        session: Session,
        *,
        hint: bool = False,
        why: bool = False,
        more: Mapping[str, str] | None = None,
    ) -> None:
        """Pause a session; ``hint`` and ``why`` where one may be asked for.

        ``more`` holds entries of one's own by name, each with its icon.
        """
        self._kit = kit
        self._more = dict(more or {})
        self.used = ""
        """The entry that the last input used."""
        self._hint = hint
        self._why = why
        self._session = session
        self._form = self._menu()

    def _menu(self) -> Form:
        words = self._kit.words()
        icons = {"rules": "icon_book", "options": "icon_gear", "leave": "icon_skull"}
        icons = self._more | icons
        icons = {"hint": "icon_p_ident"} | icons if self._hint else icons
        zoom = self._kit.zoom
        icons = {"why": "icon_badge_q"} | icons if self._why else icons
        labels = [words.say(f"pause.{name}") for name in ("resume", *icons)]
        wide = max(self._kit.wide(label, 22 * zoom, theme.BUTTON) for label in labels)
        self._kept = words.say("pause.kept" if self._session.replayable else "pause.lesson")
        self._promise = promise(self._kit, self._session)
        promised = self._kit.wide(self._promise, 18 * zoom, theme.TEXT) + 48
        wide = min(900.0, max(320.0, wide + 28 + 38 * zoom, promised))
        left, high = 640 - wide / 2, 46 + 24 * (zoom - 1)
        lines = self._kit.lines(self._kept, wide, 18 * zoom) + bool(self._promise)
        rest = 84 + 60 + 20 + (24 * lines + 44) * zoom
        if rest + (high + 10) * len(icons) > 708:  # many entries in large words
            rest -= 24 * zoom
            high = (708 - rest) / len(icons) - 10
        self._high = rest + (high + 10) * len(icons)
        self._top, self._wide = (720 - self._high) / 2, wide
        y = self._top + 84
        widgets: list[Widget] = [Button("resume", Box(left, y, wide, 60), labels[0], style="main")]
        y += 80
        for (name, icon), label in zip(icons.items(), labels[1:], strict=True):
            size = min(22.0, high / zoom / 1.4)
            widgets.append(Button(name, Box(left, y, wide, high), label, icon=icon, size=size))
            y += high + 10
        self._foot = y + 18 * zoom
        if self._promise:
            foot = self._foot + 24 * zoom * self._kit.lines(self._kept, wide, 18 * zoom)
            box = Box(left, foot - 9 * zoom, wide, 24 * zoom)
            its = self._session.receipt
            widgets.append(CopyLine(self._kit, box, self._promise, its, size=18))
        return Form(widgets, zoom=zoom)

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.key in ("escape", "menu"):
            return Close()
        if isinstance(heard, KeyPressed) and heard.key == "f1":  # the table's cap shows it, dimmed
            return Push(RulesScene(self._kit, self._session.head.game))
        changed = self._form.hear(heard)
        self.used = changed.name if changed is not None else ""
        match self.used:
            case "resume":
                return Close()
            case "hint" | "why" as wanted:
                return Close(wanted)
            case "rules":
                return Push(RulesScene(self._kit, self._session.head.game))
            case "options":
                return Push(SettingsScene(self._kit, seated=True))
            case "leave":
                return Close("menu")
            case _:
                pass
        return None

    def spoken(self) -> str:
        """Return what is to be read."""
        return f"{self._kept} {self._promise}".strip()

    def resume(self, result: Any) -> Answer:
        """Come back, perhaps in another language."""
        self._form = self._menu()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the menu."""
        words = self._kit.words()
        veil(canvas)
        zoom = self._kit.zoom
        canvas.panel(608 - self._wide / 2, self._top, self._wide + 64, self._high, 24)
        title = words.say("pause.title")
        canvas.text(title, 640, self._top + 44, 32, theme.INK, theme.TITLE, align="middle")
        self._form.draw(canvas)
        for row, line in enumerate(canvas.even(self._kept, self._wide, 18 * zoom)):
            y = self._foot + 24 * zoom * row
            canvas.text(line, 640, y, 18 * zoom, theme.GREY, align="middle")
