"""The pictures of hands, each with its name."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.le_boulet.board.arranging import in_order
from game.games.le_boulet.board.cards import paint_card
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import picture_of
from game.stage.board import Board
from game.stage.motion.layout import Box, Pose
from game.stage.open_cards import OpenCards as AnyOpenCards
from game.stage.paint.canvas import Canvas


class OpenCards(AnyOpenCards):
    """The cards of a view that knows them."""

    def __init__(self, board: Board) -> None:
        """Take in whose words name them."""
        self._board = board

    def held(self, seat: int, view: State) -> Sequence[str]:
        """Return the pictures of the cards that a seat holds, Boulets last."""
        return [picture_of(face, view.options) for face in in_order(view.hands[seat])]

    def paint(self, canvas: Canvas, picture: str, box: Box) -> None:
        """Paint one of these into a box, with its name."""
        paint_card(canvas, Pose(*box.middle, box.width, picture), self._board.words)
