"""How often somebody of a role is seen to do what; fitted by ``tests.bench.wombat_fit``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

from game.games.wombat.model.roles import ROLES, WICKED

KINDS: Final = ROLES
TIRELESS: Final = "tireless"
"""A Wicked who does nothing but spoil: told apart, for acts of one kind come together."""
STYLES: Final = ((0.35, 0.65), (0.85, 0.15), (0.97, 0.03), (0.99, 0.01))
"""By how many towers were complete, how often the Wicked is of which kind: one in five never stops,
and of him nine builds in ten have no tower, of the other one in eight (fitted)."""
TRUST: Final = 0.8
"""Counts of one build hang together: their logarithms count so much (fitted)."""
SEEN: Final[Mapping[str, tuple[tuple[float, ...], ...]]] = {
    "basic": (
        (0.030, 0.093, 0.176, 0.229, 0.196, 0.133, 0.142),
        (0.930, 0.065, 0.004, 0.001, 0.001),
        (0.648, 0.258, 0.072, 0.019, 0.002, 0.001, 0.001),
        (0.506, 0.288, 0.137, 0.048, 0.014, 0.006),
        (0.873, 0.116, 0.011),
        (0.815, 0.185),
        (0.982, 0.016, 0.002),
    ),
    "trusting": (
        (0.034, 0.085, 0.191, 0.286, 0.218, 0.116, 0.069),
        (0.934, 0.057, 0.007, 0.001, 0.001),
        (0.648, 0.247, 0.078, 0.017, 0.004, 0.003, 0.002),
        (0.537, 0.330, 0.095, 0.028, 0.007, 0.004),
        (0.872, 0.122, 0.006),
        (0.797, 0.203),
        (0.989, 0.010, 0.001),
    ),
    "helpless": (
        (0.090, 0.151, 0.137, 0.168, 0.159, 0.146, 0.149),
        (0.956, 0.038, 0.004, 0.001, 0.001),
        (0.330, 0.327, 0.198, 0.092, 0.035, 0.013, 0.005),
        (0.610, 0.272, 0.095, 0.015, 0.006, 0.001),
        (0.891, 0.102, 0.006),
        (0.631, 0.369),
        (0.935, 0.056, 0.009),
    ),
    "generous": (
        (0.626, 0.248, 0.098, 0.025, 0.001, 0.001, 0.001),
        (0.985, 0.013, 0.001, 0.001, 0.001),
        (0.750, 0.154, 0.076, 0.017, 0.001, 0.001, 0.001),
        (0.431, 0.393, 0.146, 0.027, 0.003, 0.001),
        (0.929, 0.066, 0.005),
        (0.824, 0.176),
        (0.974, 0.022, 0.005),
    ),
    "confused": (
        (0.020, 0.053, 0.184, 0.227, 0.199, 0.169, 0.148),
        (0.938, 0.058, 0.002, 0.001, 0.001),
        (0.596, 0.260, 0.100, 0.036, 0.007, 0.001, 0.001),
        (0.570, 0.304, 0.100, 0.020, 0.004, 0.003),
        (0.889, 0.088, 0.023),
        (0.798, 0.202),
        (0.983, 0.015, 0.002),
    ),
    "wicked": (
        (0.012, 0.065, 0.096, 0.201, 0.193, 0.181, 0.253),
        (0.844, 0.137, 0.017, 0.002, 0.001),
        (0.450, 0.256, 0.185, 0.076, 0.026, 0.005, 0.002),
        (0.502, 0.301, 0.133, 0.047, 0.011, 0.005),
        (0.889, 0.093, 0.018),
        (0.797, 0.203),
        (0.981, 0.019, 0.001),
    ),
    "tireless": (
        (0.295, 0.407, 0.227, 0.051, 0.003, 0.014, 0.003),
        (0.959, 0.031, 0.003, 0.003, 0.003),
        (0.929, 0.047, 0.010, 0.003, 0.003, 0.003, 0.003),
        (0.143, 0.347, 0.378, 0.099, 0.027, 0.007),
        (0.852, 0.131, 0.017),
        (0.659, 0.341),
        (0.990, 0.007, 0.003),
    ),
}  # fmt: skip
"""By role and feature of the ledger, the shares of its counts from 0 on."""
_LOGS: Final = {
    role: tuple(tuple(map(log, shares)) for shares in rows) for role, rows in SEEN.items()
}


def log_likely(role: str, counts: Sequence[int], towers: int) -> float:
    """Return the logarithm of how likely somebody of a role is seen to do this in a build."""
    if role != WICKED:
        return _plain(role, counts)
    one, other = STYLES[towers]
    return log(one * exp(_plain(WICKED, counts)) + other * exp(_plain(TIRELESS, counts)))


def _plain(role: str, counts: Sequence[int]) -> float:
    rows = _LOGS.get(role, ())
    return sum(row[many] for row, many in zip(rows, counts, strict=False))
