"""Holding: how a hand lies: card by card, or, where it is large, kind by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.gangs.board.places import HAND_MOST, RATIO, Places, hand_box
from game.stage.motion.layout import Box

SPREAD: Final = 7.0
LEAST: Final = 6.0
"""What a card under its like shows, where there is room, and at least: an edge, no cut figure."""
_GAP: Final = 14.0
_NEAR: Final = 2.0
"""Between two kinds, where there is room, and at least."""
NARROWEST: Final = 80.0
"""A narrower card is drawn otherwise, as those of piles are."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Cards of a hand that are chosen as one: a single card, or all those of a kind."""

    face: int
    cards: tuple[Box, ...]
    """Where each of them lies, the lowest first."""

    @property
    def box(self) -> Box:
        """What they cover together."""
        first, last = self.cards[0], self.cards[-1]
        return Box(first.x, first.y, last.x + last.width - first.x, first.height)


def lots_of(hand: Sequence[int], places: Places, *, kinds: bool) -> list[Lot]:
    """Return how a hand lies from left to right; ``kinds``: those of a kind on one another.

    It lies as it came: no card takes the number of another while one looks at it.
    """
    if not kinds:
        many = len(hand)
        return [Lot(face, (hand_box(places, at, many),)) for at, face in enumerate(hand)]
    counts = Counter(hand)
    left, top, card, gap = places.hand
    room = HAND_MOST * card + (HAND_MOST - 1) * gap
    lots, under = len(counts), len(hand) - len(counts)
    least = _NEAR * (lots - 1) + LEAST * under
    wide = min(card, max(NARROWEST, (room - least) / max(1, lots)))
    spare = room - lots * wide
    between = min(_GAP, spare * 0.4 / max(1, lots - 1))
    spread = min(SPREAD, (spare - between * (lots - 1)) / max(1, under))
    high = wide * RATIO
    y = top + (card * RATIO - high) / 2
    x = left + (room - lots * wide - between * (lots - 1) - spread * under) / 2
    found = []
    for face, count in counts.items():
        boxes = tuple(Box(x + at * spread, y, wide, high) for at in range(count))
        found.append(Lot(face, boxes))
        x = boxes[-1].x + wide + between
    return found
