"""What a bot is, to whoever seats one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.actions import Action
from game.core.events import Event


class Bot(Protocol):
    """A player made of code: told what its seat is told, asked what it wants to do."""

    def hear(self, events: Sequence[Any]) -> None:
        """Take in what its seat was just told, in order."""
        ...

    def choose(self, legal: Sequence[Any]) -> Any:
        """Return one of the legal actions (at least one is given)."""
        ...


class Thinker(Bot, Protocol):
    """A bot that can say why it did what it did."""

    def why(self) -> dict[str, Any]:
        """Return the facts and numbers of the last choice, as plain data."""
        ...


class Believer(Bot, Protocol):
    """A bot that can say who it thinks is with whom, so that the arena can measure it."""

    def beliefs(self) -> list[list[float]]:
        """Return, for every place (the middle last), the chance of each camp, summing to 1."""
        ...


__all__ = ["Action", "Believer", "Bot", "Event", "Thinker"]
