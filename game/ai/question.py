"""A question to a bot, and the choice that answers it: the same values wherever a bot lives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked: to choose one of its legal actions."""

    seat: Seat
    legal: Sequence[Any]
    number: int = 0
    """By which its choice is known to answer it; whoever asks several at once numbers each anew."""
    quirks: bool = False
    """Whether its character may let a quirk be seen."""
    tick: int | None = None
    """In which tick of a real-time game it is asked; None: it is a turn, and has no deadline."""

    @property
    def real_time(self) -> bool:
        """Whether its answer is due some ticks later, and may be to do nothing."""
        return self.tick is not None

    def answered(self, action: Any, fault: str = "", guilty: Seat | None = None) -> Choice:
        """Return the choice of an action."""
        return Choice(self.seat, action, fault, guilty, number=self.number)


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's answer, and what went wrong on the way to it, if anything."""

    seat: Seat
    action: Any
    """None in a real-time game: it does nothing."""
    fault: str = ""
    guilty: Seat | None = None
    """Whose fault it was, if it was not this bot's own."""
    why: Mapping[str, Any] = field(default_factory=dict)
    """The bot's reasons, where they were asked for and it gives any: see ``answering.kept``."""
    quirk: str = ""
    """The character whose quirk shows before this action, where quirks were asked for."""
    number: int = 0
    """Of the question that it answers."""
