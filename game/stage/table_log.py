"""What a table tells of events in writing; here, as where that is lines of a log alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.core import defaults
from game.core.pages import LogLine, Names, Sheet
from game.core.words import Words

Tells = Callable[[Any, Any, Names, Words], LogLine | None]
"""Returns what the log says of an event on a view, by names and in a language."""


class Spoken(Protocol):
    """A table in whose language events are told; that may change."""

    names: Sequence[str]
    words: Words


class TableLog:
    """Lines of the log, score sheets, and what a match that is over shows to all."""

    def __init__(self, board: Spoken, tells: Tells = defaults.line) -> None:
        """Take in whose words it tells, and how its game does: plainly, if nothing else is said."""
        self._board = board
        self._tells = tells

    def take_in(self, event: Any, view: Any) -> LogLine | None:
        """Take in an event that was just folded; return what the log says of it."""
        return self._tells(event, view, self._board.names, self._board.words)

    def sheet(self, event: Any, view: Any) -> Sheet | None:
        """Return the score sheet that an event asks to be read, seen after it was folded."""
        return None

    def aired(self, event: Any) -> bool:
        """Return whether the public view of a match that is over shows a fact.

        It shows what all were told.
        """
        return bool(event.is_for(None))
