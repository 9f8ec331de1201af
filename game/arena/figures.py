"""The figures: win rates with intervals, points, lengths, times, and what beliefs are worth.

Matches of one deal are no independent trials: they share their cards. So the deal is the unit
of the intervals (a ratio of sums over clusters: Cochran, "Sampling Techniques", 1977, ch. 6),
with Student's t for so many deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final

from game.arena import beliefs
from game.arena.lineups import Plan
from game.arena.matches import FINENESS, Record

T_FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""Student's t for 95 %, two-sided, 1 to 10 degrees of freedom."""
NORMAL: Final = 1.959964
"""The same for infinitely many."""


class ArenaFigures:
    """What the matches of a plan amount to; they may be added in any order."""

    def __init__(self, plan: Plan) -> None:
        """Begin with nothing."""
        self._kinds = list(dict.fromkeys(plan.kinds))
        self._plan = plan
        self.matches = 0
        self._turns = 0
        self._out: dict[int, list[list[int]]] = {}
        """By deal, who was out when in each match of a game in which somebody can be."""
        self._wins: dict[str, dict[int, list[float]]] = {kind: {} for kind in self._kinds}
        self._points: dict[str, list[float]] = {kind: [0, 0] for kind in self._kinds}
        self._times: dict[str, Counter[int]] = {kind: Counter() for kind in self._kinds}
        self._faults: Counter[str] = Counter()
        self._beliefs: dict[str, dict[str, beliefs.Sums]] = {}

    def add(self, record: Record) -> None:
        """Count one match."""
        self.matches += 1
        self._turns += record["turns"]
        if record.get("out") is not None:
            self._out.setdefault(record["deal"], []).append(record["out"])
        self._faults.update(record["faults"])
        for kind, wins in record["wins"].items():
            _plus(self._wins[kind].setdefault(record["deal"], [0.0, 0.0]), wins)
        for kind, points in record["points"].items():
            _plus(self._points[kind], points)
        for kind, times in record["times"].items():
            self._times[kind].update({int(bucket): count for bucket, count in times.items()})
        for kind, told in record["beliefs"].items():
            for share, sums in told.items():
                mine = self._beliefs.setdefault(kind, {})
                _plus(mine.setdefault(share, [0.0] * len(sums)), sums)

    def report(self, deals: int) -> dict[str, Any]:
        """Return everything as plain data, in the shape that ``--json`` prints."""
        plan = self._plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "matches": deals,
            "seed": plan.seed,
            **({} if plan.key is None else {"key": plan.key}),
            "entries": {kind: self._entry(kind) for kind in self._kinds},
            "turns": {"mean": round(self._turns / self.matches, 2) if self._turns else None},
            **({"out": self._waiting()} if self._out else {}),
            "beliefs": self._measured() if plan.beliefs else None,
        }

    def _waiting(self) -> dict[str, Any]:
        """Return when somebody was first out and how long they watched, where anybody was."""
        fell = [out for deal in self._out.values() for out in deal if out]
        early = [
            (sum(out != [] and out[2] < 2 for out in deal), len(deal))
            for deal in self._out.values()
        ]
        rate, interval = win_rate(early)
        return {
            "first_turn": mean([out[0] for out in fell]),
            "watched": mean([out[1] for out in fell]),
            "before_second_turn": None if rate is None else round(rate, 4),
            "ci95": None if interval is None else [round(end, 4) for end in interval],
        }

    def _entry(self, kind: str) -> dict[str, Any]:
        rate, interval = win_rate(list(self._wins[kind].values()))
        total, seats = self._points[kind]
        times = self._times[kind]
        return {
            "win_rate": None if rate is None else round(rate, 4),
            "ci95": None if interval is None else [round(end, 4) for end in interval],
            "points": round(total / seats, 3) if seats else None,
            "decision_ms": {"median": milliseconds(times, 0.5), "p99": milliseconds(times, 0.99)},
            "faults": self._faults[kind],
        }

    def friends_harmed(self) -> dict[str, float]:
        """Return by kind the share of acts that harm a seat believed to be a friend.

        Counted are those on which something else would have been legal, among all on which one
        could have harmed somebody.
        """
        told = ((kind, self._beliefs.get(kind, {}).get(beliefs.ACTS)) for kind in self._kinds)
        return {kind: round(sums[1] / sums[0], 4) for kind, sums in told if sums and sums[0]}

    def _measured(self) -> dict[str, Any]:
        nothing = [0.0] * beliefs.SIZE
        return {
            kind: {
                share: beliefs.figures(self._beliefs[kind].get(share, nothing))
                for share in beliefs.SHARES
            }
            for kind in self._kinds
            if kind in self._beliefs
        }


def win_rate(
    deals: Sequence[Sequence[float]],
) -> tuple[float | None, tuple[float, float] | None]:
    """Return the share won of what is counted, and its 95 % interval, clustered by deal.

    Each deal gives what it won and how much it counts. One deal says nothing about the spread.
    """
    won = sum(deal[0] for deal in deals)
    counted = sum(deal[1] for deal in deals)
    if not counted:
        return None, None
    rate = won / counted
    number = len(deals)
    if number < 2:
        return rate, None
    off = sum((deal[0] - rate * deal[1]) ** 2 for deal in deals)
    if off == 0:
        return rate, wilson(rate, number)
    reach = student(number - 1) * sqrt(off * number / (number - 1)) / counted
    return rate, (max(0.0, rate - reach), min(1.0, rate + reach))


def mean(numbers: Sequence[int]) -> float | None:
    """Return the mean, None of nothing."""
    return round(sum(numbers) / len(numbers), 2) if numbers else None


def wilson(rate: float, number: int) -> tuple[float, float]:
    """Return the 95 % interval of Wilson (1927) of a rate of single matches: it is never empty."""
    z2 = NORMAL**2 / number
    middle = (rate + z2 / 2) / (1 + z2)
    reach = sqrt(z2 * (rate * (1 - rate) + z2 / 4)) / (1 + z2)
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def student(freedom: int) -> float:
    """Return Student's t for 95 %, two-sided (Abramowitz and Stegun 26.7.5 where it is many)."""
    if freedom <= len(T_FEW):
        return T_FEW[freedom - 1]
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def milliseconds(times: Mapping[int, int], share: float) -> float | None:
    """Return the time that so large a share of the decisions did not exceed."""
    wanted = share * sum(times.values())
    for bucket in sorted(times):
        wanted -= times[bucket]
        if wanted <= 0:
            return float(f"{exp(bucket / FINENESS) / 1e6:.3g}")
    return None


def _plus(total: list[float], more: Sequence[float]) -> None:
    for at, value in enumerate(more):
        total[at] += value
