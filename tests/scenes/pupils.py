"""Pupils: somebody with a keyboard alone who does what a lesson says."""

from __future__ import annotations

from typing import Any, Final

from game.core.lessons import Step
from game.gangs.board.touches import spellings
from game.scenes.tutorial.lesson import LessonScene
from game.stage.input.inputs import KeyReleased

FRAME_MS: Final = 50
FRAMES_MOST: Final = 3000


class Pupil:
    """Somebody with a keyboard alone who does what the lesson says."""

    def __init__(self, person: Any) -> None:
        self.person = person
        self.inputs = 0

    @property
    def lesson(self) -> LessonScene:
        assert isinstance(self.person.top, LessonScene)
        return self.person.top

    @property
    def asked(self) -> bool:
        """Whether the lesson waits for the person."""
        lesson = self.lesson
        table = lesson.table
        return not (lesson.moving or lesson.session.fulfilled) and (table.held or table.is_mine())

    def wait(self) -> Step:
        """Let time pass until the lesson waits."""
        for _ in range(FRAMES_MOST):
            self.person.stack.pass_time(FRAME_MS)
            if self.person.top.name == "round":
                self.press("enter")
            elif self.asked:
                stage = self.lesson.session.stage
                assert stage is not None
                return stage
        raise AssertionError(f"stuck at {self.lesson.session.stage}")

    def press(self, key: str) -> None:
        self.inputs += 1
        self.person.press(key)

    def do(self, stage: Step) -> None:
        """Do what a step expects."""
        if stage.read:
            self.press("enter")
        elif stage.look:
            self.press("i")
            self.person.stack.pass_time(FRAME_MS)
            self.person.stack.hear(KeyReleased("i"))
        else:
            table = self.lesson.table
            for token in spellings(stage.wants[0], table.view)[0]:
                key = self.key_of(token)
                if table.hand.chosen == f"hand:{int(key) - 1}" if key.isdigit() else False:
                    self._lead(token)  # the card's own digit would put it down
                    key = "enter"
                self.press(key)

    def _lead(self, token: str) -> None:
        """Lead the focus to a token by the arrows."""
        for arrow in ("right", "up", "left", "up", "right", "down") * 2:
            if self.lesson.table.focus == token:
                return
            self.press(arrow)
        raise AssertionError(f"no arrow leads to {token}")

    def key_of(self, token: str) -> str:
        """Return the key that touches a token."""
        table = self.lesson.table
        if token.startswith("seat:"):
            return str(int(token[5:]) + 1)
        for cue in table.board.buttons(table.view):
            if cue.token == token:
                return cue.key
        name = next(name for name, touch in table.layout.touch.items() if touch.token == token)
        return str(int(name.removeprefix("hand:")) + 1)

    def until(self, name: str) -> None:
        """Do what is said until a step of that name is on."""
        while (stage := self.wait()).name != name:
            self.do(stage)
