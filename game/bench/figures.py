"""Figures: many measurements as one line of a table."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any, TypedDict

from game.core.rules import Rules

SEATS = (4, 8, 12)
"""The tables that are measured, where a game has them."""


class Spread(TypedDict):
    """The middle of many measurements, and what one in a hundred exceeds."""

    median: float
    p99: float


def spread(values: Sequence[float]) -> Spread:
    """Return the median and the 99th percentile (nearest rank) of at least one measurement."""
    ranked = sorted(values)
    worst = ranked[-(-len(ranked) * 99 // 100) - 1]
    return {"median": round(statistics.median(ranked), 3), "p99": round(worst, 3)}


def tables_of(rules: Rules[Any, Any, Any, Any]) -> list[int]:
    """Return the seat counts of a game that are measured: 4, 8 and 12, or its least and most."""
    counts = rules.seat_counts
    return [n for n in SEATS if n in counts] or sorted({counts[0], counts[-1]})
