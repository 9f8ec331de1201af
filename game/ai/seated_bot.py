"""A seated bot: a view folded from what a seat was told, and luck of one's own.

Every choice draws from the bot's seed and the number of facts heard so far, so a resumed match
goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from game.core.luck import Stream, key_of

V = TypeVar("V")


class SeatedBot(Generic[V]):
    """Plays any legal action, every one as likely; who thinks sits down as it does."""

    def __init__(self, seat: int, view: V, apply: Callable[[V, Any], None], seed: int) -> None:
        """Sit down before a view on which nothing was told; ``apply`` is the game's fold."""
        self.seat = seat
        self.view = view
        self.seed = seed
        """The bot's own."""
        self.heard = 0
        """How many facts the seat was told."""
        self._apply = apply
        self._why: dict[str, Any] = {}

    def hear(self, events: Sequence[Any]) -> None:
        """Take in what the seat was told."""
        for event in events:
            self.observe(event)
        self.heard += len(events)

    def observe(self, event: Any) -> None:
        """Fold one fact."""
        self._apply(self.view, event)

    def chance(self) -> Stream:
        """Return the luck of this choice."""
        return Stream(key_of("choice", self.seed, self.heard))

    def choose(self, legal: Sequence[Any]) -> Any:
        """Return any of them."""
        return legal[self.chance().below(len(legal))]

    def why(self) -> dict[str, Any]:
        """Return what was believed and how acts were valued; nothing where they were not."""
        return self._why
