"""Desktops: what of each display is free for windows, and how a window is fitted into it.

pygame-ce 2.5.8 knows how large a display is, and not what panels and docks take of it. SDL knows,
and its library is loaded already.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Any, Final

import pygame

from game.stage.windows import UNSEEN, Place

Size = tuple[int, int]
EDGE: Final = (60, 20)
"""One part in so many of a desktop's width and height is left to the frame around a window."""
LEAST_EDGE: Final = (16, 48)
"""And never fewer pixels: titles of windows are 20 to 48 high, and more on fine screens."""


class _Rect(ctypes.Structure):
    """``SDL_Rect`` of SDL_rect.h."""

    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "width", "height")]


@cache
def _sdl() -> Any:
    """Return SDL's library as pygame has loaded it; None where it cannot be asked."""
    from pygame import base  # noqa: PLC0415 its file leads to SDL's

    try:
        # elsewhere than on Windows a library answers for those that it was linked with
        library = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else base.__file__)
        return library.SDL_GetDisplayUsableBounds
    except (AttributeError, OSError, TypeError):
        return None


def forget() -> None:
    """Let SDL's library be looked for anew."""
    _sdl.cache_clear()


def usable(display: int) -> pygame.Rect:
    """Return what windows may take of a display, in pixels of the whole desktop."""
    found, ask = _Rect(), _sdl()
    if ask is not None and ask(display, ctypes.byref(found)) == 0 and found.width > 0:
        return pygame.Rect(found.x, found.y, found.width, found.height)
    sizes = pygame.display.get_desktop_sizes()
    return pygame.Rect((0, 0), sizes[display] if display < len(sizes) else sizes[0])


def desktops() -> list[pygame.Rect]:
    """Return what windows may take of each display; none where nobody sees any."""
    if pygame.display.get_driver() in UNSEEN:
        return []
    return [usable(display) for display in range(pygame.display.get_num_displays())]


class Displays:
    """How many displays there are, and whether one came or went.

    SDL tells of that in events which pygame-ce 2.5.8 does not hand on.
    """

    def __init__(self) -> None:
        """Begin with the displays that are there."""
        self.count = pygame.display.get_num_displays()

    def more(self) -> int:
        """Return how many there are more than at the last call; below 0, how many fewer."""
        before, self.count = self.count, pygame.display.get_num_displays()
        return self.count - before


def fitted(size: Size, desktop: pygame.Rect) -> Size:
    """Return a size in the same proportions that fits a desktop with a frame around it."""
    wide, high = (
        max(1, most - max(least, most // part))
        for most, least, part in zip(desktop.size, LEAST_EDGE, EDGE, strict=True)
    )
    scale = min(1.0, wide / size[0], high / size[1])
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def middle(size: Size, desktop: pygame.Rect) -> tuple[int, int]:
    """Return where to lay a window so that it lies in the middle, with its title above it."""
    spare = desktop.height - size[1]
    return desktop.centerx - size[0] // 2, desktop.top + spare // 3


def laid_inside(place: Place, size: Size, free: list[pygame.Rect]) -> Place:
    """Return the place next to a wished one at which a window of a size lies on one desktop."""
    x, y, display = place
    middle = x + size[0] // 2, y + size[1] // 2
    at = next((n for n, one in enumerate(free) if one.collidepoint(middle)), display)
    if at >= len(free):
        return place
    left, top, right, bottom = free[at].left, free[at].top, free[at].right, free[at].bottom
    x, y = min(x, right - size[0]), min(y, bottom - size[1])
    return max(x, left), max(y, top), at


def lost(at: tuple[int, int], size: Size, free: list[pygame.Rect]) -> bool:
    """Return whether too little of a window lies on any desktop to be taken hold of."""
    window = pygame.Rect(at, size)
    least = size[0] * size[1] // 4
    seen = (window.clip(one).size for one in free)
    return bool(free) and sum(wide * high for wide, high in seen) < least
