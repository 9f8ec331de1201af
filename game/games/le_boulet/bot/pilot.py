"""The pilot: chance that gets rid of cards, so that matches end by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.luck import Stream
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import Action
from game.games.le_boulet.model.state import State

SELDOM = 6
"""One in so many times somebody accuses, refuses or lays nothing."""


def pick(state: State, legal: Sequence[Action], chance: Stream) -> Action:
    """Return one of the legal actions: cards are laid, and most of what lies there is fine.

    What is laid is listed before what is not, and fine before what is contested.
    """
    phase, seldom = state.phase, not chance.below(SELDOM)
    if phase == at.OPEN:
        return legal[-1] if seldom else legal[0]
    if phase in (at.LEAD, at.ANSWER):
        laid = max(1, len(legal) - 2)
        return legal[-1] if seldom else legal[chance.below(laid)]
    return legal[chance.below(len(legal))]
