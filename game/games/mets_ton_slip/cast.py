"""The cast: five figures on their catwalk, each in a season of its own, one in underwear."""

from __future__ import annotations

from typing import Final

from game.games.mets_ton_slip.dolls import dressed
from game.games.mets_ton_slip.model.cards import FACE, NOTHING, TYPES
from game.stage.paint.canvas import Canvas

_FOOT: Final = 684.0
_HIGH: Final = 292.0
_LIGHT: Final = 330.0
_PLACES: Final = (
    (540.0, 3, "SP", 6), (706.0, 1, "WI", 6), (868.0, 0, "", 1), (1026.0, 4, "AU", 6),
    (1184.0, 2, "SU", 5),
)  # fmt: skip
"""Where somebody's feet are, which figure, in which season, and in how many garments."""
_CATWALK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 110">'
    '<path d="M30,6 H930 L960,104 H0Z" fill="#8C6BB8" stroke="#2B1836" stroke-width="6"/>'
    '<path d="M44,14 H916 L922,30 H38Z" fill="#A98AD0"/>'
    '<path d="M0,104 H960" stroke="#FFCB2E" stroke-width="12" stroke-dasharray="2 40" '
    'stroke-linecap="round"/></svg>'
)


def crowd(canvas: Canvas, aside: float = 0) -> None:
    """Paint everybody on the catwalk, so many units to the left of the right."""
    canvas.drawing(_CATWALK, 420 - aside, 618, 870, 100)
    for x, doll, season, garments in _PLACES:
        middle = x - aside
        canvas.picture("fx_beam", middle - _LIGHT * 0.3, _FOOT - _LIGHT, _LIGHT * 0.6, _LIGHT)
        image = dressed(canvas, doll, _outfit(season, garments), _HIGH)
        high = image.get_height() / canvas.k
        canvas.put_centred(image, middle, _FOOT - high / 2)


def _outfit(season: str, garments: int) -> list[int]:
    """Return what somebody wears: a slip, and as many garments of a season as are asked for."""
    worn = [FACE["SLIP"], *(FACE[f"{kind}-{season}"] for kind in TYPES if season)]
    return [*worn[:garments], *[NOTHING] * (6 - len(worn[:garments]))]
