"""What happens in the modules Oups, NON and Missions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.seats import Seat
from game.gangs.model.told import Private, Public


@dataclass(slots=True)
class RoundBegan(Public):
    """A round of a match with Missions begins on an empty table; ``points`` are those so far."""

    number: int
    points: tuple[int, ...]
    kind: ClassVar[str] = "round_began"


@dataclass(slots=True)
class MissionDealt(Private):
    """A seat drew a secret mission for this round, numbered from 1."""

    to: Seat
    mission: int
    kind: ClassVar[str] = "mission_dealt"


@dataclass(slots=True)
class Refused(Public):
    """A seat answered with the NON: it and the card went to the discard pile (E80)."""

    seat: Seat
    kind: ClassVar[str] = "refused"


@dataclass(slots=True)
class Offended(Public):
    """A seat tried to lay a 20 or 30 on its equal (E79).

    The first time its token turns red and it keeps the card; after that the card is its own.
    """

    seat: Seat
    face: int
    target: Seat
    kind: ClassVar[str] = "offended"


@dataclass(slots=True)
class RoundEnded(Public):
    """A round with Missions is over: who won it and why, everybody's mission and gain by seat.

    ``fulfilled`` says whether a mission was, ``gained`` holds the points of this round.
    """

    gang: int
    winners: tuple[int, ...]
    reason: str
    missions: tuple[int, ...]
    fulfilled: tuple[bool, ...]
    gained: tuple[int, ...]
    kind: ClassVar[str] = "round_ended"
