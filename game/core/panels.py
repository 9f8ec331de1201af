"""Panels: what people around one screen are asked and told one by one, and the parts for it.

Only games with hidden sides need them: standing orders, envelopes, and the league of ghosts. Where
several choose at once what hangs on no hand there are ballots, on the table that all see.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.luck import Stream
from game.core.pages import Names
from game.core.rules import Outcome
from game.core.words import Words


@dataclass(frozen=True, slots=True)
class Letter:
    """What one envelope says, as plain values for any screen."""

    title: str
    lines: tuple[str, ...]
    picture: str
    """A tile, or nothing."""
    name: str
    """What is written on the tile."""
    badge: str
    turn: int
    """The turn in which it was told, 0 before the first."""


@dataclass(frozen=True, slots=True)
class OrderQuestion:
    """One question of the panel, as plain values for any screen."""

    name: str
    label: str
    pictures: tuple[str, ...]
    choices: tuple[tuple[str, str], ...]
    """(value, text), in the order in which they stand, the same for every hand."""


@dataclass(frozen=True, slots=True)
class GuessOption:
    """One answer, as plain values for any screen."""

    value: str | int
    text: str
    note: str
    picture: str


@dataclass(frozen=True, slots=True)
class GuessQuestion:
    """What a ghost is asked, and how many points the right answer is worth now."""

    name: str
    label: str
    options: tuple[GuessOption, ...]
    title: str = ""
    """The question alone, as a ticket says it."""
    worth: str = ""
    """How many points it is worth, in words."""


@dataclass(frozen=True, slots=True)
class SealedGuess:
    """A guess that stands until it is opened, in words."""

    name: str
    """What the question it answers is called."""
    value: str | int
    text: str
    picture: str
    brief: str
    """What was guessed, in a word or two."""


@dataclass(frozen=True, slots=True)
class GuessLine:
    """A guess in words, and where it belongs on a page that has a column a round."""

    text: str
    right: bool
    points: int
    picture: str
    column: str = ""
    """The heading of its column; empty where a league has none."""
    place: int = 0
    """Which column that is, from the left."""
    brief: str = ""
    """What was guessed, in a word or two."""
    truth: str = ""
    """What came true instead, in a sentence; empty where the guess was right."""


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """One ghost of the league."""

    seat: int
    points: int
    said: str
    """The points in words."""
    lines: tuple[GuessLine, ...]


@dataclass(frozen=True, slots=True)
class Bond:
    """How likely two seats are thought to be on one side, by what all were told."""

    one: int
    other: int
    points: tuple[tuple[int, float], ...]
    """Turn by turn, 0 to 1."""

    @property
    def chance(self) -> float:
        """How likely that is now."""
        return self.points[-1][1]


@dataclass(frozen=True, slots=True)
class Aim:
    """What a seat threw at another one so far."""

    by: int
    at: int
    harm: int


@dataclass(frozen=True, slots=True)
class Ballot:
    """One thing that may be chosen where several choose at once, as plain values."""

    text: str
    action: Any
    picture: str = ""
    everybody: str = ""
    """What one press says where all choose it who show a thumb; empty: it takes a press each."""
    rest: str = ""
    """The same where somebody has chosen something else already."""


# ---------------------------------------------------------------- the faces of parts


class Ballots(Protocol):
    """``ballots``: what people around one screen choose without looking at what is theirs."""

    def ballot(self, view: Any, names: Names, words: Words) -> Sequence[Ballot]:
        """Return what all who are asked at once may choose, twelve things at most.

        ``view`` is what all were told. The rules say what of it one of them may not choose. None
        where a choice hangs on what is somebody's own.
        """

    def beforehand(self, view: Any, seat: int, action: Any) -> Any | None:
        """Return the table at which is asked, in the same look, what is done if an act is undone.

        None where that is not asked; ``view`` is what the seat was told.
        """

    def comes(self, view: Any, seat: int, table: Any) -> bool:
        """Say whether a table that was imagined beforehand came, or still may.

        ``view`` is what the seat was told by now.
        """

    def stands(self, view: Any, seat: int, before: Any, action: Any) -> bool:
        """Say whether what a seat chose at a table before is its choice where all are asked anew.

        ``view`` is what the seat was told by now. Who is called follows from what all were told.
        """

    def alike(self, table: Any, before: Any) -> bool:
        """Say whether what was chosen at a table imagined before may be offered at another one."""

    def outdone(self, view: Any, chosen: Mapping[Any, Any], names: Names, words: Words) -> str:
        """Return what is said of people whose open choice came behind another's, if any did.

        ``view`` is what all were told by now.
        """

    def silent(self, view: Any) -> Any:
        """Return what is chosen for whoever chooses nothing in time."""

    def seconds(self, view: Any) -> int:
        """Return how long each of several people has to choose; 0: there is no clock."""


class Seating(Protocol):
    """What a game's rules leave to who sits there."""

    def seated(self, options: Mapping[str, Any], people: int) -> dict[str, Any]:
        """Return the options that a table of so many people plays by, of those it set."""

    def next_time(self, options: Mapping[str, Any], outcome: Outcome | None) -> dict[str, Any]:
        """Return the options that the same table plays by after a match that ended so."""

    def remembered(self, options: Mapping[str, Any], told: Sequence[Any]) -> dict[str, Any]:
        """Return options of the next match with what the table remembers of all it was told."""


