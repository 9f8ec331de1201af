"""Likeness: how a theme is judged that nobody understands, by what its two pictures share.

Whoever cannot explain a theme is believed about as often as not: more where the two pictures are
alike in anything one knows, less where they have nothing in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import Final

from game.ai.probability import logistic
from game.core.decks import Album
from game.games.le_boulet.bot.sight import WHOLE, Sight, bank_rows

BAFFLED: Final = -0.85
"""What an unexplained pair is worth that is as alike as any two pictures, in logits."""
FOLLOWED: Final = -0.3
"""The same of an answer: whoever laid it understood no more, and is seldom blamed for it."""
ALIKE: Final = 0.7
"""By how much more pictures are worth that are alike, for each standard deviation of likeness."""
FAR: Final = 2.0
"""No likeness is further from the usual one, in standard deviations."""
_STEP: Final = 7
"""Every so many pictures are compared to find the usual likeness."""


def apart(row: Sequence[float]) -> list[float]:
    """Return how much more than usual a theme is true of each picture."""
    found = [logistic(value) for value in row[:-2]]
    mean = sum(found) / len(found)
    return [one - mean for one in found]


@lru_cache(4)
def _profiles(album: Album | None) -> tuple[tuple[float, ...], ...]:
    """Return by face what themes of the bank are true of a picture, less what is so of any."""
    found = []
    for column in zip(*map(apart, bank_rows(album)), strict=True):
        length = sqrt(sum(one * one for one in column)) or 1.0
        found.append(tuple(one / length for one in column))
    return tuple(found)


@lru_cache(1 << 14)
def _common(a: int, b: int, album: Album | None) -> float:
    """Return how much two pictures have in common, a cosine of what is true of them."""
    profiles = _profiles(album)
    return sum(x * y for x, y in zip(profiles[a], profiles[b], strict=True))


@cache
def _usual() -> tuple[float, float]:
    """Return the mean and the standard deviation of the likeness of two pictures."""
    some = range(0, WHOLE - 2, _STEP)
    every = [_common(a, b, None) for a in some for b in some if a < b]
    mean = sum(every) / len(every)
    return mean, sqrt(sum((one - mean) ** 2 for one in every) / len(every))


def alike(a: int, b: int, album: Album | None) -> float:
    """Return how much more alike two pictures are than usual, in standard deviations."""
    if min(a, b) < 0:
        return 0.0
    mean, spread = _usual()
    return max(-FAR, min(FAR, (_common(min(a, b), max(a, b), album) - mean) / spread))


@lru_cache(256)
def unexplained(its: Sight, pair: Sequence[int], album: Album | None = None) -> Sight:
    """Return how a theme is taken that is not understood: by its pair alone."""
    faces = range(len(its.row) - 2)
    row = [
        FOLLOWED + ALIKE * max((alike(face, one, album) for one in pair), default=0.0)
        for face in faces
    ]
    worth = BAFFLED + ALIKE * alike(pair[0], pair[-1], album) if pair else BAFFLED
    for face in pair:
        if face >= 0:
            row[face] = worth
    key = f"{its.key}?{','.join(map(str, pair))}"
    return Sight(key, -1, (*row, 0.0, 0.0), its.understood, its.listed, its.phrases)
