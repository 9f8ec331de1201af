"""Overlap: a theme and a phrase have rare words in common; crude, and honest about the rest."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log
from typing import Final

from game.core.judging import Phrase
from game.games.le_boulet.judge import known
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.letters import plain

_BASE: Final = 0.08
"""How often any theme fits any picture, which is all one knows of what one does not understand."""


def _words(text: str) -> frozenset[str]:
    return frozenset(word[:5] for word in plain(text).split())


@cache
def _phrases(lang: str) -> list[tuple[str, frozenset[str], tuple[str, ...]]]:
    """Return every phrase with its words and the pictures that it is true of."""
    found = [
        (form, _words(form), tuple(theme["yes"]))
        for key, theme in BANK.items()
        for form in known.forms(key, lang)
    ]
    for key, one in known.pictures(lang).items():
        texts = (one["name"], one["drawing"], *one["facts"])
        found += [(text, _words(text), (key,)) for text in texts]
    return found


@cache
def _rarity(lang: str) -> dict[str, float]:
    phrases = _phrases(lang)
    counted = Counter(word for _, words, _ in phrases for word in words)
    return {word: log(len(phrases) / many) ** 2 for word, many in counted.items()}


def weigh(theme: str, lang: str) -> tuple[tuple[Phrase, ...], dict[str, float], float]:
    """Return the nearest two phrases, the fits, and how much of the theme was understood."""
    rarity, words = _rarity(lang), _words(theme)
    most = max(rarity.values())
    whole = sum(rarity.get(word, most) for word in words) or 1.0
    fits = dict.fromkeys(PICTURES, _BASE)
    best: list[tuple[float, str]] = []
    for text, its, pictures in _phrases(lang):
        shared = sum(rarity[word] for word in words & its) / whole
        if shared > 0.15:
            best.append((shared, text))
            for key in pictures:
                fits[key] = max(fits[key], _BASE + 0.7 * shared)
    best.sort(reverse=True)
    reads = tuple(Phrase(text, round(weight, 3)) for weight, text in best[:2])
    understood = sum(rarity[word] for word in words if word in rarity) / whole
    return reads, fits, understood
