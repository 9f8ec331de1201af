"""Panels: what lies behind the curtain, for one person's eyes.

The curtain draws a panel, lets time pass for it and lets it hear, only while its person looks;
what it answers ends the look. Whoever writes a panel need not think of who may see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from game.stage.input.inputs import Input
from game.stage.paint.canvas import Canvas
from game.stage.sound.voice import Utterance


@dataclass(frozen=True, slots=True)
class Done:
    """The person is through; ``value`` is what was decided, None for nothing."""

    value: Any = None


class Panel(Protocol):
    """Something private to look at or to decide, for one seat."""

    title: str
    """What the curtain may say aloud of it before it opens: the same whatever is behind."""

    @property
    def moving(self) -> bool:
        """Whether every frame is another picture."""
        ...

    @property
    def shows(self) -> object:
        """What is seen, as a value; another one is another picture."""
        ...

    def hear(self, heard: Input) -> Done | None:
        """Take in one input of the seat's own device."""
        ...

    def pass_time(self, ms: int) -> Done | None:
        """Let time pass, in milliseconds, while it is looked at."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen as this seat may see it."""
        ...

    def spoken(self) -> list[Utterance]:
        """Return what is to be read to this seat alone."""
        ...
