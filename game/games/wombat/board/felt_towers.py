"""Felt towers: what a paw has felt so far of a tower, brick by brick, as long as it goes down.

Who starts anew, or feels what it holds, needs longer than from one brick to the next, as all hear
and see: two sizes that follow each other so soon are a tower's.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from game.games.wombat.board.marking import UNKNOWN
from game.games.wombat.felt import PAW
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.rules.verbs import lasts

_SLOWEST: Final = 120
"""In percent, the longest that a verb takes (W24)."""


def _slowest(options: Options) -> int:
    """Return how many ticks a finger takes at most from one brick to the next."""
    return lasts(options.durations.feel_brick, _SLOWEST)


@dataclass(frozen=True, slots=True)
class _Going:
    """A paw that goes down a tower: from when on, when it felt its last brick, and all so far."""

    since: int
    last: int
    sizes: tuple[int, ...]


class FeltTowers:
    """The towers that paws go down, by number; one's own paw has the number 0."""

    def __init__(self) -> None:
        """Begin with none."""
        self._going: dict[int, _Going] = {}

    def _of(self, paw: int, tick: int, options: Options) -> _Going | None:
        its = self._going.get(paw)
        return its if its is not None and tick - its.last <= _slowest(options) else None

    def so_far(self, paw: int, tick: int, options: Options) -> tuple[int, ...]:
        """Return what was felt of the tower that a paw still goes down at a tick."""
        its = self._of(paw, tick, options)
        return () if its is None else its.sizes

    def since(self, paw: int, tick: int, options: Options) -> int:
        """Return when at the earliest a paw set out to feel the brick that it feels at a tick."""
        its = self._of(paw, tick, options)
        return tick - _slowest(options) if its is None else its.since

    def feel(
        self, paw: int, touch: Touch, tick: int, place: int, where: str, options: Options
    ) -> tuple[int, ...]:
        """Take in a touch; return what was felt of a tower, if it is a touch of one."""
        down = touch.size or touch is Touch.BOTTOM
        if not down or not 0 <= place < SPINDLES:
            if touch not in (Touch.HAND, Touch.UNMET):  # a paw that comes there stops no finger
                self._going.pop(paw, None)
            return ()
        sizes, since = self.so_far(paw, tick, options), self.since(paw, tick, options)
        self._going.pop(paw, None)
        if touch is Touch.BOTTOM:
            return sizes
        if where == PAW:
            return ()
        sizes = (*sizes, touch.size)
        self._going[paw] = _Going(since, tick, sizes)
        return sizes

    def shuffle(self, paws: Collection[int], tick: int, options: Options) -> None:
        """Take in that numbers were drawn anew among paws: any may be one that still goes down.

        Of two that do nobody can tell which one goes on.
        """
        every = [its for paw in paws if (its := self._of(paw, tick, options)) is not None]
        for paw in paws:
            self._going.pop(paw, None)
            if len(every) == 1:
                self._going[paw] = every[0]
            elif every:
                since, last = min(its.since for its in every), max(its.last for its in every)
                self._going[paw] = _Going(since, last, (UNKNOWN,))
