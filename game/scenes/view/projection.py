"""A projection: what a viewer was told of a match, folded into table, log and faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.log_lines import tell_on
from game.core.nudges import Nudge
from game.core.pages import LogLine
from game.core.seats import Seat
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.view.faces import Faces
from game.scenes.view.spectator import Teller
from game.stage.board import Board
from game.store.replays import Pieces

PIECE: Final = 100
"""Facts that are folded between two looks at whoever waits, a millisecond or two."""


class Projection:
    """A viewer's table as far as it is folded, and the board that shows it."""

    def __init__(self, kit: Kit, told: Teller, viewer: Seat | None, room_for: str = "") -> None:
        """Begin with what stands there before anything was told; ``room_for`` is the board's."""
        head = told.head
        part = game_of(head.game).board
        self.shown_to = viewer, room_for
        """Who looks at the board, and what else lies at the table: a table of both may take it."""
        self._apply = told.rules.apply
        self._told = told
        self._nudged = 0
        """How many nudges the log tells of."""
        self.view: Any = told.fresh_view()
        self.board: Board = part.Board(
            self.view, viewer, head.names, kit.words(head.game), zoom=kit.zoom, room_for=room_for
        )
        self.faces = Faces(head.game, head.seats, lambda: told.controllers, self.board)
        self.log: list[Any] = []
        self.at = 0
        """How many facts are folded."""
        self.public = 0
        """How many of them all were told."""

    def fold(self, event: Any) -> None:
        """Take in the next fact."""
        self.tell_nudges()
        self._apply(self.view, event)
        self.at += 1
        self.faces.see(event)
        self.public += event.is_for(None)
        line = self.board.log.take_in(event, self.view)
        if line is not None:
            tell_on(self.log, line)

    def tell_nudges(self) -> None:
        """Put into the log who cheered or booed since."""
        new = [one for one in self._told.nudges[self._nudged :] if one.at <= self.public]
        self._nudged += len(new)
        for one in new:
            self.log.append(line_of(one, self.board, self.log))

    def through(self, events: Sequence[Any]) -> Pieces[None]:
        """Take in facts of a match that is long perhaps, piece by piece."""
        for event in events:
            self.fold(event)
            if self.at % PIECE == 0:
                yield


def line_of(nudge: Nudge, board: Board, log: Sequence[LogLine]) -> LogLine:
    """Return what the log says of a nudge, behind what it says already."""
    names = board.names
    told = {"name": names[nudge.seat], "other": names[nudge.to]}
    return LogLine(
        f"icon_{nudge.kind}",
        board.words.say(f"nudges.log-{nudge.kind}", **told),
        seat=nudge.seat,
        turn=log[-1].turn if log else 0,
        seats=(nudge.seat, nudge.to),
    )
