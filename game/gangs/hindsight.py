"""Hindsight: what every bot believed of everybody, decision by decision, against the truth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.endings import Beliefs, Believed, part_of
from game.gangs.model import events as ev
from game.gangs.model.cards import CHARLOTTE, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply


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
    found: dict[tuple[int, int], list[Believed]] = {}
    done = 0
    for at, why in sorted(reasons.items()):
        for event in events[done : facts[at]]:
            apply(state, event)
        done = max(done, facts[at])
        seat = acts[at]
        part = part_of(at, facts, len(events))
        mine = gang_of(state.character_at(seat))
        for other in range(state.n):
            if other != seat and state.alive[other]:
                theirs = gang_of(state.character_at(other))
                friend = mine == theirs and mine != CHARLOTTE
                chance, turn = float(why["ally"][other]), state.turn_number
                point = Believed(part, turn, chance, friend, max(1, state.round))
                found.setdefault((seat, other), []).append(point)
    return found
