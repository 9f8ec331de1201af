"""Photos: somebody's own pictures on a canvas, and what stands for one that is not here."""

from __future__ import annotations

import contextlib
import io
from typing import Final

import pygame

SHEET: Final = (226, 214, 190)
"""The colour of a sheet that stands for a picture which is not here."""


def fitted(content: bytes | None, width: int, height: int) -> pygame.Surface:
    """Return as much of a picture's middle as fills a size in pixels.

    Without a picture it is a sheet of paper: whoever paints it writes its name.
    """
    sheet = pygame.Surface((width, height))
    sheet.fill(SHEET)
    if content is not None:
        with contextlib.suppress(pygame.error):
            photo = pygame.image.load(io.BytesIO(content), "x.jpg")
            # cut before it is scaled: a strip of one pixel would become millions of them
            wide, high = photo.get_size()
            share = max(width / wide, height / high)
            middle = pygame.Rect(0, 0, max(1, round(width / share)), max(1, round(height / share)))
            middle.center = wide // 2, high // 2
            middle = middle.clip(photo.get_rect())
            sheet = pygame.transform.smoothscale(photo.subsurface(middle), (width, height))
    return sheet
