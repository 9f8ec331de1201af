"""Figures: what one seat's paw did in a match that is over, for the statistics that are kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.endings import SeatFigures
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.roles import ROLES
from game.games.wombat.model.state import FINAL, HAND, State
from game.games.wombat.rules.fold import apply

GROUPS: Final[Mapping[str, str]] = {"roles": "role-short"}
"""By what matches are grouped: one's own role."""


def picture(group: str, name: str) -> str:
    """Return the picture of a role."""
    faces = dict(zip(ROLES, (1, 2, 6, 3, 5, 4), strict=True))
    return f"wombat_{faces[name]}" if name in faces else ""


def figures_of(state: State, events: Sequence[Any], seat: int) -> SeatFigures:
    """Return a seat's figures, folding all events of a match into an empty table.

    ``towers`` counts the complete towers of a match's builds, a record; ``laid`` and ``taken`` the
    bricks that its paw laid on spindles and took off, ``phrases`` what it said. Others
    ``pointed-at`` it in votes that counted.
    """
    sums = Counter[str]()
    towers = 0
    others: dict[int, Counter[str]] = defaultdict(Counter)
    for event in events:
        match event:
            case hidden.Moved(_, _, old, new) if new < SPINDLES and old == HAND + seat:
                sums["laid"] += 1
            case hidden.Moved(_, _, old, new) if old < SPINDLES and new == HAND + seat:
                sums["taken"] += 1
            case ev.Said(by) if by == seat:
                sums["phrases"] += 1
            case ev.Counted(complete):
                towers = max(towers, complete)
            case ev.VotesOpened(targets) if state.phase == FINAL:
                for voter, target in enumerate(targets):
                    if target == seat:
                        others[voter]["pointed-at"] += 1
            case _:
                pass
        apply(state, event)
    return SeatFigures(
        most={"towers": towers},
        sums={name: sums[name] for name in ("laid", "taken", "phrases")},
        groups={"roles": state.roles[seat]},
        others=others,
    )
