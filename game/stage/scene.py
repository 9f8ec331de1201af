"""Scenes: what the window shows, one over the other.

A scene never touches the stack; it answers what should happen to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from game.stage.input.inputs import Input
from game.stage.paint.canvas import Canvas


class Scene(Protocol):
    """One screen: hears inputs, lets time pass, draws itself.

    It is drawn after each input and while it is ``moving``. What else changes of it as time passes
    it says by ``shows``, a value; where something may begin at any frame it is ``alert``. A toast
    lies in its ``spare`` box, where it has one: there is nothing to press.

    A scene that shows what not everybody before the screen may see has ``cover()``: it lets that
    fall within the call, without a picture on its way, and returns whether anything fell. It is
    called wherever the scene lies on the stack; what it changes is drawn before anything else
    happens. Where everybody may look at a public picture meanwhile (``stage.second``) a scene has
    ``draw_public(canvas)``, and ``public_shows``, a value, where that is another than ``shows``.

    A scene of one game says by ``skin`` whose pictures it wears; others wear those of the scene
    below.
    """

    name: str
    """What the screen is, for the tour, the log and whoever is read to."""
    see_through: bool
    """Whether the scene below is drawn first."""

    @property
    def moving(self) -> bool:
        """Whether something moves now by itself, so that every frame is another picture."""
        ...

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        ...

    def pass_time(self, ms: int) -> Answer:
        """Let time pass, in milliseconds of the window's clock."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""
        ...

    def resume(self, result: Any) -> Answer:
        """Come back to the top: the scene above closed with a result."""
        ...


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Close:
    """Take this scene away; the one below is resumed with the result."""

    result: Any = None


Answer = Push | Replace | Close | None
