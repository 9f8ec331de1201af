"""Names: how cards and slots are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.scenario_api import index_of, listed
from game.games.mets_ton_slip.model.cards import ARLEQUIN, CARDS, NOTHING, SLOTS


def face(value: object, where: str) -> int:
    """Return the face that a name spells.

    Raises:
        SituationError: no such card.
    """
    return index_of(value, CARDS, "card", where)


def faces(value: object, where: str) -> list[int]:
    """Return the faces that a list of names spells.

    Raises:
        SituationError: one of them is none.
    """
    return [face(one, where) for one in listed(value, where)]


def slot(value: object, where: str) -> int:
    """Return the slot that a name spells.

    Raises:
        SituationError: no such slot.
    """
    return index_of(value, SLOTS, "slot", where)


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
