"""The undo window: a short while in which a choice can be taken back before it is submitted."""

from __future__ import annotations

from typing import Any


class UndoWindow:
    """One choice that is made and not submitted yet."""

    def __init__(self) -> None:
        """Hold nothing."""
        self.action: Any = None
        self.chosen: str | None = None
        """The area of the card that is about to fly."""
        self._target = ""
        """The area it is about to fly to."""
        self._left = self._whole = 0.0

    @property
    def part(self) -> float | None:
        """How much of the while is left, 1 to 0; None where nothing is held."""
        return None if self.action is None else max(0.0, self._left / self._whole)

    def hold(self, action: Any, ms: float, chosen: str | None, target: str = "") -> None:
        """Hold a choice back for a while: of a card, and of what it was laid on."""
        self.action, self.chosen, self._target = action, chosen, target
        self._left = self._whole = ms

    def take_back(self) -> bool:
        """Forget the choice; False where nothing was held."""
        had = self.action is not None
        self.action = self.chosen = None
        return had

    def hurry(self, area: str | None = None) -> bool:
        """Let the while be over; False where nothing is held, or not for that area."""
        if self.action is None or area not in (None, self._target):
            return False
        self._left = 0.0
        return True

    def pass_time(self, ms: float) -> Any:
        """Return the choice, once, when its while is over."""
        if self.action is None:
            return None
        self._left -= ms
        if self._left > 0:
            return None
        action = self.action
        self.take_back()
        return action
