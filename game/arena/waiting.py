"""How early somebody is out, and how long they watch: a public matter, folded from public facts.

A game whose part ``survival`` is lacking puts nobody out, and nothing is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rules import Rules
from game.core.survival import Survival


class Waiting:
    """Who fell first in one match, and after how many turns of their own anybody fell."""

    def __init__(self, part: Survival, rules: Rules[Any, Any, Any, Any], view: Any) -> None:
        """Begin on the table before anything was told."""
        self._part = part
        self._apply = rules.apply
        self._view = view
        self._in = frozenset(part.living(view))
        self._turns = 0
        self._own: dict[int, int] = {}
        """By seat, how many turns of its own it began since everybody was in."""
        self._first: tuple[int, int] | None = None
        """Who fell first, in which turn of the match."""
        self._back: int | None = None
        """The turn in which whoever fell first was in again, in matches of several rounds."""
        self._fewest: int | None = None

    def count(self, events: Sequence[Any]) -> None:
        """Take in what everybody was told."""
        for event in events:
            self._apply(self._view, event)
            living = frozenset(self._part.living(self._view))
            if living - self._in:
                self._all_in(living)
            if event.begins_turn:
                self._turns += 1
                seat = self._part.turn_of(self._view)
                if seat is not None:
                    self._own[seat] = self._own.get(seat, 0) + 1
            for seat in self._in - living:
                own = self._own.get(seat, 0)
                self._fewest = own if self._fewest is None else min(own, self._fewest)
                if self._first is None:
                    self._first = seat, self._turns
            self._in = living

    def record(self) -> list[int]:
        """Return when somebody was first out, how long they watched, and how early anybody was.

        These are a turn's number, a number of turns, and the fewest turns of their own that
        anybody had begun who was out. Nothing where nobody was.
        """
        if self._first is None or self._fewest is None:
            return []
        _, turn = self._first
        end = self._turns if self._back is None else self._back
        return [turn, end - turn, self._fewest]

    def _all_in(self, living: frozenset[int]) -> None:
        self._own.clear()
        if self._first is not None and self._back is None and self._first[0] in living:
            self._back = self._turns
