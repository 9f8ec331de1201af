"""What the rules leave to who sits there: what paws feel, and how long bases lie there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rules import Outcome
from game.games.wombat.model.options import FITTING, OWN, SHADOWS
from game.games.wombat.model.roles import GOOD


def seated(options: Mapping[str, Any], people: int) -> dict[str, Any]:
    """Return options that say who feels: several people see shadows that have names in the light.

    One person or none feels alone.

    Who feels alone among people needs a gamepad that shakes (W35), which not every table has.
    """
    if options.get("touch", FITTING) != FITTING:
        return dict(options)
    return {**options, "touch": SHADOWS, "named": True} if people > 1 else {**options, "touch": OWN}


def next_time(options: Mapping[str, Any], outcome: Outcome | None) -> dict[str, Any]:
    """Return the options of the next match: after a practice build it is for points.

    Once the Good have won it is without bases, if so agreed.
    """
    if options.get("practice"):
        return {**options, "practice": False}
    won = outcome is not None and outcome.reason == GOOD
    if not won or not options.get("until_won"):
        return dict(options)
    return {**options, "beginner": False, "until_won": False}


def remembered(options: Mapping[str, Any], told: Sequence[Any]) -> dict[str, Any]:
    """Return options as they are: of a match before nothing is remembered."""
    return dict(options)
