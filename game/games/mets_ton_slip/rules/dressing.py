"""Dressing: where a card may be put on whom, and why it may not (M34)."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    BELOW,
    NOTHING,
    SEASONS_OF,
    SLIP,
    STANDS_IN,
    season_of,
)
from game.games.mets_ton_slip.model.options import Options


def slots_for(face: int, options: Options) -> tuple[int, ...]:
    """Return the slots that a card can stand in; M9 says of Arlequin whether he is a slip."""
    slots = STANDS_IN[face]
    return slots[1:] if face == ARLEQUIN and not options.arlequin_slip else slots


def rests(worn: Sequence[int], slot: int) -> bool:
    """Say whether all is worn that a slot rests on: its level (M34)."""
    return all(worn[below] != NOTHING for below in BELOW[slot])


def why_not(face: int, slot: int, worn: Sequence[int], options: Options) -> str | None:
    """Return why a card may not be put on there, None where it may.

    The first that applies: ``wrong-slot``, ``slot-taken``, ``level``, ``season``.
    """
    if slot not in slots_for(face, options):
        return "wrong-slot"
    if worn[slot] != NOTHING:
        return "slot-taken"
    return why_not_instead(face, slot, worn)


def places(face: int, worn: Sequence[int], options: Options) -> list[int]:
    """Return the slots where a card may be put on an outfit."""
    slots = slots_for(face, options)
    return [slot for slot in slots if why_not(face, slot, worn, options) is None]


def why_not_instead(face: int, slot: int, worn: Sequence[int]) -> str | None:
    """Return why a garment may not take a joker's place: ``level`` or ``season`` (M27)."""
    if not rests(worn, slot):
        return "level"
    return None if SEASONS_OF[face] & season_of(worn) else "season"


def dressed(worn: Sequence[int]) -> bool:
    """Say whether all six slots are filled."""
    return NOTHING not in worn


def worn_without(worn: Sequence[int], slot: int, face: int = NOTHING) -> list[int]:
    """Return an outfit in which a slot holds something else."""
    other = list(worn)
    other[slot] = face
    return other


def bare(worn: Sequence[int]) -> list[int]:
    """Return the slots that Fête du slip empties: all filled ones but the slip's (M23)."""
    return [slot for slot, face in enumerate(worn) if face != NOTHING and slot != SLIP]
