"""Actions: what a player may want. Each is made once, so that equal ones are the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.core.actions import Spelled, read_spelled
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, BOUCLIER, CARDS, MIROIR
from game.games.mets_ton_slip.model.options import SEAT_COUNTS

STOCK: Final = -1
"""The clean pile, where a card may be drawn; else the seat whose basket it is."""


@dataclass(frozen=True, slots=True)
class Draw(Spelled):
    """Draw one card, from the clean pile or from the top of another seat's basket."""

    source: int
    kind: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Keep(Spelled):
    """Keep one of the clean cards that help against nakedness; the others go under the pile."""

    face: int
    kind: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Wear(Spelled):
    """A: put a card of the hand on oneself."""

    face: int
    slot: int
    kind: ClassVar[str] = "wear"


@dataclass(frozen=True, slots=True)
class Replace(Spelled):
    """B: put a garment in the place of a joker, and the joker on oneself, in the slot ``put``."""

    face: int
    target: int
    slot: int
    put: int
    kind: ClassVar[str] = "replace"


@dataclass(frozen=True, slots=True)
class Attack(Spelled):
    """C: play an attack at another seat."""

    face: int
    target: int
    kind: ClassVar[str] = "attack"


@dataclass(frozen=True, slots=True)
class Celebrate(Spelled):
    """D: play an event."""

    face: int
    kind: ClassVar[str] = "celebrate"


@dataclass(frozen=True, slots=True)
class Discard(Spelled):
    """E: lay a card of the hand on one's own basket; more may follow."""

    face: int
    kind: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Undress(Spelled):
    """E: lay what one wears in a slot on one's own basket; more may follow."""

    slot: int
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

    face: int
    kind: ClassVar[str] = "defend"


@dataclass(frozen=True, slots=True)
class Give(Spelled):
    """Choose what of one's own the Croix rouge takes (M17)."""

    slot: int
    kind: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Steal(Spelled):
    """Choose what the Voleur takes, and where it goes on the thief."""

    slot: int
    put: int
    kind: ClassVar[str] = "steal"


Action = (
    Draw | Keep | Wear | Replace | Attack | Celebrate | Discard | Undress | Finish | Bear
    | Defend | Give | Steal
)  # fmt: skip
KINDS: Final[Mapping[str, type[Action]]] = {
    one.kind: one
    for one in (
        Draw, Keep, Wear, Replace, Attack, Celebrate, Discard, Undress, Finish, Bear,
        Defend, Give, Steal,
    )
}  # fmt: skip

# ---------------------------------------------------------------- made once

FINISH, BEAR = Finish(), Bear()
SHIELDED, MIRRORED = Defend(BOUCLIER), Defend(MIROIR)
ANSWERS: Final[tuple[Action, ...]] = (BEAR, SHIELDED, MIRRORED)
"""All that whoever is pointed at may answer, held or not."""
DRAWS: Final = {source: Draw(source) for source in (STOCK, *range(SEAT_COUNTS.stop))}
KEEPS: Final = tuple(Keep(face) for face in range(len(CARDS)))
WEARS: Final = tuple(tuple(Wear(face, slot) for slot in ALL_SLOTS) for face in range(len(CARDS)))
ATTACKS_AT: Final = tuple(
    tuple(Attack(face, seat) for seat in range(SEAT_COUNTS.stop)) for face in range(len(CARDS))
)
EVENTS_OF: Final = tuple(Celebrate(face) for face in range(len(CARDS)))
DISCARDS: Final = tuple(Discard(face) for face in range(len(CARDS)))
UNDRESSES: Final = tuple(Undress(slot) for slot in ALL_SLOTS)
GIVES: Final = tuple(Give(slot) for slot in ALL_SLOTS)
STEALS: Final = tuple(tuple(Steal(slot, put) for put in ALL_SLOTS) for slot in ALL_SLOTS)


def action_from_json(data: Mapping[str, Any]) -> Action:
    """Return the action that plain data spells.

    Raises:
        ValueError: it spells none.
    """
    made: Action = read_spelled(data, KINDS)
    face = made.to_json().get("face", 0)
    if not 0 <= face < len(CARDS):
        raise ValueError(f"no card has the number {face}")
    return made
