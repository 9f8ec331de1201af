"""Weighing: how what could have been done compares, as a word and a bar that say the same."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

_STEPS: Final = (("same", 1.0), ("little-less", 0.75), ("less", 0.4), ("worse", 0.1))
"""Words for less and less, and how long a bar is beside each."""
Limits = tuple[float, float, float]
"""How much less than the best something is worth at most, to be the same, little less, less."""


def weighed(values: Sequence[float], limits: Limits) -> list[tuple[str, float]]:
    """Return for each value a word and a bar; the first value is that of what was chosen.

    A bar compares with the best. A word compares with the best too, or says that something seemed
    as good as what was chosen, or better.
    """
    best = max(values)
    steps = [_step(best - value, limits) for value in values]
    mine = steps[0][1]
    return [(_word(word, bar, mine), bar) for word, bar in steps]


def _step(less: float, limits: Limits) -> tuple[str, float]:
    bounds = (*limits, math.inf)
    return next(step for bound, step in zip(bounds, _STEPS, strict=True) if less <= bound)


def _word(word: str, bar: float, mine: float) -> str:
    if bar == mine:
        return "same"
    if bar > mine:
        return "more" if bar == 1 else "better"
    return word
