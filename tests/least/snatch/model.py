"""The words of Snatch: what a player or time may do, what happened, what a table holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from game.core.events import Public
from game.core.seats import Seat

NOTHING: Final = -1
"""No fruit lies there."""
FRUITS: Final = ("cherry", "plum", "lemon", "rotten")
"""What may lie there; whoever snatches the last of them loses a point."""
TICK_MS: Final = 2500
ROTTEN: Final = FRUITS.index("rotten")


@dataclass(frozen=True, slots=True)
class Do:
    """``snatch`` what lies there, ``leave`` it, or let time go by a ``tick``: time's own act."""

    kind: str

    @property
    def after_ms(self) -> int:
        """How long a tick takes, in milliseconds of play; asked of time's act alone."""
        return TICK_MS

    @property
    def ends_tick(self) -> bool:
        """Whoever is first has it, within a tick."""
        return False

    def to_json(self) -> dict[str, Any]:
        """Return the action as plain data."""
        return {"kind": self.kind}


SNATCH, LEAVE, TICK = map(Do, ("snatch", "leave", "tick"))


def action_from_json(data: Mapping[str, Any]) -> Do:
    """Return the action that plain data spells.

    Raises:
        ValueError: it spells none.
    """
    match dict(data):
        case {"kind": "snatch" | "leave" | "tick" as kind}:
            return Do(kind)
    raise ValueError(f"no action: {data}")


# ---------------------------------------------------------------- events: what happened


@dataclass(slots=True)
class Turned(Public):
    """A tick began: a fruit lies there for all to see."""

    number: int
    fruit: int
    kind: ClassVar[str] = "turned"
    begins_turn: ClassVar[bool] = True
    lasts_ms: ClassVar[int] = TICK_MS


@dataclass(slots=True)
class Snatched(Public):
    """Somebody was the first to take it."""

    seat: Seat
    fruit: int
    kind: ClassVar[str] = "snatched"


@dataclass(slots=True)
class Left(Public):
    """Somebody lets it lie."""

    seat: Seat
    kind: ClassVar[str] = "left"


@dataclass(slots=True)
class Ended(Public):
    """The match is over."""

    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "ended"


Event = Turned | Snatched | Left | Ended


@dataclass
class State:
    """The table; nothing of it is secret."""

    ticks: int
    points: list[int]
    waits: list[bool] = field(default_factory=list)
    """By seat, whether they may still do something in this tick."""
    fruit: int = NOTHING
    number: int = 0
    """Which tick it is, 0 before the first one."""
    over: bool = False
    winners: tuple[Seat, ...] = ()

    def asked(self) -> list[Seat]:
        """Return the seats that may still do something in this tick."""
        if self.over or self.fruit == NOTHING:
            return []
        return [Seat(seat) for seat, waits in enumerate(self.waits) if waits]
