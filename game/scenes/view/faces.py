"""Faces: what those at a table look like just now, to whoever watches it from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.personas import faces
from game.games import game_of
from game.stage.board import Board


class Faces:
    """The pictures of everybody, which change with what all saw."""

    def __init__(
        self, game: str, seats: int, controllers: Callable[[], Sequence[str]], board: Board
    ) -> None:
        """Take who plays each seat, asked anew each time, and the board that shows them."""
        talk = game_of(game).chatter
        self._moods = None if talk is None else talk.Moods(seats)
        self._controllers = controllers
        self._board = board
        self._shown: tuple[list[str], list[str]] | None = None
        self.show()

    def see(self, event: Any) -> None:
        """Take in a fact that was just folded."""
        if self._moods is not None:
            self._moods.see(event)
            self.show()

    def show(self) -> None:
        """Let the board show them: who plays a seat may have changed."""
        moods = [] if self._moods is None else list(self._moods.now)
        now = list(self._controllers()), moods
        if now != self._shown:  # most facts change no face, and thousands may be folded at once
            self._shown = now
            self._board.faces = faces(*now)
