"""The pictures of hands."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.mets_ton_slip.board.pictures import picture_of
from game.games.mets_ton_slip.model.state import State
from game.stage.open_cards import OpenCards as AnyOpenCards


class OpenCards(AnyOpenCards):
    """The cards of a view that knows them."""

    def held(self, seat: int, view: State) -> Sequence[str]:
        """Return the pictures of the cards that a seat holds, by their faces."""
        return [picture_of(face) for face in sorted(view.hands[seat])]
