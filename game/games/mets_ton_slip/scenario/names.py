"""Names: how cards and slots are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.scenario_api import index_of
from game.games.mets_ton_slip.model.cards import ARLEQUIN, CARDS, NOTHING, SLOTS


def face(value: object, where: str) -> int:
    """Return the face that a name spells.

    Raises:
        SituationError: no such card.
    """
    return index_of(value, CARDS, "card", where)


def slot(value: object, where: str) -> int:
    """Return the slot that a name spells.

    Raises:
        SituationError: no such slot.
    """
    return index_of(value, SLOTS, "slot", where)


def one_of(value: object, known: Sequence[str], where: str) -> str:
    """Return a word that is one of those known.

    Raises:
        SituationError: it is none.
    """
    return known[index_of(value, known, "word", where)]


def spelled(faces: Iterable[int]) -> list[str]:
    """Return the names of faces, in the order of their numbers."""
    return [CARDS[one] for one in sorted(faces)]


def outfit(worn: Sequence[int]) -> list[str]:
    """Return what is worn, in the order of slots; Arlequin names his."""
    return [
        f"{CARDS[one]}:{SLOTS[at]}" if one == ARLEQUIN else CARDS[one]
        for at, one in enumerate(worn)
        if one != NOTHING
    ]
