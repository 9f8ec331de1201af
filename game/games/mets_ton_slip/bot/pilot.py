"""The pilot: plays at random, but dresses when it can; chance alone takes clothes off for ever."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.luck import Stream
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.state import ACT, DRAW, State


def pick(state: State, legal: Sequence[Action], chance: Stream) -> Action:
    """Return one of the legal actions: clothes go on, blows are dealt and turned, by chance else.

    Clothes are listed before attacks, and these before what is laid away.
    """
    phase = state.phase
    if phase == DRAW:
        return legal[0]
    if phase != ACT:
        return legal[-1]  # lay no more away, and defend where one can
    first = legal[0]
    if isinstance(first, act.Wear | act.Replace | act.Attack):
        return first
    lays = len(set(state.hands[state.turn]))
    return legal[chance.below(lays)] if lays else first
