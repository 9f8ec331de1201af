"""Staying: what all just saw stays for a while before a curtain hides it."""

from __future__ import annotations

from typing import Final

STAY_MS: Final = 2000
"""A public result stays at least so long at any pace of pictures, unless somebody presses on."""


class Stay:
    """How long the newest public result of one couch has been seen."""

    def __init__(self) -> None:
        """Begin with nothing to be seen."""
        self._hung: int | None = None
        """How much all had been told when a curtain hung last; None: before the first."""
        self._told = 0
        self._ms = 0.0

    def pass_time(self, ms: float, told: int) -> bool:
        """Let time pass; say whether what all were told since the last curtain has to stay."""
        if told != self._told:
            self._told, self._ms = told, 0.0
        if self._hung is None:
            self._hung = told
        self._ms += ms
        return told != self._hung and self._ms < STAY_MS

    def over(self) -> None:
        """Let it stay no longer: a curtain hangs, or somebody pressed on."""
        self._hung = self._told
