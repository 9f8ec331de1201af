"""Endings: what a game's parts tell of a match that is over, and the faces of those parts.

Events are all facts of a match, secrets too; they are folded into an empty table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.pages import Names
from game.core.seats import Seat
from game.core.words import Words


@dataclass(frozen=True, slots=True)
class TruthRow:
    """One seat of the truth."""

    seat: Seat
    picture: str
    """Who it was; empty where there is nobody to be."""
    total: int | None
    """None where nothing is counted."""
    end: str
    """How it ended for this seat, in words."""
    icon: str
    fell: bool
    won: bool
    figures: tuple[int, ...]
    over: tuple[str, ...] = ()
    """Pictures of the same size that are laid over its own, the lowest first: what it wears."""
    person: bool = False
    """Whether the picture is who sits there: then nobody's face stands beside it."""
    square: bool = False
    """Whether its picture is as wide as it is high; else it is a tile."""
    foe: bool = False
    """Whether it played against all others: how it ended is red, whatever that was."""


@dataclass(frozen=True, slots=True)
class TruthFigure:
    """What the rows of a truth count: what it is called, and its small picture."""

    label: str
    icon: str


@dataclass(frozen=True, slots=True)
class Curve:
    """What rose and fell in the course of a match, to be drawn below its result.

    Moments are parts of the match: 0 its beginning, 1 its end.
    """

    label: str
    """What it is."""
    scale: tuple[str, str]
    """What its lowest and its highest point stand for."""
    parts: tuple[str, ...]
    """What lies between its starts is called, from its beginning on."""
    points: tuple[tuple[float, float], ...]
    """From which moment on it is how high, 0 to 1, in order."""
    starts: tuple[float, ...] = ()
    """When a round begins."""
    fall: tuple[float, float] | None = None
    """From when to when it fell most."""


@dataclass(frozen=True, slots=True)
class Truth:
    """A match that is over."""

    title: str
    line: str
    badge: str
    splat: str
    """Which ``splat_win_`` lies behind the winners; empty: none, they stand before the evening."""
    stickers: tuple[str, ...]
    banner: str
    """The picture in their place where nobody can be stuck there; empty where there is none."""
    figures: tuple[TruthFigure, ...]
    """What the rows' figures count; there is room for three."""
    total: str
    """What the rows' total counts."""
    limit: int
    """Above this a total is red."""
    rows: tuple[TruthRow, ...]
    colour: tuple[int, int, int] | None = None
    """What lies behind the title's white words; None: the ink of the screen."""
    tint: tuple[int, int, int] | None = None
    """What lies behind the winners' rows; None: what the screen has for them."""
    curve: Curve | None = None
    heads: bool = False
    """Whether the winners' faces stand on what the game paints of its winners."""
    played: bool = True
    """Whether there was anything to win; else nobody is told to have lost."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One turning point."""

    part: float
    """When it was, 0 for the beginning of the match and 1 for its end."""
    turn: int
    seat: int
    icon: str
    text: str
    seen: str = ""
    """As much of it as all saw when it happened; empty where that gives it away."""


@dataclass(frozen=True, slots=True)
class Considered:
    """Something that could have been done."""

    picture: str
    done: str
    """What it is, in a few words."""
    target: int | None
    """The seat that it is aimed at."""
    worth: str
    """How it compares with what was done, in a few words."""
    share: float
    """The same as a part, drawn as a bar: 1 is as good as it can be, 0 far worse."""


@dataclass(frozen=True, slots=True)
class Seen:
    """An act that moved a belief."""

    turn: int
    seat: int
    other: int | None
    """Towards whom it was done."""
    picture: str
    before: float
    after: float
    """How likely the believed one was thought to be on one's side before it and after, 0 to 1."""
    text: str


@dataclass(frozen=True, slots=True)
class ReasonText:
    """A reason in sentences."""

    seat: int
    persona: str
    """Who played the seat then; empty where it was nobody in particular."""
    turn: int
    did: str
    """What was done, in a few words."""
    because: str
    """What it came from, in one sentence of whoever decided, as it stands after a colon."""
    seen: tuple[Seen, ...]
    """Which acts moved what was believed of whom it was aimed at, in their order."""
    options: tuple[Considered, ...]
    """What was done and what else could have been, the one that was done first."""
    chances: tuple[tuple[int, float], ...]
    """Of each other seat, how likely it was thought to be with this one, 0 to 1."""
    stake: float = 0.0
    """How much hung on it, in the game's own measure: decisions of a match are compared by it."""

    @property
    def lines(self) -> tuple[str, ...]:
        """All sentences, in order."""
        options = (f"{one.done}, {one.worth}." for one in self.options)
        return (self.because, *(act.text for act in self.seen), *options)


