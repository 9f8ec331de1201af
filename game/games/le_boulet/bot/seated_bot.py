"""A seated bot: a view folded from what a seat was told, and luck of one's own.

Every choice draws from the bot's seed and from public facts, so asking twice changes nothing, and
a resumed match goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet.model.actions import Action
from game.games.le_boulet.model.events import Event
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules.fold import apply
from game.games.le_boulet.rules.legality import fill


class SeatedBot:
    """Plays any legal action, every one as likely; the others sit down as it does."""

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        """Sit down."""
        self.seat = seat
        self.view = State(options)
        self.seed = seed
        self._heard = 0

    def hear(self, events: Sequence[Event]) -> None:
        """Fold what the seat was told."""
        for event in events:
            apply(self.view, event)
        self._heard += len(events)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return any of them, a theme filled in from the bank."""
        chance = Stream(key_of("choice", self.seed, self._heard))
        shape = legal[chance.below(len(legal))]
        return fill(self.view, Seat(self.seat), shape, chance)

    def why(self) -> dict[str, Any]:
        """Return nothing: nothing was weighed."""
        return {}
