"""Sensations: what a hand may feel, and what is shown of it where not all of it may be told."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from game.games.wombat.model.places import NAMES, NOWHERE, SIZES


@unique
class Touch(Enum):
    """What a hand felt; the value is how files spell it."""

    AT_A, AT_B, AT_C = "at A", "at B", "at C"
    AT_1, AT_2, AT_3 = "at 1", "at 2", "at 3"
    AT_4, AT_5, AT_6 = "at 4", "at 5", "at 6"
    AT_7, AT_8, AT_9 = "at 7", "at 8", "at 9"
    SIZE_1, SIZE_2, SIZE_3 = "size 1", "size 2", "size 3"
    SIZE_4, SIZE_5, SIZE_6 = "size 4", "size 5", "size 6"
    HAND = "hand"
    NOBODY = "nobody"
    FOUND = "found"
    NOTHING = "nothing"
    PICKED = "picked"
    FULL = "full"
    GONE = "gone"
    BOTTOM = "bottom"
    LAID = "laid"
    IN_THE_WAY = "in-the-way"
    MOVED = "moved"
    TOOK = "took"
    EMPTY = "empty"
    DROPPED = "dropped"
    GAVE = "gave"
    GOT = "got"
    COVERING = "covering"
    TURNED = "turned"
    # only shown, and told by no fact
    CLACK = "clack"
    FAILED = "failed"
    UNMET = "unmet"

    __hash__ = object.__hash__  # of one value there is one object, and bots look up millions

    def __init__(self, spelled: str) -> None:
        """Take it apart, once."""
        self.kind, _, rest = spelled.partition(" ")
        """What it is without its place or its size: texts are named after it."""
        self.place = NAMES.index(rest) if self.kind == "at" else NOWHERE
        """Where the hand came to; nowhere where it did not move."""
        self.size = int(rest) if self.kind == "size" else 0
        """The size that was felt, 0 where it was none."""


ARRIVALS: Final = tuple(Touch(f"at {name}") for name in NAMES)
"""By place, what a hand feels that comes there."""
SIZED: Final = tuple(Touch(f"size {size}") for size in range(1, SIZES + 1))
"""What a hand feels of a brick, the smallest size first."""
