"""Events: what happened. Hands and choices are told to their own seat alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import Private, Public
from game.core.seats import Seat
from game.games.le_boulet.model.cards import UNKNOWN


@dataclass(slots=True)
class Stacked(Private):
    """What lies in the stock, the next card last; to NOBODY: the truth alone knows."""

    to: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "stacked"


@dataclass(slots=True)
class Laid(Public):
    """The table was laid: so many cards were dealt, and the rest is the stock.

    Tables laid by hand, for scenarios and lessons, begin in the middle of a match.
    """

    sizes: tuple[int, ...]
    stock: int
    discard: tuple[int, ...] = ()
    leads: int = 0
    aside: tuple[int, ...] = ()
    kind: ClassVar[str] = "laid"


@dataclass(slots=True)
class HandDealt(Private):
    """What somebody was dealt."""

    to: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "hand"


@dataclass(slots=True)
class Shown(Public):
    """What somebody was dealt, where hands lie open."""

    seat: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "shown"


@dataclass(slots=True)
class Raced(Public):
    """Everybody looks for an association at once."""

    kind: ClassVar[str] = "raced"


@dataclass(slots=True)
class Chose(Private):
    """What somebody chose, sealed: tenths, a card, what is contested, a vote."""

    to: Seat
    choice: int
    kind: ClassVar[str] = "chose"


@dataclass(slots=True)
class RaceWon(Public):
    """It is decided who leads first, by finding first or by lot."""

    seat: Seat
    by_lot: bool
    kind: ClassVar[str] = "race_won"


@dataclass(slots=True)
class LeadBegan(Public):
    """A seat leads."""

    seat: Seat
    kind: ClassVar[str] = "lead_began"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class Proposed(Public):
    """The leader laid two cards and said what links them."""

    seat: Seat
    a: int
    b: int
    theme: str
    kind: ClassVar[str] = "proposed"


@dataclass(slots=True)
class Passed(Public):
    """The leader led nothing, and laid a card away or none."""

    seat: Seat
    face: int
    kind: ClassVar[str] = "passed"


@dataclass(slots=True)
class Wondered(Public):
    """Seats asked the leader to explain the theme; what others chose stays sealed."""

    seats: tuple[Seat, ...]
    kind: ClassVar[str] = "wondered"


@dataclass(slots=True)
class Explained(Public):
    """The leader explained the theme, or said nothing."""

    seat: Seat
    text: str
    kind: ClassVar[str] = "explained"


@dataclass(slots=True)
class Answered(Public):
    """Everybody's answer, by seat; who laid nothing has none."""

    faces: tuple[int, ...]
    kind: ClassVar[str] = "answered"


@dataclass(slots=True)
class Accused(Public):
    """Somebody contests the pair, or somebody's answer."""

    seat: Seat
    thing: int
    kind: ClassVar[str] = "accused"


@dataclass(slots=True)
class Defended(Public):
    """What the accused says, perhaps nothing."""

    seat: Seat
    text: str
    kind: ClassVar[str] = "defended"


@dataclass(slots=True)
class Voted(Public):
    """All votes, by seat, the accused's none; and whether what was contested is good."""

    votes: tuple[int, ...]
    good: bool
    kind: ClassVar[str] = "voted"


@dataclass(slots=True)
class TakenBack(Public):
    """What was refused goes back to its hand; with the pair all answers do, unpunished (B6)."""

    thing: int
    kind: ClassVar[str] = "taken_back"


@dataclass(slots=True)
class Reshuffled(Public):
    """The discard pile was shuffled into a new stock, but for so many cards on its top."""

    left: int
    kind: ClassVar[str] = "reshuffled"


@dataclass(slots=True)
class Drew(Public):
    """Somebody drew a card; which one is told where hands lie open."""

    seat: Seat
    face: int = UNKNOWN
    kind: ClassVar[str] = "drew"


@dataclass(slots=True)
class Drawn(Private):
    """Whoever drew sees which card."""

    to: Seat
    face: int
    kind: ClassVar[str] = "drawn"


@dataclass(slots=True)
class Retried(Public):
    """Whose answer was refused lays another card, or none."""

    seat: Seat
    face: int
    kind: ClassVar[str] = "retried"


@dataclass(slots=True)
class Agreed(Public):
    """Nobody contests anything any more: Boulets are given."""

    kind: ClassVar[str] = "agreed"


@dataclass(slots=True)
class Gave(Public):
    """Somebody handed their Boulet to a seat, or to nobody."""

    seat: Seat
    to: int
    kind: ClassVar[str] = "gave"


@dataclass(slots=True)
class Closed(Public):
    """What is left of the round went to the discard pile."""

    kind: ClassVar[str] = "closed"


@dataclass(slots=True)
class Ended(Public):
    """The match is over, and why: ``empty``, ``one-card`` or ``bound``."""

    winners: tuple[Seat, ...]
    reason: str
    kind: ClassVar[str] = "ended"


Event = (
    Stacked | Laid | HandDealt | Shown | Raced | Chose | RaceWon | LeadBegan | Proposed | Passed
    | Wondered | Explained | Answered | Accused | Defended | Voted | TakenBack | Reshuffled | Drew
    | Drawn | Retried | Agreed | Gave | Closed | Ended
)  # fmt: skip
