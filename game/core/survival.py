"""Survival: who can be out before a match is over, and what is done to those who are not."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from game.core.seats import Seat


class Survival(Protocol):
    """``survival``: what all know of who is still in."""

    def living(self, view: Any) -> Sequence[Seat]:
        """Return who is still in, ascending."""

    def turn_of(self, view: Any) -> Seat | None:
        """Return whose turn it is, None before the first."""

    def harm(self, view: Any) -> Sequence[int]:
        """Return by seat how much harm it bears; who is out bears none."""

    def concerned(self, view: Any) -> Collection[Seat]:
        """Return who acts now, is aimed at, or is asked for an answer, as all know it."""
