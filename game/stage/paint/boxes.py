"""Boxes: few of them that hold all of some.

One box more costs something, and so does what lies between two and is painted for nothing. Two
boxes that overlap may stay two.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    for box in boxes:
        one = box.clip(whole)
        if not one.width or not one.height:
            continue
        again = True
        while again:
            again = False
            for at in one.collidelistall(found):
                both = one.union(found[at])
                if _size(both) <= _size(one) + _size(found[at]) + _SMALL:
                    del found[at]
                    one, again = both, True
                    break
        found.append(one)
    return None if sum(map(_size, found)) > share * _size(whole) else found


def _size(box: pygame.Rect) -> int:
    return box.width * box.height
