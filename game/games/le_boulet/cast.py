"""The cast: pictures fanned out on the lawn, and the Boulet among them."""

from __future__ import annotations

from typing import Final

from game.games.le_boulet.nameless import nameless
from game.games.le_boulet.naming import BOULET_CARD, PICTURE
from game.stage.paint.canvas import Canvas

_WIDE: Final = 168.0
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
        canvas.put_centred(nameless(canvas, picture, _WIDE, turn), x - aside, y)
