"""Hindsight: what every bot believed of everybody, decision by decision, against the truth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.gangs.model import events as ev
from game.gangs.model.cards import CHARLOTTE, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply


@dataclass(frozen=True, slots=True)
class Point:
    """What one seat believed of another when it decided something."""

    part: float
    """When, 0 for the first action of the match and 1 for its end."""
    turn: int
    chance: float
    """How likely the other was thought to be of one's gang."""
    friend: bool
    """Whether it was."""


Beliefs = Mapping[tuple[int, int], Sequence[Point]]
"""By who believes and of whom, in the order of the match."""


def hindsight(
    state: State,
    events: Sequence[ev.Event],
    facts: Sequence[int],
    acts: Sequence[int],
    reasons: Mapping[int, Mapping[str, Any]],
) -> Beliefs:
    """Return what was believed at every decision that has a reason.

    ``events`` are all facts of the match, secrets too, folded into an empty table; ``facts`` says
    how many there were before each action, ``acts`` which seat did it.
    """
    found: dict[tuple[int, int], list[Point]] = {}
    done = 0
    for at, why in sorted(reasons.items()):
        for event in events[done : facts[at]]:
            apply(state, event)
        done = max(done, facts[at])
        seat = acts[at]
        part = (facts[at] - facts[0]) / max(1, len(events) - facts[0])
        mine = gang_of(state.character_at(seat))
        for other in range(state.n):
            if other != seat and state.alive[other]:
                theirs = gang_of(state.character_at(other))
                friend = mine == theirs and mine != CHARLOTTE
                point = Point(part, state.turn_number, float(why["ally"][other]), friend)
                found.setdefault((seat, other), []).append(point)
    return found
