"""Tracks: what tells whose a paw is, and what of its deeds speaks against whom; fitted shares.

``python -m tests.bench.wombat_paws fit`` prints both tables from matches whose truth is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Final, NamedTuple

SOON: Final = 15
LATE: Final = 45
"""Within so many ticks somebody speaks of what their paw did."""
CASES: Final = ("laid", "laid-late", "took", "bottom", "there", "else")
"""What a paw had last done at the spindle of which somebody speaks."""
SAYS: Final[Mapping[str, tuple[float, ...]]] = {
    "count": (30.0, 0.10, 11.0, 3.3, 0.16, 0.05),  # 3315 times
    "done": (19.0, 0.31, 12.0, 3.8, 0.22, 0.08),  # 519
    "robbed": (0.51, 0.11, 0.34, 4.4, 0.25, 0.05),  # 3197
    "help": (0.86, 0.21, 1.35, 5.0, 0.93, 0.49),  # 909
}
"""By word and case, how much likelier the speaker's paw is in that case than another's."""


AGAINST: Final = ("wrong", "rob")
"""The kinds of deeds that speak against somebody, for reasons."""


class Act(NamedTuple):
    """What a number's paw may have done last at a spindle, and how likely it is that it was it."""

    tick: int
    place: int
    what: str
    share: float


def case_of(tick: int, place: int, now_at: int, act: Act | None) -> int:
    """Return the case of a paw at a place that may have done something, by ``CASES``."""
    if act is not None and act.place == place and tick - act.tick <= LATE:
        if act.what == "laid":
            return 0 if tick - act.tick <= SOON else 1
        return CASES.index(act.what)
    return 4 if now_at == place else 5


def likely(word: str, tick: int, place: int, now_at: int, acts: Sequence[Act]) -> float:
    """Return how much likelier somebody who says a word of a spindle has this paw than others."""
    table = SAYS[word]
    left = 1.0
    found = 0.0
    for act in acts:
        found += act.share * table[case_of(tick, place, now_at, act)]
        left -= act.share
    return found + max(0.0, left) * table[case_of(tick, place, now_at, None)]


def log_likely(role: str, deeds: Sequence[tuple[str, float]]) -> float:
    """Return how much likelier a role makes deeds, each somebody's with a share, than ``basic``.

    Deeds of a kind come as Poisson events at a role's rate; whose each is is a mixture. How many
    there were of all is left out: much is forgotten, and one is the Wicked at any table.
    """
    rates, usual = RATES[role], RATES["basic"]
    return sum(log(1 + share * (rates[kind] / usual[kind] - 1)) for kind, share in deeds)


LEAST: Final = 0.05
"""Nothing is done less often a build: no deed is proof."""
RATES: Final[Mapping[str, Mapping[str, float]]] = {
    role: {kind: max(LEAST, rate) for kind, rate in rates.items()}
    for role, rates in {
        "basic": {"right": 3.95, "wrong": 0.03, "over": 0.01, "repair": 0.39, "rob": 0.14},
        "trusting": {"right": 5.10, "wrong": 0.06, "over": 0.01, "repair": 0.01, "rob": 0.01},
        "helpless": {"right": 2.74, "wrong": 0.01, "over": 0.01, "repair": 0.89, "rob": 0.26},
        "generous": {"right": 0.01, "wrong": 0.01, "over": 0.01, "repair": 0.24, "rob": 0.20},
        "confused": {"right": 4.90, "wrong": 0.07, "over": 0.01, "repair": 0.63, "rob": 0.15},
        "wicked": {"right": 4.92, "wrong": 0.03, "over": 0.01, "repair": 1.31, "rob": 1.80},
    }.items()
}
"""By role and kind of deed, how many a build."""
