"""The words of Belote: what a player may say, what happened, and what a table holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final

from game.games.belote.cards import NAMES, SEATS, SIZE

from game.core.events import Private, Public
from game.core.fields import ActionKinds, Number, Spelled
from game.core.seats import Seat

BLANK: Final = -1
"""A card, or a suit, that one was not told."""
SIDES: Final = 2
FIRST: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class Play(Spelled):
    """Play a card, the one thing that is ever done."""

    card: Annotated[int, Number("card", dict(enumerate(NAMES)))]
    kind: ClassVar[str] = "play"


Action = Play
ACTIONS: Final = ActionKinds[Action](Action)

# ---------------------------------------------------------------- events: what happened


@dataclass(slots=True)
class Began(Public):
    """A deal began."""

    dealer: Seat
    kind: ClassVar[str] = "began"


@dataclass(slots=True)
class Laid(Public):
    """A table that was laid by hand: which cards are gone, what they brought, and what is held."""

    gone: tuple[int, ...]
    made: tuple[int, ...]
    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    held: tuple[int, ...]
    kind: ClassVar[str] = "laid"


@dataclass(slots=True)
class Dealt(Private):
    """A hand, to whoever holds it."""

    to: Seat
    cards: tuple[int, ...]
    kind: ClassVar[str] = "dealt"


@dataclass(slots=True)
class Turned(Public):
    """The dealer's last card was turned up: its suit is trump, and all know who holds it."""

    seat: Seat
    card: int
    kind: ClassVar[str] = "turned"


@dataclass(slots=True)
class Drawn(Public):
    """A suit was drawn to be trump."""

    suit: int
    kind: ClassVar[str] = "drawn"


@dataclass(slots=True)
class Opened(Public):
    """A trick begins; a seat leads."""

    seat: Seat
    kind: ClassVar[str] = "opened"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class Played(Public):
    """A card was played, and perhaps ``belote`` or ``rebelote`` said."""

    seat: Seat
    card: int
    said: str
    kind: ClassVar[str] = "played"


@dataclass(slots=True)
class Taken(Public):
    """A seat took the trick, for so many points, those for the last one or for all included."""

    seat: Seat
    points: int
    kind: ClassVar[str] = "taken"


@dataclass(slots=True)
class Counted(Public):
    """A deal is over: what it brought each side."""

    points: tuple[int, ...]
    kind: ClassVar[str] = "counted"


@dataclass(slots=True)
class Ended(Public):
    """The match is over."""

    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "ended"


Event = Began | Laid | Dealt | Turned | Drawn | Opened | Played | Taken | Counted | Ended

# ---------------------------------------------------------------- the table


@dataclass(frozen=True, slots=True)
class Options:
    """What may be chosen before a match."""

    trump: str
    """``turned``: the dealer's last card says it; ``lot``: it is drawn."""
    target: int
    """With so many points a side has won."""


def _pair() -> list[int]:
    return [0] * SIDES


def _sets() -> list[set[int]]:
    return [set() for _ in range(SEATS)]


@dataclass
class State:
    """The truth, what a seat was told and an imagined world alike; blank until told."""

    options: Options
    hands: list[list[int]] = field(default_factory=lambda: [[BLANK] * SIZE for _ in range(SEATS)])
    lacks: list[set[int]] = field(default_factory=_sets)
    """By seat, what all know that it cannot hold, from what it played …"""
    shown: list[set[int]] = field(default_factory=_sets)
    """… and what all know that it holds."""
    gone: set[int] = field(default_factory=set)
    """Every card that was played in this deal."""
    dealer: Seat = FIRST
    number: int = 0
    """How many deals began."""
    trump: int = BLANK
    leader: Seat = FIRST
    trick: list[int] = field(default_factory=list)
    """The cards of the trick that is played, from the one that was led on."""
    belote: int = BLANK
    """Which seat said belote."""
    last: list[int] = field(default_factory=list)
    """Those of the one before."""
    tricks: list[int] = field(default_factory=_pair)
    """By side, how many of this deal's it took."""
    made: list[int] = field(default_factory=_pair)
    """By side, the points of this deal, those for belote included."""
    scores: list[int] = field(default_factory=_pair)
    """By side, the points of the deals before."""
    winners: tuple[Seat, ...] = ()

    def asked(self) -> Seat | None:
        """Return who plays next; None while cards are dealt, and after the end."""
        if self.trump == BLANK or self.winners:
            return None
        seat = Seat((self.leader + len(self.trick)) % SEATS)
        return seat if self.hands[seat] and len(self.trick) < SEATS else None


def side_of(seat: int) -> int:
    """Return the side of a seat: whoever sits opposite is a partner."""
    return seat % SIDES
