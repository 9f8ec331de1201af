"""Pages: what a game's parts answer in at the table, as plain values, and the faces of those parts.

Texts are said already, in the language that was asked for; pictures are names in ``assets/svg``.
A view, a fact and an action are the game's own values: they are handed through and never looked
into. What is told when a match is over stands in ``core.endings``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.words import Words

Names = Sequence[str]
"""What those at the table are called, by seat."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who a seat is, for its own eyes."""

    picture: str
    badge: str
    character: str
    lines: tuple[str, ...]
    task: tuple[str, ...] = ()
    """The secret mission: its name, and what is to be done for how many points."""
    hidden: str = "tile_mystery"
    frame: str = ""
    """The empty card on which the picture lies; empty: it is a whole tile."""
    pulses: tuple[int, ...] = ()
    """In which its seat may feel it, in milliseconds, as long in all as any other's; () : never."""
    chart: str = ""
    """A small map of where it is, as SVG of 3 to 4, if it is anywhere."""
    where: tuple[str, ...] = ()
    """What that shows, and what is there: a few short lines."""
    title: str = ""
    """What stands above it; empty: what its game calls it."""
    goal: str = ""
    """What all make together, the same whoever one is, as SVG of about a square."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: a small picture, a text, and how far it is set in (0 or 1)."""

    icon: str
    text: str
    level: int = 0
    seat: int | None = None
    turn: int = 0
    seats: tuple[int, ...] = ()
    """Everybody whom the line is about."""
    card: bool = False
    """Whether a card is played, answered or moved."""
    secret: bool = False
    """Whether nobody else was told."""
    brief: str | None = None
    """What is left of it beside the table once it is no news; None: all of it, '': nothing."""
    repeats: str = ""
    """What happens again: lines in a row that name the same are one line."""
    many: int = 1
    """How many lines it stands for."""
    time: str = ""
    """The time that its text says, of the first of the lines that it stands for."""
    leads: bool = False
    """Whether it tells nothing once the same seat goes on in its turn."""
    begins: bool = False
    """Whether what was told before it is over: beside the table nothing older is shown."""
    gathers: Gathers | None = field(default=None, compare=False)
    """What lines of one deed list together, None where each stands for itself."""

    def since(self, many: int) -> str:
        """Return what is told of all it gathered but the first so many things; empty if nothing."""
        its = self.gathers
        return "" if its is None or many >= len(its.things) else its.said(its.things[many:])[0]


@dataclass(frozen=True, slots=True)
class Gathers:
    """Things that one line lists where the same seat did the same with each, one after another."""

    key: str
    """What was done: things of another deed are listed elsewhere."""
    things: tuple[Any, ...]
    said: Callable[[tuple[Any, ...]], tuple[str, str]]
    """Returns the text of a line that lists things, and what is left of it beside the table."""


@dataclass(frozen=True, slots=True)
class CardPage:
    """All there is to say of a card."""

    picture: str
    name: str
    does: str
    copies: str
    barred: tuple[str, ...]
    """Why it may not be played now, or not on whom."""
    frame: str = ""
    """The picture of an empty card on which the picture lies as a square; empty: it is a card."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Something that happens, explained to whoever meets it for the first time."""

    name: str
    """Under which it is kept that this was explained."""
    text: str
    """One sentence or two."""
    points: tuple[str, ...] = ()
    """The tokens of what it speaks of: a seat, a button."""


@dataclass(frozen=True, slots=True)
class Score:
    """One seat of a score sheet."""

    seat: int
    won: bool
    """Whether its side won the round."""
    out: bool
    picture: str
    task: str
    """What its points are for: a mission's name, or its side."""
    text: str
    """What was to be done, or how the round ended for it."""
    done: bool
    worth: str
    """The points of the mission; nothing where there are none."""
    gained: int
    total: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A round that is over, the seat with most points first."""

    title: str
    line: str
    rows: tuple[Score, ...]
    last: bool
    """Whether it was the match's last round."""
    open: bool
    """Whether it ended undecided."""


