"""What may be answered while it is in the air; here, as where nothing ever is."""

from __future__ import annotations

from typing import Any

from game.stage.cue import ButtonCue


class Response:
    """The answers of whoever is aimed at."""

    flies = False
    """Whether what is aimed at a seat flies at it, and may be answered out of a hand meanwhile."""

    def answering(self, view: Any) -> bool:
        """Return whether the asked seat answers something, rather than playing its turn."""
        return False

    def settled(self, view: Any) -> bool:
        """Return whether all know that no answer can change what comes: then nobody is asked."""
        return False

    def answers(self, view: Any) -> tuple[ButtonCue, ...]:
        """Return the answers to what is in the air, the same whatever the hand, silence first."""
        return ()

    def silent(self, view: Any) -> Any:
        """Return the answer of who says nothing."""
        return None
