"""Repeating: of a box only the corners are drawn; a large one is never made whole at all.

What is 1080 × 1152 pixels large would take 40 ms to draw and 5 MB to keep; its corners, its edges
and one colour take one of each, in nine steps. What is smaller is kept whole, which is one step.
Pixels are those of a picture whose middle column and row were repeated (`stretched`).
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.stage.paint.art import LARGEST, Art
from game.stage.paint.surfaces import pieces, ready

BROAD: Final = 400_000
"""Pixels of a box that takes some 9 ms to draw: larger ones are painted in pieces, each a step."""
WORTH: Final = 12_000
"""Pixels of a box of which no more than the corners are drawn: SVG costs thirty times a copy."""
_SWATCH: Final = 512
"""Pixels of a side of a colour that lets something through, many of which fill a middle."""


def drawn(width: int, height: int, reach: float) -> tuple[int, int]:
    """Return how large a box is to be drawn whose middle is repeated, all in pixels.

    What is round or lined of it reaches so far from its edges.
    """
    if width * height < WORTH:
        return width, height
    least = 2 * (math.ceil(reach) + 2) + 1
    return min(width, least), min(height, least)


def box(
    surface: pygame.Surface,
    art: Art,
    svg: str,
    drawn: tuple[int, int],
    spot: tuple[int, int],
    size: tuple[int, int],
) -> None:
    """Paint an SVG text that was written for the size ``drawn``, repeated up to another one.

    A broad box is painted in pieces; any other is kept as one picture, which is one step.
    """
    if size[0] * size[1] < BROAD:
        more = size[0] - drawn[0], size[1] - drawn[1]
        surface.blit(art.drawing(svg, *drawn, more), spot)
    else:
        paint(surface, art, art.drawing(svg, *drawn), spot, size)


def paint(
    surface: pygame.Surface,
    art: Art,
    image: pygame.Surface,
    spot: tuple[int, int],
    size: tuple[int, int],
) -> None:
    """Paint a picture at a spot so large, its middle column and row repeated."""
    width, height = image.get_size()
    size = max(width, min(size[0], LARGEST)), max(height, min(size[1], LARGEST))
    if size == (width, height):
        surface.blit(image, spot)
        return
    for x, wide, to_x, to_wide in pieces(width, size[0] - width):
        for y, high, to_y, to_high in pieces(height, size[1] - height):
            at = spot[0] + to_x, spot[1] + to_y
            if (wide, high) == (to_wide, to_high):
                surface.blit(image, at, (x, y, wide, high))
            elif wide == high == 1:
                _flat(surface, art, image.get_at((x, y)), pygame.Rect(at, (to_wide, to_high)))
            else:
                surface.blit(_edge(art, image, (x, y, wide, high), (to_wide, to_high)), at)


def _edge(
    art: Art, image: pygame.Surface, area: tuple[int, int, int, int], size: tuple[int, int]
) -> pygame.Surface:
    def make() -> pygame.Surface:
        return ready(pygame.transform.scale(image.subsurface(area), size))

    return art.piece((image, area, size), make)


def _flat(surface: pygame.Surface, art: Art, colour: pygame.Color, box: pygame.Rect) -> None:
    if colour.a == 255:
        surface.fill(colour, box)
    if colour.a in (0, 255):
        return

    def make() -> pygame.Surface:
        swatch = pygame.Surface((_SWATCH, _SWATCH), pygame.SRCALPHA)
        swatch.fill(colour)
        return swatch

    swatch = art.piece(("swatch", tuple(colour)), make)
    for x in range(box.left, box.right, _SWATCH):
        for y in range(box.top, box.bottom, _SWATCH):
            area = 0, 0, min(_SWATCH, box.right - x), min(_SWATCH, box.bottom - y)
            surface.blit(swatch, (x, y), area)
