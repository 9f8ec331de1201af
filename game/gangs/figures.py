"""Figures: what one seat did in a match that is over, for the statistics that are kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

from game.core.endings import SeatFigures
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, GANG_NAMES, HEAL, SHIELD, face_of, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

GROUPS: Final = {"gangs": "gang-name"}
"""By what matches are grouped, and where the groups' names stand in the strings."""
_BADGES: Final = "BCLX"


def picture(group: str, name: str) -> str:
    """Return the badge of a gang; nothing of any other group."""
    return f"icon_badge_{_BADGES[GANG_NAMES.index(name)]}" if name in GANG_NAMES else ""


def figures_of(state: State, events: Sequence[Any], seat: int) -> SeatFigures:
    """Return a seat's figures, folding all events of a match into an empty table.

    ``damage`` is the most that the seat's cards did between one turn's beginning and the next;
    ``bims`` how often it sent a card back; ``hit``, ``helped`` and ``sent`` how often somebody hurt
    it, helped it and sent its card back. Its gang is that of the tile before it at the end; it
    has none where gangs changed with the rounds.
    """
    most = now = bims = turns = 0
    others: dict[int, Counter[str]] = defaultdict(Counter)
    for event in events:
        match event:
            case ev.TurnBegan():
                now = 0
                turns += 1
            case ev.Laid(card, _, by) if by == seat:
                now += DAMAGE[face_of(card)]
                most = max(most, now)
            case ev.Laid(card, at, by) if at == seat and DAMAGE[face_of(card)]:
                others[by]["hit"] += 1
            case ev.Laid(card, at, by) if at == seat and face_of(card) in (HEAL, SHIELD):
                others[by]["helped"] += 1
            case ev.Reflected(by) if by == seat:
                bims += 1
            case ev.Reflected(by) if state.other_side() == seat:
                others[by]["sent"] += 1
            case _:
                pass
        apply(state, event)
    return SeatFigures(
        most={"longest": turns, "damage": most},
        sums={"bims": bims},
        others=others,
        groups={} if state.round > 1 else {"gangs": GANG_NAMES[gang_of(state.character_at(seat))]},
    )
