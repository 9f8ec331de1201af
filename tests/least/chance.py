"""A player by chance, for any game: what it does hangs on what its seat was told, and its seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.luck import Stream, key_of
from game.core.rules import Rules
from game.core.seats import Seat


class ByChance:
    """Any of the legal actions, an open field filled in by the game."""

    def __init__(
        self, rules: Rules[Any, Any, Any, Any], seat: int, seats: int, options: Any, seed: int
    ) -> None:
        self.view = rules.initial(seats, options)
        self._rules, self._seat, self._seed = rules, Seat(seat), seed
        self._heard = 0

    def hear(self, events: Sequence[Any]) -> None:
        for event in events:
            self._rules.apply(self.view, event)
        self._heard += len(events)

    def choose(self, legal: Sequence[Any]) -> Any:
        # each choice has its own luck, so that hearing everything again changes nothing
        chance = Stream(key_of("choice", self._seed, self._heard))
        action = legal[chance.below(len(legal))]
        fill = self._rules.fill
        return action if fill is None else fill(self.view, self._seat, action, chance)
