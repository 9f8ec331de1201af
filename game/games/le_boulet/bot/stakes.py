"""Stakes: whether a match of Le Boulet may be won in this round, by what all see."""

from __future__ import annotations

from typing import Final

from game.games.le_boulet.model.state import LEAD, State

ONE: Final = 1
"""Who holds so few cards may win now: by laying it, or by leading next."""
PAIR: Final = 2
"""So may a leader with so many, by leading them."""


def decides(view: State) -> bool:
    """Say whether somebody may win in this round."""
    fewest = min(map(len, view.hands), default=0)
    return fewest <= ONE or (view.phase == LEAD and len(view.hands[view.leader]) <= PAIR)
