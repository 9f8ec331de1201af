"""Solid: which box of a picture lets nothing through, though its corners do.

Cards, tiles and panels have round corners, so they are pictures with an alpha; what lies below
their middle is nevertheless not seen. What is noted here must never be painted into again.
"""

from __future__ import annotations

from typing import Final
from weakref import ref

import pygame

LEAST: Final = 4_000
"""Pixels of the smallest picture that is looked at: less is painted as quickly as left out."""
_MOST: Final = 4
"""So large a part of its shorter side lies between a picture's edge and the box, at the most."""
_TRIES: Final = 10
"""How many sizes of a box are tried."""
_boxes: dict[int, tuple[ref[pygame.Surface], pygame.Rect]] = {}
"""By a picture's identity, as it is asked for each copy that is listed; gone with the picture."""


def note(picture: pygame.Surface) -> None:
    """Find the box of a picture that lets nothing through, and keep it as long as the picture."""
    box, key = found(picture), id(picture)
    if box is not None:
        _boxes[key] = ref(picture, lambda _: _boxes.pop(key, None)), box


def solid(picture: pygame.Surface) -> pygame.Rect | None:
    """Return the box of a picture that was noted, in its own pixels; None: there may be none."""
    its = _boxes.get(id(picture))
    return None if its is None else its[1]


def found(picture: pygame.Surface) -> pygame.Rect | None:
    """Return a large box around a picture's middle that lets nothing through, None without one."""
    bounds = picture.get_bounding_rect(min_alpha=255)
    short = min(bounds.size)
    if bounds.width * bounds.height < LEAST or not picture.get_flags() & pygame.SRCALPHA:
        return None
    opaque = pygame.mask.from_surface(picture, 254)
    box = None
    for part in range(_TRIES, -1, -1):  # the smallest first: most that fail do so at once
        inset = short * part // (_TRIES * _MOST)
        tried = bounds.inflate(-2 * inset, -2 * inset)
        whole = pygame.mask.Mask(tried.size, fill=True)
        if opaque.overlap_area(whole, tried.topleft) < tried.width * tried.height:
            break
        box = tried
    return box
