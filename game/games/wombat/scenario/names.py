"""Names: how places, sizes, roles and verbs are spelled in scenario files."""

from __future__ import annotations

from typing import Any, Final

from game.core.scenario_api import SituationError, index_of, listed, shown, whole
from game.games.wombat.model import actions as act
from game.games.wombat.model.places import NAMES, SIZES, SPINDLES
from game.games.wombat.model.roles import ROLES
from game.games.wombat.naming import spelled

_WHATS: Final = {act.FOUND: "found", act.SPINDLE: "spindle"}
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


def within(value: object, least: int, most: int, where: str) -> int:
    """Return a whole number within bounds.

    Raises:
        SituationError: it is not.
    """
    number = whole(value, where)
    if not least <= number <= most:
        raise SituationError(
            "scenario.number", where, where=where, given=shown(value), least=least, most=most
        )
    return number


def spell(action: act.Action) -> str:
    """Return a verb as lists of legal verbs write it; open fields are not spelled."""
    match action:
        case act.Go() | act.Say():
            return action.kind
        case act.Feel(what):
            return f"feel:{_WHATS.get(what, what)}"
        case act.Lay(slot) | act.Drop(slot):
            return f"{action.kind}:{slot}"
        case act.Give(what):
            return f"give:{what or 'take'}"
        case act.Vote(target):
            return f"vote:{SKY if target == act.SKY else target}"
        case _:
            return action.kind


def spell_whole(verb: act.HandVerb | None) -> str:
    """Return a verb with where it goes; "" for none."""
    if verb is None:
        return ""
    return f"go:{NAMES[verb.place]}" if isinstance(verb, act.Go) else spell(verb)


SPELLED: Final = frozenset({
    "go", "say", "grope", "pick", "feel:1", "feel:2", "feel:found", "feel:spindle", "lay:1",
    "lay:2", "take", "drop:1", "drop:2", "give:1", "give:2", "give:take", "cover", "turn", "stop",
    "vote:sky", "ready",
})  # fmt: skip
"""How verbs are spelled, beside votes for seats."""
