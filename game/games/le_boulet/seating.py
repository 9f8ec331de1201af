"""What the rules leave to who sits there: whether all race for the first lead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.le_boulet.model.options import CLOCK_SECONDS


def seated(options: Mapping[str, Any], people: int) -> dict[str, Any]:
    """Return options without a race where no clock runs: for one person, or where there is none.

    Bots alone race (B17): theirs are tenths that no clock measures.
    """
    clock = people > 1 and options.get("answer_seconds", CLOCK_SECONDS) > 0
    return dict(options) if clock or not people else {**options, "race": False}
