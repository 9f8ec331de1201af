"""The journal: what was told so far, and the state it leads to. Rules write into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.events import Event

S = TypeVar("S")
E_ = TypeVar("E_", bound=Event)


class Journal(Generic[S, E_]):
    """A state and the events that made it; telling an event folds it at once."""

    __slots__ = ("_apply", "events", "state")

    def __init__(self, state: S, apply: Callable[[S, E_], None]) -> None:
        """Start from a state, with the game's fold."""
        self.state = state
        self.events: list[E_] = []
        self._apply = apply

    def tell(self, event: E_) -> None:
        """Record an event and fold it into the state, in place."""
        self._apply(self.state, event)
        self.events.append(event)
