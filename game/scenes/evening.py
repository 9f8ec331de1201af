"""The village: the evening scene behind the title, and stickers with their shadows."""

from __future__ import annotations

from typing import Final

import pygame

from game.stage.paint.canvas import Canvas
from game.stage.paint.surfaces import softened
from game.stage.paint.theme import INK

# name, x, y, width, mirrored, degrees: back row, then front row with their feet below the frame
_BACK: Final = (
    ("anselme", 424, 330, 214, False, 3),
    ("ophelie", 590, 334, 208, True, -2),
    ("titouan", 748, 336, 208, False, 2),
    ("lucie", 930, 330, 208, True, -3),
    ("maxence", 1080, 322, 214, True, 3),
)
_FRONT: Final = (
    ("fanchon", 340, 470, 258, False, -3),
    ("gaspard", 512, 468, 258, False, 2),
    ("noor", 676, 474, 258, False, -2),
    ("riton", 1030, 470, 258, True, 3),
    ("mado", 850, 466, 262, False, 0),
)


def sticker(
    canvas: Canvas,
    character: str,
    x: float,
    y: float,
    width: float,
    *,
    mirrored: bool = False,
    turn: float = 0,
    lean: float = 0,
) -> None:
    """Paint a character's sticker with the shadow of its outline; who leans keeps the shadow.

    Every degree of a lean is a picture of its own to keep, a megabyte at 1080p.
    """
    rest = ("sticker", character, canvas.pixels(width), mirrored, turn)
    turn += round(lean)
    key = ("sticker", character, canvas.pixels(width), mirrored, turn)

    def make() -> pygame.Surface:
        image = canvas.image(f"sticker_{character}", width, width)
        if mirrored:
            image = pygame.transform.flip(image, True, False)
        return pygame.transform.rotozoom(image, turn, 1) if turn else image

    def darken() -> pygame.Surface:
        shade = canvas.art.made(key, make).copy()
        shade.fill((*INK, 255), special_flags=pygame.BLEND_RGBA_MIN)
        shade = softened(shade, max(2, canvas.pixels(4)))
        shade.set_alpha(120)
        return shade

    canvas.put(canvas.art.made((*rest, "shade"), darken), x + 7, y + 8)
    canvas.put(canvas.art.made(key, make), x, y)


def evening(canvas: Canvas, *, blurred: bool = False, over: str = "") -> pygame.Surface:
    """Return the village as a picture of the whole table, perhaps with an SVG text over it."""
    return canvas.ground("scene_village", blur=4 if blurred else 0, over=over)


def backdrop(canvas: Canvas) -> None:
    """Paint the village, blurred, over the whole window: nothing lies below."""
    canvas.surface.fill(INK)
    canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))


def crowd(canvas: Canvas, aside: float = 0) -> None:
    """Paint the village with everybody on the barricade, so many units to the left of the right."""
    canvas.surface.blit(evening(canvas), canvas.spot(0, 0))
    for name, x, y, width, mirrored, turn in _BACK:
        sticker(canvas, name, x - aside, y, width, mirrored=mirrored, turn=turn)
    canvas.picture("barricade", 400 - aside, 524, 900, 130)
    for name, x, y, width, mirrored, turn in _FRONT:
        sticker(canvas, name, x - aside, y, width, mirrored=mirrored, turn=turn)
