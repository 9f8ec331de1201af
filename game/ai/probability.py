"""Probability: what bots of all games reckon with alike when they reason about hidden things.

Each line keeps its order of operations: a bot of an old replay chooses to the bit as it did. What
is not shared, and why, stands in docs/decisions/0067.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, log2, prod
from operator import mul
from typing import Final

FLOOR: Final = 1e-6
"""No chance counts as smaller where beliefs are scored: one wrong certainty outweighs not all."""
_NEVER: Final = -30.0
"""Nothing of so few logits is reckoned with."""


# ---------------------------------------------------------------- logits


def logistic(logit: float) -> float:
    """Return the chance that has a logit."""
    return 1 / (1 + exp(-logit)) if logit > _NEVER else 0.0


def logit(chance: float, edge: float = 0.0) -> float:
    """Return the logit of a chance, the logarithm of its odds; nothing is nearer a certainty.

    Without an ``edge``, it must be none.
    """
    inside = min(1 - edge, max(edge, chance))
    return log(inside / (1 - inside))


# ---------------------------------------------------------------- distributions


def normalised(weights: Sequence[float]) -> list[float]:
    """Return weights, which are not all nothing, as shares that add up to 1."""
    total = sum(weights)
    return [weight / total for weight in weights]


def posterior(prior: Iterable[float], likelihoods: Iterable[float]) -> list[float]:
    """Return how likely each case is after something that was so likely in it (Bayes)."""
    return normalised(list(map(mul, prior, likelihoods)))


def mixed(usual: Iterable[float], other: Iterable[float], share: float) -> list[float]:
    """Return a mixture of two rows, the other one with its share: a tremble, strangers, change."""
    rest = 1 - share
    return [rest * one + share * two for one, two in zip(usual, other, strict=True)]


def expectation(shares: Iterable[float], values: Iterable[float]) -> float:
    """Return the mean of values over a distribution."""
    mean: float = sum(map(mul, shares, values))
    return mean


def any_of(chances: Iterable[float]) -> float:
    """Return how likely at least one happens of what is independent (a noisy or)."""
    return 1 - prod(1 - chance for chance in chances)


def drawn(weights: Sequence[float], mark: float) -> int:
    """Return the number of the weight in which a mark lies, at 0 or above and below their sum.

    Raises:
        LookupError: the mark lies beyond.
    """
    for number, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return number
    raise LookupError(mark)


# ---------------------------------------------------------------- scores


def log_loss(chance: float) -> float:
    """Return in bits how surprised somebody is who held what is so for so likely."""
    return -log2(min(1.0, max(FLOOR, chance)))
