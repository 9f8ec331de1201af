"""The ring: where everybody sits around a table, seen from one's own chair at its near edge.

Up to six at a table each seat grows; from seven on the middle of the table is kept free.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.stage.motion.layout import Box

FEW: Final = 6
"""Up to so many sit in large seats."""
TOP: Final = 50.0
_WIDE, _HIGH = 292.0, 280.0
"""A large seat."""
_STEP: Final = 304.0
_SIDE_TOP: Final = 282.0
_NEAR_TOP: Final = 434.0
_LEFT, _RIGHT = 8.0, 980.0


@dataclass(frozen=True, slots=True)
class Chair:
    """Where somebody sits: what their seat covers, and what kind of seat it is."""

    kind: str
    """``large``; among many ``far``, ``left`` or ``right``; ``brief`` for large words."""
    box: Box
    mirrored: bool = False
    """Whether who sits there is at its right, off what lies before the next seat."""


def chairs(others: int, *, brief: bool = False, corner: bool = False) -> list[Chair]:
    """Return where so many others sit, clockwise from the left; at most eleven do.

    ``brief`` seats leave the rest to the middle of the table. ``corner`` keeps the upper left
    one free where one sits at the far edge.
    """
    if brief:
        return _brief(others)
    if others < FEW:
        return _large(others, corner=corner)
    sides, far = _split(others)
    tops = {1: (314.0,), 2: (392.0, 226.0), 3: (380.0, 214.0, 48.0)}[sides]
    left = [Chair("left", Box(6, y, 208, 158)) for y in tops]
    right = [Chair("right", Box(1066, y, 208, 158)) for y in reversed(tops)]
    # what lies before the far ones keeps off the sides
    step = {1: 226.0, 2: 212.0 if far < 5 else 170.0, 3: 170.0}[sides]
    return [*left, *_row(far, step), *right]


def _split(others: int) -> tuple[int, int]:
    """Return how many sit at each side, and at the far edge."""
    sides = (others - 4) // 2
    return sides, others - 2 * sides


def _row(far: int, step: float) -> list[Chair]:
    first = 640 - ((far - 1) * step + 166) / 2
    return [Chair("far", Box(first + at * step, 48, 168, 214)) for at in range(far)]


def _large(others: int, *, corner: bool) -> list[Chair]:
    tops = others if others < 3 else others - 2
    first = 640 - (tops * _STEP - 12) / 2
    if corner and tops == 1:
        first = 404.0
    far = [Chair("large", Box(first + at * _STEP, TOP, _WIDE, _HIGH)) for at in range(tops)]
    if others < 3:
        return far
    left = Chair("large", Box(_LEFT, _SIDE_TOP, _WIDE, _HIGH))
    return [left, *far, Chair("large", Box(_RIGHT, _SIDE_TOP, _WIDE, _HIGH), mirrored=tops == 3)]


def seen_by_all(seats: int) -> list[Chair]:
    """Return where four to six sit whom others look at, clockwise: two at the near edge."""
    near = [
        Chair("large", Box(x, _NEAR_TOP, _WIDE, _HIGH), mirrored=x == _RIGHT)
        for x in (_RIGHT, _LEFT)
    ]
    first = 640 - ((seats - len(near)) * _STEP - 12) / 2
    far = range(seats - len(near))
    return [*near, *(Chair("large", Box(first + at * _STEP, TOP, _WIDE, _HIGH)) for at in far)]


def _brief(others: int) -> list[Chair]:
    if others < FEW:
        wide = 230.0
        first = 640 - (others * (wide + 22) - 22) / 2
        return [
            Chair("brief", Box(first + at * (wide + 22), 56, wide, 150)) for at in range(others)
        ]
    sides, far = _split(others)
    tops = [56.0 + 166 * at for at in range(3)][3 - sides :]
    far_wide = {1: 236.0, 2: 202.0, 3: 162.0}[sides]
    step = {1: 250.0, 2: 210.0, 3: 170.0}[sides]
    first = 640 - ((far - 1) * step + far_wide) / 2
    row = [Chair("brief", Box(first + at * step, 56, far_wide, 150)) for at in range(far)]
    left = [Chair("brief", Box(6, y, 202, 150)) for y in reversed(tops)]
    right = [Chair("brief", Box(1072, y, 202, 150)) for y in tops]
    return [*left, *row, *right]
