"""Touches: how playing a card is spelled."""

from __future__ import annotations

from game.games.belote.board.arranging import CARD
from game.games.belote.model import Action, Play, State

from game.stage.touches import Touches


class BeloteTouches(Touches):
    """One touch is a card."""

    def spellings(self, action: Action, view: State) -> list[tuple[str, ...]]:
        """Return the one way to touch a card."""
        return [(CARD.at(action.card),)]

    def action_of(self, tokens: tuple[str, ...], view: State) -> Action | None:
        """Return the card that was touched, legal or not; None where none was."""
        card = CARD.find(tokens[-1]) if tokens else None
        return None if card is None else Play(card)
