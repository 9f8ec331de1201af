"""Learning: the faces of the parts with which a game's bots learn and are measured.

Nothing here is part of playing: ``fit`` plays matches, takes them apart and fits what it finds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.bots import Bot

Data = Mapping[str, Any]
"""What bots have learnt, in the shape of a game's file."""
Row = Mapping[int, float]
"""By number of a trait, how much of it there is."""


@dataclass(slots=True)
class Example:
    """One act: a choice among options, or an answer given or not."""

    seat: int
    answer: bool
    chosen: int
    """The option's number; of an answer 1 if it was given."""
    weights: list[float]
    """By option how likely it is before anything is weighed; of an answer how likely it could be
    given."""
    nests: list[int] = field(default_factory=list)
    """Of a choice how many options each nest has, in order: those that are alike hang together."""
    rows: dict[str, list[Row]] = field(default_factory=dict)
    """By way of going by things, for every option, what each trait's weight is multiplied with."""


@dataclass(slots=True)
class Look:
    """What is believed of a seat at the beginning of a turn, and whether it is so."""

    turn: int
    said: float
    """How likely it is thought to be, by everything."""
    prior: float
    """The same by hard facts alone."""
    friends: bool


class Studied(Protocol):
    """One match, told again while the truth is known."""

    turns: int
    record: Any
    """What everybody's belief is drawn from."""

    def learn_from(self, event: Any, characters: Sequence[int], *, learn: bool = True) -> Any:
        """Take one public event in; return what it is an example of, None where of nothing."""

    def looks(self, characters: Sequence[int]) -> Sequence[Look]:
        """Return what every seat believes now of every other that facts do not settle."""


class Study(Protocol):
    """``bot.study``: matches whose truth is known, taken apart for a fit."""

    @property
    def TRAITS(self) -> Sequence[str]:
        """What a policy weighs."""

    @property
    def TERMS(self) -> Sequence[str]:
        """What an outlook weighs."""

    @property
    def WAYS(self) -> Sequence[str]:
        """What a kind may go by."""

    @property
    def KINDS(self) -> Mapping[str, str]:
        """The kinds that are fitted, and what each goes by."""

    @property
    def FIELD(self) -> Mapping[str, str]:
        """Who sits at the tables that a fit plays, and the kind it is first taken for."""

    @property
    def START(self) -> Data:
        """What a fit begins with."""

    @property
    def HEARS(self) -> Sequence[str]:
        """The kinds of facts that it takes beside those that all are told."""

    def Study(self, seats: int, options: Any, data: Data) -> Studied:
        """Return a study of one match, before the deal."""

    def Apprentice(
        self,
        seat: int,
        seats: int,
        options: Any,
        seed: int,
        data: Data,
        weights: Mapping[str, float],
        truth: Callable[[], Any],
    ) -> Any:
        """Return a bot with weights to try, which notes what a lesson needs."""

    def player(self, name: str, seat: int, seats: int, options: Any, seed: int, data: Data) -> Bot:
        """Return somebody of the field."""

    def truth(self, state: Any) -> list[int]:
        """Return the hidden side of everybody, from the table as it truly is."""

    def kinds_of(self, data: Data) -> Sequence[Any]:
        """Return the kinds that a file of data holds."""

    def whole(self, kinds: Mapping[str, Data]) -> dict[str, Any]:
        """Return fitted kinds in the shape of the data file."""

    def lesson(self, data: Data, seats: int) -> Any:
        """Return what an apprentice begins with."""


class Practice(Protocol):
    """``practice``: at which tables bots learn."""

    @property
    def TABLES(self) -> Sequence[Data]:
        """Options, each table as likely as the others."""


class Oracle(Protocol):
    """``bot.oracle``: who is told what nobody at the table knows, for measuring alone."""

    @property
    def HEARS(self) -> Sequence[str]:
        """The kinds of facts that it is told beside those of its seat."""

    def OracleBot(
        self, seat: int, seats: int, options: Any, seed: int, data: Data | None = None
    ) -> Bot:
        """Return the bound that no bot passes by guessing better."""
