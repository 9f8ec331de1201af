"""The tables at which bots learn what hands hold: usual ones, and those with other options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

TABLES: Final[tuple[Mapping[str, Any], ...]] = (
    {},
    {"mirror_shield": "restore", "discard_placed": "one"},
)
"""Options, by their names in RULES.md; each match draws one."""
