"""Dials: one number at a seat as a ring that fills, with a notch where it gets dangerous."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

_FIRST, _SPAN = 135.0, 270.0
"""Where the ring begins, and how far it goes, in degrees."""
_BARE: Final = (226, 204, 168)
_TEETH: Final = 14
_BURST: Final = 1.34
"""How far the points of what stands behind a dangerous number reach, against its radius."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What a dial measures: its full ring, its notch, and from where it is warm and hot."""

    full: int
    notch: int
    warm: int
    hot: int


@dataclass(frozen=True, slots=True)
class Dial:
    """Where a dial stands and how large it is."""

    x: float
    y: float
    wide: float

    @property
    def box(self) -> Box:
        """What it covers, without a burst."""
        return Box(self.x - self.wide / 2, self.y - self.wide / 2, self.wide, self.wide)


def figure_size(dial: Dial, text: str) -> float:
    """Return how large a number is written on a dial."""
    return dial.wide * (0.46 if len(text) < 3 else 0.37)


def figure_colour(scale: Scale, value: int) -> Colour:
    """Return the colour of a number."""
    return theme.RED_FIGURE if value >= scale.hot else theme.INK


def paint_dial(
    canvas: Canvas,
    dial: Dial,
    scale: Scale,
    value: int,
    to: int | None = None,
    *,
    figure: bool = True,
    sign: str = "",
) -> None:
    """Paint a number; ``to`` is what it would become, striped on the ring and below it.

    ``sign`` is the picture in the gap of the ring of a number that is hot; a ``figure`` that is
    left out is painted by somebody else.
    """
    x, y, wide = dial.x, dial.y, dial.wide
    shown = max(value, value if to is None else to)
    half = wide / 2 * 1.4
    canvas.drawing(_drawn(canvas, wide, scale, value, to), x - half, y - half, 2 * half, 2 * half)
    if figure:
        text = str(value)
        colour, size = figure_colour(scale, value), figure_size(dial, text)
        canvas.text(text, x, y + 0.5, size, colour, theme.TITLE, align="middle")
    if to is not None:
        return
    if shown >= scale.hot and sign:
        side = wide * 0.3
        canvas.picture(sign, x - side / 2, y + wide * 0.36, side, side)


def paint_next(
    canvas: Canvas, dial: Dial, text: str, size: float, *, danger: bool, beside: int = 0
) -> None:
    """Paint below a dial what its number would become, or to its left (-1) or right (1)."""
    mark, high = size * 0.42, size * 1.42
    wide = canvas.text_width(text, size, theme.BUTTON) + mark + 24
    x, y = dial.x - wide / 2, dial.y + dial.wide * 0.37
    if beside:
        reach = dial.wide * 0.46
        x = dial.x + reach if beside > 0 else dial.x - reach - wide
        y = dial.y - high / 2
    fill, ink = (theme.TOMATO, theme.WHITE) if danger else (theme.INK, theme.LEMON)
    canvas.panel(x, y, wide, high, 9, fill, shadow=False)
    canvas.drawing(_arrow(ink), x + 8, y + high / 2 - mark * 0.8, mark, mark * 1.6)
    canvas.text(text, x + mark + 14, y + high / 2 + 0.5, size, ink, theme.BUTTON)


def _arrow(colour: Colour) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 16">'
        f'<path d="M2,2 L8,8 L2,14" fill="none" stroke="{html(colour)}" stroke-width="3.6" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )


def _drawn(canvas: Canvas, wide: float, scale: Scale, value: int, to: int | None) -> str:
    """Return the drawing of a ring, in a box 1.4 times as wide as it is."""
    strong, radius, middle = canvas.art.strong, wide / 2, wide * 0.7
    ink, bare = html(theme.INK), html(theme.WHITE if strong else _BARE)
    shown = max(value, value if to is None else to)
    drawn = ""
    if shown >= scale.hot:
        points = " ".join(
            f"{middle + reach * math.cos(turn):.1f},{middle + reach * math.sin(turn):.1f}"
            for step in range(2 * _TEETH)
            for reach in [radius * (_BURST if step % 2 == 0 else 1.1)]
            for turn in [step * math.pi / _TEETH]
        )
        fill = theme.strong_fill(theme.TOMATO) if strong else theme.TOMATO
        drawn += (
            f'<polygon points="{points}" fill="{html(fill)}" stroke="{ink}" '
            f'stroke-width="{max(2.0, wide * 0.045):.1f}" stroke-linejoin="round"/>'
        )
    circle = f'<circle cx="{middle:.1f}" cy="{middle:.1f}" r="{{:.1f}}" fill="{{}}"{{}}/>'
    drawn += circle.format(radius * 1.03, ink, "") + circle.format(radius * 0.97, bare, "")
    warm = (232, 178, 30) if value < scale.warm else theme.ORANGE
    colour = theme.TOMATO if value >= scale.hot else warm
    thick, full = radius * 0.3, scale.full
    part = min(value, full) / full
    if value:
        drawn += _arc(middle, radius * 0.8, 0, part, html(colour), thick)
    if to is not None and to != value:
        first, last = sorted((part, min(to, full) / full))
        dashes = f' stroke-dasharray="{wide * 0.05:.1f} {wide * 0.04:.1f}"'
        drawn += _arc(middle, radius * 0.8, first, last, ink, thick)
        drawn += _arc(
            middle, radius * 0.8, first + 0.004, last - 0.004, "#FFFDF6", thick * 0.66, dashes
        )
    (x0, y0), (x1, y1) = (
        _spot(middle, reach * radius, scale.notch / full) for reach in (0.62, 1.05)
    )
    drawn += (
        f'<path d="M{x0:.1f},{y0:.1f}L{x1:.1f},{y1:.1f}" stroke="{ink}" '
        f'stroke-width="{wide * 0.05:.1f}"/>'
    )
    edge = f' stroke="{ink}" stroke-width="{wide * 0.03:.1f}"'
    drawn += circle.format(radius * 0.64, html(theme.WHITE), edge)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * middle:.1f} {2 * middle:.1f}">'
        f"{drawn}</svg>"
    )


def _spot(middle: float, reach: float, part: float) -> tuple[float, float]:
    turn = math.radians(_FIRST + _SPAN * part)
    return middle + reach * math.cos(turn), middle + reach * math.sin(turn)


def _arc(
    middle: float,
    reach: float,
    first: float,
    last: float,
    colour: str,
    thick: float,
    more: str = "",
) -> str:
    (x0, y0), (x1, y1) = _spot(middle, reach, first), _spot(middle, reach, last)
    large = int((last - first) * _SPAN > 180)
    return (
        f'<path d="M{x0:.2f},{y0:.2f} A{reach:.2f},{reach:.2f} 0 {large} 1 {x1:.2f},{y1:.2f}" '
        f'fill="none" stroke="{colour}" stroke-width="{thick:.2f}"{more}/>'
    )
