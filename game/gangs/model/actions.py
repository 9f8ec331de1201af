"""What a player can say. All actions are made once and interned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.gangs.model.cards import (
    BIM,
    CARD_NAMES,
    D20,
    D30,
    FACE_OF_NAME,
    NON,
)

SEATS_MOST: Final = 12


@dataclass(frozen=True, slots=True)
class Throw:
    """Play a card of one's hand on a seat's pile."""

    face: int
    target: int
    kind: ClassVar[str] = "throw"

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"kind": self.kind, "card": CARD_NAMES[self.face], "target": self.target}


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer a card aimed at oneself: by sending it back, or (``face`` None) taking it."""

    face: int | None
    kind: ClassVar[str] = "answer"

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"kind": self.kind, "card": None if self.face is None else CARD_NAMES[self.face]}


@dataclass(frozen=True, slots=True)
class Second:
    """Name the second tile of a swap by its place: a seat, or the number of seats (the middle)."""

    place: int
    kind: ClassVar[str] = "second"

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"kind": self.kind, "place": self.place}


@dataclass(frozen=True, slots=True)
class Replay:
    """Play the card just recycled on a seat's pile."""

    target: int
    kind: ClassVar[str] = "replay"

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"kind": self.kind, "target": self.target}


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay a card of one's hand away instead of playing it."""

    face: int
    kind: ClassVar[str] = "discard"

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"kind": self.kind, "card": CARD_NAMES[self.face]}


@dataclass(frozen=True, slots=True)
class Mulligan:
    """Show a hand that cannot be played, lay it away and draw a new one."""

    kind: ClassVar[str] = "mulligan"

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"kind": self.kind}


@dataclass(frozen=True, slots=True)
class Attempt:
    """Lay a 20 or 30 where the alternation forbids it (Oups, E79): of the hand, or recycled."""

    face: int
    target: int
    kind: ClassVar[str] = "attempt"

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"kind": self.kind, "card": CARD_NAMES[self.face], "target": self.target}


Action = Throw | Answer | Second | Replay | Discard | Mulligan | Attempt

THROWS: Final = tuple(
    tuple(Throw(face, seat) for seat in range(SEATS_MOST)) for face in range(len(CARD_NAMES))
)
TAKE: Final = Answer(None)
ANSWER_BIM: Final = Answer(BIM)
ANSWER_NON: Final = Answer(NON)
SECONDS: Final = tuple(Second(place) for place in range(SEATS_MOST + 1))
REPLAYS: Final = tuple(Replay(seat) for seat in range(SEATS_MOST))
DISCARDS: Final = tuple(Discard(face) for face in range(len(CARD_NAMES)))
MULLIGAN: Final = Mulligan()
ATTEMPTS: Final = {
    face: tuple(Attempt(face, seat) for seat in range(SEATS_MOST)) for face in (D20, D30)
}


def action_from_json(data: Mapping[str, Any]) -> Action:
    """Return the action that plain data spells.

    Raises:
        ValueError: it spells none.
    """
    try:
        kind = data["kind"]
        if kind == "throw":
            return THROWS[FACE_OF_NAME[data["card"]]][_place(data["target"], SEATS_MOST)]
        if kind == "answer":
            card = data["card"]
            return TAKE if card is None else {BIM: ANSWER_BIM, NON: ANSWER_NON}[FACE_OF_NAME[card]]
        if kind == "second":
            return SECONDS[_place(data["place"], SEATS_MOST + 1)]
        if kind == "replay":
            return REPLAYS[_place(data["target"], SEATS_MOST)]
        if kind == "discard":
            return DISCARDS[FACE_OF_NAME[data["card"]]]
        if kind == "mulligan":
            return MULLIGAN
        if kind == "attempt":
            return ATTEMPTS[FACE_OF_NAME[data["card"]]][_place(data["target"], SEATS_MOST)]
    except (KeyError, TypeError):
        pass
    raise ValueError(f"not an action of this game: {dict(data)!r}")


def _place(value: object, limit: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < limit:
        raise KeyError(value)
    return value
