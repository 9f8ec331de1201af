"""Scanning that nobody sees: one switch leads through rows of keys, told to its person alone.

Around one screen a highlight would tell everybody what is chosen. So nothing of it is shown: what
the switch would use now is told by pulses through the person's own channel, the row first and then
the key in it. Each walk begins where luck says, and every step takes as long whatever it stands
for: whoever sees a finger press, and counts seconds, knows no more of what was chosen than before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Final

PULSE: Final = 70
"""One of those that are counted (milliseconds)."""
TAKEN: Final = 240
"""That a press was heard."""
EACH_MS: Final = 200
"""So long a step takes for every pulse of the longest count, besides the time to press."""
ROUNDS: Final = 2
"""So often the keys of a row are walked through; then all rows again."""


class BlindScan:
    """One person's walk through rows of keys."""

    def __init__(
        self,
        rows: Sequence[Sequence[str]],
        stays: Callable[[], int],
        chance: Random | None = None,
    ) -> None:
        """Take the rows, what says how long a step stays (ms), and what it begins by."""
        self.rows = [tuple(row) for row in rows]
        """What it walks through."""
        self._stays = stays
        self._chance = chance if chance is not None else SystemRandom()
        self._longest = max(len(self.rows), *(len(row) for row in self.rows))
        self.begin()

    def begin(self) -> None:
        """Walk through the rows, from any of them on."""
        self._walk(None)

    def _walk(self, row: int | None) -> None:
        self._row = row
        self._at = self._chance.randrange(len(self._walked))
        self._said = False
        self._age = 0.0
        self._steps = 0

    @property
    def told(self) -> int | None:
        """Which row, or which key of one, was told last; None: that of another step is not yet."""
        return self._at if self._said else None

    @property
    def _walked(self) -> Sequence[object]:
        return self.rows if self._row is None else self.rows[self._row]

    def pass_time(self, ms: float, *, busy: bool) -> tuple[int, ...]:
        """Let time pass; return the pulses that tell of another step, while nothing else is told.

        Args:
            ms: how much of it.
            busy: whether the person's channel still tells something.
        """
        if self._said:
            self._age += ms
            if self._age < self._stays() + EACH_MS * self._longest:
                return ()
            self._said, self._age = False, 0.0
            self._at = (self._at + 1) % len(self._walked)
            self._steps += 1
            if self._row is not None and self._steps >= ROUNDS * len(self._walked):
                self.begin()
        if busy:
            return ()
        self._said = True
        return (PULSE,) * (self._at + 1)

    def press(self) -> str | None:
        """Take what was told last; return the key that is used, None where that was a row."""
        if not self._said:
            return None  # nobody can mean what they were not told
        if self._row is not None:
            key = self.rows[self._row][self._at]
            self.begin()
            return key
        [*keys] = self.rows[self._at]
        if len(keys) == 1:
            self.begin()
            return keys[0]
        self._walk(self._at)
        return None
