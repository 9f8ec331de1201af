"""The curve: what rose and fell in the course of a match, with its steepest fall and its axes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.endings import Curve
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

LINES: Final = 2.1
"""How high what is written over and under it is, in sizes of its words."""
_SCALE: Final = 34.0
"""How much room the figures at its left have, at the usual size of words."""


def plot_of(curve: Curve, box: Box, zoom: float = 1.0) -> Box:
    """Return where what rose and fell is drawn, between the words of its axes."""
    high = theme.FLOOR * zoom * LINES / 2
    left = _SCALE * zoom if any(curve.scale) else 0.0
    return Box(box.x + left, box.y + high, box.width - left, box.height - 2 * high)


def label_at(wide: float, plot: Box, over: Sequence[Box]) -> float:
    """Return where a label begins above a plot, clear of the signs that stand on its upper edge."""
    signs = sorted((box.x, box.x + box.width) for box in over)
    left = plot.x
    for begin, end in signs:
        if begin - left >= wide:
            break
        left = max(left, end)
    return left + 4 if left > plot.x and left + 4 + wide <= plot.x + plot.width else plot.x


def paint_curve(
    canvas: Canvas, curve: Curve, box: Box, *, zoom: float = 1.0, over: Sequence[Box] = ()
) -> None:
    """Paint a curve into a box: what it is above, from what to what beside, when below.

    Signs stand ``over`` it.
    """
    strong = canvas.art.strong
    fill: Colour = theme.strong_fill(theme.LEMON) if strong else theme.LEMON
    plot, size = plot_of(curve, box, zoom), theme.FLOOR * zoom
    canvas.drawing(_svg(curve, plot.width, plot.height, fill), plot.x, plot.y,
                   plot.width, plot.height)  # fmt: skip
    high, end = size * LINES / 2, plot.x + plot.width
    fitted = canvas.fitted(curve.label, plot.width, size)
    left = label_at(canvas.text_width(curve.label, fitted), plot, over)
    canvas.text(curve.label, left, plot.y - high / 2, fitted, theme.GREY)
    low, most = curve.scale
    canvas.text(most, plot.x - 7, plot.y + 0.4 * size, size, theme.GREY, align="right")
    canvas.text(low, plot.x - 7, plot.y + plot.height - 0.3 * size, size, theme.GREY, align="right")
    begins = [plot.x, *(plot.x + plot.width * start for start in curve.starts)]
    for x, until, part in zip(begins, [*begins[1:], end], curve.parts, strict=False):
        if canvas.text_width(part, size) <= until - x:
            canvas.text(part, x, plot.y + plot.height + high / 2, size, theme.GREY)


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
        f'fill="{html(theme.INK)}"/><rect width="2" height="{high:.0f}" '
        f'fill="{html(theme.INK)}"/></svg>'
    )
