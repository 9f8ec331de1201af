"""The house dictionary: what people teach their bots, a theme on eight pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.judging import TaughtPicture
from game.core.words import Words
from game.games.le_boulet.judge.reading import read
from game.games.le_boulet.model.options import SEAT_COUNTS, Options
from game.games.le_boulet.model.taught import MARKS as LETTERS
from game.games.le_boulet.model.taught import MOST, eight, marks_of, why_not_taught
from game.games.le_boulet.model.themes import compared, is_key, lettered, tidy, why_not_said
from game.games.le_boulet.naming import card_label, drawing_of, picture_of

_HOUSE: Final = Options(SEAT_COUNTS.start)
"""Themes are taught on pictures of the house's deck."""
MARKS: Final = ("yes", "arguable", "no")
_UNDERSTOOD: Final = 0.6
"""From here on a theme needs no teaching: bots understand it."""


def key(text: str, words: Words) -> str | None:
    """Return under what a theme is taught, None where bots know it or nobody can say it.

    It is read in the language of the words alone: to load another one would hold the window up.
    """
    if why_not_said(text) is not None:
        return None
    if is_key(compared(text)):
        return None
    return tidy(text) if read(text, words.language).understood < _UNDERSTOOD else None


def asked(theme: str, words: Words) -> list[TaughtPicture]:
    """Return the eight pictures on which a theme is taught: drawn from the theme alone."""
    return [
        TaughtPicture(
            picture_of(face, _HOUSE),
            card_label(face, words, _HOUSE),
            drawing_of(face, words, _HOUSE),
        )
        for face in eight(theme)
    ]


def put(entries: Mapping[str, str], theme: str, marks: Sequence[str]) -> dict[str, str]:
    """Return entries with a mark for each picture of a theme, however it was spelled before."""
    same, letters = compared(theme), "".join(LETTERS[MARKS.index(mark)] for mark in marks)
    placed = {
        (theme if compared(one) == same else one): its for one, its in entries.items()
    }  # fmt: skip
    return placed | {theme: letters}


def marks(entries: Mapping[str, str], theme: str) -> list[str]:
    """Return the marks that were given to a theme, none where it was not taught."""
    its = marks_of(tuple((compared(one), its) for one, its in entries.items()), theme)
    return [MARKS[LETTERS.index(letter)] for letter in its]


def same(theme: str) -> str:
    """Return a theme as themes are compared."""
    return compared(theme)


def sound(theme: str, entry: str) -> bool:
    """Say whether an entry is one, of a theme as somebody would write it."""
    return why_not_said(theme) is None and not why_not_taught(lettered(theme), entry)


def options(entries: Mapping[str, str]) -> dict[str, Any]:
    """Return the options of a match that begins with these entries: the last ones, if many."""
    last = list(entries.items())[-MOST:]
    return {"taught": {lettered(theme): its for theme, its in last}}
