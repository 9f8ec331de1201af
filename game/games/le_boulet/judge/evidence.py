"""Evidence: how near a piece of a theme lies to what is known of each picture, as a few numbers.

A fact is true of its own picture, and nothing is known of the others; so facts, names, drawings and
words that lie near a picture only speak for it (a soft maximum of cosines). Themes that were judged
over all pictures, the bank's and others, speak by kernel ridge regression: a theme is as near to
one of them as to its forms on the average.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import repeat
from math import exp, log
from operator import add, mul
from typing import Final, Literal

from game.core.judging import Phrase
from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.phrases import NEAR, by_picture, phrases
from game.games.le_boulet.judge.tables import shipped_bytes
from game.games.le_boulet.judge.vectors import Vector
from game.games.le_boulet.model.cards import PICTURES

Kind = Literal["near", "fact", "name", "drawing"]
KINDS: Final[tuple[Kind, ...]] = ("near", "fact", "name", "drawing")
STEEP: Final = 6.0
"""How much more the nearest phrases of a picture count than its others."""
WIDTH: Final = 0.9
"""Of the regression's kernel, exp(-distance² / WIDTH)."""


class Evidence:
    """All that is known of the pictures, as vectors, in one language."""

    def __init__(self, lang: str) -> None:
        """Take in what was made of judged themes, facts, names, drawings and near words."""
        self.lang = lang
        self._own, self._near = phrases(lang), phrases(NEAR)
        place = self._own.place
        self.forms = [[place[form] for form in known.forms(key, lang)] for key in known.judged()]
        """Of each judged theme, where its forms stand among the phrases."""
        self._kinds = {kind: by_picture(kind, lang) for kind in KINDS}
        drawn = self._kinds["drawing"]
        self._said = min(min(places) for places in drawn)
        """So many phrases can be said; after them the drawings are told."""

    def features(self, piece: Vector) -> list[tuple[float, ...]]:
        """Return for each picture, in their order, the nearness by kind and the regression."""
        steep = piece.scale * STEEP
        near, own = (
            list(map(exp, map(mul, (one * steep for one in its.products(piece)), its.scales)))
            for its in (self._near, self._own)
        )
        columns = [
            _centred(_soft(near if kind == NEAR else own, self._kinds[kind])) for kind in KINDS
        ]
        columns.append(self.regressed(piece))
        return list(zip(*columns, strict=True))

    def regressed(self, piece: Vector) -> list[float]:
        """Return what the judged themes say of each picture."""
        units, shares = _shares(self.lang)
        kernels = [kernel(one) for one in self._cosines(piece)]
        many = len(PICTURES)
        total = [0.0] * many
        for at, forms in enumerate(self.forms):
            weight = units[at] * sum(kernels[one] for one in forms) / len(forms)
            row = shares[at * many : (at + 1) * many]
            total = list(map(add, total, map(mul, repeat(weight), row)))
        return total

    def nearest(self, piece: Vector) -> list[Phrase]:
        """Return the two nearest phrases that can be said, with their nearness."""
        near = list(zip(self._cosines(piece)[: self._said], self._own.texts, strict=False))
        near.sort(reverse=True)
        return [Phrase(text, round(max(0.0, weight), 3)) for weight, text in near[:2]]

    def _cosines(self, piece: Vector) -> list[float]:
        products = self._own.products(piece)
        return list(map(mul, (one * piece.scale for one in products), self._own.scales))


def kernel(cosine: float) -> float:
    """Return how much two phrases have to do with each other, from 0 to 1."""
    return exp(-(2 - 2 * cosine) / WIDTH)


def _soft(steep: Sequence[float], by_picture: Sequence[Sequence[int]]) -> list[float]:
    found = []
    for places in by_picture:
        total = sum(steep[at] for at in places)
        found.append(log(total / len(places)) / STEEP if places else 0.0)
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
