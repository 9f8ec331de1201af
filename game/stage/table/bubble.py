"""The bubble: what somebody says, with a tail that points to them."""

from __future__ import annotations

from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.filling import LINE, filled

_ROUND: Final = 15.0
_AIR = 26.0, 18.0
"""Between words and both edges of their bubble, across and down."""
_EDGE: Final = 26.0
"""Within its bubble's corners a tail begins."""
_HALF: Final = 12.0
"""Half of how wide a tail is where it begins."""
_NARROW, _LINE = 150.0, 190.0
"""How wide a bubble is at least, and a line of usual words in it."""
Spot = tuple[float, float]


def bubble_box(canvas: Canvas, room: Box, text: str, tip: Spot, zoom: float) -> Box:
    """Return where words are said: as near to who says them as their room and length let it be."""
    size, wide = theme.FLOOR * zoom, room.width
    if zoom == 1:  # no wider than the words need
        line = canvas.text_width(text, size, theme.TEXT_BOLD)
        wide = min(room.width, max(_NARROW, line / max(1, round(line / _LINE)) + 52))
    size, lines = _written(canvas, room, text, wide, zoom)
    high = min(room.height, len(lines) * size * LINE + _AIR[1])
    left = min(max(room.x, tip[0] - wide * 0.4), room.x + room.width - wide)
    top = min(max(room.y, tip[1] - high * 0.4), room.y + room.height - high)
    return Box(left, top, wide, high)


def paint_bubble(canvas: Canvas, room: Box, text: str, tip: Spot, zoom: float) -> None:
    """Write what somebody says into their room, with a tail to a point outside of it."""
    box = bubble_box(canvas, room, text, tip, zoom)
    size, lines = _written(canvas, room, text, box.width, zoom)
    canvas.shadow(box.x, box.y, box.width, box.height, _ROUND)
    _paper(canvas, box, tip)
    for row, line in enumerate(lines):
        y = box.middle[1] + size * LINE * (row - (len(lines) - 1) / 2)
        canvas.text(line, box.middle[0], y, size, theme.INK, theme.TEXT_BOLD, align="middle")


def _written(
    canvas: Canvas, room: Box, text: str, wide: float, zoom: float
) -> tuple[float, tuple[str, ...]]:
    across, down = wide - _AIR[0], room.height - _AIR[1]
    return filled(canvas, text, across, down, theme.FLOOR * zoom, theme.TEXT_BOLD)


def _paper(canvas: Canvas, box: Box, tip: Spot) -> None:
    """Paint an empty bubble with a tail to a point outside of it."""
    x, y = tip
    across = min(max(x, box.x + _EDGE), box.x + box.width - _EDGE)
    down = min(max(y, box.y + _EDGE), box.y + box.height - _EDGE)
    inside = _HALF - 1
    if y < box.y or y > box.y + box.height:
        edge = box.y if y < box.y else box.y + box.height
        root = (across - _HALF, edge), (across + _HALF, edge)
        cover = Box(across - inside, edge - 3, 2 * inside, 6)
    else:
        edge = box.x if x < box.x else box.x + box.width
        root = (edge, down - _HALF), (edge, down + _HALF)
        cover = Box(edge - 3, down - inside, 6, 2 * inside)
    left, top = min(box.x, x) - 6, min(box.y, y) - 6
    wide = max(box.x + box.width, x) + 6 - left
    high = max(box.y + box.height, y) + 6 - top
    line = 4.5 if canvas.art.strong else 3.0
    points = " ".join(f"{px - left:.1f},{py - top:.1f}" for px, py in (root[0], tip, root[1]))
    shape = (
        f'x="{box.x - left:.1f}" y="{box.y - top:.1f}" width="{box.width:.1f}" '
        f'height="{box.height:.1f}" rx="{_ROUND}"'
    )
    ink = f'stroke="{html(theme.INK)}" stroke-width="{line}" stroke-linejoin="round"'
    paper = html(theme.WHITE)
    canvas.drawing(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.1f} {high:.1f}">'
        f'<polygon points="{points}" fill="{paper}" {ink}/><rect {shape} fill="{paper}" {ink}/>'
        f'<polygon points="{points}" fill="{paper}"/>'
        f'<rect x="{cover.x - left:.1f}" y="{cover.y - top:.1f}" width="{cover.width:.1f}" '
        f'height="{cover.height:.1f}" fill="{paper}"/></svg>',
        left, top, wide, high,
    )  # fmt: skip
