"""Merging: what was changed here goes into settings that another window may have changed, too.

Where both changed the same, what is written last stands. Of lists of what was done both keep what
was added; of keys and of tables each is its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Final

_LISTS: Final = ("lessons_done", "explained", "known")
_MAPS: Final = ("bindings", "guided")
_TABLES: Final = "tables"
_LAST: Final = "last_table"
"""The table of the game that was laid out last; those of other games are among the tables."""

Fields = Mapping[str, Any]
Touched = tuple[str, ...]
"""A field that was set here, or an entry of one."""


def touched(name: str, before: object, now: object) -> set[Touched]:
    """Return what is set where a field goes from one value to another."""
    entries: set[Touched] = set()
    if name in _MAPS and isinstance(before, Mapping) and isinstance(now, Mapping):
        entries = {(name, key) for key in _differing(before, now)}
    if name == _LAST and isinstance(now, Mapping):
        entries = {(_TABLES, _game_of(now))}
    return {(name,), *entries}


def merged(
    there: Fields, before: Fields, now: Fields, ours: AbstractSet[Touched] = frozenset()
) -> dict[str, Any]:
    """Return the fields that are there, with what was changed from ``before`` to ``now``.

    ``ours`` was set here, and counts as changed even where it was set back.
    """
    found = _map(there, before, now, {name for name, *entry in ours if not entry})
    for name in _MAPS:
        theirs, earlier, own = (fields.get(name) or {} for fields in (there, before, now))
        found[name] = _map(theirs, earlier, own, _set_in(name, ours))
    tables = _tables(there), _tables(before), _tables(now)
    left = _map(*tables, _set_in(_TABLES, ours))
    last = found.get(_LAST)
    found[_LAST] = None if last is None else left.pop(_game_of(last), last)
    found[_TABLES] = left
    for name in _LISTS:
        found[name] = _list(there.get(name) or [], before.get(name) or [], now.get(name) or [])
    return found


def _set_in(name: str, ours: AbstractSet[Touched]) -> set[str]:
    return {entry[0] for its, *entry in ours if its == name and entry}


def _game_of(table: Fields) -> str:
    return str(table.get("game", ""))


def _tables(fields: Fields) -> dict[str, Any]:
    """Return the tables of all games, the last one among them."""
    last = fields.get(_LAST)
    return {**(fields.get(_TABLES) or {}), **({} if last is None else {_game_of(last): last})}


def _differing(before: Fields, now: Fields) -> set[str]:
    return {name for name in {*before, *now} if before.get(name) != now.get(name)}


def _map(there: Fields, before: Fields, now: Fields, ours: AbstractSet[str]) -> dict[str, Any]:
    """Return a table in which each entry is theirs, or ours where it was changed here."""
    changed = _differing(before, now) | ours
    found = {}
    for name in (*now, *(name for name in there if name not in now)):
        whose = now if name in changed or name not in {*there, *before} else there
        if name in whose:
            found[name] = whose[name]
    return found


def _list(there: list[Any], before: list[Any], now: list[Any]) -> list[Any]:
    """Return what is listed there, without what was taken out here, and with what was added."""
    stays = [one for one in there if one in now or one not in before]
    return stays + [one for one in now if one not in stays and one not in before]
