"""The lessons: the sections of the tutorial, those that were done ticked off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.lessons import Section
from game.scenes.after.result import PLAY
from game.scenes.evening import evening
from game.scenes.kit import Kit
from game.scenes.tutorial.lesson import LessonScene, done_key, sections_of
from game.scenes.tutorial.panel import tick
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Changed, Form, Widget

_LEFT: Final = 220.0
_WIDE: Final = 840.0
_TOP: Final = 118.0
_STEP: Final = 68.0
"""From one section to the next, where there are few."""
_HIGH: Final = 488.0
"""How high all of them are at most."""


class SectionRow(Button):
    """A section: its number and title, what it is about, its picture, and a tick once done."""

    def __init__(
        self, name: str, box: Box, label: str, about: str, *, icon: str, done: bool
    ) -> None:
        """Take the words of a section."""
        super().__init__(name, box, label, icon=icon)
        self.about = about
        self.done = done

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the title, what it is about, and whether it was done."""
        return f"{self.label}. {self.about}" + (f" {say('speech.done')}" if self.done else "")

    def _label(self, canvas: Canvas, *, centred: bool) -> None:
        box = self.box
        canvas.picture(self.icon, box.x + 16, box.y + box.height / 2 - 18, 36, 36)
        x, room = box.x + 68, box.width - 68 - 56
        small = self.zoom == 1  # large words have room for the title only
        size = canvas.fitted(self.label, room, self.size * self.zoom, theme.BUTTON)
        y = box.y + box.height * (0.32 if small else 0.5)
        canvas.text(self.label, x, y, size, theme.INK, theme.BUTTON, room=room)
        if small:
            canvas.text(self.about, x, box.y + box.height * 0.7, 18, theme.GREY, room=room)
        if self.done:
            tick(canvas, box.x + box.width - 34, box.y + box.height / 2, 32)


class LessonsScene(FormScene):
    """The list of sections."""

    name = "lessons"
    music = "title"

    def __init__(self, kit: Kit, game: str) -> None:
        """Open the list at the first section that was not done."""
        self._kit = kit
        self.skin = self._game = game
        self._form = self._rows()

    def _rows(self) -> Form:
        say = self._kit.words(self._game).say
        widgets: list[Widget] = []
        sections = sections_of(self._game)
        step = min(_STEP, _HIGH / len(sections))
        for row, section in enumerate(sections):
            title = say(f"lessons.{section.name}.title")
            widgets.append(
                SectionRow(
                    section.name,
                    Box(_LEFT, _TOP + row * step, _WIDE, step - 8),
                    say("lesson-screen.row", number=row + 1, title=title),
                    say(f"lessons.{section.name}.about"),
                    icon=section.icon,
                    done=self._done(section),
                )
            )
        place = Box(_LEFT, _TOP + len(sections) * step + 12, 220, 52)
        widgets.append(Button("back", place, say("lesson-screen.back")))
        first = next((one.name for one in sections if not self._done(one)), sections[0].name)
        return Form(widgets, first, zoom=self._kit.zoom)

    def _done(self, section: Section) -> bool:
        return done_key(self._game, section) in self._kit.settings.lessons_done

    def use(self, changed: Changed) -> Answer:
        """Begin a lesson, or go back."""
        if changed.name == "back":
            return Close()
        names = [section.name for section in sections_of(self._game)]
        return Push(LessonScene(self._kit, self._game, names.index(changed.name)))

    def resume(self, result: Any) -> Answer:
        """Come back from a lesson: there may be another tick."""
        if result in ("quit", PLAY):
            return Close(result)
        self._form = self._rows()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        back = self._form["back"].box
        high = back.y + back.height + 24 - 28
        canvas.panel(_LEFT - 28, 28, _WIDE + 56, high, 28, theme.PLUM)
        say = self._kit.words(self._game).say
        sections = sections_of(self._game)
        done = sum(map(self._done, sections))
        canvas.text(say("lesson-screen.title"), _LEFT, 74, 40, theme.LEMON, theme.TITLE)
        right = _LEFT + _WIDE
        text = say("lesson-screen.done", n=done, total=len(sections))
        canvas.text(text, right, 78, 22, theme.PAPER, theme.BUTTON, align="right")
        self._form.draw(canvas)
        if self._kit.zoom > 1:
            self._about(canvas)

    def _about(self, canvas: Canvas) -> None:
        """Write what the focused section is about beside the way back, in large words."""
        focused = self._form.focused
        if isinstance(focused, SectionRow):
            box = self._form["back"].box
            room = _WIDE - box.width - 24
            size = canvas.fitted(focused.about, room, 18 * self._kit.zoom)
            x, y = _LEFT + box.width + 24, box.y + 26
            canvas.text(focused.about, x, y, size, theme.PAPER, room=room)
