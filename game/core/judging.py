"""Judging: what a game's own reader of words makes of a theme that somebody said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase that the judge knows, and how much of a reading rests on it, from 0 to 1."""

    phrase: str
    weight: float


@dataclass(frozen=True, slots=True)
class Reading:
    """How a theme was read; a judge that did not understand says so, and its fits mean little."""

    theme: str
    lang: str
    understood: float
    """From 0, not at all, to 1."""
    listed: bool
    """The theme merely names two cards: the two it was said of, where those are given."""
    reads: tuple[Phrase, ...]
    """The nearest known phrases, the nearest first; two at most."""
    fits: Mapping[str, float]
    """For each picture, by its id, how probably people say that the theme fits it."""
    meant: str | None = None
    """What may have been meant, where a word is unknown and one letter off a known one."""


class Judge(Protocol):
    """The part ``judge``: it reads themes in one's own words, and knows nothing of hands."""

    @property
    def LANGUAGES(self) -> Sequence[str]:
        """The languages it reads."""

    def read(self, theme: str, lang: str, pair: tuple[str, ...] = ()) -> Reading:
        """Read a theme, said of a pair of pictures or of none in particular."""

    def why_not(self, theme: str) -> str | None:
        """Return why nobody can say this, a key of the game's texts, None if one can."""

    def pictures(self, lang: str) -> dict[str, str]:
        """Return the names of all pictures by id, in their order."""
