"""Gear: pictures of what one plays with: keyboards, parts of them, a mouse, gamepads."""

from __future__ import annotations

from typing import Final

from game.stage.input.claims import HALVES, KEYPAD, KEYS, LEFT, MOUSE, PAD_SOURCE
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html

_LINE: Final = 5
"""The thickness of the ink line on a picture of 120 × 80."""
SHAPE: Final = 1.5
"""How much wider than high a picture is."""
_PAD: Final = (
    "M34,20 H86 C104,20 112,44 113,60 C114,74 98,77 90,66 L82,56 H38 L30,66 "
    "C22,77 6,74 7,60 C8,44 16,20 34,20 Z"
)


def gear(canvas: Canvas, source: str, x: float, y: float, high: float) -> float:
    """Paint the picture of a device, from its left edge on around a height; return its width."""
    wide = high * SHAPE
    away = not canvas.hints.rack.here(source)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">'
        f'<g stroke="{html(theme.INK)}" stroke-width="{_LINE}" stroke-linejoin="round" '
        f'stroke-linecap="round" fill="none" opacity="{0.5 if away else 1}">'
        f"{_shapes(source)}</g></svg>"
    )
    canvas.drawing(svg, x, y - high / 2, wide, high)
    if source.startswith(PAD_SOURCE):  # its number stands on it, as in its name
        number = str(int(source.removeprefix(PAD_SOURCE)) + 1)
        middle, down = x + wide / 2, y - high * 0.02
        size = max(theme.FLOOR, high * 0.36)
        canvas.text(number, middle, down, size, theme.INK, theme.TEXT_BOLD, align="middle")
    return wide


def _shapes(source: str) -> str:
    if source.startswith(PAD_SOURCE):
        return f'<path d="{_PAD}" fill="{html(theme.PALE_PLUM)}"/>{_CROSS}{_BUTTONS}'
    if source == MOUSE:
        return _mouse(60)
    if source in (*HALVES, KEYS):
        return _keyboard(4, 112, source)
    if source == KEYPAD:
        return _keypad()
    return _keyboard(2, 82, "") + _mouse(103, 0.72)


_CROSS: Final = '<path d="M28,36 V46 M23,41 H33" stroke-width="6"/>'
_BUTTONS: Final = "".join(
    f'<circle cx="{x}" cy="{y}" r="2" fill="{html(theme.INK)}" stroke-width="2.5"/>'
    for x, y in ((92, 34.5), (92, 47.5), (85.5, 41), (98.5, 41))
)


def _mouse(middle: float, size: float = 1.0) -> str:
    wide, high = 36 * size, 58 * size
    top, left = 40 - high / 2, middle - wide / 2
    return (
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="{wide / 2}" '
        f'fill="{html(theme.WHITE)}"/>'
        f'<path d="M{middle},{top} V{top + high * 0.4} M{left},{top + high * 0.4} h{wide}" '
        f'stroke-width="{_LINE - 1}"/>'
    )


def _keypad() -> str:
    """Return the digits apart from a keyboard, and the keyboard, pale."""
    board = (
        f'<rect x="2" y="19" width="62" height="42" rx="8" fill="{html(theme.WHITE)}"/>'
        f'<rect x="72" y="10" width="46" height="60" rx="8" fill="{html(theme.LEMON)}"/>'
    )
    keys = "".join(
        f'<path d="M{x},{y} h0.1" stroke="{html(colour)}" stroke-width="7.5"/>'
        for colour, columns, rows in (
            (theme.LAVENDER_2, (14, 26, 38, 50), (33, 47)),
            (theme.INK, (83, 95, 107), (24, 40, 56)),
        )
        for x in columns
        for y in rows
    )
    return board + keys


def _keyboard(left: float, wide: float, source: str) -> str:
    """Return a keyboard; of the half that is meant the keys are lemon, the others are pale."""
    board = (
        f'<rect x="{left}" y="15" width="{wide}" height="50" rx="8" fill="{html(theme.WHITE)}"/>'
    )
    half = wide / 2
    keys = ""
    if source in HALVES:
        at = left + (0 if source == LEFT else half)
        keys += (
            f'<rect x="{at}" y="15" width="{half}" height="50" rx="8" fill="{html(theme.LEMON)}"/>'
        )
    for row in range(2):
        for column in range(6):
            mine = source not in HALVES or (column < 3) is (source == LEFT)
            x = left + 12 + column * (wide - 24) / 5
            colour = theme.INK if mine else theme.LAVENDER_2
            keys += (
                f'<path d="M{x:.1f},{29 + 13 * row} h0.1" stroke="{html(colour)}" '
                'stroke-width="8.5"/>'
            )
    bar = f'<path d="M{left + wide * 0.3:.1f},54 H{left + wide * 0.7:.1f}" stroke-width="5"/>'
    return board + keys + ("" if source in HALVES else bar)
