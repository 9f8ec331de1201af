"""Logits: probabilities as a sum of evidence sees them, and back."""

from __future__ import annotations

from math import exp, log
from typing import Final

_EDGE: Final = 1e-4
"""Nothing is surer than this, so that a single piece of evidence never outweighs all others."""


def curve(x: float) -> float:
    """Return the probability of a logit."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def logit(p: float) -> float:
    """Return the logit of a probability."""
    inside = min(1 - _EDGE, max(_EDGE, p))
    return log(inside / (1 - inside))
