"""A standing: what a game's options ask of a running round, to say who wins it and what for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Standing(Protocol):
    """How a round stands; the state of a match is one."""

    @property
    def n(self) -> int:
        """How many seats there are."""

    @property
    def round(self) -> int:
        """Which round it is, from 1; 0 before the first."""

    @property
    def alive(self) -> Sequence[bool]:
        """Whether each seat is still in."""

    @property
    def points(self) -> Sequence[int]:
        """Each seat's points in the rounds played."""

    @property
    def missions(self) -> Sequence[int]:
        """Each seat's mission, BLANK if unknown."""

    def living(self) -> Sequence[int]:
        """Return the seats that are not eliminated, ascending."""

    def only_gang(self) -> int:
        """Return the gang that all the living are of, NONE for several."""

    def last_of(self, gang: int) -> int:
        """Return the only living seat of a gang, NONE where several live, or none."""

    def character_at(self, place: int) -> int:
        """Return the character of the tile now at a place, BLANK if unknown."""
