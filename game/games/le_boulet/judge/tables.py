"""Word tables: 96 bytes of direction a word, made by ``assets/sources/boulet_tables.py``."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from array import array
from collections.abc import Container
from functools import cache
from importlib.resources import files
from math import sqrt
from operator import mul
from typing import Final

from game.core.user_error import ShippedError
from game.games.le_boulet.judge.endings import bases
from game.games.le_boulet.judge.ranked import Ranked

FOLDER: Final = files("game.games.le_boulet") / "judge"
WORD: Final = re.compile(r"[a-zàâäçéèêëîïôöùûüÿñ]+")
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzéèêàçîôû"
_LIKELY: Final = 30
"""So many times as frequent as elsewhere are words that are said of the pictures."""
_SELDOM: Final = 8
"""So many times less likely is one certain letter in place of another, or one too much."""
_SHORTEST: Final = 3
"""Letters. A shorter word is one letter off too many others."""
_FAR_RARER: Final = 4
"""A word without accents is taken for one with accents whose rank is so many times better."""


def folded(text: str) -> str:
    """Return a text in small letters, with plain apostrophes and without joined letters."""
    text = unicodedata.normalize("NFC", text).lower()
    return text.replace("œ", "oe").replace("æ", "ae").replace("’", "'")


def shipped_bytes(name: str) -> bytes:
    """Return a file of the judge, as it was made.

    Raises:
        ShippedError: it is missing, or not the one that was shipped.
    """
    try:
        found = (FOLDER / name).read_bytes()
        digests = json.loads((FOLDER / "sha256.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ShippedError(str(FOLDER / name)) from error
    if hashlib.sha256(found).hexdigest() != digests.get(name):
        raise ShippedError(str(FOLDER / name))
    return found


class WordRanks:
    """The words of a language by their ranks, the most frequent first."""

    def __init__(self, lang: str) -> None:
        """Read the table of a language (``fr``, ``en``).

        Raises:
            ShippedError: it is missing or damaged.
        """
        self._lang = lang
        head, rest = shipped_bytes(f"words.{lang}.bin").split(b"\n", 1)
        about = json.loads(head)
        many, self.numbers = int(about["words"]), int(about["numbers"])
        every = many + int(about["pairs"])
        *lines, self._rows = rest.split(b"\n", every)
        self.ranks = Ranked(lines[:many])
        pairs = (line.decode() for line in lines[many:])
        self.pairs: dict[str, int] = {pair: at for at, pair in enumerate(pairs, many)}
        """Where two words that say something together stand, after all words."""
        self._weights, self._directions = every, every + many
        self._unit = about["longest"] / 255

    def weight(self, word: str) -> float:
        """Return how much a known word says, from 0 to 1: frequent ones say little."""
        return self._rows[self._weights + self.ranks[word]] / 255

    def row(self, word: str) -> array[int]:
        """Return the direction of a known word or pair."""
        start = self._directions + self._place(word) * self.numbers
        return array("b", self._rows[start : start + self.numbers])

    def scaled(self, word: str) -> tuple[array[int], float]:
        """Return the direction of a known word or pair, and by what it is to be multiplied."""
        row = self.row(word)
        return row, self._rows[self._place(word)] * self._unit / sqrt(sum(map(mul, row, row)))

    def _place(self, text: str) -> int:
        return self.pairs[text] if " " in text else self.ranks[text]

    def spelled(self, word: str, *, accents: bool) -> str | None:
        """Return a word as the table spells it, with accents that were left out; None if unknown.

        Args:
            word: one word, folded.
            accents: whether whoever wrote it writes accents; then a known word stays as it is.
        """
        rank, other = self.ranks.get(word), self.ranks.accented(word)
        if rank is None:
            return other
        if other is not None and not accents and self.ranks[other] * _FAR_RARER < rank:
            return other
        return word

    def form_of(self, word: str, *, accents: bool) -> str | None:
        """Return a word as the table spells it, or what it is a form of; None if both are unknown.

        Args:
            word: one word, folded.
            accents: as in ``spelled``.
        """
        every = (word, *bases(word, self._lang))
        return next((one for base in every if (one := self.spelled(base, accents=accents))), None)

    def near(self, word: str, likely: Container[str] = ()) -> str | None:
        """Return the likeliest word one letter off (missing, too much, other, swapped).

        Likely words are taken for more frequent than they are elsewhere. Two letters that changed
        places, one left out or one doubled can be mended in few ways; for another letter there are
        many, so each of these is less likely what happened (a noisy channel).
        """
        if len(word) < _SHORTEST:
            return None
        cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
        often = {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
        often |= {a + b[1:] for a, b in cuts if len(b) > 1 and b[0] == b[1]}
        often |= {a + sign + b for a, b in cuts for sign in _LETTERS}
        seldom = {a + b[1:] for a, b in cuts if b}
        seldom |= {a + sign + b[1:] for a, b in cuts if b for sign in _LETTERS}
        found: dict[str, float] = {}
        for tried, times in ((seldom - often, _SELDOM), (often, 1)):
            for one in tried:
                if known := self.spelled(one, accents=True):
                    rank = (1 + self.ranks[known]) * times / (_LIKELY if known in likely else 1)
                    found[known] = min(rank, found.get(known, rank))
        return min(found, key=lambda one: (found[one], one), default=None)


@cache
def table(lang: str) -> WordRanks:
    """Return the table of a language, read when it is first asked for."""
    return WordRanks(lang)
