"""How long a bot takes for an answer on the real clock, with an Et Bim! in its hand and without.

Run in a checkout, on a quiet machine:
``python -m tests.bench.answer_times [--windows N] [--seed S] [--repeats R] [--levels …]``.
Each window is seen twice (``tests.secrecy.working``): all alike but for one card. Both bots are
asked in turn, in an order drawn anew each time, and of several tries the median counts: what else a
machine does comes in bursts. Windows are compared in which both hands give the same answer.

Reported for each level: the median time without, the median of the differences with a bootstrap
interval of 95 %, the sign test's p (exact under "as often longer as shorter"), and the
Kolmogorov-Smirnov distance of the two distributions with its p. ``null`` lines compare the same
hand with itself, so what the method itself makes of nothing is known. No test asserts any of it: a
clock is no judge (``tests/secrecy/test_equal_work.py`` counts calls instead). In the program the
answer is waited for until the window is over (900 ms alone, 1,500 to 8,000 ms at a couch), so what
is measured here would have to be larger than that to be seen at all.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import comb, exp, sqrt
from statistics import median
from typing import Any, Final

from game.core.luck import Stream, key_of
from tests.secrecy.working import LEVELS, Asked, Window, learnt, windows

BOOTS: Final = 1000
TABLES: Final = (4, 6, 8)


@dataclass
class Times:
    """Milliseconds of paired answers."""

    plain: list[float] = field(default_factory=list)
    holding: list[float] = field(default_factory=list)

    @property
    def apart(self) -> list[float]:
        """How much longer each took with an answer in the hand."""
        return [h - p for p, h in zip(self.plain, self.holding, strict=True)]


def timed(window: Window, level: str, holds: int, data: Any) -> tuple[float, Any]:
    """Return how many milliseconds an answer took, and what it was."""
    asked = Asked(window, level, holds, data)
    begun = time.perf_counter_ns()
    choice = asked.answer()
    return (time.perf_counter_ns() - begun) / 1e6, choice.action


def measured(
    window: Window, level: str, hands: tuple[int, int], repeats: int, chance: Stream
) -> tuple[float, float] | None:
    """Return the median times of two hands in one window, None where their answers differ."""
    data = _data()
    tries: tuple[list[float], list[float]] = [], []
    answers: list[Any] = [None, None]
    for holds in hands:
        Asked(window, level, holds, data).answer()  # what is kept for all matches is there now
    gc.disable()
    try:
        for _ in range(repeats):
            first = chance.below(2)
            for at in (first, 1 - first):
                took, answers[at] = timed(window, level, hands[at], data)
                tries[at].append(took)
    finally:
        gc.enable()
        gc.collect()
    if answers[0] != answers[1]:
        return None
    return median(tries[0]), median(tries[1])


def _data() -> Any:
    if not _kept:
        _kept.append(learnt())
    return _kept[0]


_kept: list[Any] = []


# ---------------------------------------------------------------- figures


def signs(apart: Sequence[float]) -> float:
    """Return the two-sided p of the sign test."""
    more = sum(x > 0 for x in apart)
    of = sum(x != 0 for x in apart)
    tail = sum(comb(of, k) for k in range(min(more, of - more) + 1))
    return min(1.0, 2 * tail / 2**of)


def distance(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the Kolmogorov-Smirnov distance of two samples, and its p as samples grow large."""
    points = sorted((*one, *other))
    first, second = sorted(one), sorted(other)
    a = b = 0
    far = 0.0
    for point in points:
        while a < len(first) and first[a] <= point:
            a += 1
        while b < len(second) and second[b] <= point:
            b += 1
        far = max(far, abs(a / len(first) - b / len(second)))
    size = sqrt(len(first) * len(second) / (len(first) + len(second)))
    grown = (size + 0.12 + 0.11 / size) * far
    terms = (2 * (-1) ** (k - 1) * exp(-2 * (k * grown) ** 2) for k in range(1, 101))
    return far, min(1.0, max(0.0, sum(terms))) if grown > 0.2 else 1.0


def between(apart: Sequence[float], chance: Stream) -> tuple[float, float]:
    """Return the bootstrap interval of 95 % of the median difference."""
    size = len(apart)
    drawn = sorted(
        median(apart[chance.below(size)] for _ in range(size)) for _ in range(BOOTS)
    )  # fmt: skip
    return drawn[round(0.025 * BOOTS)], drawn[round(0.975 * BOOTS) - 1]


def line(name: str, times: Times, chance: Stream) -> str:
    """Return the figures of one level."""
    apart = times.apart
    if len(apart) < 5:
        return f"{name}: {len(apart)} windows, too few"
    low, high = between(apart, chance)
    far, p = distance(times.plain, times.holding)
    return (
        f"{name}: {len(apart)} windows, {median(times.plain):.3f} ms; with an answer "
        f"{1000 * median(apart):+.1f} µs ({1000 * low:+.1f} to {1000 * high:+.1f}), "
        f"signs p {signs(apart):.2f}; KS {far:.3f}, p {p:.2f}"
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--windows", type=int, default=120, help="a table size, each seen twice")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVELS))
    asked = parser.parse_args(argv)
    for level in asked.levels.split(","):
        for name, hands in ((level, (0, 1)), (f"  null {level}", (0, 0))):
            chance = Stream(key_of("answer times", asked.seed, name))
            times = Times()
            for seats in TABLES:
                for window in islice(windows(seats, 10**6, asked.seed), asked.windows):
                    found = measured(window, level, hands, asked.repeats, chance)
                    if found is not None:
                        times.plain.append(found[0])
                        times.holding.append(found[1])
            print(line(name, times, chance), flush=True)


if __name__ == "__main__":
    main()
