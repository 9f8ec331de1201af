"""What the rules leave to who sits there: the race, explanations, and what was said before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.rules import Outcome
from game.games.le_boulet.model.events import Event, Proposed
from game.games.le_boulet.model.options import CLOCK_SECONDS, REMEMBERED
from game.games.le_boulet.model.themes import compared, is_key


def seated(options: Mapping[str, Any], people: int) -> dict[str, Any]:
    """Return options without a race where several people have no clock to race by.

    One person races by the time that they look at their hand; bots' tenths (B17) are their own, and
    nobody waits for them. People say themes that nobody knows, so where one sits a theme may be
    explained (decision 0056); bots know each other's.
    """
    if people:
        options = {"explain": True, **options}
    clock = people <= 1 or options.get("answer_seconds", CLOCK_SECONDS) > 0
    return dict(options) if clock else {**options, "race": False}


def next_time(options: Mapping[str, Any], outcome: Outcome | None) -> dict[str, Any]:
    """Return the options of the next match, which are those of the last."""
    return dict(options)


def remembered(options: Mapping[str, Any], told: Iterable[Event]) -> dict[str, Any]:
    """Return options with what all were told that was said, so that bots do not say it again.

    Of people's own words nothing is kept: bots do not say these.
    """
    said = (compared(one.theme) for one in told if isinstance(one, Proposed))
    keys = dict.fromkeys((*options.get("said", ()), *filter(is_key, said)))
    return {**options, "said": [*keys][-REMEMBERED:]} if keys else dict(options)