@dataclass(frozen=True, slots=True)
class Note:
    """One line about a place: what was seen there, and whether it still lies there."""

    place: int
    icon: str
    text: str
    struck: bool
    moved: str = ""
    """Where it lies now, in words, if it is not there any more."""


@dataclass(frozen=True, slots=True)
class Chip:
    """What one may suspect of a seat: a picture, and what it is called."""

    picture: str
    text: str


@dataclass(slots=True)
class SeatNotes:
    """What was told, put in order; of what its game leaves empty nothing is shown."""

    harms: list[list[int]] = field(default_factory=list)
    """By who aimed and at whom: how much harm, in the game's points."""
    helps: list[list[int]] = field(default_factory=list)
    """By who aimed and at whom: how often it was to help; as large as ``harms``."""
    alive: list[bool] = field(default_factory=list)
    """By seat, whether it still plays; empty: all do."""
    notes: list[Note] = field(default_factory=list)
    arrived: list[int] = field(default_factory=list)
    """By seat: the turn in which something else came there last, 0 if nothing did."""
    chips: tuple[int, ...] | None = None
    """The numbers of the chips that mean something in this match, None for all of them."""

    def plays(self, seat: int) -> bool:
        """Say whether a seat still plays."""
        return not self.alive or self.alive[seat]

    def changed(self, seat: int) -> int:
        """Return in which turn something came to a seat last, 0 if nothing did."""
        return self.arrived[seat] if self.arrived else 0


# ---------------------------------------------------------------- the faces of parts


class LogLines(Protocol):
    """``log_lines``: the lines of a log; ``core.log_lines.LineWriter`` makes one of its text."""

    @property
    def SIEVES(self) -> Sequence[str]:
        """What of its lines may be asked for: ``all`` first; ``me``, ``cards``, ``secrets``."""

    def line(self, event: Any, view: Any, names: Names, words: Words) -> LogLine | None:
        """Return what is said of a fact, seen after it was folded; None: nothing."""


class Guide(Protocol):
    """``guide``: what happens, explained the first time and never again."""

    def happened(
        self, event: Any, view: Any, viewer: int, names: Names, words: Words
    ) -> Explained | None:
        """Return what there is to know of a fact, seen after it was folded; None: nothing."""
        ...

    def asked(self, view: Any, viewer: int, names: Names, words: Words) -> Explained | None:
        """Return what there is to know of what the viewer is asked now; None: nothing."""
        ...

    def begins_well(self, view: Any, viewer: int) -> bool:
        """Say whether a guided match may begin with such a deal for whoever it guides."""
        ...


class Portraits(Protocol):
    """``portraits``: who one secretly is."""

    def identity(self, view: Any, seat: int, words: Words) -> Identity:
        """Return who a seat is, for its own eyes."""


class Advice(Protocol):
    """``advice``: what to do and why, and what may be taken back."""

    @property
    def BEST(self) -> str:
        """The level of the bot that is asked."""

    def may_be_taken_back(self, action: Any) -> bool:
        """Say whether a choice waits a moment before it is played."""

    def advice(
        self,
        view: Any,
        viewer: int,
        action: Any,
        why: Mapping[str, Any],
        names: Names,
        words: Words,
    ) -> str:
        """Return what to do and why, from an action of the best bot and its reasons.

        In a real-time game the action is None where it would do nothing now.
        """


class Cardbook(Protocol):
    """``cardbook``: what one card is, for whoever asks."""

    def card_of(self, token: str, picture: str) -> str | None:
        """Return the card that an area's token or a sprite's picture shows, None if none."""

    def page(
        self, view: Any, viewer: int | None, card: str, names: Names, words: Words
    ) -> CardPage:
        """Return the page of a card, and what of it depends on the table now."""


class Notes(Protocol):
    """``notes``: what a seat could note down by itself."""

    def chips(self, words: Words) -> Sequence[Chip]:
        """Return the chips that can be laid at a seat, three at most; files know their numbers."""

    def notes(
        self, view: Any, events: Iterable[Any], viewer: int | None, names: Names, words: Words
    ) -> SeatNotes:
        """Return the notes of what was told, folding it into a fresh view."""
