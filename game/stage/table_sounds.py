"""What is heard at a table; here, as where nothing is."""

from __future__ import annotations

from typing import Any

from game.stage.sound.cues import SoundCue


class TableSounds:
    """What a viewer hears of a match."""

    def cues(self, event: Any, view: Any) -> tuple[SoundCue, ...]:
        """Return what is heard of an event that was just folded."""
        return ()

    def tension(self, view: Any) -> float:
        """Return how tight the match is, 0 to 1."""
        return 0.0
