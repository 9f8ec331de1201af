"""Shrunk: in a window too small to be drawn for, the picture is drawn larger, and shrunk to fit.

Words have at least eight pixels, so in a smaller window they would not fit what they are written
on. Where things lie in the window is the same with and without.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.stage.paint.canvas import HEIGHT, WIDTH

LEAST: Final = (960, 540)
"""The smallest picture that is drawn as it is."""


class Shrunk:
    """What a small window's picture is drawn into."""

    def __init__(self) -> None:
        """Begin with nothing: few windows ever need it."""
        self._sheet: pygame.Surface | None = None

    def sheet(self, window: pygame.Surface) -> pygame.Surface:
        """Return what a picture for a window is drawn into: the window itself, or a larger one."""
        if _scale(window) * WIDTH >= LEAST[0]:
            self._sheet = None
            return window
        if self._sheet is None:
            self._sheet = pygame.Surface(LEAST, 0, window)
        return self._sheet

    @staticmethod
    def lay(sheet: pygame.Surface, window: pygame.Surface) -> None:
        """Lay what was drawn into a window, in its middle."""
        scale = _scale(window)
        size = max(1, round(WIDTH * scale)), max(1, round(HEIGHT * scale))
        small = pygame.transform.smoothscale(sheet, size)
        window.fill((0, 0, 0))
        window.blit(small, small.get_rect(center=window.get_rect().center))


def _scale(window: pygame.Surface) -> float:
    return min(window.get_width() / WIDTH, window.get_height() / HEIGHT)
