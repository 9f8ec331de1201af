"""Figures: what one seat did in a match that is over, for the statistics that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.endings import SeatFigures
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, GANG_NAMES, face_of, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

GROUPS: Final = {"gangs": "gang-name"}
"""By what matches are grouped, and where the groups' names stand in the strings."""


def figures_of(state: State, events: Sequence[Any], seat: int) -> SeatFigures:
    """Return a seat's figures, folding all events of a match into an empty table.

    ``damage`` is the most that the seat's cards did between one turn's beginning and the next;
    ``bims`` how often it sent a card back. Its gang is that of the tile before it at the end; it
    has none where gangs changed with the rounds.
    """
    most = now = bims = turns = 0
    for event in events:
        match event:
            case ev.TurnBegan():
                now = 0
                turns += 1
            case ev.Laid(card, _, by) if by == seat:
                now += DAMAGE[face_of(card)]
                most = max(most, now)
            case ev.Reflected(by) if by == seat:
                bims += 1
            case _:
                pass
        apply(state, event)
    return SeatFigures(
        most={"longest": turns, "damage": most},
        sums={"bims": bims},
        groups={} if state.round > 1 else {"gangs": GANG_NAMES[gang_of(state.character_at(seat))]},
    )
