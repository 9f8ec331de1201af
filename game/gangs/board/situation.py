"""What is going on at a table of hidden gangs: it is laid, or somebody's end lies over it."""

from __future__ import annotations

from game.gangs.board import parting
from game.gangs.model.state import SETUP, State
from game.stage.board import Board
from game.stage.motion.timeline import Frame
from game.stage.situation import Situation


class GangsSituation(Situation):
    """Whether the table can be seen."""

    def __init__(self, board: Board) -> None:
        """Take in whose words it speaks."""
        self._board = board

    def laying(self, view: State) -> bool:
        """Return whether the table is being laid: there is nothing to see yet."""
        return view.phase == SETUP

    def covers(self, frame: Frame) -> str:
        """Return in words what lies over all of the table."""
        return parting.spoken(frame, self._board.words)
