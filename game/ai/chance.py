"""Chance: who plays where a game brings no bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.luck import Stream, key_of
from game.core.rules import Rules
from game.core.seats import Seat


class ChanceBot:
    """Any legal action is as good as another; what was heard decides nothing but the draw."""

    def __init__(
        self, rules: Rules[Any, Any, Any, Any], seat: int, seats: int, options: Any, seed: int
    ) -> None:
        """Sit down at a table of complete options, with the bot's own seed."""
        self._rules = rules
        self._seat = Seat(seat)
        self._seed = seed
        self._facts = 0
        self._view = None if rules.fill is None else rules.initial(seats, options)

    def hear(self, events: Sequence[Any]) -> None:
        """Count what its seat was told: a resumed match goes on as it would have."""
        self._facts += len(events)
        if self._view is not None:
            for event in events:
                self._rules.apply(self._view, event)

    def choose(self, legal: Sequence[Any]) -> Any:
        """Return any of the legal actions, an open field filled by the game."""
        chance = Stream(key_of("chance", self._seed, self._facts))
        action, fill = legal[chance.below(len(legal))], self._rules.fill
        return action if fill is None else fill(self._view, self._seat, action, chance)
