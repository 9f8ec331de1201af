"""Bricks as they are painted: drums of six sizes, by the number of their pips."""

from __future__ import annotations

from typing import Final

from game.games.wombat.model.places import SIZES
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

_LEAST: Final = 0.4
"""How wide the smallest brick is against the largest."""
RATIO: Final = 0.34
"""How high a brick is drawn against the largest one's width (``brick_6.svg``)."""


def brick_wide(size: int, largest: float) -> float:
    """Return how wide a brick is where the largest is so wide."""
    return largest * (_LEAST + (1 - _LEAST) * (size - 1) / (SIZES - 1))


def brick(canvas: Canvas, size: int, x: float, y: float, largest: float) -> None:
    """Paint a brick with the light on, by the middle of its foot; the largest is so wide."""
    wide, high = brick_wide(size, largest), largest * RATIO
    canvas.picture(f"brick_{size}", x - wide / 2, y - high, wide, high)


def pips(canvas: Canvas, count: int, box: Box, colour: Colour, radius: float) -> None:
    """Paint so many pips in a row, in the middle of a box."""
    step = min(radius * 3, (box.width - 2 * radius) / max(1, count - 1)) if count > 1 else 0
    left = box.middle[0] - step * (count - 1) / 2
    for at in range(count):
        x, y = left + at * step - radius, box.middle[1] - radius
        canvas.rect(x, y, 2 * radius, 2 * radius, colour, radius)


def tower(
    canvas: Canvas, stack: tuple[int, ...], x: float, foot: float, high: float, largest: float
) -> None:
    """Paint bricks on each other from the foot up; many of them stand closer."""
    step = min(largest * RATIO * 0.86, (high - largest * RATIO) / max(1, len(stack) - 1))
    for at, size in enumerate(stack):
        brick(canvas, size, x, foot - at * step, largest)


def halo(canvas: Canvas, x: float, y: float, radius: float, colour: Colour, alpha: float) -> None:
    """Paint a glow that ends in the dark."""
    fill = html(colour)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>'
        '<radialGradient id="h" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">'
        f'<stop offset="0" stop-color="{fill}" stop-opacity="{alpha:.2f}"/>'
        f'<stop offset="1" stop-color="{fill}" stop-opacity="0"/></radialGradient></defs>'
        '<rect width="100" height="100" fill="url(#h)"/></svg>'
    )
    canvas.drawing(svg, x - radius, y - radius, 2 * radius, 2 * radius)
