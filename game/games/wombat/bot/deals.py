"""Deals: all ways in which roles can be dealt, each as often as the deck makes it (W15, W16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from game.games.wombat.model.roles import GOOD_DECK, fixed

Deal = tuple[str, ...]


@cache
def deals(seats: int, *, advanced: bool, practice: bool) -> tuple[tuple[Deal, int], ...]:
    """Return every deal of a table, and in how many ways the deck makes it."""
    always = fixed(seats, advanced=advanced, practice=practice)
    hands = (
        Counter(
            tuple(sorted([*always, *drawn]))
            for drawn in combinations(GOOD_DECK, seats - len(always))
        )
        if advanced
        else Counter([tuple(sorted(always))])
    )
    found: dict[Deal, int] = {}
    for hand, ways in hands.items():
        for deal in _orders(hand):
            found[deal] = ways
    # a hand with two alike has fewer orders, each dealt as often: ways of the deck are enough
    total = Counter[Deal]()
    for deal, ways in found.items():
        twins = 1
        for many in Counter(deal).values():
            for factor in range(2, many + 1):
                twins *= factor
        total[deal] = ways * twins
    return tuple(total.items())


@cache
def _orders(hand: Deal) -> tuple[Deal, ...]:
    if not hand:
        return ((),)
    return tuple(
        (role, *rest) for role in sorted(set(hand)) for rest in _orders(tuple(_without(hand, role)))
    )


def _without(hand: Sequence[str], role: str) -> list[str]:
    left = list(hand)
    left.remove(role)
    return left
