"""Stopped: time at a table that is shown; it neither passes nor is counted in."""

from __future__ import annotations

from game.scenes.table.countdown import CountScene
from game.scenes.table.tick_clock import TickClock


class Stopped(TickClock):
    """The time of a picture."""

    def counted(self) -> CountScene | None:
        """Return nothing: a picture begins nothing."""
        return None

    def pass_(self, ms: float, asks: bool) -> None:
        """Stand still."""

    @property
    def due_ms(self) -> float | None:
        """How long until a tick ends: none does."""
        return None
