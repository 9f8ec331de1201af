"""The words of Fibs: what a player may say, what happened, and what a table holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final

from game.core.events import Private, Public
from game.core.fields import ActionKinds, Number, Spelled
from game.core.seats import Seat

BLANK: Final = -1
"""What one was not told."""
FACES: Final = range(1, 5)
"""What a card may show."""
SEAT_COUNTS: Final = range(2, 6)
FIRST: Final = Seat(0)
ASK, ANSWER, JUDGE, OVER = "ask", "answer", "judge", "over"
"""The moments of a turn; before the first one nobody is asked either."""

# ---------------------------------------------------------------- actions: what a player wants

Target = Annotated[int, Number("seat", numbers=range(SEAT_COUNTS.stop))]
Face = Annotated[int, Number("card", numbers=FACES)]


@dataclass(frozen=True, slots=True)
class Ask(Spelled):
    """Ask another seat for a face."""

    target: Target
    face: Face
    kind: ClassVar[str] = "ask"


@dataclass(frozen=True, slots=True)
class Say(Spelled):
    """Say one word: ``give`` or ``deny`` when asked, ``believe`` or ``doubt`` when denied."""

    word: str
    kind: ClassVar[str] = "say"


GIVE, DENY, BELIEVE, DOUBT = map(Say, ("give", "deny", "believe", "doubt"))
Action = Ask | Say
ACTIONS: Final = ActionKinds[Action](Action)

# ---------------------------------------------------------------- events: what happened


@dataclass(slots=True)
class Stocked(Private):
    """What lies where in the bag; to NOBODY: the truth alone knows."""

    to: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "stocked"


@dataclass(slots=True)
class Began(Public):
    """A seat's turn began."""

    seat: Seat
    kind: ClassVar[str] = "began"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class Picked(Private):
    """From which place of the bag the next card comes; to NOBODY."""

    to: Seat
    place: int
    kind: ClassVar[str] = "picked"


@dataclass(slots=True)
class Drew(Public):
    """Somebody drew a card: everybody sees that …"""

    seat: Seat
    kind: ClassVar[str] = "drew"


@dataclass(slots=True)
class Drawn(Private):
    """… and whoever drew it what it shows."""

    to: Seat
    face: int
    kind: ClassVar[str] = "drawn"


@dataclass(slots=True)
class Asked(Public):
    """A seat asked another one for a face."""

    seat: Seat
    target: Seat
    face: int
    kind: ClassVar[str] = "asked"


@dataclass(slots=True)
class Given(Public):
    """Who was asked gave the card; it leaves the match."""

    seat: Seat
    face: int
    kind: ClassVar[str] = "given"


@dataclass(slots=True)
class Denied(Public):
    """Who was asked said that there is none."""

    seat: Seat
    kind: ClassVar[str] = "denied"


@dataclass(slots=True)
class Believed(Public):
    """Who asked left it at that."""

    seat: Seat
    kind: ClassVar[str] = "believed"


@dataclass(slots=True)
class Shown(Private):
    """What a doubter saw in the other's hand."""

    to: Seat
    seat: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "shown"


@dataclass(slots=True)
class Caught(Public):
    """Who was asked had lied: everybody learns that much."""

    seat: Seat
    kind: ClassVar[str] = "caught"


@dataclass(slots=True)
class Cleared(Public):
    """Who was asked had said the truth."""

    seat: Seat
    kind: ClassVar[str] = "cleared"


@dataclass(slots=True)
class Ended(Public):
    """The match is over."""

    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "ended"


Event = (
    Stocked | Began | Picked | Drew | Drawn | Asked | Given | Denied | Believed | Shown
    | Caught | Cleared | Ended
)  # fmt: skip

# ---------------------------------------------------------------- the table


@dataclass
class State:
    """The truth, what a seat was told and an imagined world alike; blank until told."""

    copies: int
    hands: list[list[int]]
    bag: list[int]
    given: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    phase: str = OVER
    turn: Seat = FIRST
    number: int = 0
    """How many turns began."""
    target: Seat = FIRST
    face: int = BLANK
    winners: tuple[Seat, ...] = ()

    def asked(self) -> Seat | None:
        """Return who has to say something now, None before the first turn and after the end."""
        if self.phase == OVER:
            return None
        return self.target if self.phase == ANSWER else self.turn