class Orders(Protocol):
    """What one person wants answered between two looks; ``to_json`` as long as any other's."""

    def to_json(self) -> dict[str, str]:
        """Return plain data for the match's sealed file."""

    def chosen(self, question: str) -> str:
        """Return what is ordered for one question of the panel."""

    def with_answer(self, question: str, value: str) -> Orders:
        """Return these orders with one question answered otherwise."""


class StandingOrders(Protocol):
    """``orders``: the questions and answers of standing orders."""

    def kept(self, data: object) -> Orders:
        """Return the orders that a match's file holds; the usual ones where it holds none."""

    def questions(self, options: Any, words: Words) -> tuple[OrderQuestion, ...]:
        """Return the questions of a table; its options decide them, nothing else."""

    def answers(self, view: Any, seat: int) -> bool:
        """Say whether a seat is asked something that orders answer."""

    def answer(self, orders: Any, view: Any, seat: int, legal: Sequence[Any]) -> Any:
        """Return the action that is ordered, if it is legal, else the usual one."""


class Ghosts(Protocol):
    """``ghosts``: what those who are out may guess, and what it was worth."""

    def may_guess(self, view: Any, seat: int) -> bool:
        """Say whether a seat is a ghost now: out, while others still play."""

    def seen(self, view: Any, words: Words) -> str:
        """Return in a sentence what those who are out may see."""

    def questions(
        self,
        view: Any,
        names: Names,
        looks: Sequence[str],
        words: Words,
        sealed: Sequence[SealedGuess] = (),
    ) -> tuple[GuessQuestion, ...]:
        """Return what a ghost is asked besides what it sealed; ``looks``: pictures, by seat."""

    def sealed(
        self,
        events: Sequence[Any],
        guesses: Sequence[Mapping[str, Any]],
        names: Names,
        looks: Sequence[str],
        words: Words,
    ) -> tuple[SealedGuess, ...]:
        """Return which guesses stand, after the facts that all were told so far."""

    def guess_of(self, given: Mapping[str, object], seats: int) -> dict[str, str | int | None]:
        """Return a guess by the names of its questions, None where one was left open.

        Raises:
            ValueError: it has an answer that no question allows.
        """

    def league(
        self,
        events: Sequence[Any],
        guesses: Sequence[Mapping[str, Any]],
        names: Names,
        looks: Sequence[str],
        words: Words,
    ) -> tuple[LeagueStanding, ...]:
        """Return everybody whose guesses were decided, the one with most points first.

        ``events`` are all facts of a match that is over, or what all were told so far.
        """


class Crowd(Protocol):
    """What the gallery of one match made of it, told of every fact that all were told."""

    def follow(self, event: Any) -> None:
        """Take in the next fact that all were told."""

    def bonds(self) -> Sequence[Bond]:
        """Return every two who are in with what was believed of them, the likeliest first."""

    def aims(self) -> Sequence[Aim]:
        """Return who threw how much at whom, of those who are in, the most first."""

    def bet(self, seat: int, standing: Collection[str], luck: Stream) -> dict[str, str | int]:
        """Return what a bot that is out guesses, of questions that it has no guess of."""


class Gallery(Protocol):
    """``gallery``: what those who are out look at, by public facts alone."""

    def Crowd(self, seats: int, options: Any, data: Mapping[str, Any]) -> Crowd:
        """Return the gallery of a match; ``data`` is what bots have learnt of people."""


class Envelopes(Protocol):
    """``envelopes``: which private facts wait for a person who was not looking."""

    def chose(self, event: Any, seat: int) -> bool:
        """Say whether a fact tells that a seat had chosen what to do: its person looked."""

    def outdates(self, event: Any) -> bool:
        """Say whether a fact takes the worth of all that waited before."""

    def letter(self, event: Any, view: Any, seat: int, names: Names, words: Words) -> Letter | None:
        """Return what an envelope says of a fact told to a seat alone, after it was folded."""
