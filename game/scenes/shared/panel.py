"""Panels: what lies behind the curtain, for one person's eyes.

The curtain draws a panel, lets time pass for it and lets it hear, only while its person looks;
what it answers ends the look. Whoever writes a panel need not think of who may see it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from game.stage.input.fingers import ROW, Steps
from game.stage.input.inputs import Input
from game.stage.paint.canvas import Canvas
from game.stage.sound.voice import Utterance


@dataclass(frozen=True, slots=True)
class Done:
    """The person is through; ``value`` is what was decided, None for nothing."""

    value: Any = None


class Panel(ABC):
    """Something private to look at or to decide, for one seat."""

    title: str
    """What the curtain may say aloud of it before it opens: the same whatever is behind."""
    looks: bool = False
    """Whether there is nothing to decide: whoever leaves is through."""

    @property
    def now(self) -> Panel:
        """The panel that is open: itself, or of several one after the other the one that is on."""
        return self

    @property
    def moving(self) -> bool:
        """Whether every frame is another picture."""
        return False

    @property
    @abstractmethod
    def shows(self) -> object:
        """What is seen, as a value; another one is another picture."""

    @property
    def listens(self) -> str:
        """What it listens for (``stage.input.listening``)."""
        return ""

    @property
    def fingers(self) -> str:
        """What a finger does (``stage.input.fingers``)."""
        return "steps"

    @property
    def steps(self) -> Steps:
        """How high the rows of its list are (``stage.input.fingers``)."""
        return ROW

    @property
    def covered(self) -> bool:
        """Whether something lies over it that has a way out of its own."""
        return False

    @abstractmethod
    def hear(self, heard: Input) -> Done | None:
        """Take in one input of the seat's own device."""

    def take_back(self) -> bool:
        """Take back what was begun; False: there is nothing."""
        return False

    def left(self) -> bool:
        """Say, once, whether the person wants to have the menu, which lies before the curtain."""
        return False

    def pass_time(self, ms: int) -> Done | None:
        """Let time pass, in milliseconds, while it is looked at."""
        return None

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen as this seat may see it."""

    @abstractmethod
    def spoken(self) -> list[Utterance]:
        """Return what is to be read to this seat alone."""
