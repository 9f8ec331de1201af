"""Hindsight: whom every bot saw winning, decision by decision, against who did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.endings import Beliefs, Believed, part_of
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.state import State


def hindsight(
    state: State,
    events: Sequence[ev.Event],
    facts: Sequence[int],
    acts: Sequence[int],
    reasons: Mapping[int, Mapping[str, Any]],
) -> Beliefs:
    """Return how likely everybody was thought to win at every decision that has a reason.

    Of oneself too: it is a race. ``events`` are all facts of the match, ``facts`` says how many
    there were before each action, ``acts`` which seat did it; nobody wins a match that has no end.
    """
    winners = next((each.winners for each in reversed(events) if isinstance(each, ev.Ended)), ())
    found: dict[tuple[int, int], list[Believed]] = {}
    for at, why in sorted(reasons.items()):
        part = part_of(at, facts, len(events))
        for other in range(state.seats):
            point = Believed(part, why["turn"], float(why["ally"][other]), other in winners)
            found.setdefault((acts[at], other), []).append(point)
    return found
