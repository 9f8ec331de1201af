"""Taught: themes that a house taught its bots, each on eight pictures that follow from it alone.

What was said of the eight stands; of other pictures it is reckoned from how alike they are, by the
themes of the bank that are true of both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from math import sqrt
from typing import Final

from game.core.luck import Stream, key_of
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.themes import compared, lettered, why_not_said

Taught = tuple[tuple[str, str], ...]
"""The letters of themes, in order, each with a mark for each of its pictures."""
EIGHT: Final = 8
"""So many pictures a theme is taught on."""
MARKS: Final = "yan"
"""Yes, arguable, no."""
MOST: Final = 400
"""So many themes a match takes along."""
_MARKED: Final = re.compile(f"[{MARKS}]{{{EIGHT}}}")
_SHARES: Final[Mapping[str, float]] = {"y": 0.95, "a": 0.5, "n": 0.02}
"""As the bank's own: how likely somebody finds a theme true of a picture."""
_BASE, _PRIOR = 0.12, 0.6
"""What is thought of a picture that is like none of the eight, and how much that counts."""
_LIKE: Final = 0.25
"""Pictures that are less alike than this tell nothing of each other."""


def eight(theme: str) -> tuple[int, ...]:
    """Return the pictures that a theme is taught on: drawn from the theme, and nothing else."""
    order = Stream(key_of("taught", lettered(theme))).shuffled(list(range(len(PICTURES))))
    return tuple(order[:EIGHT])


def why_not_taught(theme: object, marks: object) -> bool:
    """Say whether an entry is none: no letters of a theme, or no marks for its pictures.

    What bots know of themselves by now may have been taught before.
    """
    return not (
        isinstance(theme, str)
        and isinstance(marks, str)
        and why_not_said(theme) is None
        and lettered(theme) == theme
        and _MARKED.fullmatch(marks)
    )


def marks_of(taught: Taught, theme: str) -> str:
    """Return what a house said of a theme, empty where it taught nothing."""
    return dict(taught).get(compared(theme), "") if taught else ""


@cache
def _profiles() -> tuple[dict[int, float], ...]:
    """Return by picture which themes of the bank are true of it, and how far."""
    found: list[dict[int, float]] = [{} for _ in PICTURES]
    faces = {name: face for face, name in enumerate(PICTURES)}
    for number, its in enumerate(BANK.values()):
        for names, share in ((its["yes"], 1.0), (its["arguable"], 0.5)):
            for name in names:
                found[faces[name]][number] = share
    return tuple(found)


def likeness(one: int, other: int) -> float:
    """Return how alike two pictures are, 0 to 1: the cosine of what the bank says of them."""
    first, second = _profiles()[one], _profiles()[other]
    both = sum(share * second.get(number, 0.0) for number, share in first.items())
    norms = (sum(share * share for share in each.values()) for each in (first, second))
    return both / max(1e-9, sqrt(next(norms)) * sqrt(next(norms)))


def shares(theme: str, marks: str) -> dict[str, float]:
    """Return by picture how likely somebody finds a taught theme true of it."""
    said = {face: _SHARES[mark] for face, mark in zip(eight(theme), marks, strict=True)}
    found = {}
    for face, name in enumerate(PICTURES):
        if face in said:
            found[name] = said[face]
            continue
        weight, total = _PRIOR, _PRIOR * _BASE
        for other, share in said.items():
            like = max(0.0, likeness(face, other) - _LIKE)
            weight += like
            total += like * share
        found[name] = round(total / weight, 4)
    return found
