"""What may be answered to a card in the air."""

from __future__ import annotations

from game.gangs import reserves
from game.gangs.board.touches import answers
from game.gangs.model.actions import TAKE, Action
from game.gangs.model.state import REACT, State
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.response import Response as AnyResponse


class Response(AnyResponse):
    """The answers of whoever a card is thrown at."""

    flies = True

    def __init__(self, board: Board) -> None:
        """Take in whose words it speaks."""
        self._board = board

    def answering(self, view: State) -> bool:
        """Return whether the asked seat answers a card, rather than playing its turn."""
        return view.phase == REACT

    def settled(self, view: State) -> bool:
        """Return whether all know that no answer can change what comes: then nobody is asked."""
        return reserves.settled(view)

    def answers(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the answers to the card in the air, the same whatever the hand, silence first."""
        return answers(view, self._board.words) if self.answering(view) else ()

    def silent(self, view: State) -> Action:
        """Return the answer of who says nothing."""
        return TAKE
