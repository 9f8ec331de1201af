"""What is going on at a table; here, as where everybody plays and all lies open to be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.stage.motion.layout import Box
from game.stage.motion.timeline import Frame
from game.stage.paint.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What those who wait may look at and talk of while somebody is called; all of it is public."""

    text: str
    paint: Callable[[Canvas, Box], None] | None = None
    """Paints what it is about into a box, twice as wide as high."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """How far a match is that is played on without pictures; all of it is public."""

    text: str
    part: float
    """How much of what is skipped is over, 0 to 1."""


class Situation:
    """Who is still in, who waits for what, and whether the table can be seen."""

    def laying(self, view: Any) -> bool:
        """Return whether the table is being laid: there is nothing to see yet."""
        return False

    def playing(self, seat: int, view: Any) -> bool:
        """Return whether a seat is still in, at a game without the part ``survival``."""
        return True

    def skipped(self, view: Any, *, to_end: bool) -> Skipped | None:
        """Return how far a skip is, to the end or to the next light or dark; None: count turns."""
        return None

    def meanwhile(self, view: Any) -> Meanwhile | None:
        """Return what those who wait may look at while somebody is called; None: nothing."""
        return None

    def covers(self, frame: Frame) -> str:
        """Return in words what lies over all of the table at this moment; empty: nothing does."""
        return ""
