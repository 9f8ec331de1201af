"""Stickers: a character of ``svg/`` with the shadow of its outline."""

from __future__ import annotations

import pygame

from game.stage.paint.canvas import Canvas
from game.stage.paint.surfaces import softened, spun
from game.stage.paint.theme import INK


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
        return spun(image, turn, 1) if turn else image

    def darken() -> pygame.Surface:
        image, blur = canvas.art.made(key, make), max(2, canvas.pixels(4))
        # busts end with their picture, and their shadow has to end softly
        shade = pygame.Surface((image.width, image.height + 2 * blur), pygame.SRCALPHA)
        shade.blit(image, (0, 0))
        shade.fill((*INK, 255), special_flags=pygame.BLEND_RGBA_MIN)
        shade = softened(shade, blur)
        shade.set_alpha(120)
        return shade

    canvas.put(canvas.art.made((*rest, "shade"), darken), x + 7, y + 8)
    canvas.put(canvas.art.made(key, make), x, y)
