"""The cast: who stands on the title of a game."""

from __future__ import annotations

from typing import Protocol

from game.stage.paint.canvas import Canvas


class Cast(Protocol):
    """Whom a game shows before the evening of the title, and on the second window's card."""

    def crowd(self, canvas: Canvas, aside: float = 0) -> None:
        """Paint them, from x = 340 on and with their heads below y = 380, perhaps further left."""
