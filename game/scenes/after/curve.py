"""The curve: what rose and fell in the course of a match, with its steepest fall."""

from __future__ import annotations

from typing import Final

from game.core.endings import Curve
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

SIZE: Final = 16.0
"""How large its label is written, at the usual size of words."""


def paint_curve(
    canvas: Canvas, curve: Curve, box: Box, *, room: float, zoom: float = 1.0, right: bool = False
) -> None:
    """Paint a curve into a box, and its label above it: ``room`` is how high that may be."""
    strong = canvas.art.strong
    fill: Colour = theme.strong_fill(theme.LEMON) if strong else theme.LEMON
    wide, high = box.width, box.height - room
    canvas.drawing(_svg(curve, wide, high, fill), box.x, box.y + room, wide, high)
    size = canvas.fitted(curve.label, box.width, SIZE * zoom)
    x, align = (box.x + box.width, "right") if right else (box.x, "left")
    canvas.text(curve.label, x, box.y + room / 2, size, theme.GREY, align=align)


def _svg(curve: Curve, wide: float, high: float, fill: Colour) -> str:
    road, last = "", 0.0
    for part, worth in curve.points:
        x, y = wide * part, 2 + (high - 4) * (1 - worth)
        road += f"L{x:.1f},{last:.1f}L{x:.1f},{y:.1f}" if road else f"M{x:.1f},{y:.1f}"
        last = y
    road += f"L{wide:.0f},{last:.1f}"
    first = wide * curve.points[0][0]
    starts = "".join(
        f'<rect x="{wide * part - 1:.1f}" y="0" width="2" height="{high:.0f}" '
        f'fill="{html(theme.WOOD)}"/>'
        for part in curve.starts
    )
    fall = ""
    if curve.fall is not None:
        begin, end = (wide * part for part in curve.fall)
        fall = (
            f'<rect x="{begin - 2:.1f}" y="0" width="{max(5.0, end - begin + 2):.1f}" '
            f'height="{high:.0f}" fill="{html(theme.TOMATO)}" fill-opacity="0.8"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}" '
        f'width="{wide:.0f}" height="{high:.0f}">'
        f'<path d="{road}L{wide:.0f},{high:.0f}L{first:.1f},{high:.0f}Z" fill="{html(fill)}"/>'
        f'<path d="{road}" fill="none" stroke="{html(theme.INK)}" stroke-width="2"/>'
        f'{starts}{fall}<rect x="0" y="{high - 2:.0f}" width="{wide:.0f}" height="2" '
        f'fill="{html(theme.INK)}"/></svg>'
    )
