"""Surfaces: what is done to pixels that were drawn: their format, stretching, blurs, shadows."""

from __future__ import annotations

from typing import Final

import pygame

from game.stage.paint.theme import INK

_FINE: Final = 8
"""A blur of so many pixels is drawn pixel by pixel; one of twice as many half as large."""
_SOFT: Final = 6
"""The same for a blur of something that is large itself."""


def ready(image: pygame.Surface) -> pygame.Surface:
    """Return a picture in the window's own pixel format, which is copied many times faster."""
    return image.convert_alpha() if pygame.display.get_surface() is not None else image


def stretched(image: pygame.Surface, wider: int, higher: int) -> pygame.Surface:
    """Return a picture so many pixels larger, its middle column and row repeated."""
    width, height = image.get_size()
    if wider:
        middle, size = width // 2, (width + wider, height)
        column = image.subsurface((middle, 0, 1, height))
        found = pygame.Surface(size, pygame.SRCALPHA)
        _copy(image, found, (0, 0), (0, 0, middle, height))
        _copy(pygame.transform.scale(column, (wider, height)), found, (middle, 0))
        _copy(image, found, (middle + wider, 0), (middle, 0, width - middle, height))
        image, width = found, width + wider
    if higher:
        middle = height // 2
        row = image.subsurface((0, middle, width, 1))
        found = pygame.Surface((width, height + higher), pygame.SRCALPHA)
        _copy(image, found, (0, 0), (0, 0, width, middle))
        _copy(pygame.transform.scale(row, (width, higher)), found, (0, middle))
        _copy(image, found, (0, middle + higher), (0, middle, width, height - middle))
        image = found
    return image


def _copy(
    image: pygame.Surface,
    onto: pygame.Surface,
    spot: tuple[int, int],
    part: tuple[int, int, int, int] | None = None,
) -> None:
    """Copy a part of a picture, and how clearly each pixel is seen with it."""
    onto.blit(image, spot, part, pygame.BLEND_RGBA_ADD)


def softened(image: pygame.Surface, blur: int) -> pygame.Surface:
    """Return a picture of one colour blurred by so many pixels; far, it is blurred in small."""
    less = max(1, blur // _SOFT)
    if less == 1:
        return pygame.transform.gaussian_blur(image, blur)
    width, height = image.get_size()
    small = pygame.transform.smoothscale(image, (-(-width // less), -(-height // less)))
    small = pygame.transform.gaussian_blur(small, blur // less)
    return pygame.transform.smoothscale(small, (width, height))


def shade(width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Return the blurred ink shadow of a box with round corners, 2 × blur larger on each side.

    A wide blur has no sharp place: it is drawn several times smaller, and stretched.
    """
    less = max(1, blur // _FINE)
    b, r = -(-blur // less), round(radius / less)
    wide, high = -(-width // less), -(-height // less)
    image = pygame.Surface((wide + 4 * b, high + 4 * b), pygame.SRCALPHA)
    image.fill((*INK, 0))
    pygame.draw.rect(image, (*INK, alpha), (2 * b, 2 * b, wide, high), border_radius=r)
    image = pygame.transform.gaussian_blur(image, b)
    if less == 1:
        return image
    return pygame.transform.smoothscale(image, (width + 4 * blur, height + 4 * blur))
