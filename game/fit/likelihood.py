"""How likely acts are under weights, and the weights under which they are likeliest.

A conditional logit (McFadden 1974) with a tremble; maximised by L-BFGS (Nocedal, "Updating
quasi-Newton matrices with limited storage", 1980) with an L2 penalty.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from game.fit.examples import Examples, Reals

PENALTY: Final = 0.5
"""Half of this times the square of every weight is taken off the log-likelihood."""
MEMORY: Final = 12
"""Steps that the search for the best weights remembers."""
ENOUGH: Final = 1e-6
"""A step that gains a smaller share than this is the last."""

Objective = Callable[[Reals], tuple[float, Reals]]


def log_chances(found: Examples, way: str, weights: Reals, tremble: float) -> Reals:
    """Return the logarithm of the chance of every act, choices first, in nats."""
    return _chances(found, way, weights, tremble)[0]


def _chances(
    found: Examples, way: str, weights: Reals, tremble: float
) -> tuple[Reals, Reals, Reals, Reals]:
    """Return log-chances, and what a gradient needs: shares of options, and slopes."""
    values = (found.rows[way] @ weights.astype(np.float32)).astype(np.float64)
    values += np.log(found.weights)
    values -= np.repeat(np.maximum.reduceat(values, found.starts), found.sizes)
    grown = np.exp(values)
    shares = grown / np.repeat(np.add.reduceat(grown, found.starts), found.sizes)
    even = found.weights[found.chosen] / np.add.reduceat(found.weights, found.starts)
    plain = (1 - tremble) * shares[found.chosen]
    choices = plain + tremble * even
    send = 1 / (1 + np.exp(-np.clip(found.answers[way] @ weights.astype(np.float32), -60, 60)))
    slope = (1 - tremble) * send * (1 - send)
    send = (1 - tremble) * send + tremble / 2
    taken = 1 - found.holds * send
    answers = np.where(found.back, send, taken)
    slope = np.where(found.back, slope, -found.holds * slope) / answers
    return (
        np.log(np.concatenate([choices, answers])),
        shares,
        plain / choices,
        slope,
    )


def objective(found: Examples, way: str, tremble: float, counts: Reals) -> Objective:
    """Return what is to be made small: the negative log-likelihood, and its gradient.

    ``counts`` says how much every act counts.
    """
    number = len(found.starts)
    rows, answers = found.rows[way], found.answers[way]

    def cost(weights: Reals) -> tuple[float, Reals]:
        logs, shares, mine, slope = _chances(found, way, weights, tremble)
        pull = counts[:number] * mine
        pushed = -np.repeat(pull, found.sizes) * shares
        np.add.at(pushed, found.chosen, pull)
        gradient = pushed.astype(np.float32) @ rows
        gradient = gradient + (counts[number:] * slope).astype(np.float32) @ answers
        value = float(counts @ logs) - PENALTY / 2 * float(weights @ weights)
        return -value, -gradient.astype(np.float64) + PENALTY * weights

    return cost


def least(cost: Objective, weights: Reals, steps: int) -> Reals:
    """Return weights that make a cost small, from a first guess (L-BFGS, Armijo's rule)."""
    value, slope = cost(weights)
    moves: list[tuple[Reals, Reals]] = []
    for _ in range(steps):
        direction = -_turned(slope, moves)
        fall = float(slope @ direction)
        if fall >= 0:
            moves, direction, fall = [], -slope, -float(slope @ slope)
        reach = 1.0 if moves else min(1.0, 1 / (np.sqrt(-fall) + 1e-12))
        for _ in range(30):
            tried = weights + reach * direction
            new, new_slope = cost(tried)
            if new <= value + 1e-4 * reach * fall:
                break
            reach /= 2
        else:
            return weights
        step, change = tried - weights, new_slope - slope
        if float(step @ change) > 1e-10:
            moves = [*moves, (step, change)][-MEMORY:]
        gained, weights, value, slope = value - new, tried, new, new_slope
        if gained < ENOUGH * abs(value):
            break
    return weights


def _turned(slope: Reals, moves: list[tuple[Reals, Reals]]) -> Reals:
    """Return the slope times a guess at the inverse curvature (two-loop recursion)."""
    turned = slope.copy()
    kept = []
    for step, change in reversed(moves):
        share = float(step @ turned) / float(step @ change)
        turned -= share * change
        kept.append(share)
    if moves:
        step, change = moves[-1]
        turned *= float(step @ change) / float(change @ change)
    for (step, change), share in zip(moves, reversed(kept), strict=True):
        turned += (share - float(change @ turned) / float(step @ change)) * step
    return turned
