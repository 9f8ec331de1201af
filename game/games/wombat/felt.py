"""Felt: where a brick lay whose size a paw felt; by keys, what is not known yet is felt first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.wombat.model.actions import FEEL_SPINDLE
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import Hand

PERHAPS: Final = -2
"""What a paw has found where its number was shuffled with that of one that had found something."""
PAW, HOLE, TOWER = "paw", "hole", "tower"
EITHER: Final = {True: "tower-or-paw", False: "hole-or-paw"}
"""By whether it is at a tower: what cannot be told from what is known."""


def by_hand(touch: Touch, hand: Hand) -> str:
    """Return where a hand that one knows felt a size, once that is folded; else nothing."""
    if not touch.size:
        return ""
    if hand.running == FEEL_SPINDLE:
        return TOWER
    if hand.place < SPINDLES or hand.found != touch.size:
        return PAW
    return EITHER[False] if touch.size in hand.sizes else HOLE


def by_all(size: int, place: int, found: int, bricks: Sequence[int], *, unsure: bool) -> str:
    """Return where a paw felt a size, by what all knew of it before.

    It has found something of a size, 0 if unknown; it holds these bricks, and others if ``unsure``.
    """
    if place < SPINDLES:
        return EITHER[True] if unsure or 0 in bricks else TOWER
    if found == 0:
        return HOLE
    if found == PERHAPS:
        return EITHER[False]
    if found != size or (0 in bricks and not unsure):
        return PAW
    return EITHER[False] if unsure else HOLE
