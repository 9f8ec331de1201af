"""Overlaps: which judged themes have words in common with what is said, and how much of them.

Two sums of words may lie side by side without one word in common, and a word that tells all may
drown in a sum; so the regression sees both. A theme counts the words of all its forms, each by how
much it says; ``assets/sources/boulet_judge.py`` writes them by words.
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from math import sqrt
from sys import byteorder
from typing import Final

from game.games.le_boulet.judge.tables import shipped_bytes, table
from game.games.le_boulet.judge.vectors import content, worded

STEPS: Final = 255
"""Of a weight."""


def weighed_words(texts: Iterable[str], lang: str) -> dict[str, float]:
    """Return the words that say something in some texts, as a direction of length 1."""
    total: defaultdict[str, float] = defaultdict(float)
    for text in texts:
        words = content(worded(text, lang).known, lang)
        for word in words:
            total[word] += table(lang).weight(word) / sqrt(len(words))
    length = sqrt(sum(one * one for one in total.values())) or 1.0
    return {word: one / length for word, one in total.items()}


def packed_words(every: Iterable[Mapping[str, float]], lang: str) -> bytes:
    """Return all themes' words as bytes: by the rank of each word which themes have it."""
    ranks = table(lang).ranks
    found: dict[int, list[tuple[int, int]]] = {}
    for at, words in enumerate(every):
        for word, weight in words.items():
            if whole := round(STEPS * weight):
                found.setdefault(ranks[word], []).append((at, whole))
    order = sorted(found)
    rows = [one for rank in order for one in found[rank]]
    head = json.dumps({"words": len(order), "places": len(rows)}).encode() + b"\n"
    many = array("H", order), array("H", (len(found[rank]) for rank in order))
    places = array("H", (at for at, _ in rows))
    for one in (*many, places):
        if byteorder == "big":
            one.byteswap()
    return head + b"".join(one.tobytes() for one in (*many, places)) + bytes(w for _, w in rows)


class Overlaps:
    """The words of all judged themes in one language."""

    def __init__(self, lang: str) -> None:
        """Read them.

        Raises:
            ShippedError: the file is missing or damaged.
        """
        self._lang = lang
        head, rest = shipped_bytes(f"overlaps.{lang}.bin").split(b"\n", 1)
        about = json.loads(head)
        words, places = int(about["words"]), int(about["places"])
        numbers = array("H", rest[: 2 * (2 * words + places)])
        if byteorder == "big":
            numbers.byteswap()
        self._ranks, many = numbers[:words], numbers[words : 2 * words]
        self._places, self._weights = numbers[2 * words :], rest[2 * (2 * words + places) :]
        self._ends = array("I")
        for one in many:
            self._ends.append((self._ends[-1] if self._ends else 0) + one)

    def with_text(self, text: str) -> dict[int, float]:
        """Return how much each judged theme has in common with a text, where it has anything."""
        found: dict[int, float] = {}
        ranks = table(self._lang).ranks
        for word, weight in weighed_words((text,), self._lang).items():
            rank = ranks[word]
            at = bisect_left(self._ranks, rank)
            if at < len(self._ranks) and self._ranks[at] == rank:
                for place in range(self._ends[at - 1] if at else 0, self._ends[at]):
                    theme = self._places[place]
                    found[theme] = found.get(theme, 0.0) + weight * self._weights[place] / STEPS
        return found


@cache
def overlaps(lang: str) -> Overlaps:
    """Return the words of all judged themes in a language, read when they are first asked for."""
    return Overlaps(lang)
