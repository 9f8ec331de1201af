"""Nudging: who is out may cheer or boo somebody once a round of the table, for all to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.nudges import KINDS, Nudge
from game.core.seats import Seat
from game.games import game_of
from game.match import Match
from game.store.chronicle import Chronicle


class Nudging:
    """The nudges of one match; all of it follows from what all were told."""

    def __init__(self, match: Match[Any, Any, Any], file: Chronicle) -> None:
        """Take the match, and what it is kept in."""
        self._match = match
        self._file = file
        self._part = game_of(match.rules.name).survival
        self._view: Any = match.rules.initial(match.seats, match.options)
        self._told = 0

    def given(self) -> Sequence[Nudge]:
        """Return all nudges so far, in order."""
        return tuple(self._file.nudges)

    def living(self) -> Sequence[Seat]:
        """Return who may be cheered or booed: who is still in; nobody where nobody can be out."""
        if self._part is None:
            return ()
        for event in self._match.observations(None, self._told):
            self._match.rules.apply(self._view, event)
            self._told += 1
        return self._part.living(self._view)

    def may(self, seat: Seat) -> bool:
        """Say whether a seat may nudge now: it is out, and a round passed since it did so."""
        living = self.living()
        if len(living) < 2 or seat in living or self._match.outcome() is not None:
            return False
        last = max((one.at for one in self._file.nudges if one.seat == seat), default=None)
        if last is None:
            return True
        since = sum(event.begins_turn for event in self._match.observations(None, last))
        return bool(since >= len(living))

    def give(self, seat: Seat, to: Seat, kind: str) -> bool:
        """Let a seat nudge another one, if it may; say whether it did."""
        if kind not in KINDS or to not in self.living() or not self.may(seat):
            return False
        self._file.nudge(Nudge(int(seat), int(to), kind, len(self._match.observations(None))))
        self._file.keep(over=False)
        return True
