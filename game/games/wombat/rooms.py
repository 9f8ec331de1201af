"""Rooms: what lessons' tables call themselves: the light on, dimmed, or off as in a match."""

from __future__ import annotations

from typing import Final

LIGHT: Final = "lesson-light"
DIMMED: Final = "lesson-dimmed"
EYES_CLOSED: Final = "lesson"
LESSONS: Final = (LIGHT, DIMMED, EYES_CLOSED)
