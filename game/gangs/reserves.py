"""Reserves: which of the cards that nobody holds can still be drawn, and how many never will be."""

from __future__ import annotations

from game.gangs.model.state import State


def drawable(view: State) -> int:
    """Return how many cards can be drawn: the stock, or what makes good for answers."""
    return len(view.bag) if view.options.hand else view.reserve


def aside(view: State) -> int:
    """Return how many cards stay out of the round, seen by nobody."""
    options = view.options
    if options.hand:
        return 0
    return len(options.deck) - options.reserve - view.n * options.first_hand
