"""What a table of hidden gangs tells in writing: after a round, its score sheet, too."""

from __future__ import annotations

from game.core.pages import Sheet
from game.gangs import log_lines
from game.gangs.model.events import Event, RoundEnded
from game.gangs.model.state import State
from game.gangs.scores import sheet
from game.stage.board import Board
from game.stage.table_log import TableLog


class GangsLog(TableLog):
    """Lines of the log, and score sheets."""

    def __init__(self, board: Board) -> None:
        """Take in whose words it tells."""
        super().__init__(board, log_lines.line)

    def sheet(self, event: Event, view: State) -> Sheet | None:
        """Return the score sheet that an event asks to be read, seen after it was folded."""
        if not isinstance(event, RoundEnded):
            return None
        return sheet(event, view, self._board.names, self._board.words)
