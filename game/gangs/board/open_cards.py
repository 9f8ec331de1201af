"""The pictures of hands and piles."""

from __future__ import annotations

from collections.abc import Sequence

from game.gangs.board.arrange import picture_of
from game.gangs.model.state import State
from game.stage.open_cards import OpenCards as AnyOpenCards


class OpenCards(AnyOpenCards):
    """The cards of a view that knows them."""

    def held(self, seat: int, view: State) -> Sequence[str]:
        """Return the pictures of the cards that a seat holds, as they lie."""
        return [picture_of(face, 0) for face in view.hands[seat]]

    def pile(self, seat: int, view: State) -> Sequence[str]:
        """Return the pictures of the cards that lie before a seat, the newest last."""
        return [picture_of(card & 15, 0) for card in view.piles[seat]]
