"""What a board foresees of what is pointed at; here, as where nothing is foreseen."""

from __future__ import annotations

from typing import Any


class Foresight:
    """What a touch would do, before it is done."""

    def preview(self, view: Any, tokens: tuple[str, ...]) -> Any:
        """Return what the touched card would do to the pointed seat; None: nothing."""
        return None

    def sentence(self, seen: Any, view: Any) -> str:
        """Return the sentence that says what was foreseen."""
        return ""

    def warning(self, action: Any, view: Any) -> str:
        """Return a sentence when an action is known to hurt the viewer's own side, else ''."""
        return ""
