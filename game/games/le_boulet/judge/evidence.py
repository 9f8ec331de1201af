"""Evidence: how near a piece of a theme lies to what is known of each picture, as a few numbers.

A fact is true of its own picture, and nothing is known of the others; so facts, names, drawings and
words that lie near a picture only speak for it (a soft maximum of cosines). Themes that were judged
over all pictures, the bank's and others, speak by kernel ridge regression: a theme is as near to
one of them as to its forms on the average.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import repeat
from math import exp, log
from operator import add, mul
from typing import Final

from game.core.judging import Phrase
from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.tables import folded, shipped_bytes
from game.games.le_boulet.judge.vectors import Vector, vector
from game.games.le_boulet.model.cards import PICTURES

KINDS: Final = ("near", "fact", "name", "drawing")
STEEP: Final = 6.0
"""How much more the nearest phrases of a picture count than its others."""
WIDTH: Final = 0.9
"""Of the regression's kernel, exp(-distance² / WIDTH)."""
_TURNED: Final = re.compile(r"\b(?:ne|pas|jamais|sans|not|never|no|without)\b|\bn'|n't\b")
"""A fact that says what its picture is not, which a mean of words would read as its contrary."""


class Evidence:
    """All that is known of the pictures, as vectors, in one language."""

    def __init__(self, lang: str) -> None:
        """Turn judged themes, facts, names and drawings into vectors; some tenths of a second."""
        self.lang = lang
        self.judged = [
            [(form, _sure(form, lang)) for form in known.forms(key, lang)] for key in known.judged()
        ]
        self.by_kind = {kind: _vectors(kind, lang) for kind in KINDS}

    def features(self, piece: Vector) -> list[tuple[float, ...]]:
        """Return for each picture, in their order, the nearness by kind and the regression."""
        columns = [_centred(_soft(piece, self.by_kind[kind])) for kind in KINDS]
        columns.append(self.regressed(piece))
        return list(zip(*columns, strict=True))

    def regressed(self, piece: Vector) -> list[float]:
        """Return what the judged themes say of each picture."""
        units, shares = _shares(self.lang)
        many = len(PICTURES)
        total = [0.0] * many
        for at, forms in enumerate(self.judged):
            weight = units[at] * sum(kernel(piece, one) for _, one in forms) / len(forms)
            row = shares[at * many : (at + 1) * many]
            total = list(map(add, total, map(mul, repeat(weight), row)))
        return total

    def nearest(self, piece: Vector) -> list[Phrase]:
        """Return the two nearest phrases that can be said, with their nearness."""
        texts = [(other.cosine(piece), form) for its in self.judged for form, other in its]
        texts += [
            (other.cosine(piece), text)
            for kind in ("fact", "name")
            for its in self.by_kind[kind]
            for text, other in its
        ]
        texts.sort(reverse=True)
        best = {text: max(0.0, weight) for weight, text in reversed(texts[:6])}
        return [
            Phrase(text, round(best[text], 3))
            for text in sorted(best, key=lambda one: -best[one])[:2]
        ]


def kernel(one: Vector, other: Vector) -> float:
    """Return how much two phrases have to do with each other, from 0 to 1."""
    return exp(-(2 - 2 * one.cosine(other)) / WIDTH)


def _sure(text: str, lang: str) -> Vector:
    found = vector(text, lang)
    assert found is not None, text  # a test holds that the tables have every word of these
    return found


def _vectors(kind: str, lang: str) -> list[list[tuple[str, Vector]]]:
    """Return by picture the phrases of a kind; words that lie near are French in both languages."""
    found = []
    for key in PICTURES:
        one = known.pictures(lang)[key]
        spoken = "fr" if kind == "near" else lang
        texts = {
            "near": known.near()[key],
            "fact": [text for text in one["facts"] if not _TURNED.search(folded(text))],
            "name": [one["name"]],
            "drawing": [one["drawing"]],
        }[kind]
        found.append([(text, its) for text in texts if (its := vector(text, spoken))])
    return found


def _soft(piece: Vector, by_picture: Sequence[Sequence[tuple[str, Vector]]]) -> list[float]:
    row, scale = piece.bytes, piece.scale * STEEP
    found = []
    for its in by_picture:
        total = sum(exp(sum(map(mul, row, one.bytes)) * scale * one.scale) for _, one in its)
        found.append(log(total / len(its)) / STEEP if its else 0.0)
    return found


def _centred(column: list[float]) -> list[float]:
    mean = sum(column) / len(column)
    return [one - mean for one in column]


@cache
def evidence(lang: str) -> Evidence:
    """Return what is known in a language, prepared when it is first asked for."""
    return Evidence(lang)


@cache
def _shares(lang: str) -> tuple[array[float], array[int]]:
    """Return by theme the unit of its row, and all rows: a share for each picture."""
    units, shares = array("f"), array("b")
    data = shipped_bytes(f"regression.{lang}.bin")
    cut = units.itemsize * len(known.judged())
    units.frombytes(data[:cut])
    shares.frombytes(data[cut:])
    return units, shares
