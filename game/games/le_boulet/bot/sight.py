"""Sight: how far a theme is true of every picture, as anybody would see it, in logits.

Themes of the bank were judged by whoever wrote it; of what a person says in their own words the
judge makes a reading. Who does not understand a theme believes what is claimed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from math import log
from typing import Final

from game.core.luck import Stream, key_of
from game.games.le_boulet.judge.reading import read
from game.games.le_boulet.model.bank import BANK, KEYS, LANGUAGES
from game.games.le_boulet.model.cards import BOULET, PICTURES
from game.games.le_boulet.model.themes import MARK, compared

YES, ARGUABLE, NO = 0.95, 0.5, 0.02
"""How likely somebody finds a theme of the bank true of a picture, by how it was judged."""
TRUSTED: Final = 1.6
"""What is not understood is believed, in logits: "don't know it, but I take your word"."""
LEAST: Final = 0.6
"""Below this a theme counts as not understood."""
SEEN_THROUGH: Final = -2.5
"""A list of its own two pictures is no theme: in logits, what a pair under it is worth."""
WHOLE: Final = len(PICTURES) + 2
"""Rows hold a place for every picture and two more, so that a Boulet and an unknown card, whose
faces are negative, can be looked up in the same way."""
COMMON: Final = 8
"""For every so many pictures that a theme is true of it comes to mind once more."""
_CLOSEST: Final = 0.01
_FACES: Final = range(len(PICTURES))


def logit(share: float) -> float:
    """Return the logit of a probability, of which the ends are cut off."""
    kept = min(1 - _CLOSEST, max(_CLOSEST, share))
    return log(kept / (1 - kept))


@dataclass(frozen=True, slots=True)
class Sight:
    """A theme, as it is understood without anybody's taste."""

    key: str
    """What it has in common with the same theme said otherwise."""
    number: int
    """Which theme of the bank it is, -1 if none."""
    row: tuple[float, ...]
    """By face, how far it is true of a picture, in logits."""
    understood: float
    listed: bool
    phrases: tuple[tuple[str, float], ...]
    """The written phrases that it was read by, with the weight of each; the heaviest first."""

    @property
    def clear(self) -> bool:
        """Whether it is understood at all."""
        return self.understood >= LEAST


def _row(shares: dict[str, float], rest: float) -> tuple[float, ...]:
    found = [logit(shares.get(name, rest)) for name in PICTURES]
    return (*found, 0.0, 0.0)


@cache
def bank_rows() -> tuple[tuple[float, ...], ...]:
    """Return the rows of all themes of the bank, in its order."""
    return tuple(
        _row(dict.fromkeys(its["arguable"], ARGUABLE) | dict.fromkeys(its["yes"], YES), NO)
        for its in BANK.values()
    )


@cache
def bank_numbers() -> dict[str, int]:
    """Return the number of every theme of the bank by its key."""
    return {key: number for number, key in enumerate(KEYS)}


@cache
def said_of() -> tuple[tuple[int, ...], ...]:
    """Return by face the themes of the bank that are true of a picture, or arguably so.

    What is true of many pictures is there several times: it comes to mind more often. At a
    Boulet's place stand all themes.
    """
    chance = Stream(key_of("said of"))
    every = range(len(KEYS))
    rows = bank_rows()
    often = [1 + sum(value >= 0 for value in row[:-2]) // COMMON for row in rows]
    faces = [
        [number for number in every if rows[number][face] >= 0 for _ in range(often[number])]
        for face in _FACES
    ]
    # in no order: what stands side by side in the bank is much alike
    return tuple(tuple(chance.shuffled(told)) for told in (*faces, [*every], [*every]))


@lru_cache(512)
def sight(theme: str) -> Sight:
    """Return how a theme is understood, a key of the bank or what somebody said."""
    key = compared(theme)
    number = bank_numbers().get(key.removeprefix(MARK), -1) if key.startswith(MARK) else -1
    if number >= 0:
        return Sight(key, number, bank_rows()[number], 1.0, listed=False, phrases=((key, 1.0),))
    # nobody says in which language somebody spoke: it is the one in which one understands more
    its = max((read(theme, language) for language in LANGUAGES), key=lambda one: one.understood)
    if its.understood < LEAST:
        row = (TRUSTED,) * WHOLE
        return Sight(key, -1, row, its.understood, listed=its.listed, phrases=())
    phrases = tuple((one.phrase, one.weight) for one in its.reads)
    return Sight(key, -1, _row(dict(its.fits), NO), its.understood, its.listed, phrases)


assert (BOULET % WHOLE) == WHOLE - 2, "a Boulet's place is the last but one"
