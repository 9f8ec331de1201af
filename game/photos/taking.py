"""Taking a deck in: every picture of it is decoded in a process of its own before it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.photos.reader import Reader, Small, TroubleError
from game.store.decks import Deck, read_deck
from game.store.files import FileError

_GLANCE_S: Final = 0.02
"""So long a step waits for a picture."""


class DeckIntake:
    """The pictures of a deck that are being looked at; whoever goes on with it may stop."""

    def __init__(self, path: Path, reader: Reader | None = None) -> None:
        """Take a deck's file.

        Raises:
            FileError: it is missing or forbidden, or no deck, or damaged.
        """
        self._path = path
        self.deck: Deck = read_deck(path)
        self._reader = reader or Reader()
        self.smalls: list[Small] = []
        """What each picture looks like, as far as they were looked at."""
        self.at = 0
        self.many = len(self.deck.jpegs)

    def steps(self) -> Iterator[None]:
        """Look at one picture after the other.

        Raises:
            FileError: one is no picture.
        """
        try:
            for jpeg in self.deck.jpegs:
                try:
                    self._reader.ask(jpeg)
                    while (small := self._reader.reply(_GLANCE_S)) is None:
                        yield
                except TroubleError as error:
                    raise FileError("decks.damaged", self._path) from error
                self.smalls.append(small)
                self.at += 1
                yield
        finally:
            self._reader.end()
