"""Surfaces: what is done to pixels that were drawn: their format, stretching, blurs, shadows."""

from __future__ import annotations

from typing import Final

import pygame

from game.stage.paint.theme import INK

_USUAL: Final = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)
"""The masks of what ``convert_alpha`` makes, and of a new surface that has an alpha."""
_FINE: Final = 8
"""A blur of so many pixels is drawn pixel by pixel; one of twice as many half as large."""
_SOFT: Final = 3
"""So many pixels of a blur of something large are one where it is drawn, from `_FAR` on."""
_FAR: Final = 8


def ready(image: pygame.Surface) -> pygame.Surface:
    """Return a picture in the window's own pixel format, which is copied many times faster."""
    if pygame.display.get_surface() is None or image.get_masks() == _USUAL:
        return image
    return image.convert_alpha()


def stretched(image: pygame.Surface, wider: int, higher: int) -> pygame.Surface:
    """Return a picture so many pixels larger, its middle column and row repeated."""
    if not wider and not higher:
        return image
    width, height = image.get_size()
    # of the picture's own format, which without a window is not that of a new surface
    found = pygame.transform.scale(image, (width + wider, height + higher))
    for left, wide, to_left, to_wide in pieces(width, wider):
        for top, high, to_top, to_high in pieces(height, higher):
            piece = image.subsurface((left, top, wide, high))
            onto = found.subsurface((to_left, to_top, to_wide, to_high))
            pygame.transform.scale(piece, (to_wide, to_high), onto)
    return found


def pieces(length: int, longer: int) -> list[tuple[int, int, int, int]]:
    """Return from where to where a length goes when its middle is repeated: starts and lengths."""
    middle = length // 2
    rest = length - middle
    pieces = [
        (0, middle, 0, middle),
        (middle, 1, middle, longer),
        (middle, rest, middle + longer, rest),
    ]
    return [piece for piece in pieces if piece[1] and piece[3]]


def spun(
    image: pygame.Surface, turn: float, scale: float, *, small: bool = False, flying: bool = False
) -> pygame.Surface:
    """Return a picture turned by degrees and scaled.

    Turning smoothly costs by the pixel, eight times as much as stretching does. Where pixels are
    ``small`` each is taken from the nearest one, for less than half of it: no eye sees the steps.
    What is not ``flying`` is looked at: its edges are as smooth as the rest, for a tenth more.
    """
    if turn == 0:
        return pygame.transform.smoothscale_by(image, scale)
    if not small:
        # pixels are mixed with those of the picture alone: without a frame its edges are stairs
        return pygame.transform.rotozoom(image if flying else _framed(image), turn, scale)
    if scale != 1:
        image = pygame.transform.smoothscale_by(image, scale)
    return pygame.transform.rotate(image, turn)


def _framed(image: pygame.Surface) -> pygame.Surface:
    """Return a picture with a pixel of nothing around it."""
    width, height = image.get_size()
    framed = pygame.Surface((width + 2, height + 2), pygame.SRCALPHA, 32)
    framed.blit(image, (1, 1))
    return framed


def softened(image: pygame.Surface, blur: int) -> pygame.Surface:
    """Return a picture of one colour blurred by so many pixels; far, it is blurred in small."""
    less = blur // _SOFT
    if blur < _FAR:
        return pygame.transform.gaussian_blur(image, blur)
    width, height = image.get_size()
    small = pygame.transform.smoothscale(image, (-(-width // less), -(-height // less)))
    small = pygame.transform.gaussian_blur(small, blur // less)
    return pygame.transform.smoothscale(small, (width, height))


def shade(width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Return the blurred ink shadow of a box with round corners, 2 × blur larger on each side.

    A wide blur has no sharp place: it is drawn several times smaller, and stretched.
    """
    less = max(1, (blur + _FINE // 2) // _FINE)
    b, r = -(-blur // less), round(radius / less)
    wide, high = -(-width // less), -(-height // less)
    image = pygame.Surface((wide + 4 * b, high + 4 * b), pygame.SRCALPHA)
    image.fill((*INK, 0))
    pygame.draw.rect(image, (*INK, alpha), (2 * b, 2 * b, wide, high), border_radius=r)
    image = pygame.transform.gaussian_blur(image, b)
    if less == 1:
        return image
    return pygame.transform.smoothscale(image, (width + 4 * blur, height + 4 * blur))
