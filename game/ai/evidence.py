"""Evidence: what moved a belief, and which of it is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


def strongest(every: Sequence[T], weight: Callable[[T], Any], most: int) -> list[T]:
    """Return the few that weigh most, in the order in which they came."""
    by_weight = sorted(range(len(every)), key=lambda at: weight(every[at]), reverse=True)
    return [every[at] for at in sorted(by_weight[:most])]
