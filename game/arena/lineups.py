"""Who sits where: the same lineup round the table, kinds drawn at random, or one kind a gang.

Every deal is played in a few rounds, with its kinds in other seats; which ones is decided by the
plan, the deal and the round alone, so any match can be played on its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any, Final, Literal

from game.core.luck import Stream, key_of

Mode = Literal["seats", "mixed", "mirror"]
DEALS: Final = 10**9
"""Seeds of deals are below this: nine digits, which a person can read out and play."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, as plain data that can be sent to another process.

    ``kinds`` holds the specs as they were written: one a seat in mode ``seats``, else the kinds.
    ``controllers`` says what each of them is; ``options`` are complete.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    mode: Mode
    kinds: tuple[str, ...]
    controllers: Mapping[str, str]
    rotate: bool = False
    beliefs: bool = False


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who sits where in one match; in mode ``mirror`` also which gang (by its camp) is whose."""

    kinds: tuple[str, ...]
    gangs: Mapping[int, str] | None = None


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed of a deal, whoever plays it."""
    return key_of("deal", seed, deal) % DEALS


def rounds_of(plan: Plan, gangs: int) -> int:
    """Return how often every deal is played, at a table of so many gangs."""
    if plan.mode == "mixed":
        return len(plan.kinds)
    if plan.mode == "mirror":
        return len(ways(plan.kinds, gangs))
    return plan.seats if plan.rotate else 1


def lineup(plan: Plan, deal: int, number: int, camps: Sequence[int], loner: int) -> Lineup:
    """Return who sits where in a deal's so-manieth round.

    ``camps`` tells each seat's camp as dealt; only ``mirror`` looks at it. A seat of the camp
    ``loner`` belongs to no gang: the first kind sits there and it is counted in none.
    """
    if plan.mode == "mixed":
        chance = Stream(key_of("mixed", plan.seed, deal))
        drawn = _drawn(len(plan.kinds), plan.seats, chance)
        return Lineup(tuple(plan.kinds[(kind + number) % len(plan.kinds)] for kind in drawn))
    if plan.mode == "mirror":
        gangs = sorted(set(camps) - {loner})
        filled = dict(zip(gangs, ways(plan.kinds, len(gangs))[number], strict=True))
        return Lineup(tuple(filled.get(camp, plan.kinds[0]) for camp in camps), filled)
    return Lineup(tuple(plan.kinds[seat - number] for seat in range(plan.seats)))


def ways(kinds: Sequence[str], gangs: int) -> list[tuple[str, ...]]:
    """Return every different way of giving one kind to each gang.

    With fewer kinds than gangs every kind fills at least one; with more, none fills two.
    """
    if len(kinds) >= gangs:
        return list(dict.fromkeys(permutations(kinds, gangs)))
    every = product(range(len(kinds)), repeat=gangs)
    full = [way for way in every if len(set(way)) == len(kinds)]
    return list(dict.fromkeys(tuple(kinds[kind] for kind in way) for way in full))


def _drawn(kinds: int, seats: int, chance: Stream) -> list[int]:
    """Return a kind for every seat at random, each kind as often as the seats allow."""
    left_over = chance.shuffled(range(kinds))[: seats % kinds]
    return chance.shuffled([*range(kinds)] * (seats // kinds) + left_over)
