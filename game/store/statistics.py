"""Statistics: what a player did in the matches played to their end here; one file, no network.

A match counts once, however often its result is looked at.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from game.store.files import SMALL_MOST, FileError, put_aside, read_bytes, write_atomic
from game.store.sharing import alone

FILE: Final = "statistics.json"
COUNTED: Final = 500
"""How many of the last matches are known as counted already."""
_DAMAGE: Final = ("store.damaged", "store.too-big")
_COUNTERS_BEFORE: Final = ("longest", "damage", "bims")
_GROUPS_BEFORE: Final = ("gangs",)
"""What stood beside the matches in files of 0.1, before games named their own counters."""

_MOST: Final = 10**9
"""Where counting stops: nobody plays as much, and a file may say anything."""
_NAMES: Final = 256
"""Entries of a table of names."""

_Count = Annotated[int, Field(ge=0, le=_MOST)]
_Name = Annotated[str, Field(max_length=64)]
_Seats = Annotated[str, Field(pattern=r"^[1-9][0-9]?$")]
"""A number of seats; JSON knows no other keys than texts."""
_Match = Annotated[str, Field(max_length=5000)]


class Tally(BaseModel):
    """How many matches of a kind were played and won."""

    model_config = ConfigDict(extra="allow", defer_build=True)

    matches: _Count = 0
    wins: _Count = 0

    @model_validator(mode="after")
    def _at_least(self) -> Self:
        """Take at least as many matches as wins: these are painted as a part of those."""
        self.matches = max(self.matches, self.wins)
        return self

    def add(self, *, won: bool) -> None:
        """Count one more."""
        self.matches = min(self.matches + 1, _MOST)
        self.wins = min(self.wins + won, _MOST)


class MatchEntry(BaseModel):
    """One match, told by itself."""

    model_config = ConfigDict(extra="allow", defer_build=True)

    won: bool = False
    seats: Annotated[int, Field(ge=1, le=99)] = 1
    length: _Count = 0
    """In turns, where the game has any, else in acts."""
    sums: Annotated[dict[_Name, _Count], Field(max_length=_NAMES)] = {}
    """What was counted of it that is summed over all matches."""


class Met(Tally):
    """A character that one sat at a table with: how often, and how often one won there."""

    together: _Count = 0
    """How often both won."""
    counters: Annotated[dict[_Name, _Count], Field(max_length=_NAMES)] = {}
    """What it did to one, as the game names it."""

    @model_validator(mode="after")
    def _and_both(self) -> Self:
        self.matches = max(self.matches, self.together)
        return self


class GameFigures(Tally):
    """One game's statistics."""

    seats: Annotated[dict[_Seats, Tally], Field(max_length=_NAMES)] = {}
    """By how many sat at the table."""
    groups: Annotated[
        dict[_Name, Annotated[dict[_Name, Tally], Field(max_length=_NAMES)]],
        Field(max_length=_NAMES),
    ] = {}
    """By what the game groups its matches by, and then by the group."""
    counters: Annotated[dict[_Name, _Count], Field(max_length=_NAMES)] = {}
    """What the game counts, by its name for it: the most in one match, or the sum of all."""
    streak: _Count = 0
    """Matches won in a row until now."""
    best_streak: _Count = 0
    course: Annotated[list[MatchEntry], Field(max_length=2 * COUNTED)] = []
    """The last matches one by one, the newest last; older files know them summed alone."""
    met: Annotated[dict[_Name, Met], Field(max_length=_NAMES)] = {}
    """By character."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, data: object) -> object:
        """Take in a file of before: its counters and groups keep their names and numbers."""
        if not isinstance(data, dict) or "counters" in data or "groups" in data:
            return data
        found: dict[str, Any] = dict(data)
        for name, before in (("counters", _COUNTERS_BEFORE), ("groups", _GROUPS_BEFORE)):
            found[name] = {key: found.pop(key) for key in before if key in found}
        return found


class Statistics(BaseModel):
    """Everything that is counted."""

    model_config = ConfigDict(extra="allow", defer_build=True)

    games: Annotated[dict[_Name, GameFigures], Field(max_length=_NAMES)] = {}
    counted: Annotated[list[_Match], Field(max_length=20 * COUNTED)] = []
    """What names the last matches, the newest last."""


@dataclass(frozen=True, slots=True)
class Played:
    """One match of a person, played to its end."""

    game: str
    match: str
    """What names this match and no other."""
    seats: int
    won: bool
    groups: Mapping[str, str] = field(default_factory=dict)
    """By what the game groups its matches by: this one's group."""
    most: Mapping[str, int] = field(default_factory=dict)
    """Counters of which the greatest number of all matches is kept, and is a record."""
    sums: Mapping[str, int] = field(default_factory=dict)
    """Counters that are summed."""
    length: int = 0
    met: Mapping[str, tuple[bool, Mapping[str, int]]] = field(default_factory=dict)
    """By character that sat there: whether it won, and what it did to this person."""


