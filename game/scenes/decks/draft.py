"""A deck that is being named and tagged; it is kept on file whenever one leaves it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.core.decks import NAME_MOST, PHOTO, Picture, tags_of, tidy
from game.photos.folder import Folder
from game.store import decks
from game.store.decks import Deck
from game.store.files import FileError
from game.store.sharing import alone


@dataclass
class Draft:
    """A deck on file, and what has been written of it since."""

    deck: Deck
    path: Path
    failed: Sequence[str] = field(default_factory=list)
    """What became no picture, a sentence each."""

    def __post_init__(self) -> None:
        """Remember what lies on file."""
        self._read = self.deck

    @classmethod
    def of_folder(cls, folder: Folder, lang: str, failed: Sequence[str], data: Path) -> Draft:
        """Keep what was read of a folder as a deck of its name.

        Raises:
            UserError: there are too few pictures, or the deck cannot be written.
        """
        deck = decks.made(
            folder.folder.resolve().name,
            lang,
            [Picture(one.name) for one in folder.found],
            [one.small.jpeg for one in folder.found],
        )
        return cls(deck, decks.keep(data, deck), failed)

    @classmethod
    def of_file(cls, path: Path) -> Draft:
        """Open a deck.

        Raises:
            FileError: it cannot be read, or is damaged.
        """
        return cls(decks.read_deck(path), path)

    def picture(self, number: int) -> str:
        """Return the drawing of a picture, by the deck as it lies on file."""
        return f"{PHOTO}{self.path.stem}:{number}:"

    def call(self, title: str) -> None:
        """Give the deck a title; none is no change."""
        if called := tidy(title, NAME_MOST):
            self.deck = replace(self.deck, title=called)

    def describe(self, number: int, name: str, tags: str) -> None:
        """Name and tag a picture; without a name it keeps the one it has."""
        pictures = list(self.deck.pictures)
        called = tidy(name, NAME_MOST) or pictures[number].name
        pictures[number] = Picture(called, tags_of(tags))
        self.deck = replace(self.deck, pictures=tuple(pictures))

    def keep(self, data: Path) -> None:
        """Write down what has changed; names and tags make it another deck, and the old one goes.

        Raises:
            UserError: it cannot be written, or is too long; the old one stands.
        """
        if self.deck == self._read:
            return  # another window may have written it, or erased it
        with alone(data / decks.DECKS):
            if self.deck.title == self._read.title:
                with contextlib.suppress(FileError):
                    self.call(decks.glance(self.path).title)
            path = decks.keep(data, self.deck)
            if path != self.path:
                with contextlib.suppress(FileError):
                    decks.erase(self.path)
        self.path, self._read = path, self.deck

    @property
    def tagged(self) -> int:
        """How many pictures have tags enough for bots."""
        return self.deck.album.tagged
