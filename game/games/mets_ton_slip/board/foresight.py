"""What a card would do where it is pointed at."""

from __future__ import annotations

from game.games.mets_ton_slip.board.foreseeing import Preview, foresee, foretold
from game.games.mets_ton_slip.model.state import State
from game.stage.board import Board
from game.stage.foresight import Foresight as AnyForesight


class Foresight(AnyForesight):
    """What a viewer foresees by what they were told."""

    def __init__(self, board: Board) -> None:
        """Take whose eyes and words it is for; a board may change its language."""
        self._board = board

    def preview(self, view: State, tokens: tuple[str, ...]) -> Preview | None:
        """Return what a touched card would do where it is pointed at, or what a slot waits for."""
        return foresee(tokens, self._board.touches.action_of(tokens, view), view)

    def sentence(self, seen: Preview, view: State) -> str:
        """Return the sentence that says what was foreseen."""
        board = self._board
        return foretold(seen, view, board.viewer, board.names, board.words)
