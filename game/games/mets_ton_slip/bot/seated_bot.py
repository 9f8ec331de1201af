"""A seated bot: a view folded from what a seat was told, and luck of one's own.

Every choice draws from the bot's seed and the number of facts heard so far, so a resumed match
goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.luck import Stream, key_of
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.cards import DECK
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply


class SeatedBot:
    """Plays any legal action, every one as likely; the others sit down as it does."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int) -> None:
        """Sit down."""
        self.seat = seat
        self.view = State(options, len(DECK))
        self._seed = seed
        self._heard = 0
        self._why: dict[str, Any] = {}

    @property
    def heard(self) -> int:
        """How many facts the seat was told."""
        return self._heard

    @property
    def seed(self) -> int:
        """The bot's own."""
        return self._seed

    def hear(self, events: Sequence[Event]) -> None:
        """Fold what the seat was told."""
        for event in events:
            apply(self.view, event)
        self._heard += len(events)

    def chance(self) -> Stream:
        """Return the luck of this choice."""
        return Stream(key_of("choice", self._seed, self._heard))

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return any of them."""
        return legal[self.chance().below(len(legal))]

    def why(self) -> dict[str, Any]:
        """Return what was believed and how acts were valued; nothing where they were not."""
        return self._why
