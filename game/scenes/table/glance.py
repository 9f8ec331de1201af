"""The glance: one's own tile, looked at while something is held, or until the next time."""

from __future__ import annotations

from typing import Final

TWICE_MS: Final = 350
"""What is pressed again so soon was pressed twice, for those who cannot hold it."""


class Glance:
    """Whether one looks at one's own tile."""

    def __init__(self) -> None:
        """Look at nothing."""
        self.on = False
        """Whether one looks now."""
        self.kept = False
        """Whether one goes on when nothing is held any more."""
        self._age: float = TWICE_MS
        """How long ago one began to, in milliseconds."""

    def begin(self) -> None:
        """Look while it is held; twice at once: until the next time."""
        self.kept = self._age < TWICE_MS and not self.kept
        self.on, self._age = not self.on or self.kept, 0

    def toggle(self) -> None:
        """Look until the next time, or no more."""
        self.kept = self.on = not self.on

    def release(self) -> None:
        """Take in that nothing is held any more."""
        self.on = self.kept

    def end(self) -> None:
        """Look no more."""
        self.on = self.kept = False

    def pass_time(self, ms: float) -> None:
        """Let the first of two presses grow old."""
        self._age += ms
