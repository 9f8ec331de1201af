"""Behind: panels made of scenes, and panels that follow one another behind one curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.scenes.shared.panel import Done, Panel
from game.stage.input.fingers import Steps
from game.stage.input.inputs import Input, KeyPressed
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.stage.sound.voice import Utterance, utterances
from game.stage.stack import Stack
from game.stage.widgets.form import Form

Made = Callable[[dict[str, Any]], Panel | None]
"""What makes a panel of what the ones before it decided; None where there is nothing to show."""


class ScenePanel(Panel):
    """A scene as a panel, with whatever it lays over itself; it is through when it closes."""

    def __init__(self, scene: Scene, title: str) -> None:
        """Take the scene, and what the curtain may say of it to everybody."""
        self.title = title
        self.scene = scene
        self.stack = Stack(scene)

    @property
    def moving(self) -> bool:
        """Whether every frame is another picture."""
        return self.stack.moving

    @property
    def shows(self) -> object:
        """What is seen, as a value."""
        return self.stack.shows

    @property
    def listens(self) -> str:
        """What it listens for (``stage.input.listening``)."""
        return self.stack.listens

    @property
    def fingers(self) -> str:
        """What a finger does (``stage.input.fingers``)."""
        return self.stack.fingers

    @property
    def steps(self) -> Steps:
        """How high the rows of its list are (``stage.input.fingers``)."""
        return self.stack.steps()

    @property
    def form(self) -> Form | None:
        """The form that has the focus, for whoever reads it aloud."""
        return None if self.stack.top is None else self.stack.top.form

    @property
    def covered(self) -> bool:
        """Whether another scene lies over the first one, with a way out of its own."""
        return len(self.stack.names) > 1

    def hear(self, heard: Input) -> Done | None:
        """Let the topmost scene hear."""
        self.stack.hear(heard)
        return self._through()

    def pass_time(self, ms: int) -> Done | None:
        """Let time pass for the topmost scene."""
        self.stack.pass_time(ms)
        return self._through()

    def _through(self) -> Done | None:
        return Done(self.stack.result) if self.stack.empty else None

    def take_back(self) -> bool:
        """Close what lies over the scene; False: nothing does."""
        if self.covered:
            self.stack.hear(KeyPressed("escape"))
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the scenes."""
        self.stack.draw(canvas)

    def spoken(self) -> list[Utterance]:
        """Return what the topmost scene says, for these ears alone."""
        top = self.stack.top
        said = [] if top is None else [top.spoken(), top.spoken_focus(), top.aside()]
        every = [one for part in said for one in utterances(part)]
        return [Utterance(one.text, private=True) for one in every if one.text]


class Succession(Panel):
    """Panels one after the other; it is through when the last one is, with what each decided."""

    def __init__(self, parts: Sequence[tuple[str, Made]]) -> None:
        """Take the panels by name; each is made when its turn comes."""
        self._parts = list(parts)
        self.decided: dict[str, Any] = {}
        """What the panels before decided, by their names."""
        self._name = ""
        self.panel = self._next()
        self.title = "" if self.panel is None else self.panel.title
        """What may be said aloud: the first panel's title, whatever comes after it."""

    def _next(self) -> Panel | None:
        while self._parts:
            self._name, made = self._parts.pop(0)
            panel = made(self.decided)
            if panel is not None:
                return panel
        return None

    def _follow(self, done: Done | None) -> Done | None:
        if done is not None:
            self.decided[self._name] = done.value
            self.panel = self._next()
        return Done(self.decided) if self.panel is None else None

    @property
    def now(self) -> Panel:
        """The panel that is open."""
        return self if self.panel is None else self.panel.now

    @property
    def moving(self) -> bool:
        """Whether every frame is another picture."""
        return self.panel is not None and self.panel.moving

    @property
    def shows(self) -> object:
        """What is seen, as a value."""
        return self._name, None if self.panel is None else self.panel.shows

    def hear(self, heard: Input) -> Done | None:
        """Let the open panel hear."""
        return self._follow(None if self.panel is None else self.panel.hear(heard))

    def pass_time(self, ms: int) -> Done | None:
        """Let time pass for the open panel."""
        return self._follow(None if self.panel is None else self.panel.pass_time(ms))

    def draw(self, canvas: Canvas) -> None:
        """Draw the open panel."""
        if self.panel is not None:
            self.panel.draw(canvas)

    def spoken(self) -> list[Utterance]:
        """Return what the open panel says."""
        return [] if self.panel is None else self.panel.spoken()
