"""Focus: which area the arrow keys lead to, by how things lie on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.stage.motion.layout import Box

_WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_ASIDE: Final = 2.0
"""A step aside counts so many times a step ahead."""


def neighbour(
    boxes: Mapping[str, Box], focus: str | None, key: str, *, round_about: bool = True
) -> str | None:
    """Return the area that an arrow key leads to from the focused one.

    Without a focus it is the first area. Where nothing lies that way the focus goes round to the
    far side, so that it is never trapped, or stays where it is if it shall not go round.
    """
    if not boxes:
        return None
    if focus not in boxes or focus is None:
        return next(iter(boxes))
    dx, dy = _WAYS[key]
    x, y = boxes[focus].middle

    def cost(name: str, *, around: bool) -> float | None:
        ox, oy = boxes[name].middle
        ahead = (ox - x) * dx + (oy - y) * dy
        aside = abs((ox - x) * dy) + abs((oy - y) * dx)
        if around:
            return ahead + _ASIDE * aside if ahead < 0 else None
        return ahead + _ASIDE * aside if ahead > 1 else None

    for around in (False, True) if round_about else (False,):
        costs = {
            name: found
            for name in boxes
            if name != focus and (found := cost(name, around=around)) is not None
        }
        if costs:
            return min(costs, key=costs.__getitem__)
    return focus
