"""Gifts: which paw held something out in vain, by what its viewer was told and in which order.

The rules let it feel who else is there, as a paw does that comes to a tower, and those feel it
right after it (W49). So it is known whose gift it was, and said: else people try again and again,
and read each time only that there is a paw.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.games.wombat.model.places import NOWHERE
from game.games.wombat.model.sensations import Touch


class Gifts:
    """What was told last of gifts that failed."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._came: int | None = None
        """The paw that came to its place with the last fact of paws."""
        self._met: frozenset[int] = frozenset()
        """Which paws feel next the one that tried."""
        self._freed = False

    def seen(self, paw: int, touch: Touch, shades: Mapping[int, int]) -> Touch:
        """Return what is shown of what a paw among shadows felt; ``shades`` is where paws are."""
        came, self._came = self._came == paw, paw if touch.place != NOWHERE else None
        if touch is not Touch.HAND:
            self._met = frozenset()
            return touch
        if paw in self._met:
            self._met -= {paw}
            return touch
        there = {one for one, place in shades.items() if place == shades.get(paw)}
        self._met = frozenset(there - {paw})
        return touch if came else Touch.UNMET

    def freed(self) -> None:
        """Take in that one's own hand is free again, for its gift was not met."""
        self._freed = True

    def felt(self, touch: Touch) -> Touch:
        """Return what is shown of what one's own hand felt."""
        freed, self._freed = self._freed, False
        return Touch.UNMET if freed and touch is Touch.HAND else touch
