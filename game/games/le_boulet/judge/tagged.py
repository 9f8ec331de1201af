"""Tagged: how themes fit pictures of one's own, of which nothing is known but a name and tags.

A tag speaks for its picture by itself, where it lies near the theme; and by the company it keeps:
the judged themes that lie near the tag are true of some of the house's pictures, and a theme that
is true of the same ones goes with that tag. Which share each has was fitted on the house's
pictures, each taken as if it were known by its first facts alone
(``tests/bench/tagged_figures.py``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from math import exp, sqrt
from operator import mul
from typing import Final

from game.ai.probability import logistic
from game.core.decks import Album
from game.games.le_boulet.judge import grammar, known
from game.games.le_boulet.judge.comparing import compared_with
from game.games.le_boulet.judge.grammar import Piece
from game.games.le_boulet.judge.packed import Packed, packed
from game.games.le_boulet.judge.phrases import BYTE, phrases
from game.games.le_boulet.judge.reading import compound, piece_fits, theme_tree
from game.games.le_boulet.judge.spelling import spelled
from game.games.le_boulet.judge.tables import folded, shipped_bytes
from game.games.le_boulet.judge.vectors import Vector, vector
from game.games.le_boulet.judge.verdicts import NO, PERHAPS, YES, exact
from game.games.le_boulet.model.bank import KEYS, key_of_form
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.sayings import form_of
from game.games.le_boulet.model.themes import MARK, compared, has_key

WEIGHTS: Final = (1.03, -6.159, 29.591)
"""Of the nearest tag, of the tag that keeps the theme's company best, and of the best two."""
CONSTANT: Final = -4.509
NEAREST: Final = 60
"""So many judged themes say which company a tag keeps."""
STEEP: Final = 12.0
"""How much more the nearest of them counts."""
SAME: Final = 0.9
"""A tag that lies so near a theme says the same."""
FINE: Final = 2047
"""So finely company is written in whole numbers: products are right to some 0.0001."""
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
        """Take the tags of each picture, and names: half a second for 400 pictures.

        Names speak by what they say alone: they are many, and say little of the company kept.
        ``without_itself``: they are the house's pictures, and what is known of each is left out.
        """
        self._without = without_itself
        names = names or [""] * len(told)
        vectors: dict[str, Vector] = {}
        for text in dict.fromkeys((*(text for texts in told for text in texts), *names)):
            if found := vector(text, lang):
                vectors[text] = found
        place = {text: at for at, text in enumerate(vectors)}
        self._scales = [its.scale for its in vectors.values()]
        self._vectors = packed([its.bytes for its in vectors.values()], BYTE)
        tags = dict.fromkeys(text for texts in told for text in texts if text in vectors)
        at_tag = {text: at for at, text in enumerate(tags)}
        self._company = [kept_by(vectors[text], lang) for text in tags]
        whole = [in_whole(its) for its in self._company]
        self._shares = [share for _, share in whole]
        self._kept = packed([row for row, _ in whole], FINE)
        self._told = [[at_tag[text] for text in texts if text in at_tag] for texts in told]
        """By picture, where its tags stand among all tags."""
        self._words = [
            [place[text] for text in (*texts, name) if text in place]
            for texts, name in zip(told, names, strict=True)
        ]
        """By picture, where its tags and its name stand among all words."""
        self.keys = [{key_of_form(plain(text)) for text in texts} for texts in told]
        """By picture, the themes of the bank that its tags are."""

    def features(
        self, theme: Vector | None, house: Sequence[float]
    ) -> list[tuple[float, float, float]]:
        """Return for each picture how near its tags lie to a theme, and keep its company.

        ``house`` is how the theme fits the house's pictures.
        """
        near = [0.0] * len(self._scales)
        if theme is not None and near:
            scale = theme.scale
            near = [
                product * scale * its
                for product, its in zip(
                    self._vectors.products(theme.bytes), self._scales, strict=True
                )
            ]
        shared = self._shared(house)
        rows = []
        for at, (tags, said) in enumerate(zip(self._told, self._words, strict=True)):
            if self._without:
                others = told_apart(house, at)
                shared = {tag: _dot(others, company(_less(self._company[tag], at))) for tag in tags}
            best = sorted([shared[tag] for tag in tags], reverse=True)[:2] or [0.0]
            nearest = max([near[word] for word in said], default=0.0)
            rows.append((nearest, best[0], sum(best) / len(best)))
        return rows

    def _shared(self, house: Sequence[float]) -> Mapping[int, float]:
        """Return by tag how far it keeps the company that a theme keeps."""
        if self._without or not self._shares:
            return {}
        row, share = in_whole(told_apart(house))
        products = self._kept.products(row)
        return {
            at: product * share * its
            for at, (product, its) in enumerate(zip(products, self._shares, strict=True))
        }


