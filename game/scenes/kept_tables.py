"""Kept tables: the last table of each game, as the settings remember it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from game.games import FIRST, game_of, rules_of
from game.store import history
from game.store.been_played import been_played
from game.store.settings import Settings

USUAL_SEATS: Final = 6
"""How many sit down when nobody says, where a game is for so many."""
_RULES: Final = ("options", "chosen")
"""What of a table means nothing to another game."""
_SEATS: Final = "seats"
"""What of it means nothing to a game that has its own idea of how many suit."""


def last_table(settings: Settings, game: str) -> Mapping[str, Any]:
    """Return the last table of a game; before its first, the people of the last one of any game."""
    last: Mapping[str, Any] = settings.last_table or {}
    if _game_of(last) == game:
        return last
    other = (*_RULES, _SEATS) if game_of(game).lobby.SEATS_AMONG else _RULES
    usual = {name: value for name, value in last.items() if name not in other}
    kept: Mapping[str, Any] = settings.tables.get(game, usual)
    return kept


def is_known(settings: Settings, game: str) -> bool:
    """Say whether somebody said that they know a game."""
    # files of before say of no game in particular that it is known: nobody is asked again
    return game in settings.known or (settings.welcomed and not settings.known)


def is_unplayed(settings: Settings, data: Path, game: str) -> bool:
    """Say whether nobody here knows a game, nor has finished a match of it."""
    if is_known(settings, game):
        return False
    return not been_played(data, game, [*history.kept(data), *history.deleted(data)])


def keep_table(settings: Settings, game: str, table: Mapping[str, Any]) -> None:
    """Keep a game's table as the last one of all; those of other games stay known."""
    last = settings.last_table or {}
    tables = {**settings.tables, _game_of(last): last}
    settings.tables = {its: one for its, one in tables.items() if its != game and one}
    settings.last_table = {"game": game, **table}


def keep_options(settings: Settings, game: str, options: Mapping[str, Any]) -> None:
    """Keep options of a game for its next table, whose other rules stay as they were laid last."""
    last = last_table(settings, game)
    laid = last.get("options")
    whole = {**(laid if isinstance(laid, dict) else {}), **options}
    keep_table(settings, game, {**last, "options": whole})


def _game_of(table: Mapping[str, Any]) -> str:
    """Return of which game a table is; while there was one game, none was named."""
    name = table.get("game", FIRST)
    return name if isinstance(name, str) else FIRST


def seats_of(last: Mapping[str, Any], game: str) -> int:
    """Return how many sit at the last table of a game; where it says not, as suits its people."""
    seats = last.get(_SEATS)
    if type(seats) is int and seats in rules_of(game).seat_counts:
        return seats
    people = last.get("people")
    return usual_seats(game, len(people) if isinstance(people, list) else 1)


def usual_seats(game: str, people: int) -> int:
    """Return how many sit down when nobody says, where so many of them are people."""
    counts = rules_of(game).seat_counts
    usual = min(max(USUAL_SEATS, counts[0]), counts[-1])
    return game_of(game).lobby.SEATS_AMONG.get(people, usual)
