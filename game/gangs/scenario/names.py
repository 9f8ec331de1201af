"""Names: what a game calls cards and gangs in its scenario files; each has its own lexicon."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.scenario_api import index_of
from game.gangs.model.lexicon import Lexicon


def face(value: object, where: str, lexicon: Lexicon) -> int:
    """Return the face that a name spells.

    Raises:
        SituationError: no such card.
    """
    return index_of(value, lexicon.cards, "card", where)


def gang(value: object, where: str, lexicon: Lexicon) -> int:
    """Return the gang that a name spells, Charlotte too where she plays.

    Raises:
        SituationError: no such gang.
    """
    return index_of(value, lexicon.gangs, "gang", where)


def spelled(faces: Iterable[int], lexicon: Lexicon) -> list[str]:
    """Return the names of faces, in the order of their numbers."""
    return [lexicon.cards[one] for one in sorted(faces)]
