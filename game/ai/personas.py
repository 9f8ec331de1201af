"""Personas: twelve characters that sit in for people, each with tastes that one comes to know.

A taste lies between -1 and 1; 0 is nobody in particular. Tastes change how often somebody does
something, never what is sensible at all; what they mean at a table is each game's own affair.
Portraits are texts, ``persona.NAME``; what characters say, and when, is each game's ``chatter``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.bots import is_stranger

AT: Final = "@"
"""Between a level and who plays at it: ``hard@rosa``."""
TASTES: Final = ("loyalty", "aggression", "grudge", "paranoia", "bluff", "chatter", "patience")
MOODS: Final = ("calm", "hit", "gleeful", "out")
"""What a character's face shows: what all at the table saw, and nothing else."""


@dataclass(frozen=True, slots=True)
class Persona:
    """A character."""

    id: str
    name: str
    mask: int
    """Which of the twelve masks it is known by, from 1."""
    tastes: Mapping[str, float]
    tempo: float = 1.0
    """How long it usually takes over a play, the usual breath being 1."""

    def picture(self, mood: str = "calm") -> str:
        """Return the picture of its head in a mood, one of ``MOODS``."""
        return f"head_{self.id}_{mood}"


def _one(mask: int, name: str, its: str, tempo: float, *tastes: float) -> Persona:
    return Persona(its, name, mask, dict(zip(TASTES, tastes, strict=True)), tempo)


#                            loyal  aggr. grudge paran. bluff chatter patience
PERSONAS: Final = (
    _one(2, "Rosa", "rosa", 1.0, 1.0, -0.4, -0.5, 0.0, -0.5, 0.4, 0.2),
    _one(3, "Hugo", "hugo", 0.7, -0.2, 1.0, 0.3, -0.5, 0.0, 0.5, -0.6),
    _one(4, "Ana", "ana", 1.2, 0.2, -0.2, 0.0, 0.6, -0.3, -0.5, 0.5),
    _one(5, "Kim", "kim", 0.9, 0.0, 0.3, 1.0, 0.2, 0.0, 0.2, 0.0),
    _one(6, "Léo", "leo", 0.8, -0.3, 0.2, 0.0, -0.4, 1.0, 0.7, -0.2),
    _one(7, "Zoé", "zoe", 0.8, 0.3, 0.0, 0.2, -0.2, 0.2, 1.0, -0.4),
    _one(8, "Max", "max", 1.3, 0.0, -0.3, -0.3, 0.2, 0.0, -0.4, 1.0),
    _one(9, "Lou", "lou", 1.1, -0.2, 0.0, 0.4, 1.0, 0.0, 0.0, 0.3),
    _one(10, "Noé", "noe", 1.2, 0.3, -0.5, -1.0, 0.0, -0.6, -0.8, 0.4),
    _one(11, "Iris", "iris", 1.0, 0.4, 0.3, 0.5, 0.3, 0.3, 0.0, -0.3),
    _one(12, "Sami", "sami", 0.7, 0.0, 0.6, -0.4, -0.6, 0.4, 0.6, -1.0),
    _one(1, "Jade", "jade", 0.9, -0.5, 0.5, 0.6, 0.4, 0.6, -0.2, 0.6),
)
_BY_ID: Final = {persona.id: persona for persona in PERSONAS}


def persona(name: str) -> Persona:
    """Return a persona by its id.

    Raises:
        LookupError: nobody is called so.
    """
    return _BY_ID[name]


def persona_of(controller: str) -> Persona | None:
    """Return who plays a seat, by its controller; None where it is nobody in particular."""
    _, at, name = controller.partition(AT)
    return _BY_ID.get(name) if at and not is_stranger(controller) else None


def mask(seat: int) -> str:
    """Return the picture of a seat where nobody in particular sits; no hint at anybody's side."""
    return f"mask_{seat % 12 + 1:02d}"


def faces(controllers: Sequence[str], moods: Sequence[str] = ()) -> list[str]:
    """Return the picture of each seat: its character's head, in its mood if told; or a mask."""
    return [
        mask(seat)
        if (its := persona_of(controller)) is None
        else its.picture(moods[seat] if moods else "calm")
        for seat, controller in enumerate(controllers)
    ]
