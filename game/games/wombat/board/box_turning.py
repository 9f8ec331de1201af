"""A box that turns: in the dark, for a moment, where what lies at each place is carried (W20).

What lies there is not shown, only that it moves: towers by one spindle, the ring of zones by two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.wombat.board.bricks import halo
from game.games.wombat.model.places import RING, SPINDLES, TURNED
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html

LASTS: Final = 18
"""For so many ticks it is seen: nothing waits for it, and eyes that were elsewhere find it."""
_DOTS: Final = 12
"""So many dots a way has at most."""
_DOT: Final = 6.0
"""How large the dots of a way are."""
_GLOW: Final = 30.0
_SIGN: Final = 26.0
_SIGNS: Final = tuple(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{way}" '
    f'fill="{html(theme.LEMON)}" stroke="{html(theme.INK)}" stroke-width="2"/></svg>'
    for way in ("M12 2a10 10 0 1 0 .1 0z", "M12 3L23 21H1z", "M3 3h18v18H3z")
)
"""The signs of the spindles, as their names are written: a disc, a triangle, a square."""
Way = list[tuple[float, float]]
"""Points, from the first to the last."""


def way_of(place: int, cells: Sequence[Box]) -> Way:
    """Return the way from the middle of a place to that of where the box carries it."""
    every = [place, TURNED[place]]
    if place in RING:
        at = RING.index(place)
        every.insert(1, RING[(at + 1) % len(RING)])
    return [cells[one].middle for one in every]


def along(way: Way, part: float) -> tuple[float, float]:
    """Return the point at which so much of a way is done, from 0 to 1."""
    done = part * (len(way) - 1)
    leg = min(int(done), len(way) - 2)
    (x, y), (to_x, to_y) = way[leg], way[leg + 1]
    return x + (to_x - x) * (done - leg), y + (to_y - y) * (done - leg)


def paint_turning(canvas: Canvas, cells: Sequence[Box], ticks: int) -> None:
    """Paint it so many ticks after the box began to turn; nothing once it has."""
    if not 0 <= ticks < LASTS:
        return
    part = (ticks + 1) / LASTS
    for place, to in enumerate(TURNED):
        if to == place:
            continue
        way = way_of(place, cells)
        for dot in range(_DOTS):
            if (dot + 1) / _DOTS < part:
                x, y = along(way, dot / _DOTS)
                canvas.rect(x - _DOT / 2, y - _DOT / 2, _DOT, _DOT, theme.LEMON, _DOT / 2, 0.7)
        x, y = along(way, part)
        halo(canvas, x, y, _GLOW, theme.LEMON, 0.4)
        if place < SPINDLES:
            canvas.drawing(_SIGNS[place], x - _SIGN / 2, y - _SIGN / 2, _SIGN, _SIGN)
        else:
            canvas.rect(x - _DOT, y - _DOT, 2 * _DOT, 2 * _DOT, theme.LEMON, _DOT)
