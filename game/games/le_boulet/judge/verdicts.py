"""Verdicts: what raters said of a theme that was judged over all pictures, as probabilities.

The bank is exact, the middle of its raters; other themes and words were judged for reading alone,
mostly by two, and several entries may be spoken alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain
from typing import Final

from game.ai.probability import logit
from game.games.le_boulet.judge import known
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.sayings import SAYINGS

YES: Final = 0.95
"""How probably a theme of the bank fits a picture that it is true of."""
PERHAPS: Final = 0.5
"""The same where one may argue."""
NO: Final = 0.02
"""The same of all other pictures: people say yes to anything now and then."""
_SAID_AS: Final = {"fr": ("ça {}", "c’est {}", "un {}"), "en": ("it {}", "it’s {}", "it {}s")}
_IT_IS: Final = re.compile(r"^(?:it's|it is|c'est) (?=\w)")
"""What a theme may begin with that was judged without: "it's stark naked" is "stark naked"."""
EDGE: Final = 1e-4
"""Nothing is surer than this, so that a single piece of evidence never outweighs all others."""
_HELD: Final = 0.6
"""How much it counts that a theme was judged as it is spoken, beside all else that is known."""
_HELD_WORD: Final = 0.25
"""The same of a word alone, which means more than one rater thinks of. Both by the likelihood of
what the calibrating half's raters said."""
_HELD_ALONE: Final = 0.5
"""The same of a word that was judged by itself, without its likes."""
_JUST_SO: Final = 2
"""How many raters one counts for who was asked of just this word, beside those of its likes."""


def judged_as(text: str, lang: str) -> tuple[str, ...]:
    """Return which judged themes a piece is spoken as: several, where several raters judged it.

    The bank goes first: "red" is what "it's red" is. What is said again in other words ("full,
    complete") is spoken as all of them, where each was judged.
    """
    if found := _judged_whole(text, lang):
        return found
    every = [_judged_whole(words, lang) for words in said_again(text)]
    return tuple(dict.fromkeys(chain.from_iterable(every))) if all(every) else ()


def said_again(text: str) -> list[str]:
    """Return in what other words a piece says the same, itself alone if in none."""
    return [words.strip() for words in text.split(",")]


def is_exact(judged: Sequence[str]) -> bool:
    """Say whether a piece that is spoken as these is one theme of the bank."""
    return len(judged) == 1 and judged[0] in BANK


def _judged_whole(text: str, lang: str) -> tuple[str, ...]:
    bare = _IT_IS.sub("", text)
    said_as = (text, *(form.format(text) for form in _SAID_AS[lang]), bare)
    found = [keys for form in said_as if (keys := known.keys_of_form(form, lang))]
    bank = (key for keys in found for key in keys if key in BANK)
    return next(((key,) for key in bank), found[0] if found else ())


def agreed(judged: Sequence[str], text: str, lang: str) -> list[float]:
    """Return in logits what raters say of a piece in their middle, under one theme or several."""
    just = {plain(words) for words in (text, *said_again(text))}
    total, weights = [0.0] * len(PICTURES), 0
    for key in judged:
        weight = _JUST_SO if plain(known.forms(key, lang)[0]) in just else 1
        for row in _verdicts(key):
            total = [one + weight * logit(p, EDGE) for one, p in zip(total, row, strict=True)]
            weights += weight
    return [one / weights for one in total]


def held(judged: Sequence[str]) -> float:
    """Return how much it counts that a piece was judged, beside all else that is known."""
    return max(sum(map(_held, judged)) / len(judged), *map(_alone, judged))


def _held(key: str) -> float:
    return _HELD_WORD if key.startswith(known.WORD_KEY) else _HELD


def _alone(key: str) -> float:
    return _HELD_ALONE if key.startswith(known.ALONE_KEY) else 0.0


def exact(key: str) -> list[float]:
    """Return how a theme fits by its first rater; the bank and sayings have one, of all theirs."""
    if its := SAYINGS.get(key):
        fits = dict.fromkeys(its.arguable.split(), PERHAPS) | dict.fromkeys(its.yes.split(), YES)
        return [fits.get(name, NO) for name in PICTURES]
    return _verdicts(key)[0]


def _verdicts(key: str) -> list[list[float]]:
    """Return how a judged theme fits by each of its raters."""
    found = []
    for verdict in known.judged().verdicts(key):
        row = [NO] * len(PICTURES)
        for places, p in zip(verdict, (YES, PERHAPS), strict=True):
            for at in places:
                row[at] = p
        found.append(row)
    return found
