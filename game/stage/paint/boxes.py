"""Boxes: few of them that hold all of some.

One box more costs something, and so does what lies between two and is painted for nothing. Two
boxes that overlap may stay two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

_SMALL: Final = 20_000
"""Pixels that cost no more than one box more does."""


def merged(
    boxes: Iterable[pygame.Rect], whole: pygame.Rect, share: float
) -> list[pygame.Rect] | None:
    """Return few boxes that hold all of some, in pixels; None where they are most of the whole.

    Most of it is more than a ``share`` of its pixels.
    """
    found: list[pygame.Rect] = []
    sizes: list[int] = []
    for box in boxes:
        one = box.clip(whole)
        size = one.w * one.h
        again = size > 0
        while again:
            again = False
            for at in one.collidelistall(found):
                both = one.union(found[at])
                large = both.w * both.h
                if large <= size + sizes[at] + _SMALL:
                    del found[at], sizes[at]
                    one, size, again = both, large, True
                    break
        if size:
            found.append(one)
            sizes.append(size)
    return None if sum(sizes) > share * pixels(whole) else found


def beside(box: pygame.Rect, cover: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield up to four boxes that are one without what a cover hides of it."""
    hidden = box.clip(cover)
    if not hidden.width or not hidden.height:
        yield box
        return
    top, bottom = hidden.top, hidden.bottom
    for left, upper, wide, high in (
        (box.left, box.top, box.width, top - box.top),
        (box.left, bottom, box.width, box.bottom - bottom),
        (box.left, top, hidden.left - box.left, hidden.height),
        (hidden.right, top, box.right - hidden.right, hidden.height),
    ):
        if wide and high:
            yield pygame.Rect(left, upper, wide, high)


def pixels(box: pygame.Rect) -> int:
    """Return how many pixels a box has."""
    return box.width * box.height
