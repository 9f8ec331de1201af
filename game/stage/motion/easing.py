"""Easing: how a motion's pace changes on its way, as functions from 0..1 to about 0..1.

Source: Robert Penner's easing equations, as the style guide names them.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Ease = Callable[[float], float]


def out_cubic(t: float) -> float:
    """Fast, then slower and slower."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Slow, then faster and faster."""
    return t**3


def in_out_sine(t: float) -> float:
    """Slow at both ends."""
    return 0.5 - math.cos(math.pi * t) / 2


def out_back(t: float) -> float:
    """Past the end and back to it."""
    over = 1.7
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def blend(a: float, b: float, t: float) -> float:
    """Return what lies at t between a and b."""
    return a + (b - a) * t
