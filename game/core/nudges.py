"""Nudges: somebody who is out cheers or boos a seat, for all to see. It changes nothing in a match.

A nudge is no fact of the rules: it stands beside the acts of a match, as guesses do, and is public
from the moment it is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CHEER: Final = "cheer"
BOO: Final = "boo"
KINDS: Final = (CHEER, BOO)


@dataclass(frozen=True, slots=True)
class Nudge:
    """One nudge."""

    seat: int
    """Who gave it."""
    to: int
    """Whom it is about."""
    kind: str
    """``CHEER`` or ``BOO``."""
    at: int
    """How many facts all had been told then."""
