"""A seated bot of Mets ton slip !; the levels sit down as it does."""

from __future__ import annotations

from game.ai import seated_bot
from game.games.mets_ton_slip.model.cards import DECK
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply


class SeatedBot(seated_bot.SeatedBot[State]):
    """Plays any legal action, every one as likely."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int) -> None:
        """Sit down."""
        super().__init__(seat, State(options, len(DECK)), apply, seed)
