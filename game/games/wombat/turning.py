"""Turning: the steepest fall of sound bricks that mattered, and whose paw it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.addressing import addressed
from game.core.endings import TurningPoint
from game.core.words import Words
from game.games.wombat.ending import course_of, lost_builds, steepest
from game.games.wombat.model.state import State
from game.games.wombat.naming import time_said


def turning_points(
    state: State,
    events: Sequence[Any],
    names: Sequence[str],
    words: Words,
    you: int | None = None,
) -> tuple[TurningPoint, ...]:
    """Return the moment at which it all went over, if one mattered."""
    curve = course_of(state, events)
    fall = steepest(curve, lost_builds(events))
    if fall is None:
        return ()
    last = next(one for one in curve if one.part == fall.part)
    facts = {"n": fall.bricks, "time": time_said(fall.tick)}
    seats = {"name": last.seat} if last.seat >= 0 else {}
    key = "turning.fall-paw" if seats else "turning.fall"
    text = addressed(words, key, seats, names, you, **facts)
    return (TurningPoint(fall.part, fall.build, max(0, last.seat), "icon_brick", text),)
