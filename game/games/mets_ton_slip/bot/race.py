"""The race: how each stands, and how likely one wins from there.

The numbers were fitted by maximum likelihood to 20,000 moments of matches of the fixed policy, at
two and at four seats: the chance that a seat wins is the power of e of its standing, in shares.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.ai.probability import normalised
from game.games.mets_ton_slip.bot.wardrobe import SEASON_BITS, WHOLE, WIDTH, cover, filled_of
from game.games.mets_ton_slip.model.cards import BOUCLIER, MIROIR, SLIP, SWEATER, TROUSERS

STANDING: Final = (
    (9.0,),
    (3.0, 1.65),
    (1.4, 0.78, 0.45),
    (0.6, 0.35, 0.2, 0.1),
    (0.2, -0.18, -0.25, -0.38, -0.45),
    (-0.42, -0.55, -0.6, -0.65, -0.7, -0.8),
    (-0.65, -0.88, -0.9, -0.92, -0.95, -1.0, -1.1),
)
"""By how many slots are empty, and how many of these no card of the hand fills."""
NO_SLIP: Final = 0.27
NO_BASE: Final = 0.12
"""What it takes off not to hold the slip one lacks, or trousers or a sweater."""
ARLEQUIN_HELD: Final = 0.38
GUARDS: Final = {BOUCLIER: 0.42, MIROIR: 0.55}
"""What holding a defence is worth."""
WAITING: Final = 0.53
"""What it takes off to wait a whole round until it is one's turn."""


def _standing(filled: int, missing: int) -> float:
    score = STANDING[WIDTH - filled.bit_count()][missing.bit_count()]
    score -= NO_SLIP * (missing >> SLIP & 1)
    return score - NO_BASE * ((missing >> TROUSERS & 1) + (missing >> SWEATER & 1))


_STANDINGS: Final = tuple(
    tuple(
        _standing(filled, missing) if not filled & missing else 0.0 for missing in range(1 << WIDTH)
    )
    for filled in range(1 << WIDTH)
)


def standing(worn: Sequence[int], hand: Sequence[int]) -> float:
    """Return how somebody stands in the race, by outfit and hand, in the best season."""
    filled, seasons = filled_of(worn)
    bits, arlequins = cover(hand)
    row = _STANDINGS[filled]
    best = max(
        row[WHOLE & ~(bits >> (WIDTH * at) | filled)]
        for at, season in enumerate(SEASON_BITS)
        if seasons & season
    )
    if arlequins:
        best += ARLEQUIN_HELD
    if BOUCLIER in hand:
        best += GUARDS[BOUCLIER]
    if MIROIR in hand:
        best += GUARDS[MIROIR]
    return best


def win_chances(
    worn: Sequence[Sequence[int]], hands: Sequence[Sequence[int]], following: int
) -> list[float]:
    """Return how likely each seat wins, by outfits, hands and whose turn is next."""
    seats = len(worn)
    shares = [
        exp(standing(its, hands[at]) - WAITING * ((at - following) % seats) / seats)
        for at, its in enumerate(worn)
    ]
    return normalised(shares)
