"""The rules protocol: what a game must be able to do to be played here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from game.core.actions import Action
from game.core.events import Event
from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.seats import Seat, Viewer

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E_ = TypeVar("E_", bound=Event)
O_ = TypeVar("O_")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning seats (none in a draw) and why, a key of the strings.

    ``points`` holds each seat's total where the game counts points, else nothing.
    """

    winners: tuple[Seat, ...]
    reason: str
    points: tuple[int, ...] = ()
    played: bool = True
    """Whether there was anything to win: a build to practise is neither won nor lost."""


class OptionsError(ValueError):
    """Options that cannot be played; ``reason`` is a key of the game's strings."""

    def __init__(self, reason: str, **facts: object) -> None:
        """Keep the reason's key and the facts that its text names."""
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts


class Rules(Protocol[S, A, E_, O_]):
    """One game: pure functions over its own state, actions, events and options.

    ``S`` is folded in place. The truth, what a seat was told and an imagined world are all ``S``.
    """

    @property
    def name(self) -> str:
        """The name of its folder."""

    @property
    def edition(self) -> int:
        """Counts up when an old replay would no longer replay to the same events."""

    @property
    def seat_counts(self) -> range:
        """How many may sit down."""

    def options(self, seats: int, given: Mapping[str, Any]) -> O_:
        """Return complete options from what was asked for, by their names in RULES.md.

        Raises:
            OptionsError: an unknown name, a wrong type, or a table that cannot be played.
        """

    def options_json(self, options: O_) -> dict[str, Any]:
        """Return options as plain data that ``options`` takes back."""

    def initial(self, seats: int, options: O_) -> S:
        """Return the table before anything was told: all blanks, for everybody."""

    def deal(self, journal: Journal[S, E_], luck: Luck) -> None:
        """Set the match up and begin the first turn."""

    def pending(self, state: S) -> Mapping[Seat, Sequence[A]]:
        """Return who may act now, and their legal actions; empty when all is over.

        On a seat's own view the answer for that seat is the same as the truth's. Several seats are
        asked at once where they need not wait for each other; time (``CLOCK``) stands last, with
        one act, a ``Timed`` one. Where an action has an open field (a text, a number, an order),
        what is listed is its shape, which ``fill`` fills. What is listed is the question: who is
        still offered the same after others acted is still asked the same.
        """

    def accepts(self, state: S, seat: Seat, action: A) -> bool:
        """Say whether a seat may do this now: one of its listed actions, or a filled shape."""

    @property
    def fill(self) -> Callable[[S, Seat, A, Stream], A] | None:
        """What fills a listed shape by chance into an action that is accepted; whole ones it keeps.

        None where ``pending`` lists every action whole, so that whoever plays by chance loses no
        time over it.
        """

    def play(self, journal: Journal[S, E_], luck: Luck, seat: Seat, action: A) -> None:
        """Carry out an action that ``accepts`` lets pass, without checking it again."""

    def refusal(self, state: S, seat: Seat, action: A) -> str | None:
        """Return why an action is not legal, a key of the strings, or None if it is."""

    def apply(self, state: S, event: E_) -> None:
        """Fold an event into a state, in place."""

    def determinize(self, view: S, viewer: Viewer, chance: Stream) -> S:
        """Return a complete world that fits everything a viewer was told."""

    def hidden_count(self, state: S) -> int:
        """Return how many places of a state are unknown; the truth has none."""

    def check(self, state: S) -> None:
        """Check that no card or tile was lost or doubled.

        Raises:
            AssertionError: something was.
        """

    def turns_bound(self, state: S) -> int:
        """Return a number of actions that no match of this table exceeds."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    def action_from_json(self, data: Mapping[str, Any]) -> A:
        """Return the action that plain data spells.

        Raises:
            ValueError: it spells none; the message says what is wrong.
        """


class Ruled(Protocol):
    """``rules``: the part that holds a game's rules."""

    @property
    def RULES(self) -> Rules[Any, Any, Any, Any]:
        """What may be done, and the one fold."""
