"""What happens at a table, told to everybody or to one seat; RULES.md of a game lists its kinds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.seats import Seat
from game.gangs.model.module_events import (
    MissionDealt,
    Offended,
    Refused,
    RoundBegan,
    RoundEnded,
)
from game.gangs.model.told import Private, Public

# ---------------------------------------------------------------- set-up


@dataclass(slots=True)
class TilesChosen(Public):
    """The tiles of this match, shuffled and laid out; who has which is not told."""

    characters: tuple[int, ...]
    kind: ClassVar[str] = "tiles_chosen"


@dataclass(slots=True)
class TileShown(Private):
    """One seat looked at a tile and saw this character (``to`` NOBODY: so it was dealt)."""

    to: Seat
    tile: int
    character: int
    kind: ClassVar[str] = "tile_shown"


@dataclass(slots=True)
class Stocked(Private):
    """The stock holds these cards, in bag order; told to nobody."""

    to: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "stocked"


@dataclass(slots=True)
class Situation(Public):
    """A table laid out by hand, for scenarios and lessons.

    ``shields`` holds (seat, mark) of active shields, ``turn`` the seat whose turn comes next,
    ``tokens`` the seats whose Oups token is red, ``reserve`` how many answers are made good for,
    ``begun`` how many turns each seat began, where that counts.
    """

    piles: tuple[tuple[int, ...], ...]
    shields: tuple[tuple[int, int], ...]
    out: tuple[int, ...]
    cards: tuple[int, ...]
    stock: int
    turn: int
    tokens: tuple[int, ...] = ()
    reserve: int = 0
    begun: tuple[int, ...] = ()
    kind: ClassVar[str] = "situation"


# ---------------------------------------------------------------- drawing


@dataclass(slots=True)
class Picked(Private):
    """The next card comes from this place of the bag; told to nobody."""

    to: Seat
    place: int
    kind: ClassVar[str] = "picked"


@dataclass(slots=True)
class Drew(Public):
    """A seat drew a card from the stock."""

    seat: Seat
    kind: ClassVar[str] = "drew"


@dataclass(slots=True)
class Drawn(Private):
    """The card a seat just drew shows this face."""

    to: Seat
    face: int
    kind: ClassVar[str] = "drawn"


@dataclass(slots=True)
class Reshuffled(Public):
    """The stock was empty: the discard pile, so many cards, became the new stock (E56)."""

    count: int
    kind: ClassVar[str] = "reshuffled"


# ---------------------------------------------------------------- turns


@dataclass(slots=True)
class TurnBegan(Public):
    """A seat's turn began; turns are numbered from 1."""

    seat: Seat
    number: int
    kind: ClassVar[str] = "turn_began"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class Mulliganed(Public):
    """A seat could play nothing: it showed its hand to all and laid it away (E9)."""

    seat: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "mulliganed"


@dataclass(slots=True)
class Discarded(Public):
    """A seat laid a card of its hand away instead of playing it (E10, E11)."""

    seat: Seat
    face: int
    kind: ClassVar[str] = "discarded"


@dataclass(slots=True)
class Passed(Public):
    """A seat could do nothing: no card and none to draw, or none that may be played (Z8)."""

    seat: Seat
    kind: ClassVar[str] = "passed"


@dataclass(slots=True)
class TurnEnded(Public):
    """A seat's turn ended; ``idle`` when nothing was played in it, and that counts.

    It does where two live (E57), and always where hands are dealt once (Z33).
    """

    seat: Seat
    idle: bool
    kind: ClassVar[str] = "turn_ended"


# ---------------------------------------------------------------- a card in the air


@dataclass(slots=True)
class Thrown(Public):
    """A seat aimed a card of its hand at another seat, which is asked for its answer."""

    seat: Seat
    face: int
    target: Seat
    kind: ClassVar[str] = "thrown"


@dataclass(slots=True)
class Replayed(Public):
    """A seat aimed the card it had recycled at a seat, which is asked for its answer."""

    seat: Seat
    card: int
    target: Seat
    kind: ClassVar[str] = "replayed"


