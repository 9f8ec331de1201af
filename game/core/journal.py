"""The journal: what was told so far, and the state it leads to. Rules write into it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from game.core.events import Event

S = TypeVar("S")
E_ = TypeVar("E_", bound=Event)


class Fold(Generic[S, E_]):
    """A game's fold as a table: one function for each kind of event."""

    __slots__ = ("table",)

    def __init__(self, table: Mapping[type, Callable[[S, Any], None]]) -> None:
        """Take the functions by event class."""
        self.table = table

    def __call__(self, state: S, event: E_) -> None:
        """Fold an event into a state, in place."""
        self.table[type(event)](state, event)


class _Same(dict[type, Callable[[S, Any], None]]):
    """A table that folds every kind of event with one function."""

    def __init__(self, apply: Callable[[S, Any], None]) -> None:
        self._apply = apply

    def __missing__(self, kind: type) -> Callable[[S, Any], None]:
        return self._apply


class Journal(Generic[S, E_]):
    """A state and the events that made it; telling an event folds it at once."""

    __slots__ = ("_keep", "_table", "events", "state")

    def __init__(self, state: S, apply: Callable[[S, E_], None]) -> None:
        """Start from a state, with the game's fold."""
        self.state = state
        self.events: list[E_] = []
        # bots imagine thousands of continuations a decision: every call an event counts
        self._keep = self.events.append
        self._table = apply.table if isinstance(apply, Fold) else _Same(apply)

    def tell(self, event: E_) -> None:
        """Record an event and fold it into the state, in place."""
        self._table[type(event)](self.state, event)
        self._keep(event)


class Scratch(Journal[S, E_]):
    """A journal that keeps nothing, for matches that are only imagined."""

    __slots__ = ()

    def tell(self, event: E_) -> None:
        """Fold an event into the state, in place."""
        self._table[type(event)](self.state, event)
