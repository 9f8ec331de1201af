"""Frames: what a lesson or an explanation points at has a thick line around it."""

from __future__ import annotations

from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html

KEY_ROW: Final = 66.0, 80.0
"""How high keys are that stand close to one another in rows."""
_SEAT: Final = 60.0
"""So high is a seat at least; buttons are lower."""


def framed(canvas: Canvas, box: Box, *, keyed: bool = False) -> None:
    """Paint a thick frame around a box, open where a key stands on it."""
    out = 7
    w, h = box.width + 2 * out, box.height + 2 * out
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
    # a hand card's key stands on its lower edge: the frame is open there
    gap = 20.0 if box.y > 540 and box.width < 120 else 0.0
    keys = KEY_ROW[0] < box.height < KEY_ROW[1]
    corner = keyed and box.width > 120 and box.height >= _SEAT and not keys
    way = (_open_frame if corner else _frame)(4.5, 4.5, w - 4.5, h - 4.5, gap)
    for colour, thick in ((theme.INK, 9.0), (theme.LEMON, 5.0)):
        svg += (
            f'<path d="{way}" fill="none" stroke="{html(colour)}" stroke-width="{thick}" '
            'stroke-linecap="butt"/>'
        )
    canvas.drawing(svg + "</svg>", box.x - out, box.y - out, w, h)


def _frame(left: float, top: float, right: float, bottom: float, gap: float) -> str:
    """Return the way round a box with round corners, open below for a gap on both sides."""
    middle, r = (left + right) / 2, 18
    return (
        f"M{middle - gap},{bottom} H{left + r} Q{left},{bottom} {left},{bottom - r} "
        f"V{top + r} Q{left},{top} {left + r},{top} H{right - r} "
        f"Q{right},{top} {right},{top + r} V{bottom - r} "
        f"Q{right},{bottom} {right - r},{bottom} H{middle + gap}"
    )


def _open_frame(left: float, top: float, right: float, bottom: float, gap: float) -> str:
    """Return the way round a box with round corners, without the lower right one: a seat's key."""
    r, key = 18, 36 + gap
    return (
        f"M{right - key},{bottom} H{left + r} Q{left},{bottom} {left},{bottom - r} "
        f"V{top + r} Q{left},{top} {left + r},{top} H{right - r} "
        f"Q{right},{top} {right},{top + r} V{bottom - key}"
    )
