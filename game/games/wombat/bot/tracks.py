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
    "count": (25.0, 0.10, 6.0, 2.9, 0.10, 0.05),  # 1709 times
    "done": (12.0, 0.25, 8.0, 2.9, 0.12, 0.10),  # 250
    "robbed": (0.74, 0.20, 0.33, 4.5, 0.30, 0.05),  # 2506
    "help": (0.52, 0.23, 0.92, 5.1, 0.74, 0.50),  # 458
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
        "basic": {"right": 4.22, "wrong": 0.04, "over": 0.01, "repair": 0.48, "rob": 0.17},
        "trusting": {"right": 4.81, "wrong": 0.04, "over": 0.01, "repair": 0.01, "rob": 0.01},
        "helpless": {"right": 2.00, "wrong": 0.01, "over": 0.01, "repair": 1.09, "rob": 0.23},
        "generous": {"right": 0.01, "wrong": 0.01, "over": 0.01, "repair": 0.39, "rob": 0.12},
        "confused": {"right": 4.84, "wrong": 0.04, "over": 0.01, "repair": 0.20, "rob": 0.28},
        "wicked": {"right": 4.07, "wrong": 0.05, "over": 0.02, "repair": 1.72, "rob": 2.00},
    }.items()
}
"""By role and kind of deed, how many a build."""
