"""Choices: what of a game's rules may be set before a match, as whoever sets a table up sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from game.core.words import Words

Poster = tuple[tuple[str, float, float, float, float], ...]
"""Pictures, each as (picture, x, y, width, height)."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One thing that can be set."""

    name: str
    label: str
    says: str
    """What it changes in play, in a sentence."""
    options: Sequence[tuple[Any, str]]
    """Values with their texts."""
    enabled: bool = True
    """Whether it means anything with what else is set."""
    usual: int = 0
    """Which of the values is the usual one."""
    among_people: int | None = None
    """The same where people sit: until somebody chooses, it comes by itself, and goes."""
    at_levels: Mapping[str, str] = field(default_factory=dict)
    """By the level of bots what people are to know of it among them, in a sentence."""


EVERYTHING: Final = 2
"""Which of a game's presets has the most of its rules; the second one is as usual."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules that go well together: ``preset.NAME`` and ``preset-explained.NAME`` say for what."""

    name: str
    options: Mapping[str, Any]
    """By their names in RULES.md; what is left out is as usual for so many seats."""
    house: Mapping[str, Any] = field(default_factory=dict)
    """What a table of several agrees on, by its names in ``store.heads.House``."""
    tries: str = ""
    """The rule by which one only tries out how one plays: several people are offered it first."""
    goals: Mapping[str, str] = field(default_factory=dict)
    """What is to be made then, as SVG of about a square, by the rule that is on, or "" where none
    is; ``preset-goal.NAME`` says it, and ``preset-goal.NAME-RULE``."""


def on_or_off(words: Words) -> list[tuple[bool, str]]:
    """Return the values of what is on or off, with their texts."""
    return [(False, words.say("house.no")), (True, words.say("house.yes"))]


# ---------------------------------------------------------------- the faces of parts


class Lobby(Protocol):
    """``lobby``: what can be set before a match, beside how many sit down.

    What of it a game does not need it takes from ``core.defaults.LOBBY``.
    """

    @property
    def POSTER(self) -> Poster:
        """What fills the room beside a short list of seats; nothing: the game's name alone."""

    @property
    def SEATS_AMONG(self) -> Mapping[int, int]:
        """How many seats suit so many people, until somebody chooses; others: as usual."""

    @property
    def AT_THE_TABLE(self) -> Sequence[str]:
        """Rules that are set beside the number of seats; the others among the house's."""

    def rules(self, seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
        """Return what can be set at a table of so many seats, with what is chosen so far."""

    def presets(self, seats: int) -> list[Preset]:
        """Return rules that go well together; see ``EVERYTHING``."""

    def options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options that values mean, by their names in RULES.md."""

    def values(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values that mean these options; none where they cannot be played."""

    def groups(self, values: Mapping[str, Any]) -> list[tuple[str, int]]:
        """Return what lies there face down by kinds, a picture and how many; or nothing."""

    def marks(self, values: Mapping[str, Any]) -> list[str]:
        """Return pictures of what is switched on."""

    def explain(self, values: Mapping[str, Any], words: Words) -> str:
        """Return a sentence on what lies there."""


class Share(Protocol):
    """``share``: a table's rules as a number, for codes."""

    @property
    def LETTER(self) -> str:
        """Which game a code is for; no two games have the same."""

    def size(self) -> int:
        """Return how many numbers there are, from 0."""

    def number_of(self, seats: int, options: Mapping[str, Any]) -> int:
        """Return the number of a table.

        Raises:
            OptionsError: it cannot be played.
        """

    def table_of(self, number: int) -> tuple[int, dict[str, Any]]:
        """Return the seats and the options of a number below ``size()``."""
