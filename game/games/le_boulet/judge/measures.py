"""Measures: how large, heavy, dear, fast, old, loud, hot and long-lived pictures and things are.

Numbers of the pictures, and of 670 things that people compare them with, stand in
``words/measures.tsv`` and ``words/measured.tsv``, as a language model judged them.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from math import log
from typing import Final

from game.ai.probability import logistic
from game.games.le_boulet.judge.ranked import bare
from game.games.le_boulet.judge.verdicts import NO, YES
from game.games.le_boulet.model.cards import PICTURES

_FOLDER: Final = files("game.games.le_boulet") / "words"
MORE, LESS, ALIKE = 1, -1, 0

_COUNTED: Final = ("legs", "wheels")
"""What is counted: three is more than two, and no more is said of it."""
_GRADES: Final = {"heat": 8.0, "loud": 6.0}
"""What is told in degrees and decibels differs by so much where another is told by its share."""
_STEEP: Final = 4.0
_SHY: Final = -0.8
"""What is as large as what it is compared with may pass for larger, but hardly."""
_NEAR: Final = {"age": 1.2, "price": 0.8, "weight": 0.7, "life": 0.7}
"""What is so far from another, by the logarithm of its share, is hardly as much of it any more."""
_BEYOND: Final = 0.4
"""What is larger still passes for as large as something, with many."""
_NEAREST: Final = 0.5
"""The same of all other measures."""
_STILL: Final = 0.3
"""What does not move at all is slower than something, to few."""

_BEFORE: Final = re.compile(
    r"^(?:(?:un|une|le|la|les|des|du|de|au|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|leur"
    r"|ce|cette|cet|a|an|the|my|your|our|their|his|her|this|that|ceux?|celles?|celui|any|some|one) "
    r"|l'|d')+"
)
_AFTER: Final = re.compile(
    r"(?: (?:n'en (?:a|ai|ont)|en a|does|do|has|have|is|am|are|can|ever|adulte|normal|normale|moyen"
    r"|ordinary|average|entier|entière|itself|lui-même|ça|goes|va))+$"
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """How much of a measure something has beside a number: more, less or as much."""

    measure: str
    sign: int
    than: float
    way: int = ALIKE
    """Of what is as large or as small: whether there is more to it or less."""


def fits(its: Comparison) -> tuple[float, ...]:
    """Return how probably each picture compares so; of what cannot be said it is hardly true."""
    return tuple(_share(_own(its.measure, picture), its) for picture in _pictures())


def _own(measure: str, picture: Mapping[str, float | None]) -> float | None:
    """Return how much a picture has of a measure; what stands on nothing is as high as large."""
    found = picture[measure]
    return picture["size"] if found is None and measure == "height" else found


def _share(own: float | None, its: Comparison) -> float:
    if own is None:
        return NO
    if its.measure in _COUNTED:
        return YES if (own > its.than) - (own < its.than) == its.sign else NO
    if its.measure == "speed" and own == 0 and its.sign == LESS:
        return _STILL
    apart = _apart(own, its)
    if its.sign == ALIKE:
        far = apart / _NEAR.get(its.measure, _NEAREST)
        beyond = _BEYOND if its.way * apart > 0 else NO  # "as old as the pyramids" are mountains
        return max(beyond, YES * logistic(4 - 4 * far**2))
    return min(YES, max(NO, logistic(_STEEP * its.sign * apart + _SHY)))


def _apart(own: float, its: Comparison) -> float:
    """Return how far a number lies above another, as a logarithm or in grades."""
    if grade := _GRADES.get(its.measure):
        return (own - its.than) / (grade * _STEEP)
    least = 1e-9
    return log(max(own, least) / max(its.than, least))


def known_of(name: str, measure: str) -> float | None:
    """Return how much of a measure a thing has that people compare with; None if it is unknown.

    Args:
        name: as it is said, with articles and possessives.
        measure: a column of the files.
    """
    words = _named(name).split()
    for many in range(len(words), 0, -1):  # "a car of the police" is a car
        if its := _things().get(" ".join(words[:many])):
            return its.get(measure)
    return None


@lru_cache(256)
def _named(text: str) -> str:
    """Return what something is called, without articles, possessives and plural."""
    core = _AFTER.sub("", _BEFORE.sub("", text.strip(" !?.,")))
    return " ".join(_single(bare(word)) for word in core.split())


def _single(word: str) -> str:
    return word[:-1] if len(word) > 3 and word[-1] in "sx" and word[-2] != "s" else word


def _measures(row: Mapping[str, str], names: Sequence[str]) -> dict[str, float | None]:
    return {name: None if row[name] == "-" else float(row[name]) for name in names}


@cache
def _pictures() -> tuple[Mapping[str, float | None], ...]:
    """Return what was measured of the pictures, in their order."""
    its = {row["id"]: _measures(row, list(row)[1:]) for row in _rows("measures.tsv")}
    return tuple(its[key] for key in PICTURES)


@cache
def _things() -> Mapping[str, Mapping[str, float | None]]:
    """Return what was measured of things by all their names in both languages."""
    found: dict[str, Mapping[str, float | None]] = {}
    for row in _rows("measured.tsv"):
        its = _measures(row, list(row)[2:])
        for name in (*row["fr"].split(" | "), *row["en"].split(" | ")):
            found.setdefault(" ".join(_single(bare(word)) for word in name.split()), its)
    return found


def _rows(name: str) -> Sequence[Mapping[str, str]]:
    text = (_FOLDER / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines(), delimiter="\t"))
