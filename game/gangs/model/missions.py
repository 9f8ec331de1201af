"""The missions (E62): secret tasks for a round, and the deeds by which they are judged.

A deed keeps the tiles that lay before both seats at that moment: a tile's gang never changes, so
"of one's own gang" is judged as of then, whatever was swapped later.
"""

from __future__ import annotations

from typing import Final, NamedTuple

(
    PAINTER, KNOCKOUT, NEIGHBOUR, TRAITOR, ECHO, SPY, SCAVENGER, JUGGLER,
    TURNCOAT, MEDIC, GUARDIAN, FIRST_OUT, SPOTLESS, SURVIVOR, PACIFIST, LAST_ONE,
) = range(1, 17)  # fmt: skip
MISSION_NAMES: Final = (
    "painter", "knockout", "neighbour", "traitor", "echo", "spy", "scavenger", "juggler",
    "turncoat", "medic", "guardian", "first_out", "spotless", "survivor", "pacifist", "last_one",
)  # fmt: skip
"""By number, from 1."""
MISSION_COUNT: Final = len(MISSION_NAMES)
MISSION_POINTS: Final = (2, 2, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 3)
"""What a mission is worth if fulfilled, by number, from 1."""

PAINTING: Final = 100  # mission 1: so much damage on others
ECHOES: Final = 3  # mission 5: so many cards sent back
LOOKS: Final = 3  # mission 6: so many seats looked at
SALVAGES: Final = 3  # mission 7: so many cards taken
SWAPS: Final = 2  # mission 8: so many swaps
CLEAN: Final = 50  # mission 13: at most so much damage
FILTHY: Final = 90  # mission 14: at least so much

DAMAGED, ELIMINATED, REFLECTED, LOOKED, RECYCLED, SWAPPED, MOVED, HEALED, SHIELDED = range(9)
"""The kinds of deeds."""


class Deed(NamedTuple):
    """Something a seat did, or (MOVED) underwent, in this round.

    ``by`` is the controller and ``at`` the target; ``mine`` and ``theirs`` are the tiles that lay
    before them; ``amount`` counts damage.
    """

    what: int
    by: int
    at: int
    mine: int
    theirs: int
    amount: int = 0


def mission_name(mission: int) -> str:
    """Return a mission's name by its number, from 1."""
    return MISSION_NAMES[mission - 1]


def mission_points(mission: int) -> int:
    """Return what a mission is worth by its number, from 1."""
    return MISSION_POINTS[mission - 1]
