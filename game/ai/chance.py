"""Chance: who plays where a game brings no bots; it stands in for the part ``bot``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.luck import Stream, key_of
from game.core.rules import Rules
from game.core.seats import Seat

CHANCE: Final = "random"


class Chance:
    """The one level of a game without bots; ``core.bots.Levels`` says what for."""

    PLAYED = LEVELS = (CHANCE,)
    CHARACTERS = False
    PARTS: tuple[str, ...] = ()
    LEARNED: tuple[str, ...] = ()

    def __init__(self, rules: Rules[Any, Any, Any, Any]) -> None:
        """Take the game's rules."""
        self._rules = rules

    def make(
        self,
        level: str,
        seat: int,
        seats: int,
        options: Any,
        seed: int,
        data: Mapping[str, Any] | None = None,
    ) -> ChanceBot:
        """Return chance.

        Raises:
            LookupError: another level is asked for.
        """
        if level != CHANCE:
            raise LookupError(level)
        return ChanceBot(self._rules, seat, seats, options, seed)

    def check(self, data: Mapping[str, Any]) -> None:
        """There is nothing that chance learns."""


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
