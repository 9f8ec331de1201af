"""What may be answered to an attack in the air."""

from __future__ import annotations

from game.games.mets_ton_slip.board.touches import answers
from game.games.mets_ton_slip.model.actions import BEAR, Action
from game.games.mets_ton_slip.model.state import DEFEND, State
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.response import Response as AnyResponse


class Response(AnyResponse):
    """The answers of whoever is attacked."""

    flies = True

    def __init__(self, board: Board) -> None:
        """Take in whose words it speaks."""
        self._board = board

    def answering(self, view: State) -> bool:
        """Return whether the asked seat answers an attack, rather than playing its turn."""
        return view.phase == DEFEND

    def answers(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the answers to the attack in the air, the same whatever the hand."""
        return tuple(answers(self._board.words)) if self.answering(view) else ()

    def silent(self, view: State) -> Action:
        """Return the answer of who says nothing."""
        return BEAR
