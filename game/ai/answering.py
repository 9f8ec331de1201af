"""Answering: who sits where, what they are asked through, and what they answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.ai.learning import Oracle
from game.ai.shapes import Shapes
from game.core.bots import Habits, Levels
from game.core.rules import Rules


class Playable(Protocol):
    """What a crew needs of a game, which another process finds again where it is sent to one."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def folder(self) -> str:
        """Where its package lies."""
        ...

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        """What may be done."""
        ...

    @property
    def bot(self) -> Levels:
        """Who plays it."""
        ...

    @property
    def habits(self) -> Habits | None:
        """What its characters let be seen, None where they have no habits."""
        ...

    @property
    def oracle(self) -> Oracle | None:
        """Who is told everything, for measuring, None where nobody is."""
        ...


@dataclass(frozen=True, slots=True)
class Seating:
    """Which bots sit where, as values that can be sent to another process.

    ``levels`` maps seats to ``greedy``, ``random``, … or ``file:PATH.py:CLASS``; ``seeds`` holds
    each bot's own seed. Options are plain data as in a replay's head.
    """

    game: Playable
    seats: int
    options: Mapping[str, Any]
    levels: Mapping[int, str]
    seeds: Mapping[int, int]
    data: Mapping[str, Any] | None = None
    """What the game's bots have learnt."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's answer, and what went wrong on the way to it, if anything."""

    seat: int
    action: Any
    fault: str = ""
    guilty: int | None = None
    """Whose fault it was, if it was not this bot's own."""
    why: Mapping[str, Any] = field(default_factory=dict)
    """The bot's reasons, where they were asked for and it gives any: see ``game.ai.reasons``."""
    tic: str = ""
    """The character whose tic shows before this action, where tics were asked for."""


class Answering(Protocol):
    """Somebody who answers questions for seats, in their own time; nobody ever waits for them.

    Several questions may be under way, one a seat: a newer question to a seat takes the place of
    the one before, and what is answered to that one is dropped.
    """

    def start(self) -> None:
        """Be there before the first question, so that its answer comes at once."""
        ...

    def hear(self, seat: int, events: Sequence[Any]) -> None:
        """Be told what a seat was told."""
        ...

    def ask(self, seat: int, legal: Sequence[Any], tics: bool = False) -> None:
        """Be asked for one of a seat's legal actions, and whether its character's tic shows."""
        ...

    def answer(self) -> Choice | None:
        """Return an answer to a question that is still open, once; None where none has come."""
        ...

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands, as in a new seating; a new bot has to be told everything."""
        ...

    def close(self) -> None:
        """Go."""
        ...


def shapes_of(seating: Seating) -> Shapes:
    """Return what the seats of a match may answer, nothing told to them yet."""
    rules = seating.game.rules
    return Shapes(rules, seating.seats, rules.options(seating.seats, seating.options))
