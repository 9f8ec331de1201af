"""Luck in a case: how often it is tried, with which seeds, and how often it must hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.scenario_api import SituationError, listed, shown, whole

MOST: Final = 10_000
"""Trials of one case."""


@dataclass(frozen=True, slots=True)
class Trials:
    """The seeds a case is tried with; ``rate`` is in which share of them it must hold."""

    seeds: range
    rate: tuple[float, float] | None
    asked: bool
    """Whether the case says how often it is tried."""

    def missed(self, held: int) -> list[str]:
        """Return a line where what is expected held too seldom or too often."""
        if self.rate is None:
            return []
        least, most = self.rate
        share = held / len(self.seeds)
        if least <= share <= most:
            return []
        found = f"{held} of {len(self.seeds)} ({share:.3f})"
        return [f"rate: expected {least:g} to {most:g}, found {found}"]


def trials_of(case: Mapping[str, Any]) -> Trials:
    """Return how often a case is tried: once, where it says nothing.

    Raises:
        SituationError: trials, rate or seed cannot be read.
    """
    seed = whole(case.get("seed", 0), "seed")
    many = whole(case.get("trials", 1), "trials")
    if not 1 <= many <= MOST:
        raise SituationError("scenario.trials", "trials", given=shown(many), most=MOST)
    rate = None
    if "rate" in case:
        bounds = listed(case["rate"], "rate")
        numbers = [one for one in bounds if type(one) in (int, float)]
        fits = "trials" in case and len(bounds) == len(numbers) == 2
        if not fits or not 0 <= numbers[0] <= numbers[1] <= 1:
            raise SituationError("scenario.rate", "rate", given=shown(bounds))
        rate = (float(numbers[0]), float(numbers[1]))
    return Trials(range(seed, seed + many), rate, "trials" in case)
