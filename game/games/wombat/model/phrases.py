"""Phrases: what may be said with two taps, true or not (W47)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, get_args

from game.games.wombat.model.places import BRICKS, NAMES, NOWHERE, SIZES, SPINDLES
from game.games.wombat.model.roles import ROLES

ROLE: Final = "role:"
"""What phrases about one's own role begin with; the eliminated do not say them (W8)."""

CLAIMED: Final = 14
"""A clack is claimed by who speaks of its spindle within so many ticks."""
REPORTS: Final = 10
"""Who tells a height within so many ticks of an alarm tells what was found, not what was laid."""

Word = Literal["have", "need", "count", "done", "robbed", "accuse", "guard", "help", "role"]
_WORDS: Final[dict[str, Word]] = {word: word for word in get_args(Word)}


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something that is said: a word, and the one thing or two that it is said of."""

    word: Word
    size: int = 0
    """Of what is had or needed."""
    place: int = NOWHERE
    """The spindle that it is about."""
    many: int = 0
    """How many bricks were counted there."""
    seat: int = -1
    """Who is accused."""
    role: str = ""

    @property
    def of_tower(self) -> bool:
        """Whether it says how a tower is: that goes with the tower when the box turns."""
        return self.word in ("count", "done", "robbed")

    @property
    def height(self) -> int | None:
        """How high it says a tower is; None where it says that of none."""
        return {"count": self.many, "done": SIZES}.get(self.word)

    @property
    def spelled(self) -> str:
        """How files spell it."""
        match self.word:
            case "have" | "need":
                return f"{self.word}:{self.size}"
            case "count":
                return f"count:{NAMES[self.place]}:{self.many}"
            case "accuse":
                return f"accuse:{self.seat}"
            case "role":
                return f"{ROLE}{self.role}"
            case _:
                return f"{self.word}:{NAMES[self.place]}"


def phrase_of(spelled: str) -> Phrase:
    """Return the phrase that files spell so.

    Raises:
        ValueError: they spell none so.
    """
    kind, *rest = spelled.split(":")
    word = _WORDS.get(kind)
    match word, rest:
        case "have" | "need", [size]:
            return Phrase(word, size=int(size))
        case "count", [name, many]:
            return Phrase(word, place=NAMES.index(name), many=int(many))
        case "done" | "robbed" | "guard" | "help", [name]:
            return Phrase(word, place=NAMES.index(name))
        case "accuse", [seat]:
            return Phrase(word, seat=int(seat))
        case "role", [role]:
            return Phrase(word, role=role)
        case _:
            raise ValueError(f"no phrase: {spelled!r}")


@cache
def phrases(seats: int) -> tuple[str, ...]:
    """Return every phrase of a table."""
    sizes, spindles = range(1, SIZES + 1), NAMES[:SPINDLES]
    return (
        *(f"have:{size}" for size in sizes),
        *(f"need:{size}" for size in sizes),
        *(f"count:{spindle}:{many}" for spindle in spindles for many in range(BRICKS + 1)),
        *(f"{word}:{spindle}" for word in ("done", "robbed") for spindle in spindles),
        *(f"accuse:{seat}" for seat in range(seats)),
        *(f"{word}:{spindle}" for word in ("guard", "help") for spindle in spindles),
        *(f"{ROLE}{role}" for role in ROLES),
    )


@cache
def known(seats: int) -> frozenset[str]:
    """Return every phrase of a table, to look one up."""
    return frozenset(phrases(seats))