@cache
def _judged(lang: str) -> tuple[Packed, list[float], list[str]]:
    """Return the middles of all judged themes, their scales, their keys."""
    every, its = list(known.judged()), phrases(lang)
    return its.judged(), list(its.scales[: len(every)]), every


@lru_cache(8192)
def _places(key: str) -> tuple[tuple[float, bytes], ...]:
    """Return how much more some pictures fit a judged theme than others, and where these stand."""
    said = known.judged().verdicts(key)
    return tuple(
        ((p - NO) / len(said), bytes(its))
        for verdict in said
        for p, its in zip((YES, PERHAPS), verdict, strict=True)
    )


def kept_by(tag: Vector, lang: str) -> Company:
    """Return the company that a tag keeps, by the judged themes that lie nearest."""
    packed, scales, keys = _judged(lang)
    near = [one * scale for one, scale in zip(packed.products(tag.bytes), scales, strict=True)]
    first = nlargest(NEAREST, range(len(near)), key=near.__getitem__)
    total = [0.0] * len(PICTURES)
    for at in first:  # few pictures of each: a fifth of the work of whole rows
        weight = exp(STEEP * near[at] * tag.scale)
        for more, places in _places(keys[at]):
            for place in places:
                total[place] += weight * more
    return company(total)


def in_whole(its: Company) -> tuple[list[int], float]:
    """Return a direction in whole numbers up to ``FINE``, and what one of them is worth."""
    most = max(map(abs, its), default=0.0) or 1.0
    return [round(one * FINE / most) for one in its], most / FINE


def company(fits: Sequence[float]) -> Company:
    """Return how far something is true of each of the house's pictures, as a direction."""
    mean = sum(fits) / len(fits)
    row = [one - mean for one in fits]
    length = sqrt(sum(map(mul, row, row))) or 1.0
    return tuple(one / length for one in row)


@cache
def _apart() -> list[bytes]:
    """Return what tells pictures apart: how far each speaks for others, where all are known."""
    data = shipped_bytes("likes.bin")
    return [data[at : at + len(PICTURES)] for at in range(0, len(data), len(PICTURES))]


def told_apart(house: Sequence[float], without: int | None = None) -> Company:
    """Return what a theme is true of, less what that is only because pictures are alike.

    A theme of the lion and the bear is likely one of the wolf, too; that it is true of a tent tells
    more. So this is the company times the inverse of how far pictures go together in all judged
    themes (a linear discriminant).

    Args:
        house: how the theme fits the house's pictures.
        without: a picture of which nothing is known.
    """
    others = house if without is None else _less(house, without)
    mean = sum(others) / len(others)
    # what was added to the bytes comes to nothing, for what lies around a mean has no sum
    spread, even = _spread(tuple(house)), _spread((1.0,) * len(house))
    found = [one - mean * its for one, its in zip(spread, even, strict=True)]
    if without is None:
        return company(found)
    own = house[without] - mean
    return company(
        _less([one - own * its for one, its in zip(found, _apart()[without], strict=True)], without)
    )


@lru_cache(4)
def _spread(row: tuple[float, ...]) -> list[float]:
    return [sum(map(mul, its, row)) for its in _apart()]


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
    return max(NO, logistic(value))


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
    if has_key(theme):
        return _of_key(compared(theme).removeprefix(MARK), album)
    tree = theme_tree(theme, lang) or Piece(folded(theme))
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
    rows = its.features(vector(form_of(key, album.lang), album.lang), exact(key))
    return tuple(YES if key in keys else fit(row) for keys, row in zip(its.keys, rows, strict=True))


@lru_cache(1024)
def _of_piece(text: str, lang: str, album: Album) -> tuple[float, ...]:
    if key := key_of_form(plain(text)):
        return _of_key(key, album)
    if found := spelled(text, [one.name for one in album.pictures]):
        return found
    its = None if compared_with(text) else vector(text, lang)  # "than a cat" is said of no cat
    rows = tagged(album).features(its, piece_fits(text, lang))
    return tuple(map(fit, rows))
