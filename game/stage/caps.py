"""Caps: keys of the keyboard and arrows, drawn."""

from __future__ import annotations

from typing import Final

from game.stage import theme
from game.stage.canvas import Canvas

LEFT: Final = "←"
RIGHT: Final = "→"
"""Labels of the arrow keys' caps, which are drawn, for the fonts have none."""


def key_cap(canvas: Canvas, label: str, x: float, y: float) -> None:
    """Paint a key of the keyboard from its left edge, its middle at a height."""
    width = max(28.0, canvas.text_width(label, 18, theme.TEXT_BOLD) + 16)
    canvas.rect(x - 1.5, y - 14.5, width + 3, 29, theme.INK, 8.5)
    canvas.rect(x, y - 13, width, 26, theme.WHITE, 7)
    if label in (LEFT, RIGHT):
        arrow(canvas, x + width / 2, y, left=label == LEFT)
        return
    canvas.text(label, x + width / 2, y, 18, theme.INK, theme.TEXT_BOLD, align="middle")


def arrow(canvas: Canvas, x: float, y: float, *, left: bool) -> None:
    """Paint a small triangle that points left or right; the fonts have none."""
    points = "12,1 2,8 12,15" if left else "2,1 12,8 2,15"
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 16">'
        f'<polygon points="{points}" fill="#2B1836" stroke="#2B1836" stroke-width="2" '
        'stroke-linejoin="round"/></svg>'
    )
    canvas.drawing(svg, x - 7, y - 8, 14, 16)
