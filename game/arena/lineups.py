"""Who sits where: the same lineup round the table, kinds drawn at random, or one kind a side.

Every deal is played in a few rounds, with its kinds in other seats; which ones is decided by the
plan, the deal and the round alone, so any match can be played on its own.

A bot out of a file may try to reckon the deal. Where one sits, the run has a **key**, 128 bits
drawn in secret: all bots' own seeds come from it, and the deals too, unless somebody wished for
those of a seed. The key stands in the results, and the same key plays the same matches again. Where
our own bots sit alone nobody tries, and everything comes from the seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import permutations, product
from typing import Any, Final, Literal

from game.core.luck import SECRET_BYTES, Seed, Stream, bot_seed, key_of
from game.core.seats import Seat

Mode = Literal["seats", "mixed", "mirror"]
DEALS: Final = 10**9
"""Where a run has a seed, seeds of deals are below this: nine digits, which a person can read out
and play."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, as plain data that can be sent to another process.

    ``kinds`` holds the specs as they were written: one a seat in mode ``seats``, else the kinds.
    ``controllers`` says what each of them is; ``options`` are complete. Without a ``seed`` there is
    a ``key``, and the deals come from it.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int | None
    mode: Mode
    kinds: tuple[str, ...]
    controllers: Mapping[str, str]
    rotate: bool = False
    beliefs: bool = False
    key: str | None = None
    kept: tuple[str, ...] = ()
    """What no bot out of a file reads: the results, which hold the key, and the player's files."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who sits where in one match; in mode ``mirror`` also which side (by its camp) is whose."""

    kinds: tuple[str, ...]
    sides: Mapping[int, str] | None = None


def deal_seed(plan: Plan, deal: int) -> Seed:
    """Return the seed of a deal, whoever plays it."""
    if plan.seed is not None or plan.key is None:
        return key_of("deal", plan.seed, deal) % DEALS
    key = bytes.fromhex(plan.key)
    return blake2b(f"deal {deal}".encode(), key=key, digest_size=SECRET_BYTES).hexdigest()


def own_seeds(plan: Plan, deal: int) -> dict[int, int]:
    """Return the seed of every bot in a deal, by seat."""
    salt = f"arena {deal}" if plan.key is None else f"arena {deal} {plan.key}"
    seed = deal_seed(plan, deal)
    return {seat: bot_seed(seed, salt, Seat(seat)) for seat in range(plan.seats)}


def rounds_of(plan: Plan, sides: int) -> int:
    """Return how often every deal is played, at a table of so many sides."""
    if plan.mode == "mixed":
        return len(plan.kinds)
    if plan.mode == "mirror":
        return len(ways(plan.kinds, sides))
    return plan.seats if plan.rotate else 1


def lineup(plan: Plan, deal: int, number: int, camps: Sequence[int], loner: int) -> Lineup:
    """Return who sits where in a deal's so-manieth round.

    ``camps`` tells each seat's camp as dealt; only ``mirror`` looks at it. A seat of the camp
    ``loner`` belongs to no side: the first kind sits there and it is counted in none.
    """
    if plan.mode == "mixed":
        chance = Stream(key_of("mixed", plan.key if plan.seed is None else plan.seed, deal))
        drawn = _drawn(len(plan.kinds), plan.seats, chance)
        return Lineup(tuple(plan.kinds[(kind + number) % len(plan.kinds)] for kind in drawn))
    if plan.mode == "mirror":
        sides = sorted(set(camps) - {loner})
        filled = dict(zip(sides, ways(plan.kinds, len(sides))[number], strict=True))
        return Lineup(tuple(filled.get(camp, plan.kinds[0]) for camp in camps), filled)
    return Lineup(tuple(plan.kinds[seat - number] for seat in range(plan.seats)))


def ways(kinds: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Return every different way of giving one kind to each side.

    With fewer kinds than sides every kind fills at least one; with more, none fills two.
    """
    if len(kinds) >= sides:
        return list(dict.fromkeys(permutations(kinds, sides)))
    every = product(range(len(kinds)), repeat=sides)
    full = [way for way in every if len(set(way)) == len(kinds)]
    return list(dict.fromkeys(tuple(kinds[kind] for kind in way) for way in full))


def _drawn(kinds: int, seats: int, chance: Stream) -> list[int]:
    """Return a kind for every seat at random, each kind as often as the seats allow."""
    left_over = chance.shuffled(range(kinds))[: seats % kinds]
    return chance.shuffled([*range(kinds)] * (seats // kinds) + left_over)
