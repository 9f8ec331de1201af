"""The words of Pulse: what a hand or time may do, what happened, what a table holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from game.core.events import Private, Public
from game.core.fields import ActionKinds, Spelled
from game.core.seats import Seat

TICK_MS: Final = 100


@dataclass(frozen=True, slots=True)
class Grab(Spelled):
    """Reach for what lies there; whoever is drawn first of those that do in a tick has it."""

    kind: ClassVar[str] = "grab"


@dataclass(frozen=True, slots=True)
class Shout(Spelled):
    """Say a word, as often as one likes; it is heard at once."""

    word: int
    kind: ClassVar[str] = "shout"


@dataclass(frozen=True, slots=True)
class Tick(Spelled):
    """Time: the present tick ends. The mark is a digest of the table as it was found."""

    number: int
    mark: int
    kind: ClassVar[str] = "tick"

    @property
    def after_ms(self) -> int:
        """How long a tick is, in milliseconds of play."""
        return TICK_MS

    @property
    def ends_tick(self) -> bool:
        """What is done in a tick is sealed until it ends."""
        return True


Action = Grab | Shout | Tick
GRAB: Final = Grab()
SHOUTS: Final = tuple(map(Shout, range(3)))
ACTIONS: Final = ActionKinds[Action](Action)


# ---------------------------------------------------------------- events: what happened


@dataclass(slots=True)
class Grabs(Private):
    """Somebody reaches, which nobody else knows until the tick ends."""

    to: Seat
    kind: ClassVar[str] = "grabs"


@dataclass(slots=True)
class Shouted(Public):
    """Somebody said a word."""

    seat: Seat
    word: int
    kind: ClassVar[str] = "shouted"


@dataclass(slots=True)
class Got(Public):
    """Somebody was first; the fruit is another one now."""

    seat: Seat
    kind: ClassVar[str] = "got"


@dataclass(slots=True)
class Beat(Public):
    """A tick has ended."""

    number: int
    fruit: bool
    kind: ClassVar[str] = "beat"


@dataclass(slots=True)
class Ended(Public):
    """The match is over."""

    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "ended"


Event = Grabs | Shouted | Got | Beat | Ended


@dataclass
class State:
    """The table."""

    ticks: int
    points: list[int]
    grabs: list[bool] = field(default_factory=list)
    """By seat, who reaches in this tick."""
    fruit: bool = False
    number: int = 1
    """The present tick."""
    over: bool = False
    winners: tuple[Seat, ...] = ()
