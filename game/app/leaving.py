"""Leaving: what falls when the keyboard goes elsewhere, and when that means that somebody left.

The keyboard is the program's, whichever of its windows has it: nobody left who only clicked on the
second one. What is private falls at once, in either case; whether anybody left is seen a little
later, since a system takes the keyboard from one window before it gives it to the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import pygame

from game.app.second import SecondWindow
from game.stage.input.inputs import FocusLost
from game.stage.stack import Stack

LEFT_MS: Final = 100
"""So long no window has the keyboard when it goes from one of ours to the other."""


class Leaving:
    """Whether the keyboard may have left the program."""

    def __init__(self, show: Callable[[Stack], None]) -> None:
        """Show what is left when something fell by ``show``."""
        self._show = show
        self._since: float | None = None
        """How long it may have, in milliseconds."""

    def cover(self, stack: Stack) -> None:
        """Let what is private fall, and show that before anything else happens."""
        if stack.cover():
            self._show(stack)

    def begin(self, stack: Stack, second: SecondWindow | None) -> None:
        """Let what is private fall: the system may keep a small picture of what is shown now."""
        if second is None or not second.open:
            self.leave(stack)
            return
        stack.cover()
        self._since = 0.0
        self._show(stack)

    def leave(self, stack: Stack, why: Literal["lost", "stood"] = "lost") -> None:
        """Take the program as left."""
        self._since = None
        stack.cover()
        stack.handle_input(FocusLost(why))
        self._show(stack)

    def pass_time(self, ms: float, stack: Stack, second: SecondWindow | None) -> None:
        """Take the program as left once none of its windows has had the keyboard for a while."""
        if self._since is None:
            return
        self._since += ms
        if pygame.key.get_focused() or (second is not None and second.just_opened):
            self._since = None
        elif self._since >= LEFT_MS:
            self.leave(stack)
