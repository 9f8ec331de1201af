"""Unseen: cards that a view does not show, counted and filled in, in any game that has a blank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.core.luck import Stream


def fill(places: Iterable[list[int]], unseen: Counter[int], unknown: int, chance: Stream) -> None:
    """Lay the cards not seen where ``unknown`` lies, each order as likely as any other."""
    rest = chance.shuffled(sorted(unseen.elements()))
    for cards in places:
        cards[:] = [rest.pop() if face == unknown else face for face in cards]


def hidden_count(places: Iterable[list[int]], unknown: int) -> int:
    """Return how many cards of these places are unknown."""
    return sum(cards.count(unknown) for cards in places)
