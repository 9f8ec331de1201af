"""Spelling: "it starts with a B", "cinq lettres": what is said of the names of pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.games.le_boulet.judge.verdicts import NO, YES
from game.games.le_boulet.model.letters import plain

_LETTER: Final = r"(?:(?:la lettre|une?|les? lettres|the letters?|an?) )?"
_FIRST: Final = re.compile(
    rf"\b(?:commence(?:nt)?|débute(?:nt)?|starts?|begins?) (?:par|with) {_LETTER}([a-z]{{1,2}})$"
)
_LAST: Final = re.compile(
    r"\b(?:fini(?:t|ssent)|se termine(?:nt)?|ends?) (?:par|en|with|in|on) "
    rf"{_LETTER}([a-z]{{1,3}})$"
)
_WITHIN: Final = re.compile(
    r"\b(?:avec|a|contient|il y a|contains|has|with|there's) (?:la lettre|une?|the letter|an?)"
    r" ([b-z])(?: dedans| in it)?$"
)
_LONG: Final = re.compile(r"\b(\w+) (?:lettres|letters)$")
_NUMBERS: Final = {
    word: number
    for number, words in enumerate(
        (
            "deux two", "trois three", "quatre four", "cinq five", "six", "sept seven",
            "huit eight", "neuf nine", "dix ten",
        ),
        2,
    )
    for word in words.split()
}  # fmt: skip


def spelled(text: str, names: Sequence[str]) -> tuple[float, ...] | None:
    """Return how probably each name is spelled as a piece says, None if it says nothing of that.

    Args:
        text: a piece of a theme, folded.
        names: of the pictures, articles left aside.
    """
    if (holds := _said(" ".join(text.split()))) is None:
        return None
    return tuple(YES if holds(plain(name)) else NO for name in names)


def _said(text: str) -> Callable[[str], bool] | None:
    """Return what a piece asks of a name, None if nothing."""
    for pattern, holds in (
        (_FIRST, str.startswith), (_LAST, str.endswith), (_WITHIN, str.__contains__),
    ):  # fmt: skip
        if found := pattern.search(text):
            return partial(_holds, holds, found[1])
    found = _LONG.search(text)
    many = 0 if found is None else _NUMBERS.get(found[1], 0)
    if found is not None and found[1].isdecimal():
        many = int(found[1])
    return partial(_as_long, many) if many else None


def _holds(how: Callable[[str, str], bool], letters: str, name: str) -> bool:
    return how(name, letters)


def _as_long(many: int, name: str) -> bool:
    return len(name.replace(" ", "")) == many
