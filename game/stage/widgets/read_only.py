"""Read-only: what is only read, among widgets that are used."""

from __future__ import annotations

from collections.abc import Callable

from game.stage.motion.layout import Box
from game.stage.widgets.form import Changed, Widget


class ReadOnly(Widget):
    """Something that is only read: the focus on it tells what it says."""

    def __init__(self, name: str, box: Box, said: str) -> None:
        """Take what is spoken of it."""
        super().__init__(name, box)
        self.said = said

    def use(self) -> Changed | None:
        """Be told, which focusing does already."""
        return None

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what it says."""
        return self.said
