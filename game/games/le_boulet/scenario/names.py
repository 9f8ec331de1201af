"""Names: how cards are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.scenario_api import index_of, listed
from game.games.le_boulet.model.cards import BOULET, PICTURES

BOULET_NAME: Final = "BOULET"
_NAMES: Final = (BOULET_NAME, *PICTURES)


def face(value: object, where: str) -> int:
    """Return the face that a name spells.

    Raises:
        SituationError: no such card.
    """
    at = index_of(value, _NAMES, "card", where)
    return at - 1 if at else BOULET


def name(card: int) -> str:
    """Return how a face is spelled."""
    return BOULET_NAME if card == BOULET else PICTURES[card]


def faces(value: object, where: str) -> list[int]:
    """Return the faces that a list of names spells.

    Raises:
        SituationError: one of them is none.
    """
    return [face(one, where) for one in listed(value, where)]


def spelled(faces: Iterable[int]) -> list[str]:
    """Return the names of faces in alphabetical order, Boulets first."""
    return sorted(map(name, faces))
