"""What the deck of Et Bim! holds, and how much of it one has in hand."""

from __future__ import annotations

from typing import Final

from game.gangs.model.cards import NON

COPIES: Final = (44, 34, 20, 23, 9, 10, 9, 9, 10, 1)  # E1, E2; NON: E80
DECK: Final = tuple(face for face in range(NON) for _ in range(COPIES[face]))  # 168 cards
DECK_WITH_NON: Final = (*DECK, NON)
HAND: Final = 6  # E6: the hand is filled up to six at the start of one's own turn
FIRST_HAND: Final = 5  # E82
