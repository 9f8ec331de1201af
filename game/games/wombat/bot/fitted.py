"""How often somebody of a role is seen to do what; fitted by ``tests.bench.wombat_fit``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Final

from game.games.wombat.model.roles import ROLES

KINDS: Final = ROLES
TRUST: Final = 0.8
"""Counts of one build hang together: their logarithms count so much (fitted)."""
SEEN: Final[Mapping[str, tuple[tuple[float, ...], ...]]] = {}
"""By role and feature of the ledger, the shares of its counts from 0 on."""
_LOGS: Final = {
    role: tuple(tuple(map(log, shares)) for shares in rows) for role, rows in SEEN.items()
}


def log_likely(role: str, counts: Sequence[int]) -> float:
    """Return the logarithm of how likely somebody of a role is seen to do this in a build."""
    rows = _LOGS.get(role)
    if rows is None:
        return 0.0
    return sum(row[many] for row, many in zip(rows, counts, strict=True))
