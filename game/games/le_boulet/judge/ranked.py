"""Ranked: the words of a table and their ranks, found by sums of their letters.

A dictionary of as many words takes nine megabytes a pair of languages, these arrays one.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final
from unicodedata import combining, normalize
from zlib import crc32

_RANK: Final = 16
"""Bits of a rank."""


def bare(word: str) -> str:
    """Return a word without its accents."""
    return "".join(sign for sign in normalize("NFD", word) if not combining(sign))


class Sums:
    """Numbers of texts by the sums of these, all in order."""

    def __init__(self, texts: Iterable[tuple[int, str]]) -> None:
        """Take texts with their numbers, each below 65,536."""
        found = sorted(crc32(text.encode()) << _RANK | number for number, text in texts)
        self._sums = array("I", (one >> _RANK for one in found))
        self._numbers = array("H", (one & (1 << _RANK) - 1 for one in found))

    def numbers(self, text: str) -> Iterator[int]:
        """Yield the numbers of what has the sum of a text, ascending: rarely of another text."""
        wanted = crc32(text.encode())
        at = bisect_left(self._sums, wanted)
        while at < len(self._sums) and self._sums[at] == wanted:
            yield self._numbers[at]
            at += 1


class Ranked:
    """Words in the order of their ranks, the most frequent first."""

    def __init__(self, words: Sequence[bytes]) -> None:
        """Take all words, in UTF-8."""
        self._text = b"".join(words)
        self._ends = array("I", accumulate(map(len, words)))
        texts = [word.decode() for word in words]
        self._spelled = Sums(enumerate(texts))
        accented = ((rank, text) for rank, text in enumerate(texts) if not text.isascii())
        self._bare = Sums((rank, bare(text)) for rank, text in accented)

    def __contains__(self, word: object) -> bool:
        """Say whether a word is among them."""
        return isinstance(word, str) and self.get(word) is not None

    def __getitem__(self, word: str) -> int:
        """Return the rank of a word.

        Raises:
            KeyError: there is no such word.
        """
        if (rank := self.get(word)) is None:
            raise KeyError(word)
        return rank

    def get(self, word: str) -> int | None:
        """Return the rank of a word, None if there is no such word."""
        return next((one for one in self._spelled.numbers(word) if self.at(one) == word), None)

    def at(self, rank: int) -> str:
        """Return the word of a rank."""
        return self._text[self._ends[rank - 1] if rank else 0 : self._ends[rank]].decode()

    def accented(self, word: str) -> str | None:
        """Return the most frequent word with accents that is this one without them, if any is."""
        every = map(self.at, self._bare.numbers(word))
        return next((one for one in every if bare(one) == word), None)
