"""Hindsight: how every bot foretold each vote of the others, against how they did vote.

Who votes on a thing notes how likely it thinks each of the others finds it good. All votes are
opened together, so what was thought was thought before any of them was known.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.endings import Beliefs, Believed, part_of
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import Vote
from game.games.le_boulet.model.state import State


def hindsight(
    state: State,
    events: Sequence[ev.Event],
    facts: Sequence[int],
    acts: Sequence[int],
    reasons: Mapping[int, Mapping[str, Any]],
) -> Beliefs:
    """Return what every bot thought of the others' votes whenever it voted itself."""
    leads = [at for at, event in enumerate(events) if isinstance(event, ev.LeadBegan)]
    opened = [at for at, event in enumerate(events) if isinstance(event, ev.Voted)]
    found: dict[tuple[int, int], list[Believed]] = {}
    for at, why in sorted(reasons.items()):
        yes, which = _shares(why.get("ally"), state.seats), bisect_left(opened, facts[at])
        if not (yes and _votes(why.get("action")) and which < len(opened)):
            continue
        given = events[opened[which]]
        assert isinstance(given, ev.Voted)
        part, turn = part_of(at, facts, len(events)), bisect_left(leads, facts[at])
        for other, vote in enumerate(given.votes):
            if vote >= 0 and other != acts[at]:
                point = Believed(part, turn, yes[other], vote == 1)
                found.setdefault((acts[at], other), []).append(point)
    return found


def _votes(action: object) -> bool:
    """Say whether a noted action is a vote: a file may hold anything."""
    return isinstance(action, Mapping) and action.get("kind") == Vote.kind


def _shares(said: object, seats: int) -> list[float]:
    """Return what is noted, nothing where it is not what bots note: a file may hold anything."""
    if not isinstance(said, list) or len(said) != seats:
        return []
    found = [float(one) for one in said if type(one) in (int, float) and 0 <= one <= 1]
    return found if len(found) == seats else []
