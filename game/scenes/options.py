"""The options: language, pace, and comfort. Every change is kept at once."""

from __future__ import annotations

from typing import Any

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close
from game.stage.widgets import Button, Changed, Choice, Form, Widget

_LANGUAGES = (("fr", "Français"), ("en", "English"))
_PACES = (
    (0.5, "half"),
    (1.0, "usual"),
    (1.5, "brisk"),
    (2.0, "twice"),
    (4.0, "four"),
    (0.0, "zero"),
)


class OptionsScene:
    """What a player may set."""

    name = "options"
    see_through = True
    moving = False

    def __init__(self, kit: Kit) -> None:
        """Open the options."""
        self._kit = kit
        self._form = self._fields()

    def _fields(self, focus: str | None = None) -> Form:
        words = self._kit.words()
        settings = self._kit.settings
        switch = [(False, words.say("options-screen.no")), (True, words.say("options-screen.yes"))]
        paces = [(pace, words.say(f"options-screen.pace-{name}")) for pace, name in _PACES]
        rows: list[tuple[str, list[tuple[Any, str]], Any]] = [
            ("language", list(_LANGUAGES), self._kit.language),
            ("pace", paces, settings.pace),
            ("step_mode", switch, settings.step_mode),
            ("reduced_motion", switch, settings.reduced_motion),
            ("fullscreen", switch, settings.fullscreen),
        ]
        widgets: list[Widget] = [
            Choice(
                name, Box(372, 176 + 58 * row, 536, 46), words.say(f"options-screen.{name}"),
                options, value,
            )
            for row, (name, options, value) in enumerate(rows)
        ]  # fmt: skip
        label = words.say("options-screen.done")
        widgets.append(Button("done", Box(520, 556, 240, 54), label, style="main"))
        return Form(widgets, focus)

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return self._close()
        changed = self._form.hear(heard)
        if changed is None:
            return None
        if changed.name == "done":
            return self._close()
        self._set(changed)
        return None

    def _set(self, changed: Changed) -> None:
        if changed.name == "language":
            self._kit.spoken = None
        setattr(self._kit.settings, changed.name, changed.value)
        if changed.name == "language":
            self._form = self._fields("language")

    def _close(self) -> Answer:
        self._kit.save_settings()
        return Close()

    def pass_time(self, ms: int) -> Answer:
        """Wait."""
        return None

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the fields."""
        veil(canvas)
        words = self._kit.words()
        canvas.panel(336, 86, 608, 552, 24)
        title = words.say("options-screen.title")
        canvas.text(title, 640, 130, 30, theme.INK, theme.TITLE, align="middle")
        self._form.draw(canvas)
        about = f"options-screen.about-{self._form.focus}"
        if not words.knows(about):
            return
        canvas.rect(372, 474, 536, 2, theme.PAPER_2)
        lines = canvas.wrap(words.say(about), 536, 18)
        for row, line in enumerate(lines):
            y = 514 + 24 * (row - (len(lines) - 1) / 2)
            canvas.text(line, 640, y, 18, theme.GREY, align="middle")
