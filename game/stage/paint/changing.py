"""Changing: a picture that others are copied from and that is painted into again."""

from __future__ import annotations

from typing import Final

import pygame

MEMORY: Final = 8
"""So many changes a surface remembers one by one; what was longer ago changed all of it."""


class Changing(pygame.Surface):
    """A surface that is painted into after it was copied from; it says where, each time.

    Any other surface that is copied into a picture must stay as it is for good.
    """

    def __init__(self, size: tuple[int, int], like: pygame.Surface) -> None:
        """Begin with an opaque surface in the pixel format of another."""
        super().__init__(size, 0, like)
        self.number = 0
        """How often it changed."""
        self._changes: list[tuple[pygame.Rect, ...]] = []

    def changed(self, parts: tuple[pygame.Rect, ...]) -> None:
        """Take note that it is another picture now, in these parts, given in pixels."""
        self.number += 1
        self._changes = [*self._changes, parts][-MEMORY:]

    def since(self, number: int) -> tuple[pygame.Rect, ...]:
        """Return where it changed since it had changed so often."""
        count = self.number - number
        if count > len(self._changes):
            return (self.get_rect(),)
        later = self._changes[len(self._changes) - count :]
        return tuple(part for parts in later for part in parts)
