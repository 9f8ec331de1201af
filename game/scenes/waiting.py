"""Waiting: what screens have in common in which nothing happens but by an input."""

from __future__ import annotations

from typing import Any

from game.stage.scene import Answer


class Waiting:
    """A screen in which nothing moves, time changes nothing, and nothing lies above."""

    moving = False

    def pass_time(self, ms: int) -> Answer:
        """Wait."""
        return None

    def resume(self, result: Any) -> Answer:
        """Go on: whatever lay above changed nothing here."""
        return None
