"""Determinizations: what is unknown, how it may be filled, and that no card is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from game.core.luck import Stream
from game.core.seats import Viewer
from game.core.unseen import fill
from game.core.unseen import hidden_count as unknown
from game.games.mets_ton_slip.model.cards import COPIES, NOTHING, UNKNOWN
from game.games.mets_ton_slip.model.state import State


def _places(state: State) -> Iterator[list[int]]:
    yield from state.hands
    yield state.stock


def unseen(state: State) -> Counter[int]:
    """Return how many cards of each face lie where a table does not show them.

    Raises:
        AssertionError: there is a card too many.
    """
    found = Counter(dict(enumerate(COPIES)))
    seen = chain(*state.hands, *state.worn, *state.baskets, state.stock, state.removed)
    found.subtract(Counter(seen))
    del found[UNKNOWN], found[NOTHING]
    assert all(count >= 0 for count in found.values()), "a card too many"
    return found


def determinize(view: State, viewer: Viewer, chance: Stream) -> State:
    """Return a complete world: every unknown card is one of those not seen, all as likely."""
    world = view.copy()
    fill(_places(world), unseen(view), UNKNOWN, chance)
    return world


def hidden_count(state: State) -> int:
    """Return how many cards of a table are unknown."""
    return unknown(_places(state), UNKNOWN)


def check(state: State) -> None:
    """Check that all 103 cards are there, once each.

    Raises:
        AssertionError: one was lost or doubled.
    """
    assert unseen(state).total() == hidden_count(state), "cards were lost or doubled"
