"""Facts that the truth alone knows: which bricks are where, and when verbs are due."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import Private
from game.core.seats import Seat


@dataclass(slots=True)
class Scattered(Private):
    """Which brick lies where, by place; to NOBODY."""

    to: Seat
    lying: tuple[tuple[int, ...], ...]
    kind: ClassVar[str] = "scattered"


@dataclass(slots=True)
class Carried(Private):
    """Which bricks a hand holds, at tables laid by hand; to NOBODY."""

    to: Seat
    seat: Seat
    bricks: tuple[int, ...]
    kind: ClassVar[str] = "carried"


@dataclass(slots=True)
class Timed(Private):
    """When a running verb is due, the tick in which it began, and its jitter; to NOBODY."""

    to: Seat
    seat: Seat
    due: int
    begun: int
    percent: int
    kind: ClassVar[str] = "timed"


@dataclass(slots=True)
class Reached(Private):
    """Which brick a finger goes to next while it feels a spindle, and when; to NOBODY."""

    to: Seat
    seat: Seat
    finger: int
    due: int
    kind: ClassVar[str] = "reached"


@dataclass(slots=True)
class Grasped(Private):
    """Which brick a hand has found; to NOBODY."""

    to: Seat
    seat: Seat
    brick: int
    kind: ClassVar[str] = "grasped"


@dataclass(slots=True)
class Moved(Private):
    """A brick leaves a place for a hand, or a hand for a place or a hand; to NOBODY.

    Hands are written as ``HAND`` and their seat.
    """

    to: Seat
    brick: int
    old: int
    new: int
    kind: ClassVar[str] = "moved"
