"""Figures: what one seat did in a match that is over, for the statistics that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.endings import SeatFigures
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, GANG_NAMES, face_of, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply


def figures_of(state: State, events: Sequence[Any], seat: int) -> SeatFigures:
    """Return a seat's figures, folding all events of a match into an empty table."""
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
    gang = "" if state.round > 1 else GANG_NAMES[gang_of(state.character_at(seat))]
    return SeatFigures(seat in state.winners, gang, turns, most, bims)
