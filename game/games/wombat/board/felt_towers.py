"""Felt towers: what a paw has felt so far of a tower, brick by brick, as long as it goes down.

Who starts anew, or feels what it holds, needs longer than from one brick to the next, as all hear
and see: two sizes that follow each other so soon are a tower's.
"""

from __future__ import annotations

from game.games.wombat.felt import PAW
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.rules.verbs import lasts

_SLOWEST = 120
"""In percent, the longest that a verb takes (W24)."""


class FeltTowers:
    """The towers that paws go down, by number; one's own paw has the number 0."""

    def __init__(self) -> None:
        """Begin with none."""
        self._felt: dict[int, tuple[int, tuple[int, ...]]] = {}
        """When a paw felt its last brick, and all so far."""

    def so_far(self, paw: int, tick: int, options: Options) -> tuple[int, ...]:
        """Return what was felt of the tower that a paw still goes down at a tick."""
        since, sizes = self._felt.get(paw, (tick, ()))
        return sizes if tick - since <= lasts(options.durations.feel_brick, _SLOWEST) else ()

    def feel(
        self, paw: int, touch: Touch, tick: int, place: int, where: str, options: Options
    ) -> tuple[int, ...]:
        """Take in a touch; return what was felt of a tower, if it is a touch of one."""
        down = touch.size or touch is Touch.BOTTOM
        if not down or not 0 <= place < SPINDLES:
            if touch not in (Touch.HAND, Touch.UNMET):  # a paw that comes there stops no finger
                self.forget(paw)
            return ()
        sizes = self.so_far(paw, tick, options)
        self.forget(paw)
        if touch is Touch.BOTTOM:
            return sizes
        if where == PAW:
            return ()
        sizes = (*sizes, touch.size)
        self._felt[paw] = tick, sizes
        return sizes

    def forget(self, paw: int) -> None:
        """Take in that a number may be another paw's, or that it is elsewhere."""
        self._felt.pop(paw, None)
