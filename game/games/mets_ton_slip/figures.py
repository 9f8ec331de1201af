"""Figures: what one seat did in a match that is over, for the statistics that are kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

from game.core.endings import SeatFigures
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import GROUPS as SEASONS
from game.games.mets_ton_slip.model.cards import season_of
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.seasons import group_of

GROUPS: Final = {"seasons": "season"}
"""By what matches are grouped, and where the groups' names stand in the strings."""


def picture(group: str, name: str) -> str:
    """Return the small picture of a season; nothing of any other group."""
    return f"icon_{name.lower()}" if group in GROUPS and name in SEASONS else ""


def figures_of(state: State, events: Sequence[Any], seat: int) -> SeatFigures:
    """Return a seat's figures, folding all events of a match into an empty table.

    ``bare`` is the most garments that it lost at once; ``attacks`` and ``defences`` how often it
    attacked and defended itself; ``attacked``, ``robbed`` and ``fed`` how often somebody attacked
    it, stole from it, and drew from its basket. Its season is that of what it wore at the end.
    """
    bare = attacks = defences = turns = 0
    others: dict[int, Counter[str]] = defaultdict(Counter)
    for event in events:
        match event:
            case ev.TurnBegan():
                turns += 1
            case ev.Stripped(its, slots) if its == seat:
                bare = max(bare, len(slots))
            case ev.Attacked(by, _, target):
                attacks += by == seat
                if target == seat:
                    others[by]["attacked"] += 1
            case ev.Shielded(by) | ev.Mirrored(by) if by == seat:
                defences += 1
            case ev.Stole(by, target) if target == seat:
                others[by]["robbed"] += 1
            case ev.Fished(by, source) if source == seat:
                others[by]["fed"] += 1
            case _:
                pass
        apply(state, event)
    season = group_of(season_of(state.worn[seat]))
    return SeatFigures(
        most={"longest": turns, "bare": bare},
        sums={"attacks": attacks, "defences": defences},
        others=others,
        groups={"seasons": season} if season else {},
    )
