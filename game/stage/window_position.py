"""The window's position: what its system was asked for, what came of it, what to ask again.

What systems tell of moves is not kept: on X11 what is told of a window that was just opened, or
left its full screen, may be of a moment before, and of its inside where a frame was asked for
(seen with SDL 2.32 and openbox). Where it lies is asked of it, turn by turn.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.stage.windows import Place, reachable

SETTLING_MS: Final = 500
"""Until then a window that moves is moved by its system, which lays a frame around it."""
_TURN_MS: Final = 100
"""No turn counts for more: while a window opens, one may take long, and nothing was heard yet."""


class WindowPosition:
    """Where one window lies."""

    def __init__(self) -> None:
        """Begin with a window of which nothing was asked."""
        self._asked: tuple[int, int] | None = None
        self._home: tuple[int, int] | None = None
        """Where it lay once its system was done with it."""
        self._moved = False
        self._display: int | None = None
        """The one it came to since, where it left the one that is remembered."""
        self._age = 0.0

    def ask(self, place: Place | None) -> tuple[int, int] | None:
        """Begin anew; return where a window that was opened is to be laid.

        None: where its system likes, since it never was laid, or nobody could reach it there.
        """
        self._home, self._moved, self._display, self._age = None, False, None, 0.0
        seen = place is not None and reachable(place, pygame.display.get_desktop_sizes())
        self._asked = place[:2] if place is not None and seen else None
        return self._asked

    def handle_event(self, event: pygame.Event) -> None:
        """Take in that a window came to another display."""
        if event.type == pygame.WINDOWDISPLAYCHANGED:
            self._display = max(0, getattr(event, "display_index", 0))

    def place(self, at: tuple[int, int], ms: float, before: Place | None) -> Place | None:
        """Return what is to be remembered of a window that lies somewhere, ``ms`` after last time.

        That is ``before`` until somebody moved it, and wherever it cannot be reached. What its
        system lays it aside is taken off, or it would wander with every opening.
        """
        self._age += min(ms, _TURN_MS)
        if self._home is None or self._age < SETTLING_MS:
            self._home = at
        self._moved = self._moved or at != self._home
        if not self._moved:
            return before
        asked = self._asked or self._home
        x, y = at[0] - self._home[0] + asked[0], at[1] - self._home[1] + asked[1]
        display = before[2] if before else 0
        place = x, y, display if self._display is None else self._display
        # a window that is put away lies far outside on some systems
        return place if reachable(place, pygame.display.get_desktop_sizes()) else before
