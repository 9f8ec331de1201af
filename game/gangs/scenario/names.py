"""Names: what a game calls cards and gangs in its scenario files; each has its own lexicon."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.situations import SituationError, closest, shown
from game.gangs.model.lexicon import Lexicon


def face(value: object, where: str, lexicon: Lexicon) -> int:
    """Return the face that a name spells.

    Raises:
        SituationError: no such card.
    """
    return _index(value, where, "card", lexicon.cards)


def gang(value: object, where: str, lexicon: Lexicon) -> int:
    """Return the gang that a name spells, Charlotte too where she plays.

    Raises:
        SituationError: no such gang.
    """
    return _index(value, where, "gang", lexicon.gangs)


def spelled(faces: Iterable[int], lexicon: Lexicon) -> list[str]:
    """Return the names of faces, in the order of their numbers."""
    return [lexicon.cards[one] for one in sorted(faces)]


def _index(value: object, where: str, kind: str, names: tuple[str, ...]) -> int:
    if not isinstance(value, str) or not value or value not in names:
        hint = closest(str(value), filter(None, names))
        raise SituationError(f"scenario.{kind}", value, where=where, given=shown(value), hint=hint)
    return names.index(value)
