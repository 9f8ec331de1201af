"""Dolls: a seat's figure with what it wears, one picture laid over another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.games.mets_ton_slip.outfits import layers
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.paint.surfaces import ready

SKIN: Final = "mets_ton_slip"
"""The folder of ``assets/svg`` with the figures and their clothes."""
DOLLS: Final = 5
"""So many figures there are; a seat's is that of its number."""
WIDE: Final = 240 / 360
"""A figure's width, for a height of one."""


def clothed(canvas: Canvas, doll: int, worn: Sequence[int], height: float) -> pygame.Surface:
    """Return a figure in its clothes, of a given height in units, to be kept by the caller."""
    size = _size(canvas, height)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    with canvas.art.wearing(SKIN):
        for name in layers(doll, worn):
            whole.blit(*canvas.art.trimmed(name, *size))
    return ready(whole)


def dressed(canvas: Canvas, doll: int, worn: Sequence[int], height: float) -> pygame.Surface:
    """Return a figure in its clothes: one picture an outfit and a size, kept."""
    key = "doll", doll, *worn, _size(canvas, height)
    with canvas.art.wearing(SKIN):
        return canvas.art.made(key, lambda: clothed(canvas, doll, worn, height))


def garment(canvas: Canvas, name: str, height: float) -> tuple[pygame.Surface, float, float]:
    """Return a garment for a figure so many units high, and how far its middle is off that one's.

    It has no empty margin, and is the picture that figures are dressed with.
    """
    wide, high = _size(canvas, height)
    with canvas.art.wearing(SKIN):
        image, (left, top) = canvas.art.trimmed(name, wide, high)
    across, down = left + (image.get_width() - wide) / 2, top + (image.get_height() - high) / 2
    return image, across / canvas.k, down / canvas.k


def height_in(box: Box) -> float:
    """Return how high a figure stands in a box, in units."""
    return min(box.height, box.width / WIDE)


def _size(canvas: Canvas, height: float) -> tuple[int, int]:
    high = max(1, canvas.pixels(height))
    return max(1, round(high * WIDE)), high


def paint_doll(
    canvas: Canvas, doll: int, worn: Sequence[int], box: Box, alpha: float = 1.0
) -> None:
    """Paint a figure in its clothes into a box, as large as it fits, its feet on the lower edge."""
    height = height_in(box)
    x = box.middle[0] - height * WIDE / 2
    canvas.put(dressed(canvas, doll, worn, height), x, box.y + box.height - height, alpha)
