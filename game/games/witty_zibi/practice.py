"""The tables at which bots learn: single rounds, with and without the expert rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

TABLES: Final[tuple[Mapping[str, Any], ...]] = (
    {"rounds": 1, "expert": True},
    {"rounds": 1, "expert": False},
)
"""Options, by their names in RULES.md; each match draws one."""
