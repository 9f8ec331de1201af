"""Lessons: what a game lends to its tutorial, which teaches by playing on the real table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.actions import Action
from game.core.seats import Seat


@dataclass(frozen=True, slots=True)
class By:
    """What a seat that is named does, in a real-time game, where everybody is asked at once."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Ticks:
    """So many ticks of time pass, in a real-time game; else time stands at a lesson's table."""

    number: int


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, and what it waits for.

    Its text is ``lessons.SECTION.STEP``, which may name who sits at ``{left}``, ``{top}`` and
    ``{right}``, seen from the person. A step without ``wants``, ``look`` or ``free`` is a sentence
    to read.
    """

    name: str
    """The last part of its sentence's key."""
    wants: tuple[Action, ...] = ()
    """The person's actions that fulfil it; whichever of them will do."""
    then: tuple[Action | By | Ticks, ...] = ()
    """What happens once it is fulfilled: each the action of the seat that is asked, or in a
    real-time game, what a seat does and how long it takes."""
    points: tuple[str, ...] = ()
    """The tokens of what is pointed at: a seat, a card of the hand, a button."""
    other: str = "lesson"
    """The reason that is told where they do something legal that is not among ``wants``."""
    look: bool = False
    """The person is to look at their own tile."""
    free: bool = False
    """Everybody plays as they like until the match is over."""

    @property
    def only_read(self) -> bool:
        """Whether there is nothing to do but to read."""
        return not (self.wants or self.look or self.free)


@dataclass(frozen=True, slots=True)
class Part:
    """A table laid out by hand, in the words of scenario files, and the steps on it.

    The person sits at seat 0. It ends with a sentence to read, or with a free match.
    """

    table: Mapping[str, Any]
    steps: tuple[Step, ...]
    bots: tuple[str, ...] = ()
    """The levels of the other seats where they play freely; else the steps say what they do."""
    open: bool = False
    """Whether the person is told everything, as if hands lay open: only a lesson's table does."""
    room: str = "lesson"
    """What its board is told that else lies there (``stage.board``): a game's own kinds of it."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the tutorial that one can do by itself, again and again.

    Texts are ``lessons.SECTION.title`` and ``about``.
    """

    name: str
    parts: tuple[Part, ...]
    icon: str


class Lessons(Protocol):
    """``lessons``: the tutorial; its tables are laid in the words of the part ``scenario``."""

    @property
    def SECTIONS(self) -> tuple[Section, ...]:
        """What can be done by itself, in order."""
