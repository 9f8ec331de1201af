"""Judging: what a game's own reader of words makes of a theme that somebody said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.words import Words


@dataclass(frozen=True, slots=True)
class KnownPhrase:
    """A phrase that the judge knows, and how much of a reading rests on it, from 0 to 1."""

    phrase: str
    weight: float
    denied: bool = False
    """The theme says the contrary of it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How a theme was read; a judge that did not understand says so, and its fits mean little."""

    theme: str
    """What was asked, as it was said."""
    lang: str
    understood: float
    """From 0, not at all, to 1."""
    listed: bool
    """The theme merely names two cards: the two it was said of, where those are given."""
    reads: tuple[KnownPhrase, ...]
    """The nearest known phrases, the nearest first; two at most."""
    fits: Mapping[str, float]
    """For each picture, by its id, how probably people say that the theme fits it."""
    meant: str | None = None
    """What may have been meant, where a word is unknown and one letter off a known one."""
    read_as: str | None = None
    """The theme of the game's own that it is spoken as, in its usual form."""


@dataclass(frozen=True, slots=True)
class TaughtPicture:
    """One picture on which a theme is taught."""

    picture: str
    name: str
    drawing: str
    """What is drawn there, in a sentence."""


class Dictionary(Protocol):
    """The part ``dictionary``: what people of a house teach their bots, kept beside the settings.

    A match takes along the state with which it began.
    """

    @property
    def MARKS(self) -> Sequence[str]:
        """What may be said of each picture, ``dictionary.MARK`` in the texts."""

    def key(self, text: str, words: Words) -> str | None:
        """Return under what a theme is taught, None where it needs no teaching or is no theme."""

    def asked(self, theme: str, words: Words) -> Sequence[TaughtPicture]:
        """Return the pictures on which a theme is taught: drawn from the theme alone."""

    def put(
        self, entries: Mapping[str, str], theme: str, marks: Sequence[str]
    ) -> Mapping[str, str]:
        """Return entries with a mark for each picture of a theme."""

    def marks(self, entries: Mapping[str, str], theme: str) -> Sequence[str]:
        """Return the marks that were given to a theme, none where it was not taught."""

    def same(self, theme: str) -> str:
        """Return under what a theme is the same, however it is spelled."""

    def sound(self, theme: str, entry: str) -> bool:
        """Say whether an entry is one."""

    def options(self, entries: Mapping[str, str]) -> dict[str, Any]:
        """Return the options, by their names in RULES.md, of a match that takes these along."""


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
