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
            share = max(width / photo.get_width(), height / photo.get_height())
            size = round(photo.get_width() * share), round(photo.get_height() * share)
            photo = pygame.transform.smoothscale(photo, size)
            sheet.blit(photo, ((width - size[0]) // 2, (height - size[1]) // 2))
    return sheet
