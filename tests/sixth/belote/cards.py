"""The cards of Belote: what they are worth, what takes a trick, what may be played to one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
RANKS: Final = ("7", "8", "9", "jack", "queen", "king", "10", "ace")
"""From the lowest to the highest, where the suit is no trump."""
DECK: Final = range(len(SUITS) * len(RANKS))
"""A card is its suit times eight, and its rank."""
NAMES: Final = tuple(
    ("7", "8", "9", "J", "Q", "K", "10", "A")[card % 8] + SUITS[card // 8][0].upper()
    for card in DECK
)
"""How scenarios write cards: ``10H`` is the ten of hearts."""
SIZE: Final = 8
"""Cards of a hand, and tricks of a deal."""
SEATS: Final = 4
LAST: Final = 10
"""For the last trick …"""
CAPOT: Final = 100
"""… or instead of it, for all tricks."""
BELOTE: Final = 20
"""For king and queen of trumps in one hand."""
_PLAIN: Final = (0, 0, 0, 2, 3, 4, 10, 11)
_TRUMP: Final = (0, 0, 14, 20, 3, 4, 10, 11)
_TRUMP_ORDER: Final = (0, 1, 6, 7, 2, 3, 4, 5)
"""Among trumps the jack is highest, then the nine."""
QUEEN, KING = RANKS.index("queen"), RANKS.index("king")


def suit_of(card: int) -> int:
    """Return a card's suit."""
    return card >> 3


def rank_of(card: int) -> int:
    """Return a card's rank."""
    return card & 7


def worth(card: int, trump: int) -> int:
    """Return the points of a card."""
    return (_TRUMP if card >> 3 == trump else _PLAIN)[card & 7]


def strength(card: int, trump: int, led: int) -> int:
    """Return how high a card is in a trick in which a suit was led; below 0 it takes nothing."""
    suit = card >> 3
    if suit == trump:
        return 8 + _TRUMP_ORDER[card & 7]
    return card & 7 if suit == led else -1


def winner(trick: Sequence[int], trump: int) -> int:
    """Return which card of a trick takes it, counted from the one that was led."""
    led = trick[0] >> 3
    return max(range(len(trick)), key=lambda at: strength(trick[at], trump, led))


def partner_takes(trick: Sequence[int], trump: int) -> bool:
    """Say whether the trick so far is the partner's of whoever plays next."""
    return len(trick) > 1 and winner(trick, trump) == len(trick) - 2


def legal(hand: Sequence[int], trick: Sequence[int], trump: int) -> list[int]:
    """Return which cards of a hand may be played to a trick, in their order."""
    if not trick:
        return list(hand)
    led = trick[0] >> 3
    bound = [card for card in hand if card >> 3 == led]
    if not bound and led != trump and not partner_takes(trick, trump):
        bound = [card for card in hand if card >> 3 == trump]
    if not bound:
        return list(hand)
    if bound[0] >> 3 == trump:  # go over, where one can
        top = max(strength(card, trump, led) for card in trick)
        return [card for card in bound if strength(card, trump, led) > top] or bound
    return bound


def ruled_out(card: int, trick: Sequence[int], trump: int) -> frozenset[int]:
    """Return what whoever plays a card to a trick cannot hold: beside it the card is not legal."""
    return frozenset(other for other in DECK if card not in legal((other, card), trick, trump))


def other_royal(card: int, trump: int) -> int | None:
    """Return the queen of trumps for their king, the king for their queen; else None."""
    if card >> 3 != trump or card & 7 not in (QUEEN, KING):
        return None
    return trump * 8 + QUEEN + KING - (card & 7)
