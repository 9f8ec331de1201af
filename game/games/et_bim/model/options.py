"""The options of a match, by their names in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import OptionsError
from game.games.et_bim.model.cards import GANG_SIZE, GANGS

SEAT_COUNTS: Final = range(4, 13)

# 1.2: the default split for so many tiles in play, the tile in the middle counted
_SPLITS: Final = {
    4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4),
    9: (3, 3, 3), 10: (4, 3, 3), 11: (4, 4, 3), 12: (4, 4, 4),
}  # fmt: skip
_MYSTERY_COUNTS: Final = (5, 7, 11)
MODULES: Final = ("oups", "non", "charlotte", "missions")
_KEYS: Final = ("teams", "mystery", "modules", "rounds", "heal_needs_damage")


@dataclass(frozen=True, slots=True)
class Options:
    """One table's choices: gang sizes, a tile in the middle, and house rules."""

    teams: tuple[int, ...]
    mystery: bool
    heal_needs_damage: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back."""
        return {
            "teams": list(self.teams),
            "mystery": self.mystery,
            "modules": [],
            "rounds": 1,
            "heal_needs_damage": self.heal_needs_damage,
        }


def default_teams(seats: int, *, mystery: bool) -> tuple[int, ...]:
    """Return the usual gang sizes of a table (1.2).

    Raises:
        OptionsError: no such table can be laid out.
    """
    try:
        return _SPLITS[seats + mystery]
    except KeyError:
        raise OptionsError("options-too-many-tiles", seats=seats) from None


def splits(seats: int) -> list[tuple[tuple[int, ...], bool]]:
    """Return every playable (gang sizes, tile in the middle), the default first."""
    found = [
        (teams, mystery)
        for mystery in (False, True)
        for gangs in (2, 3)
        for teams in _partitions(seats + mystery, gangs, GANG_SIZE)
        if not mystery or min(teams) >= 2  # 1.11b.10
    ]
    default = read_options(seats, {})
    found.sort(key=lambda one: one != (default.teams, default.mystery))
    return found


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name, a type or the split is not playable.
    """
    if seats not in SEAT_COUNTS:
        raise OptionsError(
            "options-seats", seats=seats, least=SEAT_COUNTS.start, most=SEAT_COUNTS.stop - 1
        )
    for key in given:
        if key not in _KEYS:
            raise OptionsError("options-unknown", name=key, known=", ".join(_KEYS))
    _check_modules(given.get("modules", []))
    if given.get("rounds", 1) != 1:
        raise OptionsError("options-rounds", value=given["rounds"])
    heal = _flag(given, "heal_needs_damage", default=False)
    teams = _read_teams(given.get("teams"))
    if teams is None:
        mystery = _flag(given, "mystery", default=seats in _MYSTERY_COUNTS)
        return Options(default_teams(seats, mystery=mystery), mystery, heal)
    mystery = _flag(given, "mystery", default=sum(teams) == seats + 1)
    _check_split(seats, teams, mystery=mystery)
    return Options(teams, mystery, heal)


def _check_split(seats: int, teams: tuple[int, ...], *, mystery: bool) -> None:
    shown = "+".join(map(str, teams))
    if not 2 <= len(teams) <= GANGS:
        raise OptionsError("options-gangs", teams=shown, most=GANGS)
    if sum(teams) != seats + mystery:
        raise OptionsError("options-total", teams=shown, seats=seats, tiles=seats + mystery)
    if max(teams) > GANG_SIZE or min(teams) < 1:
        raise OptionsError("options-gang-size", teams=shown, most=GANG_SIZE)
    if mystery and min(teams) < 2:
        raise OptionsError("options-mystery-size", teams=shown)


def _read_teams(value: object) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, (list, tuple)) or not all(type(size) is int for size in value):
        raise OptionsError("options-type", name="teams", value=value)
    return tuple(value)


def _flag(given: Mapping[str, Any], name: str, *, default: bool) -> bool:
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise OptionsError("options-type", name=name, value=value)
    return value


def _check_modules(value: object) -> None:
    if not isinstance(value, (list, tuple)):
        raise OptionsError("options-type", name="modules", value=value)
    for name in value:
        reason = "options-module-later" if name in MODULES else "options-module"
        raise OptionsError(reason, name=name)


def _partitions(total: int, parts: int, most: int) -> list[tuple[int, ...]]:
    if parts == 1:
        return [(total,)] if 1 <= total <= most else []
    return [
        (first, *rest)
        for first in range(min(most, total - parts + 1), 0, -1)
        for rest in _partitions(total - first, parts - 1, first)
    ]
