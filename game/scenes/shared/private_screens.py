"""Private screens: scenes for one person's eyes, one after the other.

The curtain draws them, lets time pass for them and lets them hear, only while their person looks.
Whoever writes one need not think of who may see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.stage.input.inputs import Input, KeyPressed
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.stage.sound.voice import Utterance, utterances
from game.stage.stack import Stack

Made = Callable[[dict[str, Any]], Scene | None]
"""What makes a scene of what the ones before it decided; None where there is nothing to show."""


class PrivateScreens:
    """Scenes that follow one another, each with whatever it lays over itself.

    One is through when it closes; what it closes with was decided there.
    """

    def __init__(self, parts: Iterable[tuple[str, Made]], *, looks: bool = False) -> None:
        """Take the scenes by name; each is asked for, and made, when its turn comes.

        ``looks``: there is nothing to decide, whoever leaves is through.
        """
        self._parts = iter(parts)
        self.looks = looks
        self.decided: dict[str, Any] = {}
        """What was decided so far, by name."""
        self._name = ""
        self.scene: Scene | None = None
        """The scene whose turn it is."""
        self.stack = Stack()
        self._next()

    def _next(self) -> None:
        self.scene = None
        for name, made in self._parts:
            self._name, self.scene = name, made(self.decided)
            if self.scene is not None:
                self.stack = Stack(self.scene)
                return

    @property
    def covered(self) -> bool:
        """Whether something lies over the scene, with a way out of its own."""
        return len(self.stack.names) > 1

    def handle_input(self, heard: Input) -> bool:
        """Let the topmost scene hear; return whether the person is through with all of them."""
        self.stack.handle_input(heard)
        return self._through()

    def pass_time(self, ms: int) -> bool:
        """Let time pass for the topmost scene; return whether the person is through."""
        self.stack.pass_time(ms)
        return self._through()

    def _through(self) -> bool:
        if self.stack.empty and self.scene is not None:
            self.decided[self._name] = self.stack.result
            self._next()
        return self.scene is None

    def take_back(self) -> bool:
        """Close what lies over the scene, or take back what was begun; False: there is nothing."""
        if self.covered:
            self.stack.handle_input(KeyPressed("escape"))
            return True
        return self.scene is not None and self.scene.take_back()

    def left(self) -> bool:
        """Say, once, whether the person wants to have the menu, which lies before the curtain."""
        return self.scene is not None and self.scene.left()

    def draw(self, canvas: Canvas) -> None:
        """Draw the scenes."""
        self.stack.draw(canvas)

    def spoken(self) -> list[Utterance]:
        """Return what the topmost scene says, for these ears alone."""
        top = self.stack.top
        said = () if top is None else (top.spoken(), top.spoken_focus(), top.aside())
        every = [one for part in said for one in utterances(part)]
        return [Utterance(one.text, private=True) for one in every if one.text]
