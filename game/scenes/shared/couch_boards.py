"""The boards of one couch: each window keeps a still layer of its own."""

from __future__ import annotations

from typing import Any

from game.core.seats import Seat
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.folded import Folded
from game.session import Session
from game.stage.paint.canvas import Canvas


class CouchBoards:
    """The first window's board, and the second one's, with pictures of its own."""

    def __init__(self, kit: Kit, session: Session, first: Any, room_for: str = "") -> None:
        """Take the first window's board, and what else lies at the table."""
        self._room_for = room_for
        self._kit = kit
        self._session = session
        self._first = first
        self._second: Any = None

    def of(self, seat: Seat, view: Any) -> Any:
        """Return a board that speaks to a seat of what all were told: it shows nothing."""
        head = self._session.head
        board = game_of(head.game).board.Board(view, seat, head.names, self._first.words)
        board.onlooker.yours = False
        return board

    def on(self, canvas: Canvas) -> Any:
        """Return the board that paints on a canvas."""
        if canvas.art is self._kit.art:
            return self._first
        if self._second is None:
            self._second = Folded(self._kit, self._session, None, self._room_for).board
            self._second.onlooker = self._first.onlooker
        self._second.words = self._first.words
        self._second.setting.enlarge(self._kit.zoom)
        return self._second
