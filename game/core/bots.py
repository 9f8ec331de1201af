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


__all__ = ["Action", "Bot", "Event", "Thinker"]
