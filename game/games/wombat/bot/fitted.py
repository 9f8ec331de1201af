"""How often somebody of a role is seen to do what; fitted by ``tests.bench.wombat_fit``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

from game.games.wombat.model.roles import ROLES, WICKED

KINDS: Final = ROLES
TIRELESS: Final = "tireless"
"""A Wicked who does nothing but spoil: told apart, for acts of one kind come together."""
STYLES: Final = ((WICKED, 0.8), (TIRELESS, 0.2))
"""How often the Wicked is of which kind, for all one knows."""
TRUST: Final = 0.8
"""Counts of one build hang together: their logarithms count so much (fitted)."""
SEEN: Final[Mapping[str, tuple[tuple[float, ...], ...]]] = {
    "basic": (
        (0.031, 0.089, 0.172, 0.225, 0.207, 0.133, 0.142),
        (0.931, 0.063, 0.005, 0.001, 0.001),
        (0.637, 0.254, 0.083, 0.018, 0.006, 0.001, 0.001),
        (0.505, 0.284, 0.140, 0.049, 0.016, 0.005),
        (0.854, 0.114, 0.032),
        (0.782, 0.218),
    ),
    "trusting": (
        (0.044, 0.093, 0.203, 0.273, 0.170, 0.147, 0.070),
        (0.944, 0.049, 0.002, 0.002, 0.002),
        (0.692, 0.240, 0.051, 0.007, 0.005, 0.002, 0.002),
        (0.526, 0.315, 0.093, 0.054, 0.009, 0.002),
        (0.915, 0.071, 0.014),
        (0.710, 0.290),
    ),
    "helpless": (
        (0.265, 0.191, 0.245, 0.142, 0.088, 0.026, 0.043),
        (0.980, 0.011, 0.003, 0.003, 0.003),
        (0.655, 0.242, 0.077, 0.014, 0.006, 0.003, 0.003),
        (0.517, 0.331, 0.120, 0.006, 0.014, 0.011),
        (0.879, 0.092, 0.029),
        (0.552, 0.448),
    ),
    "generous": (
        (0.928, 0.060, 0.002, 0.002, 0.002, 0.002, 0.002),
        (0.983, 0.010, 0.002, 0.002, 0.002),
        (0.952, 0.036, 0.002, 0.002, 0.002, 0.002, 0.002),
        (0.386, 0.367, 0.155, 0.068, 0.014, 0.010),
        (0.788, 0.163, 0.049),
        (0.478, 0.522),
    ),
    "confused": (
        (0.067, 0.129, 0.170, 0.207, 0.186, 0.172, 0.069),
        (0.931, 0.060, 0.005, 0.002, 0.002),
        (0.639, 0.267, 0.076, 0.007, 0.007, 0.002, 0.002),
        (0.618, 0.240, 0.088, 0.037, 0.012, 0.007),
        (0.896, 0.084, 0.021),
        (0.767, 0.233),
    ),
    "wicked": (
        (0.023, 0.040, 0.148, 0.168, 0.212, 0.200, 0.209),
        (0.834, 0.138, 0.021, 0.004, 0.002),
        (0.407, 0.243, 0.212, 0.086, 0.036, 0.009, 0.008),
        (0.400, 0.304, 0.196, 0.065, 0.026, 0.010),
        (0.882, 0.112, 0.007),
        (0.854, 0.146),
    ),
    "tireless": (
        (0.465, 0.378, 0.102, 0.008, 0.031, 0.008, 0.008),
        (0.928, 0.048, 0.008, 0.008, 0.008),
        (0.953, 0.008, 0.008, 0.008, 0.008, 0.008, 0.008),
        (0.325, 0.365, 0.230, 0.063, 0.008, 0.008),
        (0.943, 0.049, 0.008),
        (0.533, 0.467),
    ),
}  # fmt: skip
"""By role and feature of the ledger, the shares of its counts from 0 on."""
_LOGS: Final = {
    role: tuple(tuple(map(log, shares)) for shares in rows) for role, rows in SEEN.items()
}


def log_likely(role: str, counts: Sequence[int]) -> float:
    """Return the logarithm of how likely somebody of a role is seen to do this in a build."""
    if role != WICKED:
        return _plain(role, counts)
    return log(sum(share * exp(_plain(style, counts)) for style, share in STYLES))


def _plain(role: str, counts: Sequence[int]) -> float:
    rows = _LOGS.get(role, ())
    return sum(row[many] for row, many in zip(rows, counts, strict=False))
