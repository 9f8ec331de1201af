"""Bricks of a table laid by hand: on spindles, in zones, in hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.luck import Luck
from game.core.scenario_api import SituationError, by_seat, tabled
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import (
    BRICKS,
    CARRIED,
    COPIES,
    NAMES,
    PLACES,
    SIZE,
    SIZES,
    SPINDLES,
    ZONES,
)
from game.games.wombat.rules import course
from game.games.wombat.scenario.names import size, sizes, spindle, zone

_NAMED: Final = frozenset({"stacks", "zones", "held", "found"})
_REST: Final = "9"
_SCATTER: Final = "scatter"


@dataclass(slots=True)
class LaidBricks:
    """Which bricks lie where, which ones hands hold and have found."""

    lying: tuple[tuple[int, ...], ...]
    held: dict[int, tuple[int, ...]] = field(default_factory=dict)
    found: dict[int, int] = field(default_factory=dict)


class _Box:
    """The bricks that were not named yet."""

    def __init__(self) -> None:
        self.left = list(range(BRICKS))
        self._named = [0] * (SIZES + 1)

    def draw(self, one: int) -> int:
        self._named[one] += 1
        for brick in self.left:
            if SIZE[brick] == one:
                self.left.remove(brick)
                return brick
        raise SituationError("scenario.brick", one, named=self._named[one], size=one, held=COPIES)


def lay_bricks(
    case: Mapping[str, Any], options: Options, hands: Mapping[int, int], luck: Luck
) -> LaidBricks:
    """Return where the bricks of a case are; where none is named they are scattered.

    Raises:
        SituationError: they cannot be there.
    """
    rest = case.get("rest", _REST)
    into = None if rest == _SCATTER else zone(rest, "rest")
    if not _NAMED & set(case):
        return LaidBricks(course.scattered(luck, bases=options.beginner))
    box = _Box()
    lying: list[list[int]] = [[] for _ in range(PLACES)]
    for name, many in tabled(case.get("stacks", {}), "stacks").items():
        lying[spindle(name, "stacks")] = [box.draw(one) for one in sizes(many, "stacks")]
    if "stacks" not in case and options.beginner:
        for place in range(SPINDLES):
            lying[place] = [box.draw(SIZES)]
    for name, many in tabled(case.get("zones", {}), "zones").items():
        lying[zone(name, "zones")] = [box.draw(one) for one in sizes(many, "zones")]
    laid = LaidBricks(())
    for seat, many in by_seat(case.get("held", {}), options.seats, "held").items():
        laid.held[seat] = tuple(box.draw(one) for one in sizes(many, "held"))
        if len(laid.held[seat]) > CARRIED:
            raise SituationError("scenario.full", "held", given=len(many), last=CARRIED)
        _living(seat, hands, "held")
    for seat, one in by_seat(case.get("found", {}), options.seats, "found").items():
        _living(seat, hands, "found")
        laid.found[seat] = _found(seat, size(one, "found"), lying, hands[seat], box)
    scatter = luck.stream("scatter")
    for brick in box.left:
        lying[ZONES[scatter.below(len(ZONES))] if into is None else into].append(brick)
    laid.lying = tuple(map(tuple, lying))
    return laid


def _living(seat: int, hands: Mapping[int, int], where: str) -> None:
    if seat not in hands:
        raise SituationError("scenario.dead", where, where=where, seat=seat)


def _found(seat: int, one: int, lying: list[list[int]], place: int, box: _Box) -> int:
    """Return a brick of a size that lies where a hand is; if none was named, one more does."""
    there = [brick for brick in lying[place] if SIZE[brick] == one]
    if place < SPINDLES or not (there or any(SIZE[brick] == one for brick in box.left)):
        raise SituationError("scenario.found", "found", size=one, seat=seat, place=NAMES[place])
    if not there:
        there = [box.draw(one)]
        lying[place] += there
    return there[0]
