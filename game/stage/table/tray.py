"""The tray: what lies under one's hand; it is lit while it is one's turn."""

from __future__ import annotations

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import HEIGHT, Canvas, html


def paint_tray(canvas: Canvas, hand: Box, *, lit: bool = True) -> None:
    """Paint a tray under a hand; it goes on beyond the lower edge of the table."""
    x, y, wide = hand.x - 14, hand.y - 22, hand.width + 28
    high = HEIGHT + 40 - y
    edge = theme.LEMON if lit else theme.GREY
    lemon = html(theme.strong_fill(edge) if canvas.art.strong else edge)
    rect = f'<rect x="5" y="5" width="{wide - 10:.0f}" height="{high:.0f}" rx="22"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}">'
        f'{rect} fill="{lemon}" fill-opacity="0.26" stroke="{html(theme.INK)}" stroke-width="9"/>'
        f'{rect} fill="none" stroke="{lemon}" stroke-width="4.5"/></svg>'
    )
    canvas.drawing(svg, x, y, wide, high)
