"""Spared: what lies at a table that no bubble and no panel may cover."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.core.targets import kind_of
from game.stage.motion.layout import Box, Touch

_PILES: Final = ("stock", "basket", "discard")
"""Areas at which cards are taken or laid down."""


def piles(touch: Mapping[str, Touch]) -> list[Box]:
    """Return where the piles lie that are used at a table."""
    return [one.box for name, one in touch.items() if kind_of(name) in _PILES]


def used(touch: Mapping[str, Touch], lit: Iterable[str]) -> list[Box]:
    """Return where piles lie and what may be chosen now, apart from the hand and whole seats."""
    chosen = [name for name in lit if name in touch and kind_of(name) not in ("hand", "seat")]
    return piles(touch) + [touch[name].box for name in chosen if kind_of(name) not in _PILES]


def shared(one: Box, other: Box) -> float:
    """Return how much of two boxes lies in both."""
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
