"""What the lessons of hidden gangs have in common: who sits where, and how a throw is written.

The person sits at seat 0, at a table of four.
"""

from __future__ import annotations

from typing import Final

from game.gangs.model.actions import THROWS, Action

LEFT: Final = 1
TOP: Final = 2
RIGHT: Final = 3


def throws(face: int, *seats: int) -> tuple[Action, ...]:
    """Return the throws of a card at any of these seats."""
    return tuple(THROWS[face][seat] for seat in seats)
