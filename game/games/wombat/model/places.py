"""Places and bricks: twelve places in four rows of three, eighteen bricks of six sizes (W19).

A place is a small number: 0 to 2 are the spindles A B C, 3 to 11 the zones 1 to 9. A brick is one
too, and its number tells its size; which of three equal ones it is never shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NAMES: Final = ("A", "B", "C", "1", "2", "3", "4", "5", "6", "7", "8", "9")
"""How the places are called, by number."""
SPINDLES: Final = 3
"""Places below this are spindles."""
PLACES: Final = len(NAMES)
ZONES: Final = range(SPINDLES, PLACES)
NOWHERE: Final = -1
"""The place of a hand that one was not told of, or of nobody's."""

_ROWS: Final = ((3, 4, 5), (0, 1, 2), (6, 7, 8), (9, 10, 11))
_AT: Final = {place: (row, at) for row, many in enumerate(_ROWS) for at, place in enumerate(many)}
STEPS: Final = tuple(
    tuple(
        abs(_AT[one][0] - _AT[other][0]) + abs(_AT[one][1] - _AT[other][1])
        for other in range(PLACES)
    )
    for one in range(PLACES)
)
"""How many rows and columns lie between two places."""

RING: Final = (3, 4, 5, 8, 11, 10, 9, 6)
"""The zones around the middle one: 1 2 3 6 9 8 7 4 (W20)."""


def _turned() -> tuple[int, ...]:
    there = list(range(PLACES))
    for spindle in range(SPINDLES):
        there[spindle] = (spindle + 1) % SPINDLES
    for at, zone in enumerate(RING):
        there[zone] = RING[(at + 2) % len(RING)]
    return tuple(there)


TURNED: Final = _turned()
"""Where what lies at a place comes to lie when the box turns by a quarter (W20)."""

SIZES: Final = 6
COPIES: Final = 3
"""Bricks of each size."""
BRICKS: Final = SIZES * COPIES
TOWER: Final = tuple(range(SIZES, 0, -1))
"""A complete tower, from the bottom up (W3)."""
SIZE: Final = tuple(brick // COPIES + 1 for brick in range(BRICKS))
"""How large each brick is."""
CARRIED: Final = 2
"""So many bricks a hand can hold."""


def sizes(bricks: list[int]) -> tuple[int, ...]:
    """Return how large some bricks are, in their order."""
    return tuple(SIZE[brick] for brick in bricks)


def sound(stack: Sequence[int]) -> int:
    """Return how many bricks of a stack lie right by their sizes, from the bottom up (W3)."""
    count = 0
    for size, wanted in zip(stack, TOWER, strict=False):
        if size != wanted:
            break
        count += 1
    return count
