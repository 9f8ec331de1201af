"""Reserves: how cards are dealt, and what of those that nobody holds can still be drawn."""

from __future__ import annotations

from game.gangs.model.cards import BIM, NON
from game.gangs.model.state import REACT, State


def dealt_once(view: State) -> bool:
    """Say whether hands are dealt for a whole round: they are large then."""
    return not view.options.hand


def drawable(view: State) -> int:
    """Return how many cards can be drawn: the stock, or what makes good for answers."""
    return view.reserve if dealt_once(view) else len(view.bag)


def settled(view: State) -> bool:
    """Say whether a card is in the air and, as all see, every answer there is lies discarded.

    What is on the discard pile is known to all; hands are not looked at.
    """
    if view.phase != REACT:
        return False
    played = [card & 15 for card in view.discard]
    deck = view.options.deck
    return all(played.count(face) >= deck.count(face) for face in (BIM, NON))


def aside(view: State) -> int:
    """Return how many cards stay out of the round, seen by nobody."""
    options = view.options
    if not dealt_once(view):
        return 0
    return len(options.deck) - options.reserve - view.n * options.first_hand
