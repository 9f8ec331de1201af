"""Evidence: how near a piece of a theme lies to what is known of each picture, as a few numbers.

A fact is true of its own picture, and nothing is known of the others; so facts, names, drawings and
words that lie near a picture only speak for it (a soft maximum of cosines). Themes that were judged
over all pictures, the bank's and others, speak by kernel ridge regression: a theme is as near to
one of them as to the middle of its forms, and as many words as it has in common with them.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from heapq import nlargest
from math import exp, log
from operator import mul
from typing import Final, Literal

from game.core.judging import KnownPhrase
from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.denials import ALIKE, contraries, denies, likeness
from game.games.le_boulet.judge.overlaps import overlaps
from game.games.le_boulet.judge.packed import weighed, wide_rows
from game.games.le_boulet.judge.phrases import NEAR, Phrases, by_picture, phrases
from game.games.le_boulet.judge.tables import shipped_bytes
from game.games.le_boulet.judge.vectors import Vector
from game.games.le_boulet.model.cards import PICTURES

Kind = Literal["near", "fact", "name", "drawing"]
KINDS: Final[tuple[Kind, ...]] = ("near", "fact", "name", "drawing")
STEEP: Final = 6.0
"""How much more the nearest phrases of a picture count than its others."""
STEEPER: Final = 10.0
"""The same of the words that lie near it, of which there are many more."""
WIDTH: Final = 0.4
"""Of the regression's kernel, exp(-distance² / WIDTH)."""
COMMON: Final = 0.2
"""What it counts beside that to be of the same words."""
_BESIDE: Final = 24
"""So many judged themes that lie nearest are asked whether they say the contrary."""
_RECENT: Final = 8
"""Pieces whose cosines are kept: those of one theme."""
SHARE: Final = 31
"""Steps of what a judged theme says of a picture; that many are added, so that none is below 0."""


class Evidence:
    """All that is known of the pictures, as vectors, in one language."""

    def __init__(self, lang: str) -> None:
        """Take in what was made of judged themes, facts, names, drawings and near words."""
        self.lang = lang
        self._own, self._near = phrases(lang), phrases(NEAR)
        self._keys = tuple(known.judged())
        self._kinds = {kind: by_picture(kind, lang) for kind in KINDS}
        drawn = self._kinds["drawing"]
        self._said = min(min(places) for places in drawn)
        """So many phrases can be said; after them the drawings are told."""
        self._cosines_of = lru_cache(_RECENT)(self._reckoned)

    def features(self, piece: Vector, text: str) -> list[tuple[float, ...]]:
        """Return for each picture, in their order, the nearness by kind and the regression.

        Args:
            piece: the direction of the text.
            text: what was said.
        """
        columns: list[list[float]] = []
        if denies(text):  # what speaks for a picture says nothing of what it is not
            none = [0.0] * len(PICTURES)
            columns = [none] * len(KINDS) + [self.regressed(piece, text)]
            return list(zip(*columns, strict=True))
        near, own = _cosines(self._near, piece), self._beside(piece)
        for kind in KINDS:
            its, steep = (near, STEEPER) if kind == "near" else (own, STEEP)
            columns.append(_centred(_soft(its, self._kinds[kind], steep)))
        columns.append(self.regressed(piece, text))
        return list(zip(*columns, strict=True))

    def regressed(self, piece: Vector, text: str) -> list[float]:
        """Return what the judged themes say of each picture, as they lie near or share words.

        What says the contrary in the same words says nothing of it.
        """
        units, shares = _shares(self.lang)
        near = self._nearness(piece, text)
        for at in self._contraries(near, text):
            near[at] = 0.0
        return weighed(shares, list(map(mul, near, units)), SHARE, len(PICTURES))

    def _nearness(self, piece: Vector, text: str) -> list[float]:
        """Return how near each judged theme is, by its place."""
        near = list(map(kernel, self._beside(piece)[: self._own.themes]))
        for theme, share in overlaps(self.lang).with_text(text).items():
            near[theme] += COMMON * share
        return near

    def _contraries(self, near: Sequence[float], text: str) -> list[int]:
        """Return the places of near judged themes that say the contrary of a text."""
        places = _first(near)
        turned = contraries(text, [self._keys[at] for at in places], self.lang)
        return [at for at in places if self._keys[at] in turned]

    def turned(self, piece: Vector, text: str) -> bool:
        """Say whether what is known nearest would read a text as its contrary.

        That is so where the same words are known only denied, or only not so; and what denies as a
        whole is known by nothing but what denies.
        """
        places = _first(self._nearness(piece, text))
        both = [likeness(text, self._keys[at], self.lang) for at in places]
        same, other = (max(its) for its in zip(*both, strict=True))
        if other >= ALIKE and other > same:
            return True
        if not denies(text):
            return False
        alike, contrary = both[0]
        return contrary > alike or not any(
            map(denies, known.forms(self._keys[places[0]], self.lang))
        )

    def _beside(self, piece: Vector) -> list[float]:
        """Return the cosines of a piece with all that is known, which several questions ask for."""
        return self._cosines_of(piece.bytes.tobytes(), piece.scale)

    def _reckoned(self, row: bytes, scale: float) -> list[float]:
        return _cosines(self._own, Vector(array("b", row), scale))

    def nearest_judged(self, piece: Vector) -> float:
        """Return how near the nearest judged theme lies, as the middle of its forms."""
        return max(self._beside(piece)[: self._own.themes])

    def nearest(self, piece: Vector) -> list[KnownPhrase]:
        """Return the nearest phrases that can be said, with their nearness."""
        near = list(
            zip(
                self._beside(piece)[: self._said],
                self._own.texts,
                strict=False,
            )
        )
        near.sort()
        best = {one: weight for weight, one in near}  # a judged theme may be said of a picture
        first = nlargest(_BESIDE, best, key=lambda one: (best[one], one))
        return [KnownPhrase(one, round(max(0.0, best[one]), 3)) for one in first]


def _first(near: Sequence[float]) -> list[int]:
    """Return the places of what lies nearest."""
    return nlargest(_BESIDE, range(len(near)), key=near.__getitem__)


def kernel(cosine: float) -> float:
    """Return how much two phrases have to do with each other, from 0 to 1."""
    return exp(-(2 - 2 * cosine) / WIDTH)


def _cosines(its: Phrases, piece: Vector) -> list[float]:
    return list(map(mul, (one * piece.scale for one in its.products(piece)), its.scales))


def _soft(
    cosines: Sequence[float], by_picture: Sequence[Sequence[int]], steep: float
) -> list[float]:
    sharp = [exp(steep * one) for one in cosines]
    found = []
    for places in by_picture:
        total = sum(sharp[at] for at in places)
        found.append(log(total / len(places)) / steep if places else 0.0)
    return found


def _centred(column: list[float]) -> list[float]:
    mean = sum(column) / len(column)
    return [one - mean for one in column]


@cache
def evidence(lang: str) -> Evidence:
    """Return what is known in a language, prepared when it is first asked for."""
    return Evidence(lang)


@cache
def _shares(lang: str) -> tuple[array[float], tuple[int, ...]]:
    """Return by theme the unit of its row, and all rows: a share for each picture."""
    units = array("f")
    data = shipped_bytes(f"regression.{lang}.bin")
    cut = units.itemsize * len(known.judged())
    units.frombytes(data[:cut])
    return units, wide_rows(data[cut:], len(units))
