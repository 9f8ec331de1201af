"""Tagged: how themes fit pictures of one's own, of which nothing is known but a name and tags.

A tag speaks for its picture by itself, and by the house's pictures that it lies near: what is said
of the dog that the house knows is said of one's own dog, too. Which share each has was fitted on
the house's pictures, each taken as if it were known by its first facts alone
(``tests/bench/tagged_figures.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
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
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.themes import MARK, compared, is_key

WEIGHTS: Final = (4.569, 1.953, 0.194)
"""Of the nearest tag, of the two nearest together, and of what the house's pictures near it say."""
CONSTANT: Final = -4.612
NEAREST: Final = 4
"""So many pictures of the house speak for one of one's own."""
STEEP: Final = 12.0
"""How much more the nearest of them counts."""
FAR, CLOSE = 0.5, 0.9
"""From so near on they begin to speak for it, and so near they do with all their weight."""
SAME: Final = 0.93
"""A tag that lies so near a theme says the same."""
_EDGE: Final = 0.02


class Tagged:
    """What is known of an album's pictures, as vectors."""

    def __init__(
        self, lang: str, told: Sequence[Sequence[str]], *, without_itself: bool = False
    ) -> None:
        """Take the words that are said of each picture; some tenths of a second for hundreds.

        ``without_itself``: they are the house's pictures, and none may be its own neighbour.
        """
        self.lang = lang
        found: dict[str, Vector | None] = {}
        for texts in told:
            for text in texts:
                if text not in found:
                    found[text] = vector(text, lang)
        self.tags = [[its for text in texts if (its := found[text])] for texts in told]
        names = [vector(known.pictures(lang)[key]["name"], lang) for key in PICTURES]
        self._names = [one for one in names if one is not None]
        self._near: dict[int, list[float]] = {}
        self.shares = [
            self._shares(its, at if without_itself else None) for at, its in enumerate(self.tags)
        ]
        """By picture, the house's pictures that lie nearest, and how much each counts."""

    def _shares(self, tags: Sequence[Vector], out: int | None) -> list[tuple[int, float]]:
        every = [self._to_house(tag) for tag in tags]
        best = [max(column) for column in zip(*every, strict=True)] if every else []
        others = (at for at in range(len(best)) if at != out)
        order = sorted(others, key=lambda at: -best[at])[:NEAREST]
        weights = [exp(STEEP * best[at]) for at in order]
        total = sum(weights)
        gate = min(1.0, max(0.0, (max(best, default=0.0) - FAR) / (CLOSE - FAR)))
        return [(at, gate * one / total) for at, one in zip(order, weights, strict=True)]

    def _to_house(self, tag: Vector) -> list[float]:
        if id(tag) not in self._near:
            self._near[id(tag)] = [tag.cosine(name) for name in self._names]
        return self._near[id(tag)]

    def features(
        self, forms: Sequence[Vector], house: Sequence[float]
    ) -> list[tuple[float, float, float]]:
        """Return for each picture how near its tags lie to a theme, and what its neighbours say.

        ``forms`` are ways to say the theme, ``house`` how it fits the house's pictures.
        """
        near: dict[int, float] = {}
        rows = []
        for tags, shares in zip(self.tags, self.shares, strict=True):
            for tag in tags:
                if id(tag) not in near:
                    near[id(tag)] = max((form.cosine(tag) for form in forms), default=0.0)
            best = sorted((near[id(tag)] for tag in tags), reverse=True)[:2] or [0.0]
            said = sum(share * logit(house[at]) for at, share in shares)
            rows.append((best[0], sum(best) / len(best), said))
        return rows


def fit(row: Sequence[float]) -> float:
    """Return how probably a theme fits a picture of such features."""
    if row[0] >= SAME:
        return YES
    value = CONSTANT + sum(weight * one for weight, one in zip(WEIGHTS, row, strict=True))
    return max(NO, 1 / (1 + exp(-max(-30.0, min(30.0, value)))))


def logit(p: float) -> float:
    """Return the logit of a probability, of which the ends are cut off."""
    kept = min(1 - _EDGE, max(_EDGE, p))
    return log(kept / (1 - kept))


@lru_cache(4)
def tagged(album: Album) -> Tagged:
    """Return what is known of an album, prepared when it is first asked for."""
    return Tagged(album.lang, [(one.name, *one.tags) for one in album.pictures])


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
    forms = [found for form in known.forms(key, album.lang) if (found := vector(form, album.lang))]
    return tuple(map(fit, its.features(forms, fits_of_key(key))))


@lru_cache(1024)
def _of_piece(text: str, lang: str, album: Album) -> tuple[float, ...]:
    if key := key_of_form(plain(text)):
        return _of_key(key, album)
    found = vector(text, lang)
    rows = tagged(album).features([found] if found else [], piece_fits(text, lang))
    return tuple(map(fit, rows))
