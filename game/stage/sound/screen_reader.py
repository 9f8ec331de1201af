"""The screen reader: the face of the part that says what a game's table looks like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from game.core.endings import Truth
from game.core.pages import Names
from game.core.words import Words
from game.stage.sound.voice import Utterance


class ScreenReader(Protocol):
    """``screen_reader``: what of a table is spoken when it is pointed at or asked for."""

    @property
    def CARDS(self) -> frozenset[str]:
        """Tokens that are cards."""

    def card(self, face_name: str, words: Words, view: Any) -> tuple[str, str]:
        """Return a card's name and what it does; what it is may be said by a table's options."""

    def held(self, view: Any, viewer: int | None, face_name: str, words: Words) -> str:
        """Return what is chosen of a hand: a card, or how many of a kind."""

    def hand(self, view: Any, viewer: int, words: Words) -> Utterance:
        """Return a seat's cards, in the order in which they lie on the screen."""

    def seat(
        self, view: Any, viewer: int | None, place: int, names: Names, words: Words
    ) -> Iterator[Utterance]:
        """Yield what lies at a seat, and, for its own ears, what the viewer knows of it."""

    def piles(
        self, view: Any, viewer: int | None, names: Names, words: Words
    ) -> Iterator[Utterance]:
        """Yield every seat that is still in, with what lies before it."""

    def own(self, view: Any, viewer: int, words: Words) -> Utterance:
        """Return who a seat is."""

    def place(self, token: str, view: Any, words: Words) -> str:
        """Return what an area of the table is that is neither a seat nor a card of the hand."""

    def result(self, truth: Truth, names: Names, words: Words) -> str:
        """Return the truth of a match that is over, seat by seat."""
