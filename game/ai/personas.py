"""Personas: twelve characters that sit in for people, each of which one comes to know.

What each does at a table from habit is each game's own affair.
Portraits are texts, ``persona.NAME``; what characters say, and when, is each game's ``chatter``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.bots import is_external

AT: Final = "@"
"""Between a level and who plays at it: ``hard@rosa``."""
MOODS: Final = ("calm", "hit", "gleeful", "out")
"""What a character's face shows: what all at the table saw, and nothing else."""


@dataclass(frozen=True, slots=True)
class Persona:
    """A character."""

    id: str
    name: str
    mask: int
    """Which of the twelve masks it is known by, from 1."""
    chatter: float
    """How often it speaks up, -1 to 1; 0 is neither talkative nor silent."""
    tempo: float = 1.0
    """How long it usually takes over a play, the usual breath being 1."""

    def picture(self, mood: str = "calm") -> str:
        """Return the picture of its head in a mood, one of ``MOODS``."""
        return f"head_{self.id}_{mood}"


PERSONAS: Final = (
    Persona("rosa", "Rosa", 2, 0.4),
    Persona("hugo", "Hugo", 3, 0.5, 0.7),
    Persona("ana", "Ana", 4, -0.5, 1.2),
    Persona("kim", "Kim", 5, 0.2, 0.9),
    Persona("leo", "Léo", 6, 0.7, 0.8),
    Persona("zoe", "Zoé", 7, 1.0, 0.8),
    Persona("max", "Max", 8, -0.4, 1.3),
    Persona("lou", "Lou", 9, 0.0, 1.1),
    Persona("noe", "Noé", 10, -0.8, 1.2),
    Persona("iris", "Iris", 11, 0.0),
    Persona("sami", "Sami", 12, 0.6, 0.7),
    Persona("jade", "Jade", 1, -0.2, 0.9),
)
_BY_ID: Final = {persona.id: persona for persona in PERSONAS}
_MASK: Final = "mask_"


def persona(name: str) -> Persona:
    """Return a persona by its id.

    Raises:
        LookupError: nobody is called so.
    """
    return _BY_ID[name]


def persona_of(controller: str) -> Persona | None:
    """Return who plays a seat, by its controller; None where it is nobody in particular."""
    _, at, name = controller.partition(AT)
    return _BY_ID.get(name) if at and not is_external(controller) else None


def mask(seat: int) -> str:
    """Return the picture of a seat where nobody in particular sits; no hint at anybody's side."""
    return f"{_MASK}{seat % 12 + 1:02d}"


def is_mask(picture: str) -> bool:
    """Say whether a seat's picture is a mask: no character sits there."""
    return picture.startswith(_MASK)


def faces(controllers: Sequence[str], moods: Sequence[str] = ()) -> list[str]:
    """Return the picture of each seat: its character's head, in its mood if told; or a mask."""
    return [
        mask(seat)
        if (its := persona_of(controller)) is None
        else its.picture(moods[seat] if moods else "calm")
        for seat, controller in enumerate(controllers)
    ]
