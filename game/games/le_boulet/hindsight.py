"""Hindsight: whom every bot thought lenient, decision by decision, against how all did vote.

Where two vote differently on the same thing, one of them said yes: who sooner does so is lenient.
That is what a bot's grid foretells, of a card that is as arguable as can be.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from game.core.endings import Beliefs, Believed, part_of
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.state import State


def hindsight(
    state: State,
    events: Sequence[ev.Event],
    facts: Sequence[int],
    acts: Sequence[int],
    reasons: Mapping[int, Mapping[str, Any]],
) -> Beliefs:
    """Return what was believed at every decision of a bot that learns how others judge.

    Of who never voted otherwise than others nobody can say what is true: they are left out.
    """
    truth = lenient(events, state.seats)
    leads = [at for at, event in enumerate(events) if isinstance(event, ev.LeadBegan)]
    found: dict[tuple[int, int], list[Believed]] = {}
    for at, why in sorted(reasons.items()):
        yes = _shares(why.get("held"), state.seats)
        part = part_of(at, facts, len(events))
        turn = bisect_left(leads, facts[at])
        for other in truth if yes else ():
            if other != acts[at]:
                point = Believed(part, turn, sooner(yes, other), truth[other])
                found.setdefault((acts[at], other), []).append(point)
    return found


def lenient(events: Sequence[ev.Event], seats: int) -> dict[int, bool]:
    """Return by seat whether it is the one that said yes, where it and another disagreed.

    As often as not is lenient, too.
    """
    ahead, apart = [0] * seats, [0] * seats
    for event in events:
        if isinstance(event, ev.Voted):
            voted = [(seat, vote) for seat, vote in enumerate(event.votes) if vote >= 0]
            for (one, mine), (_, other) in permutations(voted, 2):
                if mine != other:
                    apart[one] += 1
                    ahead[one] += mine - other
    return {seat: ahead[seat] >= 0 for seat in range(seats) if apart[seat]}


def sooner(yes: Sequence[float], seat: int) -> float:
    """Return how likely it is a seat that says yes, if it and another vote differently.

    ``yes`` is by seat how likely it votes for what is arguable; the other one is anybody else.
    """
    rest = [share for at, share in enumerate(yes) if at != seat]
    mine, theirs = yes[seat], sum(rest) / len(rest)
    it, another = mine * (1 - theirs), theirs * (1 - mine)
    return it / (it + another) if it + another > 0 else 0.5


def _shares(said: object, seats: int) -> list[float]:
    """Return what is noted, nothing where it is not what bots note: a file may hold anything."""
    if not isinstance(said, list) or len(said) != seats:
        return []
    found = [float(one) for one in said if type(one) in (int, float) and 0 <= one <= 1]
    return found if len(found) == seats else []
