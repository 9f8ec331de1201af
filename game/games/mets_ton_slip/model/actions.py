"""Actions: what a player may want. Each is made once, so that equal ones are the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.fields import ActionKinds, Number, Spelled
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    BOUCLIER,
    CARDS,
    EVENTS,
    MIROIR,
    SLOTS,
)
from game.games.mets_ton_slip.model.options import SEAT_COUNTS

STOCK: Final = -1
"""The clean pile, where a card may be drawn; else the seat whose basket it is."""
_SEATS: Final = range(SEAT_COUNTS.stop)


def _cards(*faces: int) -> Number:
    """Return a type of some cards; a file may hold any other, to be refused."""
    return Number("card", {face: CARDS[face] for face in faces}, unwritten=range(len(CARDS)))


Card = Annotated[int, _cards(*range(len(CARDS)))]
Party = Annotated[int, _cards(*EVENTS)]
Defence = Annotated[int, _cards(BOUCLIER, MIROIR)]
Slot = Annotated[int, Number("slot", dict(enumerate(SLOTS)))]
Target = Annotated[int, Number("seat", numbers=_SEATS)]
Source = Annotated[int, Number("seat", {STOCK: "stock"}, _SEATS)]


@dataclass(frozen=True, slots=True)
class Draw(Spelled):
    """Draw one card, from the clean pile or from the top of another seat's basket."""

    source: Source
    kind: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Keep(Spelled):
    """Keep one of the clean cards that help against nakedness; the others go under the pile."""

    face: Card
    kind: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Wear(Spelled):
    """A: put a card of the hand on oneself."""

    face: Card
    slot: Slot
    kind: ClassVar[str] = "wear"


@dataclass(frozen=True, slots=True)
class Replace(Spelled):
    """B: put a garment in the place of a joker, and the joker on oneself, in the slot ``put``."""

    face: Card
    target: Target
    slot: Slot
    put: Slot
    kind: ClassVar[str] = "replace"


@dataclass(frozen=True, slots=True)
class Attack(Spelled):
    """C: play an attack at another seat."""

    face: Card
    target: Target
    kind: ClassVar[str] = "attack"


@dataclass(frozen=True, slots=True)
class Celebrate(Spelled):
    """D: play an event."""

    face: Party
    kind: ClassVar[str] = "celebrate"


@dataclass(frozen=True, slots=True)
class Discard(Spelled):
    """E: lay a card of the hand on one's own basket; more may follow."""

    face: Card
    kind: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Undress(Spelled):
    """E: lay what one wears in a slot on one's own basket; more may follow."""

    slot: Slot
    kind: ClassVar[str] = "undress"


@dataclass(frozen=True, slots=True)
class Finish(Spelled):
    """E: lay no more away."""

    kind: ClassVar[str] = "finish"


@dataclass(frozen=True, slots=True)
class Bear(Spelled):
    """Play no defence."""

    kind: ClassVar[str] = "bear"


@dataclass(frozen=True, slots=True)
class Defend(Spelled):
    """Play a defence."""

    face: Defence
    kind: ClassVar[str] = "defend"


@dataclass(frozen=True, slots=True)
class Give(Spelled):
    """Choose what of one's own the Croix rouge takes (M17)."""

    slot: Slot
    kind: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Steal(Spelled):
    """Choose what the Voleur takes, and where it goes on the thief."""

    slot: Slot
    put: Slot
    kind: ClassVar[str] = "steal"


Action = (
    Draw | Keep | Wear | Replace | Celebrate | Attack | Discard | Undress | Finish | Bear
    | Defend | Give | Steal
)  # fmt: skip
ACTIONS: Final = ActionKinds[Action](Action)

# ---------------------------------------------------------------- made once

FINISH, BEAR = Finish(), Bear()
SHIELDED, MIRRORED = Defend(BOUCLIER), Defend(MIROIR)
ANSWERS: Final[tuple[Action, ...]] = (BEAR, SHIELDED, MIRRORED)
"""All that whoever is pointed at may answer, held or not."""
DRAWS: Final = {source: Draw(source) for source in (STOCK, *_SEATS)}
KEEPS: Final = tuple(Keep(face) for face in range(len(CARDS)))
WEARS: Final = tuple(tuple(Wear(face, slot) for slot in ALL_SLOTS) for face in range(len(CARDS)))
ATTACKS_AT: Final = tuple(
    tuple(Attack(face, seat) for seat in _SEATS) for face in range(len(CARDS))
)
EVENTS_OF: Final = tuple(Celebrate(face) for face in range(len(CARDS)))
DISCARDS: Final = tuple(Discard(face) for face in range(len(CARDS)))
UNDRESSES: Final = tuple(Undress(slot) for slot in ALL_SLOTS)
GIVES: Final = tuple(Give(slot) for slot in ALL_SLOTS)
STEALS: Final = tuple(tuple(Steal(slot, put) for put in ALL_SLOTS) for slot in ALL_SLOTS)
