"""Names: how places, sizes, roles and verbs are spelled in scenario files."""

from __future__ import annotations

from typing import Any, Final

from game.core.scenario_api import SituationError, index_of, listed, shown, whole
from game.games.wombat.model.places import NAMES, SIZES, SPINDLES
from game.games.wombat.model.roles import ROLES
from game.games.wombat.naming import spelled

SKY: Final = "sky"


def plain(value: Any) -> Any:
    """Return what was written, of any shape, with every tower's sign as its letter."""
    match value:
        case str():
            return spelled(value)
        case dict():
            return {plain(key): plain(one) for key, one in value.items()}
        case list():
            return [plain(one) for one in value]
        case _:
            return value


def place(value: object, where: str) -> int:
    """Return the place that a name spells.

    Raises:
        SituationError: no such place.
    """
    return index_of(value, NAMES, "place", where)


def spindle(value: object, where: str) -> int:
    """Return the spindle that a name spells.

    Raises:
        SituationError: no such spindle.
    """
    return index_of(value, NAMES[:SPINDLES], "place", where)


def zone(value: object, where: str) -> int:
    """Return the zone, as a place, that a name spells.

    Raises:
        SituationError: no such zone.
    """
    return SPINDLES + index_of(value, NAMES[SPINDLES:], "place", where)


def role(value: object, where: str) -> str:
    """Return a role.

    Raises:
        SituationError: no such role.
    """
    return ROLES[index_of(value, ROLES, "role", where)]


def size(value: object, where: str, least: int = 1) -> int:
    """Return the size of a brick.

    Raises:
        SituationError: no brick is so large.
    """
    number = whole(value, where)
    if not least <= number <= SIZES:
        raise SituationError("scenario.size", value, where=where, given=shown(value), last=SIZES)
    return number


def sizes(value: object, where: str) -> list[int]:
    """Return sizes of bricks.

    Raises:
        SituationError: one of them is none.
    """
    return [size(one, where) for one in listed(value, where)]
