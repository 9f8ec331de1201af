"""Figures over matches, with intervals of 95 %.

A match gives a few sums, which are kept and added up. It is the unit, for what happens in one match
hangs together.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from game.arena.beliefs import BINS
from game.arena.figures import NORMAL, student, wilson

Sums = Sequence[float]
_PER_BIN: Final = 3


class Found(NamedTuple):
    """A figure, and how far its interval reaches; None where one match says nothing of that."""

    value: float
    reach: float | None


def ratio(every: Iterable[Sums]) -> Found | None:
    """Return one sum over another (Cochran 1977, ch. 6); None where there is nothing below."""
    rows = [one for one in every if one[1]]
    if not rows:
        return None
    of = sum(row[1] for row in rows)
    value, number = sum(row[0] for row in rows) / of, len(rows)
    off = sum((row[0] - value * row[1]) ** 2 for row in rows)
    if number < 2:
        return Found(value, None)
    return Found(value, student(number - 1) * sqrt(off * number / (number - 1)) / of)


def share(every: Iterable[Sums]) -> Found | None:
    """Return what was counted of what there was; of none, or of all, Wilson's interval."""
    rows = [one for one in every if one[1]]
    found = ratio(rows)
    if found is None or found.value not in (0, 1):
        return found
    low, high = wilson(found.value, len(rows))
    return Found(found.value, high - low)


def median(every: Iterable[Sums]) -> Found | None:
    """Return the middle of one number a match; the interval is between two of them, by rank."""
    numbers = sorted(row[0] for row in every)
    if not numbers:
        return None
    many, middle = len(numbers), statistics.median(numbers)
    under = int((many - NORMAL * sqrt(many)) / 2)  # so many on either side are left out
    if under < 1:
        return Found(middle, None)
    return Found(middle, max(middle - numbers[under - 1], numbers[-under] - middle))


def binned(rows: Iterable[tuple[float, bool]]) -> list[float]:
    """Return for every bin of what was held for likely: how many, what was said, what was so."""
    bins = [0.0] * (_PER_BIN * BINS)
    for said, so in rows:
        at = _PER_BIN * min(BINS - 1, max(0, int(said * BINS)))
        for place, its in enumerate((1, said, so)):
            bins[at + place] += its
    return bins


def error(bins: Sums) -> float:
    """Return how far what was said is from what was so, bin by bin, weighed by how many."""
    off = sum(abs(bins[at + 1] - bins[at + 2]) for at in range(0, len(bins), _PER_BIN))
    return off / max(1, sum(bins[::_PER_BIN]))


def calibration(every: Iterable[Sums]) -> Found | None:
    """Return the calibration error of bins summed over matches; the interval leaves out each once.

    Small samples raise it: bins that hold little are off by chance.
    """
    rows = [one for one in every if any(one)]
    if not rows:
        return None
    whole = [sum(column) for column in zip(*rows, strict=True)]
    number = len(rows)
    if number < 2:
        return Found(error(whole), None)
    without = [error([total - its for total, its in zip(whole, row, strict=True)]) for row in rows]
    mean = sum(without) / number
    spread = sum((one - mean) ** 2 for one in without) * (number - 1) / number
    return Found(error(whole), student(number - 1) * sqrt(spread))