def load(data: Path) -> tuple[Statistics, str | None]:
    """Return the statistics, and the key of a notice where something was wrong with their file.

    A damaged file is renamed, never deleted.
    """
    try:
        content = read_bytes(data / FILE, SMALL_MOST)
        return _read(data / FILE, content), None
    except FileError as error:
        if error.key == "store.missing":
            return Statistics(), None
        if error.key in _DAMAGE and put_aside(data / FILE) is not None:
            return Statistics(), "store.statistics-reset"
    return Statistics(), "store.statistics-unreadable"


def counted_games(data: Path) -> frozenset[str]:
    """Return the games of which a match was counted; none where the file cannot be read."""
    with contextlib.suppress(FileError):
        return frozenset(_read(data / FILE, read_bytes(data / FILE, SMALL_MOST)).games)
    return frozenset()


def _read(path: Path, content: bytes) -> Statistics:
    try:
        statistics = Statistics.model_validate(json.loads(content.decode("utf-8")))
        if len(_spelled(statistics)) > SMALL_MOST:  # it could not be read again, or is too deep
            raise ValueError
    except (ValidationError, ValueError, RecursionError) as error:
        raise FileError("store.damaged", path, line=getattr(error, "lineno", 1)) from error
    return statistics


def _spelled(statistics: Statistics) -> bytes:
    return json.dumps(statistics.model_dump(), indent=2).encode() + b"\n"


def count(data: Path, played: Played) -> tuple[tuple[str, ...], str | None]:
    """Count a match once; return what was a record in it, and the key of a notice if any.

    Raises:
        FileError: the folder cannot be written, or the disk is full; the old file stands.
    """
    with alone(data):  # another window may count one of its own just now
        return _counted(data, played)


def _counted(data: Path, played: Played) -> tuple[tuple[str, ...], str | None]:
    statistics, notice = load(data)
    if notice == "store.statistics-unreadable":
        return (), notice  # what cannot be read is not replaced
    if played.match in statistics.counted:
        return (), notice
    figures = statistics.games.setdefault(played.game, GameFigures())
    records = _records(figures, played)
    _add(figures, played)
    statistics.counted = [*statistics.counted, played.match][-COUNTED:]
    content = _spelled(statistics)
    if len(content) > SMALL_MOST and put_aside(data / FILE) is not None:
        return _counted(data, played)[0], "store.statistics-reset"  # no player's own grows so far
    write_atomic(data / FILE, content)
    return records, notice


def _records(figures: GameFigures, played: Played) -> tuple[str, ...]:
    """Return what was never so great before; the first match of all breaks no record."""
    if not figures.matches:
        return ()
    streak = figures.streak + 1 if played.won else 0
    ways = {name: n > figures.counters.get(name, 0) for name, n in played.most.items()}
    ways["best_streak"] = streak > max(1, figures.best_streak)
    return tuple(name for name, broken in ways.items() if broken)


def _add(figures: GameFigures, played: Played) -> None:
    figures.add(won=played.won)
    figures.seats.setdefault(str(played.seats), Tally()).add(won=played.won)
    for group, its in played.groups.items():
        figures.groups.setdefault(group, {}).setdefault(its, Tally()).add(won=played.won)
    for name, n in played.most.items():
        figures.counters[name] = min(max(figures.counters.get(name, 0), n), _MOST)
    for name, n in played.sums.items():
        figures.counters[name] = min(figures.counters.get(name, 0) + n, _MOST)
    sums = {name: min(n, _MOST) for name, n in played.sums.items()}
    entry = MatchEntry(
        won=played.won, seats=played.seats, length=min(played.length, _MOST), sums=sums
    )
    figures.course = [*figures.course, entry][-COUNTED:]
    for who, (won, did) in played.met.items():
        met = figures.met.setdefault(who, Met())
        met.add(won=played.won)
        met.together = min(met.together + (won and played.won), _MOST)
        for name, n in did.items():
            met.counters[name] = min(met.counters.get(name, 0) + n, _MOST)
    figures.streak = min(figures.streak + 1, _MOST) if played.won else 0
    figures.best_streak = max(figures.best_streak, figures.streak)


def reset(data: Path) -> None:
    """Begin anew, because the player asked for it and confirmed it.

    Raises:
        FileError: the folder cannot be written; the old statistics stand.
    """
    with alone(data):
        write_atomic(data / FILE, _spelled(Statistics()))