@dataclass(slots=True)
class Reflected(Public):
    """A seat sent the card back with an answer, which went to the discard pile.

    Where there is a reserve a card is drawn for it at once.
    """

    seat: Seat
    kind: ClassVar[str] = "reflected"


@dataclass(slots=True)
class Accepted(Public):
    """A seat answered nothing; the card resolves."""

    seat: Seat
    kind: ClassVar[str] = "accepted"


@dataclass(slots=True)
class Destroyed(Public):
    """A card sent back was laid away: ``reason`` is ``shield`` (E42) or ``alternation`` (E41)."""

    card: int
    seat: Seat
    reason: str
    kind: ClassVar[str] = "destroyed"


@dataclass(slots=True)
class Laid(Public):
    """A card was laid on top of a seat's pile; ``by`` controls it."""

    card: int
    seat: Seat
    by: Seat
    kind: ClassVar[str] = "laid"


# ---------------------------------------------------------------- effects


@dataclass(slots=True)
class Looked(Public):
    """A seat looked at another seat's tile; what it saw is its own affair."""

    seat: Seat
    target: Seat
    kind: ClassVar[str] = "looked"


@dataclass(slots=True)
class Shielded(Public):
    """A seat is protected until the end of the next turn of the seat ``mark`` (E27)."""

    seat: Seat
    mark: Seat
    kind: ClassVar[str] = "shielded"


@dataclass(slots=True)
class ShieldLapsed(Public):
    """A seat's shield was turned upright: it protects no more."""

    seat: Seat
    kind: ClassVar[str] = "shield_lapsed"


@dataclass(slots=True)
class Healed(Public):
    """A seat's topmost damage card was taken out and laid away."""

    seat: Seat
    card: int
    kind: ClassVar[str] = "healed"


@dataclass(slots=True)
class SecondAsked(Public):
    """A seat must name the second tile of the swap laid on ``target``."""

    seat: Seat
    target: Seat
    kind: ClassVar[str] = "second_asked"


@dataclass(slots=True)
class Swapped(Public):
    """The tiles at two places changed places; the place after the last seat is the middle."""

    by: Seat
    first: int
    second: int
    kind: ClassVar[str] = "swapped"


@dataclass(slots=True)
class Recycled(Public):
    """A seat took the card under the recycling off a pile and must replay it."""

    by: Seat
    seat: Seat
    card: int
    kind: ClassVar[str] = "recycled"


# ---------------------------------------------------------------- ends


@dataclass(slots=True)
class Eliminated(Public):
    """A seat passed 100: its tile and hand are shown, its hand goes to the discard pile.

    So does its pile, where the game does not leave it lying (Z17).
    """

    seat: Seat
    character: int
    hand: tuple[int, ...]
    kind: ClassVar[str] = "eliminated"


@dataclass(slots=True)
class Ended(Public):
    """The match is over; ``gang`` won (None: a draw), ``reason`` as in Outcome.

    After the last of several rounds no gang is named: the most points win.
    """

    gang: int
    winners: tuple[int, ...]
    reason: str
    kind: ClassVar[str] = "ended"


Event = (
    TilesChosen | TileShown | Stocked | Situation | RoundBegan | MissionDealt
    | Picked | Drew | Drawn | Reshuffled
    | TurnBegan | Mulliganed | Discarded | Passed | TurnEnded
    | Thrown | Replayed | Reflected | Accepted | Refused | Offended | Destroyed | Laid
    | Looked | Shielded | ShieldLapsed | Healed | SecondAsked | Swapped | Recycled
    | Eliminated | RoundEnded | Ended
)  # fmt: skip

__all__ = [
    "Accepted", "Destroyed", "Discarded", "Drawn", "Drew", "Eliminated", "Ended", "Event",
    "Healed", "Laid", "Looked", "MissionDealt", "Mulliganed", "Offended", "Passed", "Picked",
    "Private", "Public", "Recycled", "Reflected", "Refused", "Replayed", "Reshuffled",
    "RoundBegan", "RoundEnded", "SecondAsked", "ShieldLapsed", "Shielded", "Situation", "Stocked",
    "Swapped", "Thrown", "TileShown", "TilesChosen", "TurnBegan", "TurnEnded",
]  # fmt: skip
