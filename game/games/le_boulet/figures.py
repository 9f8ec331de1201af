"""Figures: what one seat did in a match that is over, for the statistics that are kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.endings import SeatFigures
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules.fold import apply

GROUPS: Final[Mapping[str, str]] = {}
"""By what matches are grouped: by nothing."""


def picture(group: str, name: str) -> str:
    """Return nothing: matches are not grouped."""
    return ""


def figures_of(state: State, events: Sequence[Any], seat: int) -> SeatFigures:
    """Return a seat's figures, folding all events of a match into an empty table.

    ``longest`` counts leads; ``refused`` is the most that was refused of one seat in a match;
    ``themes`` how many it said, ``passed-off`` how many contests it survived, ``accusations`` how
    many it made. Others ``accused`` it, ``chained`` it with a Boulet, and ``believed`` it: voted
    for what was its own.
    """
    sums = Counter[str]()
    refused = 0
    others: dict[int, Counter[str]] = defaultdict(Counter)
    for event in events:
        match event:
            case ev.Proposed(by) if by == seat:
                sums["themes"] += 1
            case ev.Accused(by, thing):
                sums["accusations"] += by == seat
                if (state.leader if thing == PAIR else thing) == seat:
                    others[by]["accused"] += 1
            case ev.Voted(votes, good) if state.accused == seat:
                sums["passed-off"] += good
                refused += not good
                for voter, vote in enumerate(votes):
                    if vote == 1:
                        others[voter]["believed"] += 1
            case ev.Gave(by, to) if to == seat:
                others[by]["chained"] += 1
            case _:
                pass
        apply(state, event)
    return SeatFigures(
        most={"longest": state.leads, "refused": refused},
        sums={name: sums[name] for name in ("themes", "passed-off", "accusations")},
        others=others,
    )
