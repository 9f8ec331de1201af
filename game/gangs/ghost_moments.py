"""Moments: what was so before each fact that all were told, for what ghosts guessed then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, CHARLOTTE, GANG_NAMES, gang_of

NOBODY: Final = "nobody"
"""The gang of who guesses that nobody wins."""


def sides(characters: Sequence[int]) -> int:
    """Return how many gangs play: the points of a right pair."""
    return len(set(map(gang_of, characters)) - {CHARLOTTE})


@dataclass(frozen=True, slots=True)
class Moment:
    """What was so before a fact."""

    living: frozenset[int]
    turn: int
    fall: int
    """The number of falls and of ends of rounds before: guesses of one stretch are rivals."""
    round: int
    gangs: tuple[int, ...]
    """By seat, as their tiles lay; none where that was not told."""
    sides: int

    def friends(self, one: int, other: int) -> bool:
        """Say whether two seats are of one gang; the same twice: whether nobody in is with it."""
        mine = self.gangs[one]
        others = {seat for seat in self.living - {one} if self.gangs[seat] == mine != CHARLOTTE}
        return not others if one == other else other in others


class _Tiles:
    """Whose tile lies where, as the facts of a match tell it."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._at: list[int] = []
        self._gangs: dict[int, int] = {}
        self._sides = 0

    def see(self, event: Any) -> None:
        """Take a fact in."""
        match event:
            case ev.TilesChosen(characters):
                self._at, self._gangs = list(range(len(characters))), {}
                self._sides = sides(characters)
            case ev.TileShown(_, tile, character):
                self._gangs[tile] = gang_of(character)
            case ev.Swapped(_, first, second):
                self._at[first], self._at[second] = self._at[second], self._at[first]
            case _:
                pass

    def now(self) -> tuple[tuple[int, ...], int]:
        """Return everybody's gang, nothing where not all is told, and how many gangs there are."""
        tiles = self._at[: self._seats]
        known = bool(tiles) and all(tile in self._gangs for tile in tiles)
        return tuple(self._gangs[tile] for tile in tiles) if known else (), self._sides


def told(events: Sequence[Any], seats: int) -> tuple[list[Moment], list[int | None], list[str]]:
    """Return what all knew before each fact and at the end, who fell, and who won each round.

    Where a round ends nobody fell: that stretch has None.
    """
    living, turn = frozenset(range(seats)), 0
    falls: list[int | None] = []
    ends: list[str] = []
    tiles = _Tiles(seats)
    moments = []
    for event in events:
        if event.is_for(None):
            moments.append(Moment(living, turn, len(falls), len(ends), *tiles.now()))
        tiles.see(event)
        match event:
            case ev.TurnBegan(_, turn):
                pass
            case ev.RoundBegan():
                living = frozenset(range(seats))
            case ev.Situation():
                living = living - set(event.out)
            case ev.Eliminated(seat):
                living -= {seat}
                falls.append(int(seat))
            case ev.RoundEnded(gang):
                ends.append(NOBODY if gang == BLANK else GANG_NAMES[gang])
                falls.append(None)
            case ev.Ended(gang, _, reason) if reason != "points":
                ends.append(NOBODY if gang == BLANK else GANG_NAMES[gang])
                falls.append(None)
            case _:
                pass
    return [*moments, Moment(living, turn, len(falls), len(ends), *tiles.now())], falls, ends
