"""Names: how cards and slots are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.situations import SituationError, closest, shown
from game.games.mets_ton_slip.model.cards import ARLEQUIN, CARDS, FACE, NOTHING, SLOTS


def face(value: object, where: str) -> int:
    """Return the face that a name spells.

    Raises:
        SituationError: no such card.
    """
    if not isinstance(value, str) or value not in FACE:
        hint = closest(str(value), CARDS)
        raise SituationError("scenario.card", value, where=where, given=shown(value), hint=hint)
    return FACE[value]


def slot(value: object, where: str) -> int:
    """Return the slot that a name spells.

    Raises:
        SituationError: no such slot.
    """
    if not isinstance(value, str) or value not in SLOTS:
        hint = closest(str(value), SLOTS)
        raise SituationError("scenario.slot", value, where=where, given=shown(value), hint=hint)
    return SLOTS.index(value)


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
