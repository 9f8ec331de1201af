"""Beads: drops of paint along a way, behind what flies or as it would fly, off all words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.stage.motion.easing import blend
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

Spot = tuple[float, float]
_MANY: Final = 14
_TRAIL: Final = 22
_LOW: Final = 190.0
"""What is no higher than so over the hand is reached along a flatter way."""


def way_beads(
    canvas: Canvas, first: Spot, last: Spot, colour: Colour, written: Sequence[Box] = ()
) -> None:
    """Paint the way that a card would fly: beads that grow towards the target.

    None lies on what is ``written``.
    """
    middle = (first[0] + last[0]) / 2
    way = first, (first[0], first[1] - 130), (middle, last[1] + _LOW), last
    if last[1] > first[1] - _LOW:  # a seat beside the hand
        way = first, (first[0], first[1] - 60), (middle, last[1] - 30), last
    for step in range(_MANY):
        at = step / (_MANY - 1)
        parts = (1 - at) ** 3, 3 * (1 - at) ** 2 * at, 3 * (1 - at) * at * at, at**3
        x, y = (
            sum(part * spot[axis] for part, spot in zip(parts, way, strict=True)) for axis in (0, 1)
        )
        radius = 4 + step * 0.28
        if not _covers(x, y, radius, written):
            bead(canvas, x, y, radius, colour)


def trail(
    canvas: Canvas,
    first: Spot,
    last: Spot,
    arc: float,
    part: float,
    colour: Colour,
    written: Sequence[Box] = (),
) -> None:
    """Paint beads behind a card at 0..1 of its way, thinning out; none on what is ``written``."""
    lead = 0.5 - math.cos(math.pi * part) / 2
    for step in range(_TRAIL):
        at = lead - 0.045 - step * 0.022
        if at <= 0:
            break
        size = (13 - step * 0.5) * min(1.0, (1 - part) * 4)
        if size < 2:
            continue
        x = blend(first[0], last[0], at) + 4 * math.sin(step * 2.4)
        raw = math.acos(1 - 2 * at) / math.pi
        y = blend(first[1], last[1], at) - arc * math.sin(math.pi * raw)
        y += 5 * math.sin(step * 1.9)
        if not _covers(x, y, size, written):
            bead(canvas, x, y, size, colour)


def _covers(x: float, y: float, radius: float, boxes: Sequence[Box]) -> bool:
    """Say whether a bead would lie on any of some boxes."""
    out = radius + 3
    return any(
        box.x - out < x < box.x + box.width + out and box.y - out < y < box.y + box.height + out
        for box in boxes
    )


def bead(canvas: Canvas, x: float, y: float, radius: float, colour: Colour) -> None:
    """Paint one wet drop."""
    size = round(radius) * 2 + 6
    half = size / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<circle cx="{half}" cy="{half}" r="{half - 0.5}" fill="{html(theme.INK)}"/>'
        f'<circle cx="{half}" cy="{half}" r="{half - 3}" fill="{html(colour)}"/>'
        f'<circle cx="{half * 0.75}" cy="{half * 0.7}" r="{half * 0.22}" fill="#FFFDF6" '
        'fill-opacity="0.7"/></svg>'
    )
    canvas.drawing(svg, x - half, y - half, size, size)