@dataclass(frozen=True, slots=True)
class Believed:
    """What one seat believed of another when it decided something."""

    part: float
    """When, 0 for the first action of the match and 1 for its end."""
    turn: int
    chance: float
    """How likely the other was thought to be on one's side."""
    friend: bool
    """Whether it was."""
    round: int = 1
    """In which round of the match: roles are dealt anew in each."""


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """One seat's match, in counters that its game names.

    A counter ``x`` is called by the text ``statistics-screen.x``, its number, where it is not a
    bare one, by ``statistics-screen.x-n``, a record by ``statistics-screen.record-x``.
    """

    most: Mapping[str, int] = field(default_factory=dict)
    """What is kept of the match in which it was most."""
    sums: Mapping[str, int] = field(default_factory=dict)
    """What is summed over all matches."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """By what the game groups matches by (``statistics-screen.x``), the group that this one is of.
    ``GROUPS`` of the part says where in the strings the groups' names stand."""
    others: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    """By seat of another, what it did to this one: ``met.x`` says so, with its number."""


@dataclass(frozen=True, slots=True)
class LeafRow:
    """One thing that somebody did on a leaf of an album."""

    seat: int
    text: str
    picture: str
    """A tile, or nothing."""
    votes: tuple[tuple[int, bool], ...] = ()
    """Who voted on it, and whether for it."""
    good: bool | None = None
    """How that ended, None where nobody voted."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One leaf of an album: a moment of a match, as all saw it."""

    title: str
    line: str
    """Whose it was, and when."""
    pictures: tuple[tuple[str, str], ...]
    """Pictures, and what each is called; three at most."""
    rows: tuple[LeafRow, ...]


Beliefs = Mapping[tuple[int, int], Sequence[Believed]]
"""By who believes and of whom, in the order of the match."""


def part_of(at: int, facts: Sequence[int], count: int) -> float:
    """Return when in a match an action was done, 0 for its first action and 1 for its end.

    ``facts`` says how many facts there were before each action, of ``count`` in all.
    """
    return (facts[at] - facts[0]) / max(1, count - facts[0])


# ---------------------------------------------------------------- the faces of parts


class Ending(Protocol):
    """``ending``: the truth at the end."""

    def truth(self, state: Any, events: Sequence[Any], names: Names, words: Words) -> Truth:
        """Return the truth of a match that is over."""


class Turning(Protocol):
    """``turning``: the moments that decided a match."""

    def turning_points(
        self, state: Any, events: Sequence[Any], names: Names, words: Words, you: int | None = None
    ) -> tuple[TurningPoint, ...]:
        """Return them in their order; whoever sits at ``you`` is called so."""


class Reasons(Protocol):
    """``reasons``: why a bot did what it did, in sentences."""

    def explained(
        self,
        why: Mapping[str, Any],
        seat: int,
        names: Names,
        words: Words,
        *,
        over: bool = True,
    ) -> ReasonText | None:
        """Return a reason in sentences, None where it cannot be read or may not be told yet.

        Until a match is ``over`` a reason tells nothing of what somebody still holds.
        """


class Hindsight(Protocol):
    """``hindsight``: what every bot believed of everybody, against the truth."""

    def hindsight(
        self,
        state: Any,
        events: Sequence[Any],
        facts: Sequence[int],
        acts: Sequence[int],
        reasons: Mapping[int, Mapping[str, Any]],
    ) -> Beliefs:
        """Return what was believed at every decision that has a reason.

        ``facts`` says how many facts there were before each action, ``acts`` which seat did it.
        """


class Albums(Protocol):
    """``album``: a match that is over, to be leafed through."""

    @property
    def THUMBS(self) -> tuple[str, str]:
        """The pictures of a vote against, and of one for."""

    def any_leaf(self, events: Sequence[Any]) -> bool:
        """Say whether there is a leaf at all."""

    def leaves(
        self, view: Any, events: Sequence[Any], names: Names, words: Words
    ) -> Sequence[Leaf]:
        """Return its leaves, in their order.

        ``events`` are all public facts of the match, and ``view`` is what they come to.
        """


class Figures(Protocol):
    """``figures``: what one seat did, for the statistics that are kept."""

    @property
    def GROUPS(self) -> Mapping[str, str]:
        """By what matches are grouped, where in the strings the groups' names stand."""

    def picture(self, group: str, name: str) -> str:
        """Return the picture of a group, by what matches are grouped; empty where it has none."""

    def figures_of(self, state: Any, events: Sequence[Any], seat: int) -> SeatFigures:
        """Return a seat's figures."""


class Allegiance(Protocol):
    """``allegiance``: who is with whom, for the arena, which measures beliefs against it."""

    @property
    def ALONE(self) -> int:
        """The camp of who is with nobody."""

    def camps(self, state: Any) -> list[int]:
        """Return the camp of every place (the middle last) of a state without blanks."""

    def prior(self, view: Any) -> list[list[float]]:
        """Return, for every place, the chance of each camp by what is certain."""

    def living(self, state: Any) -> list[int]:
        """Return the seats that still play."""

    def harmed(self, state: Any, action: Any) -> int | None:
        """Return the seat that an action would harm, if it is meant to."""
