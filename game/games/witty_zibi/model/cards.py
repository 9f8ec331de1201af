"""The decks of Witty Zibi and how they are dealt (Z26).

Cards go by the family's ids: a banana of 20 is a ``D20``, a PAF a ``BIM``, the Émissaire an
``IDENT``, the Witty Nurse a ``HEAL``, the Sorcier a ``RECYCLE``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.gangs.model.cards import BIM

# by face, D10 D20 D30 BIM IDENT SHIELD HEAL SWAP RECYCLE NON
SMALL: Final = (24, 20, 16, 2, 6, 0, 4, 0, 4, 0)  # 76 cards, 4 and 5 seats
FULL: Final = (32, 28, 24, 4, 8, 0, 6, 0, 6, 0)  # 108 cards, 6 to 8 seats
NINE: Final = (36, 31, 27, 4, 9, 0, 7, 0, 6, 0)  # 120 cards, the twelve odd ones added (Z3)
HAND: Final = 12  # Z1
SMALL_SEATS: Final = 5
"""Up to so many seats play with the small deck."""
MOST: Final = 9
BOX_PILE: Final = 3
BOX_PILE_SEATS: Final = (6, 7)
"""What the box's table says of the PAF pile at so many seats, though there are four PAF (Z2)."""
HAND_OF_NINE: Final = 11
"""What everybody gets of the box's own 108 cards at nine seats (Z3)."""

NAMES: Final = ("B10", "B20", "B30", "PAF", "EMIS", "", "NURSE", "", "SORC", "")
"""What scenario files call cards, by face; empty where there is none."""
CLANS: Final = ("rouge", "orange", "bleu", "")
"""What scenario files call clans."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What lies on the table for so many seats."""

    copies: tuple[int, ...]
    hand: int
    reserve: int
    """The PAF pile: as many cards as there are PAF in the deck, or as the box says (Z2)."""
    deck: tuple[int, ...]
    """All cards by face; what is neither dealt nor in the PAF pile stays out of the round."""


@cache
def deal_of(seats: int, nine: str, deal: str, *, box_pile: bool = False) -> Deal:
    """Return what is dealt to so many seats; see ``Options`` for ``nine`` and ``deal``."""
    copies = SMALL if seats <= SMALL_SEATS else FULL
    hand = HAND
    if seats == MOST:
        copies, hand = (NINE, HAND) if nine == "plus12" else (FULL, HAND_OF_NINE)
    reserve = BOX_PILE if box_pile and seats in BOX_PILE_SEATS else copies[BIM]
    if deal == "all":
        copies = SMALL if seats <= SMALL_SEATS else FULL  # Z28: with the plain decks
        hand = (sum(copies) - reserve) // seats
    deck = tuple(face for face, count in enumerate(copies) for _ in range(count))
    return Deal(copies, hand, reserve, deck)
