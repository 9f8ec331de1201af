"""The outlook: how likely a gang is to win from here, the truth being known.

A logistic regression on matches that bots played among themselves. Search looks a round ahead in
worlds that it imagines, and asks this what has become of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.gangs.bot.policy import sigmoid
from game.gangs.model.cards import CHARLOTTE, LIMIT, gang_of
from game.gangs.model.state import OVER, State

TERMS: Final = ("bias", "more", "longer", "weakest", "their_weakest", "sound", "ours", "theirs")
"""What it weighs: seats and life against the strongest other gang, each side's weakest seat,
life squared (three whole seats are more than six half dead), and both sides' seats."""


def outlook(state: State, seat: int, weights: Sequence[float]) -> float:
    """Return how likely a seat is among the winners, 0 to 1; the state must have no blanks."""
    mine = gang_of(state.character_at(seat))
    if state.phase == OVER:
        if state.gang < 0:
            return state.options.drawn
        return float(seat in state.winners)
    return sigmoid(sum(w * x for w, x in zip(weights, terms(state, mine), strict=True)))


def terms(state: State, mine: int) -> list[float]:
    """Return the terms of a gang's outlook."""
    ours: list[float] = []
    others: dict[int, list[float]] = {}
    tiles, characters, totals = state.tile_at, state.characters, state.totals
    for seat, lives in enumerate(state.alive):
        if lives:
            left = 1 - totals[seat] / (LIMIT + 10)
            gang = gang_of(characters[tiles[seat]])
            if gang == mine:
                ours.append(left)
            elif gang != CHARLOTTE:
                others.setdefault(gang, []).append(left)
    most = max(map(len, others.values()), default=0)
    longest = max(map(sum, others.values()), default=0.0)
    squares = max((sum(x * x for x in each) for each in others.values()), default=0.0)
    weakest = max(map(min, others.values()), default=0.0)
    return [
        1.0,
        len(ours) - most,
        sum(ours) - longest,
        min(ours, default=0.0),
        -weakest,
        sum(x * x for x in ours) - squares,
        len(ours),
        most,
    ]
