"""What a player can say. All actions are made once and interned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.fields import ActionKinds, Number, Spelled
from game.gangs.model.cards import BIM, CARD_NAMES, D20, D30, NON

SEATS_MOST: Final = 12


def _cards(name: str, *faces: int) -> Number:
    """Return a type of some cards, which plain data name."""
    return Number(name, {face: CARD_NAMES[face] for face in faces}, filed_as="card")


Card = Annotated[int, _cards("card", *range(len(CARD_NAMES)))]
BACK: Final = _cards("word", BIM, NON)
Back = Annotated[int | None, BACK]
Target = Annotated[int, Number("seat", numbers=range(SEATS_MOST))]
TILE: Final = Number("seat", numbers=range(SEATS_MOST + 1))
Tile = Annotated[int, TILE]


@dataclass(frozen=True, slots=True)
class Throw(Spelled):
    """Play a card of one's hand on a seat's pile."""

    face: Card
    target: Target
    kind: ClassVar[str] = "throw"


@dataclass(frozen=True, slots=True)
class Answer(Spelled):
    """Answer a card aimed at oneself: by sending it back, or (``face`` None) taking it."""

    face: Back = None
    kind: ClassVar[str] = "answer"


@dataclass(frozen=True, slots=True)
class Second(Spelled):
    """Name the second tile of a swap by its place: a seat, or the number of seats (the middle)."""

    place: Tile
    kind: ClassVar[str] = "second"


@dataclass(frozen=True, slots=True)
class Replay(Spelled):
    """Play the card just recycled on a seat's pile."""

    target: Target
    kind: ClassVar[str] = "replay"


@dataclass(frozen=True, slots=True)
class Discard(Spelled):
    """Lay a card of one's hand away instead of playing it."""

    face: Card
    kind: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Mulligan(Spelled):
    """Show a hand that cannot be played, lay it away and draw a new one."""

    kind: ClassVar[str] = "mulligan"


@dataclass(frozen=True, slots=True)
class Attempt(Spelled):
    """Lay a 20 or 30 where the alternation forbids it (Oups, E79): of the hand, or recycled."""

    face: Card
    target: Target
    kind: ClassVar[str] = "attempt"


Action = Throw | Answer | Second | Replay | Discard | Mulligan | Attempt
ACTIONS: Final = ActionKinds[Action](Action)

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
