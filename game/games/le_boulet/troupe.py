"""The troupe: pictures fanned out on the lawn, and the Boulet among them."""

from __future__ import annotations

from typing import Final

import pygame

from game.games.le_boulet.board.places import RATIO
from game.games.le_boulet.naming import BOULET_CARD, PICTURE
from game.stage.paint.canvas import Canvas

_FRAME: Final = "card_frame"
_WIDE: Final = 168.0
_SIDE: Final = 0.83
"""How wide a picture is in its frame."""
_PLACES: Final = (
    (500.0, 596.0, 11, f"{PICTURE}cactus"), (650.0, 574.0, 5, f"{PICTURE}licorne"),
    (808.0, 566.0, -3, BOULET_CARD), (968.0, 574.0, 4, f"{PICTURE}pieuvre"),
    (1122.0, 596.0, -8, f"{PICTURE}slip"),
)  # fmt: skip
"""Where the middle of a card is, in units, how far it is turned to the left, in degrees, and what
is drawn on it."""


def crowd(canvas: Canvas, aside: float = 0) -> None:
    """Paint the cards from left to right, so many units to the left of the right."""
    for x, y, turn, picture in _PLACES:
        canvas.put_centred(_card(canvas, picture, turn), x - aside, y)


def _card(canvas: Canvas, picture: str, turn: float) -> pygame.Surface:
    """Return a turned card without a name, which would want a language."""
    wide, high = canvas.pixels(_WIDE), canvas.pixels(_WIDE * RATIO)

    def make() -> pygame.Surface:
        if picture == BOULET_CARD:
            card = canvas.art.picture(picture, wide, high)
        else:
            card = canvas.art.picture(_FRAME, wide, high).copy()
            side = round(wide * _SIDE)
            drawn = picture.replace(PICTURE, "plain_", 1) if canvas.art.strong else picture
            image = canvas.art.picture(drawn, side, side)
            card.blit(image, ((wide - side) // 2, (wide - side) // 2))
        return pygame.transform.rotozoom(card, turn, 1)

    return canvas.art.made(("boulet crowd", picture, turn, wide, canvas.art.strong), make)
