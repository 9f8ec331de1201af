"""Chance: who plays where a game brings no bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.luck import Stream, key_of


class ChanceBot:
    """Any legal action is as good as another; what was heard decides nothing but the draw."""

    def __init__(self, seed: int) -> None:
        """Take the bot's own seed."""
        self._seed = seed
        self._facts = 0

    def hear(self, events: Sequence[Any]) -> None:
        """Count what its seat was told: a resumed match goes on as it would have."""
        self._facts += len(events)

    def choose(self, legal: Sequence[Any]) -> Any:
        """Return any of the legal actions."""
        return legal[Stream(key_of("chance", self._seed, self._facts)).below(len(legal))]
