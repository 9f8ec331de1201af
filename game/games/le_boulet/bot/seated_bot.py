"""A seated bot of Le Boulet; the levels sit down as it does."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai import seated_bot
from game.core.seats import Seat
from game.games.le_boulet.model.actions import Action
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules.fold import apply
from game.games.le_boulet.rules.legality import fill


class SeatedBot(seated_bot.SeatedBot[State]):
    """Plays any legal action, every one as likely."""

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        """Sit down."""
        super().__init__(seat, State(options), apply, seed)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return any of them, a theme filled in from the bank."""
        chance = self.chance()
        return fill(self.view, Seat(self.seat), legal[chance.below(len(legal))], chance)
