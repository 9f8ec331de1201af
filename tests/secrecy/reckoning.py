"""The attack on a deal: from what one seat was told, find the seed, and with it everything.

Whoever sits at a table may do this on a computer beside it. Every seed is dealt and compared with
the first facts that the seat was told; what is left is played on by every act that its later facts
allow. It is as good as the number of seeds is small.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.seats import Seat
from game.games import rules_of
from game.match import Match

FEW = 12
"""Acts of a match that are followed, at most: by then a seat has drawn."""


def found(
    game: str, options: Any, seats: int, seat: Seat, told: list[Any], seeds: Iterable[Any]
) -> list[Any]:
    """Return which of some seeds fit all that a seat was told, from the deal on."""
    return [seed for seed in seeds if _fits(game, options, seats, seat, told, seed)]


def _fits(game: str, options: Any, seats: int, seat: Seat, told: list[Any], seed: Any) -> bool:
    """Say whether some acts of all seats lead from a seed to what was told."""
    rules = rules_of(game)
    open_ways: list[list[tuple[Seat, Any]]] = [[]]
    while open_ways:
        acts = open_ways.pop()
        match: Match[Any, Any, Any] = Match(rules, seats, options, seed)
        for actor, action in acts:
            match.submit(actor, action)
        heard = match.observations(seat)
        if heard[: len(told)] != told[: len(heard)]:
            continue
        if len(heard) >= len(told) or len(acts) == FEW:
            return True
        for actor, legal in match.pending().items():
            if not all(match.accepts(actor, action) for action in legal):
                return True  # words or numbers of one's own are not followed: it fits so far
            open_ways += [[*acts, (actor, action)] for action in legal]
    return False
