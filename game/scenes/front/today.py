"""Today's table: on one day the same seats and the same deal for everybody who plays a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from game.core.luck import Stream, key_of
from game.games import rules_of
from game.scenes.history.facts import Past
from game.store.files import FileError
from game.store.history import MatchFile

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


def played_today(past: Past, game: str, files: Sequence[MatchFile]) -> MatchFile | None:
    """Return the file of the day's match, the one that ended first, else one that goes on.

    Only files of this day are looked at, and of each only its beginning.
    """
    now = datetime.now().astimezone()
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0).timestamp()
    its = today(game, now)
    found = []
    for one in files:
        dropped = one.kind == "damaged" or (one.deleted and one.kind == "unfinished")
        if one.when < midnight or dropped:
            continue
        head = past.head(one)
        if not isinstance(head, FileError) and (head.game, head.seats, head.seed) == (
            game, its.seats, its.seed,
        ):  # fmt: skip
            found.append(one)
    return min(found, key=lambda one: (one.kind != "finished", one.when), default=None)
