"""Wrapping: a text broken into lines of a width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Wide = Callable[[str], float]
"""How wide a text is."""
_EVEN: Final = 8.0
"""How near the narrowest room is looked for, in units."""


def wrapped(text: str, room: float, wide: Wide) -> list[str]:
    """Return a text broken into lines of at most so many units."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for whole in paragraph.split(" "):
            word = whole
            while len(word) > 1 and wide(word) > room:
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


def _fitting(word: str, room: float, wide: Wide) -> int:
    """Return how many letters of a word fit so many units: one at least."""
    fits = 1
    while fits < len(word) and wide(word[: fits + 1]) <= room:
        fits += 1
    return fits
