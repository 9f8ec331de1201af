"""Events: what happened. Everything lies open but the clean pile and the hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import Private, Public
from game.core.seats import Seat


@dataclass(slots=True)
class Stacked(Private):
    """What lies in the clean pile, the next card last; to NOBODY: the truth alone knows."""

    to: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "stacked"


@dataclass(slots=True)
class Laid(Public):
    """The table was laid: everybody was dealt so many cards, and the rest is the clean pile.

    Tables laid by hand, for scenarios and lessons, begin in the middle of a match.
    """

    sizes: tuple[int, ...]
    worn: tuple[tuple[int, ...], ...] = ()
    baskets: tuple[tuple[int, ...], ...] = ()
    removed: tuple[int, ...] = ()
    turns: int = 0
    kind: ClassVar[str] = "laid"


@dataclass(slots=True)
class HandTold(Private):
    """What somebody holds, in order: after the deal, and after a Troc."""

    to: Seat
    faces: tuple[int, ...]
    kind: ClassVar[str] = "hand"


@dataclass(slots=True)
class TurnBegan(Public):
    """A seat's turn began: it draws."""

    seat: Seat
    kind: ClassVar[str] = "turn-began"
    begins_turn: ClassVar[bool] = True


@dataclass(slots=True)
class Helped(Public):
    """Somebody without a slip draws so many clean cards, perhaps to keep one (a house rule)."""

    seat: Seat
    cards: int
    kind: ClassVar[str] = "helped"


@dataclass(slots=True)
class SentUnder(Public):
    """So many of these cards went under the clean pile, unseen; what is left is kept."""

    seat: Seat
    cards: int
    kind: ClassVar[str] = "sent-under"


@dataclass(slots=True)
class Drew(Public):
    """Somebody drew from the clean pile: everybody sees that."""

    seat: Seat
    kind: ClassVar[str] = "drew"


@dataclass(slots=True)
class Drawn(Private):
    """Whoever drew sees which card."""

    to: Seat
    face: int
    kind: ClassVar[str] = "drawn"


@dataclass(slots=True)
class Fished(Public):
    """Somebody drew the top of another seat's basket."""

    seat: Seat
    source: Seat
    face: int
    kind: ClassVar[str] = "fished"


@dataclass(slots=True)
class Washed(Public):
    """All baskets were shuffled into a new clean pile (M20)."""

    kind: ClassVar[str] = "washed"


@dataclass(slots=True)
class Ready(Public):
    """Drawing is over: the seat acts."""

    seat: Seat
    kind: ClassVar[str] = "ready"


@dataclass(slots=True)
class Wore(Public):
    """Somebody put on a card of the hand."""

    seat: Seat
    face: int
    slot: int
    kind: ClassVar[str] = "wore"


@dataclass(slots=True)
class Replaced(Public):
    """Somebody put a garment in a joker's place, and the joker on themselves."""

    seat: Seat
    face: int
    target: Seat
    slot: int
    joker: int
    put: int
    kind: ClassVar[str] = "replaced"


@dataclass(slots=True)
class Attacked(Public):
    """Somebody played an attack at somebody."""

    seat: Seat
    face: int
    target: Seat
    kind: ClassVar[str] = "attacked"


@dataclass(slots=True)
class Mirrored(Public):
    """Who was pointed at turned the attack round with a Miroir."""

    seat: Seat
    kind: ClassVar[str] = "mirrored"


@dataclass(slots=True)
class Shielded(Public):
    """Who was pointed at played a Bouclier: nothing happens, or a Miroir is undone (M14)."""

    seat: Seat
    undone: bool
    """Whether the last Miroir is undone, and the attack points at who played it again."""
    kind: ClassVar[str] = "shielded"


@dataclass(slots=True)
class Borne(Public):
    """Who was pointed at played no defence."""

    seat: Seat
    kind: ClassVar[str] = "borne"


@dataclass(slots=True)
class Asked(Public):
    """Somebody has to choose: what the Croix rouge takes, or what the thief does."""

    seat: Seat
    kind: ClassVar[str] = "asked"


@dataclass(slots=True)
class Unharmed(Public):
    """An attack found nothing to do, and is over."""

    seat: Seat
    kind: ClassVar[str] = "unharmed"


@dataclass(slots=True)
class Stripped(Public):
    """Garments fell into their wearer's basket, in this order."""

    seat: Seat
    slots: tuple[int, ...]
    faces: tuple[int, ...]
    kind: ClassVar[str] = "stripped"


@dataclass(slots=True)
class Stole(Public):
    """A thief took a garment and put it on."""

    seat: Seat
    target: Seat
    slot: int
    face: int
    put: int
    kind: ClassVar[str] = "stole"


@dataclass(slots=True)
class Celebrated(Public):
    """Somebody played an event."""

    seat: Seat
    face: int
    kind: ClassVar[str] = "celebrated"


@dataclass(slots=True)
class HandedOn(Public):
    """Every hand went to the left neighbour (Troc)."""

    kind: ClassVar[str] = "handed-on"


@dataclass(slots=True)
class LaidAway(Public):
    """Somebody laid a card of the hand on their basket."""

    seat: Seat
    face: int
    kind: ClassVar[str] = "laid-away"


@dataclass(slots=True)
class TookOff(Public):
    """Somebody laid what they wore on their basket."""

    seat: Seat
    slot: int
    face: int
    kind: ClassVar[str] = "took-off"


@dataclass(slots=True)
class Ended(Public):
    """The match is over: somebody is dressed, or the bound of turns was reached (M32)."""

    winners: tuple[Seat, ...]
    kind: ClassVar[str] = "ended"


Event = (
    Laid | Stacked | HandTold | TurnBegan | Helped | SentUnder | Drew | Drawn | Fished | Washed
    | Ready | Wore | Replaced | Attacked | Mirrored | Shielded | Borne | Asked | Unharmed
    | Stripped | Stole | Celebrated | HandedOn | LaidAway | TookOff | Ended
)  # fmt: skip
