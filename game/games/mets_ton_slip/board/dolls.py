"""Dolls: a seat's figure with what it wears, one picture laid over another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.games.mets_ton_slip.outfits import layers
from game.stage.motion.layout import Box
from game.stage.paint.art import ready
from game.stage.paint.canvas import Canvas

SKIN: Final = "mets_ton_slip"
"""The folder of ``assets/svg`` with the figures and their clothes."""
DOLLS: Final = 5
"""So many figures there are; a seat's is that of its number."""
WIDE: Final = 240 / 360
"""A figure's width, for a height of one."""


def dressed(canvas: Canvas, doll: int, worn: Sequence[int], height: float) -> pygame.Surface:
    """Return a figure in its clothes, so many units high: one picture an outfit and a size."""
    high = max(1, canvas.pixels(height))
    size = max(1, round(high * WIDE)), high

    def make() -> pygame.Surface:
        whole = pygame.Surface(size, pygame.SRCALPHA)
        for name in layers(doll, worn):
            whole.blit(canvas.art.picture(name, *size), (0, 0))
        return ready(whole)

    with canvas.art.wearing(SKIN):
        return canvas.art.made(("doll", doll, *worn, high), make)


def paint_doll(
    canvas: Canvas, doll: int, worn: Sequence[int], box: Box, alpha: float = 1.0
) -> None:
    """Paint a figure in its clothes into a box, as large as it fits, its feet on the lower edge."""
    height = min(box.height, box.width / WIDE)
    x = box.middle[0] - height * WIDE / 2
    canvas.put(dressed(canvas, doll, worn, height), x, box.y + box.height - height, alpha)
