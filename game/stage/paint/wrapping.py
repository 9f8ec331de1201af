"""Wrapping: a text broken into lines of a width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Wide = Callable[[str], float]
"""How wide a text is."""
_PIECE: Final = 256
"""Letters of a word that are measured at once."""
_EVEN: Final = 8.0
"""How near the narrowest room is looked for, in units."""


def wrapped(text: str, room: float, wide: Wide) -> list[str]:
    """Return a text broken into lines of at most so many units."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for whole in _bound(paragraph.split(" "), room, wide):
            word = whole
            while len(word) > 1 and _broader(word, room, wide):
                # a path, say: longer than any line
                fits = _fitting(word, room, wide)
                lines += [line, word[:fits]] if line else [word[:fits]]
                line, word = "", word[fits:]
            longer = f"{line} {word}" if line else word
            if line and wide(longer) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _bound(words: list[str], room: float, wide: Wide) -> list[str]:
    """Return words with the French signs that stand apart from them, as far as a line holds both.

    No line ends with an opening quotation mark or begins with a sign that closes something.
    """
    bound: list[str] = []
    for word in words:
        if bound and (bound[-1].endswith("«") or (word and word[0] in "»:;!?")):
            both = f"{bound[-1]} {word}"
            if not _broader(both, room, wide):
                bound[-1] = both
                continue
        bound.append(word)
    return bound


def evened(text: str, room: float, wide: Wide) -> list[str]:
    """Return a text in as few lines as it needs, none of them much shorter than the others."""
    lines = wrapped(text, room, wide)
    if len(lines) == 1:
        return lines
    low = max(wide(word) for word in text.replace("\n", " ").split(" "))
    while room - low > _EVEN:
        middle = (low + room) / 2
        found = wrapped(text, middle, wide)
        if len(found) > len(lines):
            low = middle
        else:
            lines, room = found, middle
    return lines


def shortened(text: str, room: float, wide: Wide) -> str:
    """Return a text cut with an ellipsis so that it fits so many units."""
    if wide(text) <= room:
        return text
    fits = min(len(text), _fitting(text, room - wide("…"), wide, least=0) + 2)
    while fits and wide(text[:fits].rstrip() + "…") > room:
        fits -= 1  # letters draw nearer to each other, or do not
    return text[:fits].rstrip() + "…"


def ending(text: str, room: float, wide: Wide) -> str:
    """Return a text, or an ellipsis and as much of its end as fits so many units."""
    if wide(text) <= room:
        return text
    fits = _fitting(text[::-1], room - wide("…"), lambda part: wide(part[::-1]), least=1)
    return "…" + text[len(text) - fits :]


def _broader(word: str, room: float, wide: Wide) -> bool:
    """Say whether a word has no room in a line, measuring no more of it than need be."""
    return wide(word[:_PIECE]) > room or (
        len(word) > _PIECE and _fitting(word, room, wide) < len(word)
    )


def _fitting(word: str, room: float, wide: Wide, least: int = 1) -> int:
    """Return how many letters of a word fit so many units, the least if fewer do.

    Measured are pieces of about that length, however long the word is.
    """
    low, high = least, 32
    while high < len(word) and wide(word[:high]) <= room:
        low, high = high, 2 * high
    high = min(high, len(word) + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if wide(word[:middle]) <= room:
            low = middle
        else:
            high = middle
    return low
