"""The words of Lone: what a player may say, what happened, and what a table holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from game.core.events import Private, Public
from game.core.fields import ActionKinds, Spelled
from game.core.seats import Seat

BLANK: Final = -1
"""A number that was named, and that one was not told."""
NONE: Final = 0
"""No number yet."""
NUMBERS: Final = range(1, 100)
"""What may be named."""


@dataclass(frozen=True, slots=True)
class Name(Spelled):
    """Name a number; nobody sees it before all have named one. Without one it is the shape."""

    number: int = NONE
    kind: ClassVar[str] = "name"


ACTIONS: Final = ActionKinds[Name](Name)

# ---------------------------------------------------------------- events: what happened


@dataclass(slots=True)
class Began(Public):
    """A round began: everybody is asked."""

    number: int
    kind: ClassVar[str] = "began"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class Named(Public):
    """Somebody named a number: everybody sees that …"""

    seat: Seat
    kind: ClassVar[str] = "named"


@dataclass(slots=True)
class Sealed(Private):
    """… and whoever named it knows which."""

    to: Seat
    number: int
    kind: ClassVar[str] = "sealed"


@dataclass(slots=True)
class Opened(Public):
    """All numbers lie open, by seat."""

    numbers: tuple[int, ...]
    kind: ClassVar[str] = "opened"


@dataclass(slots=True)
class Won(Public):
    """The lowest number that stands alone wins the round."""

    seat: Seat
    number: int
    kind: ClassVar[str] = "won"


@dataclass(slots=True)
class Lost(Public):
    """No number stands alone: nobody wins the round."""

    kind: ClassVar[str] = "lost"


@dataclass(slots=True)
class Ended(Public):
    """The match is over."""

    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "ended"


Event = Began | Named | Sealed | Opened | Won | Lost | Ended


@dataclass
class State:
    """The truth, what a seat was told and an imagined world alike; blank until told."""

    rounds: int
    numbers: list[int]
    """By seat, what was named in this round: ``NONE``, ``BLANK``, or the number."""
    points: list[int]
    before: list[tuple[int, ...]] = field(default_factory=list)
    """The numbers of the rounds that are over."""
    won: list[Seat | None] = field(default_factory=list)
    """Who won them."""
    number: int = 0
    """The round that is played, 0 before the first one."""
    winners: tuple[Seat, ...] = ()

    def asked(self) -> list[Seat]:
        """Return who has still to name a number."""
        if not self.number or len(self.before) == self.rounds:
            return []
        return [Seat(seat) for seat, number in enumerate(self.numbers) if number == NONE]
