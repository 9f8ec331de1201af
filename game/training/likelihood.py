"""How likely acts are under weights, and the weights under which they are likeliest.

A nested logit (McFadden 1978) with a tremble; maximised by L-BFGS (Nocedal, "Updating
quasi-Newton matrices with limited storage", 1980) with an L2 penalty.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from game.training.examples import Examples, Reals

PENALTY: Final = 0.5
"""Half of this times the square of every weight is taken off the log-likelihood."""
MEMORY: Final = 12
"""Steps that the search for the best weights remembers."""
ENOUGH: Final = 1e-6
"""A step that gains a smaller share than this is the last."""

Objective = Callable[[Reals], tuple[float, Reals]]


def log_chances(
    found: Examples, way: str, weights: Reals, tremble: float, dissimilarity: float
) -> Reals:
    """Return the logarithm of the chance of every act, choices first, in nats."""
    return _chances(found, way, weights, tremble, dissimilarity)[0]


def _shares(found: Examples, values: Reals, dissimilarity: float) -> tuple[Reals, Reals]:
    """Return the share of every option in its choice, and in its nest."""
    sizes = np.diff(np.append(found.nests, len(values)))
    most = np.maximum.reduceat(values, found.nests)
    grown = np.exp((values - np.repeat(most, sizes)) / dissimilarity)
    within = np.add.reduceat(grown, found.nests)
    inner = grown / np.repeat(within, sizes)
    # what a nest is worth; its options are as likely held as each other
    worth = most + dissimilarity * np.log(within) + np.log(found.weights[found.nests])
    firsts = np.searchsorted(found.nests, found.starts)
    many = np.diff(np.append(firsts, len(found.nests)))
    nested = np.exp(worth - np.repeat(np.maximum.reduceat(worth, firsts), many))
    nested /= np.repeat(np.add.reduceat(nested, firsts), many)
    return inner * np.repeat(nested, sizes), inner


def _chances(
    found: Examples, way: str, weights: Reals, tremble: float, dissimilarity: float
) -> tuple[Reals, Reals, Reals, Reals, Reals]:
    """Return log-chances, and what a gradient needs: shares of options twice, and slopes."""
    values = (found.rows[way] @ weights.astype(np.float32)).astype(np.float64)
    shares, inner = _shares(found, values, dissimilarity)
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
        inner,
        plain / choices,
        slope,
    )


def objective(
    found: Examples, way: str, tremble: float, dissimilarity: float, counts: Reals
) -> Objective:
    """Return what is to be made small: the negative log-likelihood, and its gradient.

    ``counts`` says how much every act counts.
    """
    number = len(found.starts)
    rows, answers = found.rows[way], found.answers[way]
    home = np.searchsorted(found.nests, found.chosen, side="right") - 1
    sizes = np.diff(np.append(found.nests, len(rows)))
    sharp = 1 / dissimilarity

    def cost(weights: Reals) -> tuple[float, Reals]:
        logs, shares, inner, mine, slope = _chances(found, way, weights, tremble, dissimilarity)
        pull = counts[:number] * mine
        pushed = -np.repeat(pull, found.sizes) * shares
        np.add.at(pushed, found.chosen, sharp * pull)
        nested = np.zeros(len(found.nests))
        nested[home] = (1 - sharp) * pull
        pushed += np.repeat(nested, sizes) * inner
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
