"""Cards without a name, which would want a language: on the title, at the end, and on posters."""

from __future__ import annotations

from typing import Final

import pygame

from game.games.le_boulet.board.places import RATIO
from game.games.le_boulet.naming import BOULET_CARD, PICTURE
from game.stage.paint.canvas import Canvas
from game.stage.paint.surfaces import spun

FRAME: Final = "card_frame"
_SIDE: Final = 0.83
"""How wide a picture is in its frame."""


def nameless(canvas: Canvas, picture: str, width: float, turn: float = 0) -> pygame.Surface:
    """Return a card of a width in units, turned to the left by so many degrees."""
    wide, high = canvas.pixels(width), canvas.pixels(width * RATIO)

    def make() -> pygame.Surface:
        if picture == BOULET_CARD:
            card = canvas.art.picture(picture, wide, high)
        else:
            card = canvas.art.picture(FRAME, wide, high).copy()
            side = round(wide * _SIDE)
            plain = canvas.art.strong and picture.startswith(PICTURE)
            drawn = picture.replace(PICTURE, "plain_", 1) if plain else picture
            image = canvas.art.picture(drawn, side, side)
            card.blit(image, ((wide - side) // 2, (wide - side) // 2))
        return spun(card, turn, 1) if turn else card

    return canvas.art.made(("boulet crowd", picture, turn, wide, canvas.art.strong), make)
