"""Tagged: how themes fit pictures of one's own, of which nothing is known but a name and tags.

A tag speaks for its picture by itself, where it lies near the theme; and by the company it keeps:
the judged themes that lie near the tag are true of some of the house's pictures, and a theme that
is true of the same ones goes with that tag. Which share each has was fitted on the house's
pictures, each taken as if it were known by its first facts alone
(``tests/bench/tagged_figures.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, sqrt
from operator import mul
from typing import Final

from game.core.decks import Album
from game.games.le_boulet.judge import grammar, known
from game.games.le_boulet.judge.grammar import Piece
from game.games.le_boulet.judge.reading import (
    NO,
    YES,
    compound,
    fits_of_key,
    piece_fits,
    theme_tree,
)
from game.games.le_boulet.judge.vectors import Vector, vector
from game.games.le_boulet.model.bank import KEYS, key_of_form
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.themes import MARK, compared, is_key

WEIGHTS: Final = (2.479, -1.649, 9.531)
"""Of the nearest tag, of the tag that keeps the theme's company best, and of the best two."""
CONSTANT: Final = -4.584
NEAREST: Final = 6
"""So many judged themes say which company a tag keeps."""
STEEP: Final = 12.0
"""How much more the nearest of them counts."""
SAME: Final = 0.93
"""A tag that lies so near a theme says the same."""
Company = tuple[float, ...]
"""How far something is true of each of the house's pictures, around a mean of 0, of length 1."""


class Tagged:
    """What is known of an album's pictures: vectors of their words, and the company they keep."""

    def __init__(
        self,
        lang: str,
        told: Sequence[Sequence[str]],
        names: Sequence[str] = (),
        *,
        without_itself: bool = False,
    ) -> None:
        """Take the tags of each picture, and names: a second for a hundred pictures.

        Names speak by what they say alone: they are many, and say little of the company kept.
        ``without_itself``: they are the house's pictures, and what is known of each is left out.
        """
        self._without = without_itself
        self._vectors: dict[str, Vector] = {}
        for text in dict.fromkeys((*(text for texts in told for text in texts), *names)):
            if found := vector(text, lang):
                self._vectors[text] = found
        self._names = names or [""] * len(told)
        tags = {text for texts in told for text in texts if text in self._vectors}
        self._company = {text: kept_by(self._vectors[text], lang) for text in tags}
        self._told = [[text for text in texts if text in self._vectors] for texts in told]
        self.keys = [{key_of_form(plain(text)) for text in texts} for texts in told]
        """By picture, the themes of the bank that its tags are."""

    def features(
        self, theme: Vector | None, house: Sequence[float]
    ) -> list[tuple[float, float, float]]:
        """Return for each picture how near its tags lie to a theme, and keep its company.

        ``house`` is how the theme fits the house's pictures.
        """
        near = {text: theme.cosine(its) if theme else 0.0 for text, its in self._vectors.items()}
        whole = company(house)
        shared = {} if self._without else {
            text: _dot(whole, its) for text, its in self._company.items()
        }  # fmt: skip
        rows = []
        for at, texts in enumerate(self._told):
            if self._without:
                others = company(_less(house, at))
                shared = {
                    text: _dot(others, company(_less(self._company[text], at))) for text in texts
                }
            best = sorted((shared[text] for text in texts), reverse=True)[:2] or [0.0]
            every = (*texts, self._names[at])
            nearest = max((near[text] for text in every if text in near), default=0.0)
            rows.append((nearest, best[0], sum(best) / len(best)))
        return rows


@cache
def _judged(lang: str) -> list[tuple[Vector, list[float]]]:
    """Return all judged themes as they are usually said, and what they are true of."""
    found = []
    for key in known.judged():
        its = vector(known.forms(key, lang)[0], lang)
        if its is not None:
            found.append((its, fits_of_key(key)))
    return found


def kept_by(tag: Vector, lang: str) -> Company:
    """Return the company that a tag keeps, by the judged themes that lie nearest."""
    near = sorted(((its.cosine(tag), fits) for its, fits in _judged(lang)), key=lambda one: -one[0])
    total = [0.0] * len(near[0][1])
    for cosine, fits in near[:NEAREST]:
        weight = exp(STEEP * cosine)
        total = [one + weight * other for one, other in zip(total, fits, strict=True)]
    return company(total)


def company(fits: Sequence[float]) -> Company:
    """Return how far something is true of each of the house's pictures, as a direction."""
    mean = sum(fits) / len(fits)
    row = [one - mean for one in fits]
    length = sqrt(sum(map(mul, row, row))) or 1.0
    return tuple(one / length for one in row)


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


def _less(row: Sequence[float], at: int) -> list[float]:
    """Return a row without one of the house's pictures."""
    return [*row[:at], *row[at + 1 :]]


def fit(row: Sequence[float]) -> float:
    """Return how probably a theme fits a picture of such features."""
    if row[0] >= SAME:
        return YES
    value = CONSTANT + sum(weight * one for weight, one in zip(WEIGHTS, row, strict=True))
    return max(NO, 1 / (1 + exp(-max(-30.0, min(30.0, value)))))


@lru_cache(4)
def tagged(album: Album) -> Tagged:
    """Return what is known of an album, prepared when it is first asked for."""
    pictures = album.pictures
    return Tagged(album.lang, [one.tags for one in pictures], [one.name for one in pictures])


@lru_cache(1024)
def fits(theme: str, lang: str, album: Album) -> tuple[float, ...]:
    """Return how a theme fits each picture of an album, by its tags alone.

    Args:
        theme: what was said, or ``@`` and a key of the bank.
        lang: the language of the words, ``fr`` or ``en``.
        album: the pictures.
    """
    same = compared(theme)
    if is_key(same):
        return _of_key(same.removeprefix(MARK), album)
    tree = theme_tree(theme)
    found = grammar.blended(tree, lambda text: _of_piece(text, lang, album))
    if not isinstance(tree, Piece):
        found = compound(found)
    return tuple(found)


@lru_cache(8)
def bank_fits(album: Album) -> tuple[tuple[float, ...], ...]:
    """Return how all themes of the bank fit an album's pictures, in the bank's order."""
    return tuple(_of_key(key, album) for key in KEYS)


def _of_key(key: str, album: Album) -> tuple[float, ...]:
    its = tagged(album)
    rows = its.features(vector(known.forms(key, album.lang)[0], album.lang), fits_of_key(key))
    return tuple(YES if key in keys else fit(row) for keys, row in zip(its.keys, rows, strict=True))


@lru_cache(1024)
def _of_piece(text: str, lang: str, album: Album) -> tuple[float, ...]:
    if key := key_of_form(plain(text)):
        return _of_key(key, album)
    rows = tagged(album).features(vector(text, lang), piece_fits(text, lang))
    return tuple(map(fit, rows))
