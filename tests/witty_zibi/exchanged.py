"""What pairs of windows must know: what they must of every game of the family."""

from __future__ import annotations

from tests.gangs.exchanged import (
    ANSWERS,
    SETTINGS,
    answering,
    asked_soonest,
    known_anew,
    play,
    ripe,
    sorts,
)

__all__ = [
    "ANSWERS", "SETTINGS", "answering", "asked_soonest", "known_anew", "play", "ripe", "sorts",
]  # fmt: skip
