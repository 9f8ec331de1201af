"""Vectors: a phrase is the sum of its words and of pairs of them, in one byte a number.

How much a word weighs, and what two words say beside each other that they do not say by themselves
("en voie"), was learnt from an encoder of whole sentences when the tables were made.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, repeat
from math import sqrt
from operator import add, mul
from typing import Final

from game.games.le_boulet.judge.ranked import bare
from game.games.le_boulet.judge.tables import WORD, WordRanks, folded, table

_FR: Final = (
    "le la les l un une des de du d à au aux en et ou ça c ce cet cette ces est se s on ne n qu que"
    " qui y il elle ils elles a son sa ses leur je tu nous vous me te m t j dans sur pour par avec"
    " plus très tout tous toute"
)
_EN: Final = (
    "the a an of to it its s in on at and or is are you your that this they we i for with from very"
    " all one be has have"
)
_JOINTS: Final = {"fr": frozenset(_FR.split(" ")), "en": frozenset(_EN.split(" "))}


@dataclass(frozen=True, slots=True)
class Vector:
    """A direction in one byte a number, and what makes its length 1."""

    bytes: array[int]
    scale: float

    def cosine(self, other: Vector) -> float:
        """Return how near two phrases lie: 1 is the same direction."""
        return float(sum(map(mul, self.bytes, other.bytes))) * self.scale * other.scale


@dataclass(frozen=True, slots=True)
class Worded:
    """The words of a phrase: those that are known, as the table spells them, and the others."""

    known: tuple[str, ...]
    unknown: tuple[str, ...]


def worded(text: str, lang: str) -> Worded:
    """Return the words of a text, accents restored where it has none."""
    its, words = table(lang), WORD.findall(folded(text))
    accents = any(not word.isascii() for word in words)
    known, unknown = [], []
    for word in words:
        found = its.form_of(word, accents=accents)
        if found is not None:
            known.append(found)
        elif word not in _JOINTS[lang]:
            unknown.append(word)
    return Worded(tuple(known), tuple(unknown))


def is_joint(word: str, lang: str) -> bool:
    """Say whether a word, folded, only holds others together in a language."""
    return word in _JOINTS[lang]


def content(words: Iterable[str], lang: str) -> list[str]:
    """Return the words that say something by themselves."""
    return [word for word in words if word not in _JOINTS[lang] and bare(word) not in _JOINTS[lang]]


@lru_cache(16384)
def _share(word: str, lang: str) -> tuple[array[int], float]:
    its: WordRanks = table(lang)
    return its.scaled(word)


def vector(text: str, lang: str) -> Vector | None:
    """Return the direction of a text, None where no word of it is known."""
    words = worded(text, lang).known
    if not words:
        return None
    pairs = table(lang).pairs
    beside = [pair for one, other in pairwise(words) if (pair := f"{one} {other}") in pairs]
    shares = [_share(word, lang) for word in (*words, *beside)]
    if len(shares) == 1:
        return _made(shares[0][0])
    # maps of operators, for thousands of phrases are made into vectors at the first theme
    total: list[float] = [0.0] * table(lang).numbers
    for row, share in shares:
        total = list(map(add, total, map(mul, repeat(share), row)))
    most = max(map(abs, total))
    if most == 0:
        return None
    return _made(array("b", [round(127 * one / most) for one in total]))


def _made(row: array[int]) -> Vector:
    return Vector(row, 1 / sqrt(sum(map(mul, row, row))))
