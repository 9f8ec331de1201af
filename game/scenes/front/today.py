"""Today's table: on one day the same seats and the same deal for everybody who plays a game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from game.core.luck import Stream, key_of
from game.games import rules_of

_FEWEST: Final = 4
_MOST: Final = 8
"""Seats of a day's table: enough to guess about, and few enough for a break."""


@dataclass(frozen=True, slots=True)
class Today:
    """What is on a game's table on one day."""

    seats: int
    seed: int


def today(game: str, now: datetime | None = None) -> Today:
    """Return what is on a game's table on the day of a moment, or on the present one."""
    now = now or datetime.now().astimezone()
    seed = now.year * 10_000 + now.month * 100 + now.day
    counts = list(rules_of(game).seat_counts)
    usual = [count for count in counts if _FEWEST <= count <= _MOST] or counts
    return Today(usual[Stream(key_of("today", game, seed)).below(len(usual))], seed)
