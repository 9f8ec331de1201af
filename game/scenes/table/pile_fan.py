"""The pile fan: a pile seen more closely, by resting on it, by a key or by a long press."""

from __future__ import annotations

from typing import Final

from game.core.targets import SEAT

REST_MS: Final = 250
"""How long the pointer rests on a pile before it fans out."""
LONG_MS: Final = 450
"""How long a press is a long one."""


class PileFan:
    """Which pile is fanned out; a pile is named as its seat's area is."""

    def __init__(self) -> None:
        """Look at nothing."""
        self._over: str | None = None
        self._rested = 0.0
        self._folded = False
        """Whether the pile under the pointer has to stay folded."""
        self._pressed: str | None = None
        self._held = 0.0
        self._kept: str | None = None

    @property
    def pile(self) -> str | None:
        """The pile that is fanned out now."""
        if self._kept is not None:
            return self._kept
        return self._over if self._rested >= REST_MS and not self._folded else None

    @property
    def waiting(self) -> bool:
        """Whether a pile is about to fan out."""
        resting = self._over is not None and self._rested < REST_MS and not self._folded
        return resting or self._pressed is not None

    def hover(self, pile: str | None) -> None:
        """Take in what pile lies under the pointer."""
        if pile != self._over:
            self._over, self._rested, self._folded = pile, 0.0, False

    def press(self, name: str | None) -> None:
        """Take in that an area was pressed: perhaps for long."""
        self._pressed, self._held = name, 0.0
        self._kept = None

    def release(self) -> bool:
        """Take in that the press is over; say whether it was a long one, which touches nothing."""
        self._pressed = None
        return self._kept is not None

    def toggle(self, name: str) -> None:
        """Fan a pile out until the next key or press, or fold it again."""
        self._kept = None if self._kept == name else name

    def fold(self) -> bool:
        """Fold what was fanned out by a key or a press; False where nothing was."""
        had = self._kept is not None
        self._kept = None
        return had

    def give_way(self) -> None:
        """Fold whatever is fanned out, until the pointer leaves it: something is asked."""
        self._kept = self._pressed = None
        self._folded = True

    def pass_time(self, ms: float) -> None:
        """Let a rest or a press grow long."""
        self._rested += ms
        if self._pressed is not None:
            self._held += ms
            if self._held >= LONG_MS and self._pressed in SEAT:
                self._kept, self._pressed = self._pressed, None
