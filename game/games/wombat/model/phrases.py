"""Phrases: what may be said with two taps, true or not (W47)."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.games.wombat.model.places import BRICKS, NAMES, SIZES, SPINDLES
from game.games.wombat.model.roles import ROLES

ROLE: Final = "role:"
"""What phrases about one's own role begin with; the eliminated do not say them (W8)."""

CLAIMED: Final = 14
"""A clack is claimed by who speaks of its spindle within so many ticks."""
REPORTS: Final = 10
"""Who tells a height within so many ticks of an alarm tells what was found, not what was laid."""


@cache
def phrases(seats: int) -> tuple[str, ...]:
    """Return every phrase of a table."""
    sizes, spindles = range(1, SIZES + 1), NAMES[:SPINDLES]
    return (
        *(f"have:{size}" for size in sizes),
        *(f"need:{size}" for size in sizes),
        *(f"count:{spindle}:{many}" for spindle in spindles for many in range(BRICKS + 1)),
        *(f"{word}:{spindle}" for word in ("done", "robbed") for spindle in spindles),
        *(f"accuse:{seat}" for seat in range(seats)),
        *(f"{word}:{spindle}" for word in ("guard", "help") for spindle in spindles),
        *(f"{ROLE}{role}" for role in ROLES),
    )


@cache
def known(seats: int) -> frozenset[str]:
    """Return every phrase of a table, to look one up."""
    return frozenset(phrases(seats))
