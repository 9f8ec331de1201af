"""Actions: what a player may want. Those without an open field are made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from game.core.decks import MOST
from game.core.fields import ActionKinds, Number, Spelled
from game.games.le_boulet.model.cards import BOULET, NONE, OWN, PICTURES
from game.games.le_boulet.model.options import SEAT_COUNTS

OPEN_TENTHS: Final = -1
"""Tenths that are still to be filled in."""
TENTHS: Final = range(601)
"""How long finding an association may take, in tenths of a second (B17)."""
PAIR: Final = -1
"""The pair as what is contested; answers are the seats that gave them."""
ASKS: Final = -4
"""The sealed choice of somebody who asks for an explanation; faces and ``NONE`` are others."""
NOBODY_GETS: Final = -1
"""To whom a Boulet is given that is given to nobody."""

_SEATS: Final = range(SEAT_COUNTS.stop)
Card = Annotated[
    int,
    Number(
        "card", {BOULET: "BOULET", **dict(enumerate(PICTURES))}, unwritten=range(OWN, OWN + MOST)
    ),
]
Contested = Annotated[int, Number("seat", {PAIR: "pair"}, _SEATS)]
Getter = Annotated[int, Number("seat", {NOBODY_GETS: "none"}, _SEATS)]
YesNo = Annotated[int, Number("word", {0: "no", 1: "yes"})]


@dataclass(frozen=True, slots=True)
class Found(Spelled):
    """Race: an association was found, after so many tenths of a second."""

    tenths: int = OPEN_TENTHS
    kind: ClassVar[str] = "found"


@dataclass(frozen=True, slots=True)
class FoundNone(Spelled):
    """Race: none was found."""

    kind: ClassVar[str] = "found-none"


@dataclass(frozen=True, slots=True)
class Lead(Spelled):
    """Lay two cards, and say what links them; without a theme it is the shape of a lead."""

    a: Card
    b: Card
    theme: str = ""
    kind: ClassVar[str] = "lead"


@dataclass(frozen=True, slots=True)
class Pass(Spelled):
    """Leader: lead nothing, and swap a card or none."""

    face: Card = NONE
    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Answer(Spelled):
    """Lay a card that is said to fit the theme, or a Boulet."""

    face: Card
    kind: ClassVar[str] = "answer"


@dataclass(frozen=True, slots=True)
class Decline(Spelled):
    """Lay nothing."""

    kind: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Ask(Spelled):
    """Say that one does not understand the theme: the leader explains, then one answers."""

    kind: ClassVar[str] = "ask"


@dataclass(frozen=True, slots=True)
class Explain(Spelled):
    """Leader: explain the theme in a word, or not at all."""

    text: str = ""
    kind: ClassVar[str] = "explain"


@dataclass(frozen=True, slots=True)
class Contest(Spelled):
    """Say that the pair, or somebody's answer, does not fit the theme."""

    thing: Contested
    kind: ClassVar[str] = "contest"


@dataclass(frozen=True, slots=True)
class Fine(Spelled):
    """Contest nothing."""

    kind: ClassVar[str] = "fine"


@dataclass(frozen=True, slots=True)
class Defend(Spelled):
    """Say in one's defence what one likes, or nothing."""

    text: str = ""
    kind: ClassVar[str] = "defend"


@dataclass(frozen=True, slots=True)
class Vote(Spelled):
    """Say whether what is contested fits the theme: 1 or 0."""

    good: YesNo
    kind: ClassVar[str] = "vote"


@dataclass(frozen=True, slots=True)
class Give(Spelled):
    """Hand a Boulet that one laid to another seat, or to nobody."""

    to: Getter
    kind: ClassVar[str] = "give"


Action = (
    Found | FoundNone | Lead | Pass | Answer | Decline | Ask | Explain | Contest | Fine | Defend
    | Vote | Give
)  # fmt: skip
ACTIONS: Final = ActionKinds[Action](Action)
FOUND, FOUND_NONE, DECLINE, FINE, DEFEND = Found(), FoundNone(), Decline(), Fine(), Defend()
ASK, EXPLAIN = Ask(), Explain()
VOTES: Final = (Vote(0), Vote(1))
