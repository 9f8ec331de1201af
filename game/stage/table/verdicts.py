"""Verdicts: the gavel on what is accused, and the stamp that says how a vote ended."""

from __future__ import annotations

import math
from typing import Final

from game.stage.motion.easing import out_back
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import WIDTH, Canvas, html

_POINTS: Final = " ".join(
    f"{50 + far * math.cos(turn):.1f},{50 + far * math.sin(turn):.1f}"
    for step in range(24)
    for far, turn in [((30, 47)[step % 2], step * math.pi / 12)]
)
_BURST: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<polygon points="{_POINTS}" fill="{html(theme.LEMON)}" stroke="{html(theme.INK)}" '
    'stroke-width="3.5" stroke-linejoin="round"/></svg>'
)
_BURSTS: Final = 0.7
"""How far the burst of a gavel reaches from where it struck, in sizes of the gavel."""
Spot = tuple[float, float, float]
"""A point, and how large a gavel is there."""
STAMP: Final = (190.0, 132.0)
"""How large a stamp is at most."""


def struck(box: Box) -> Spot:
    """Return where a gavel strikes a card, and how large it is: never on the card's name."""
    size = min(70.0, box.width * 0.5)
    return min(box.x + box.width - 8, WIDTH - size * 0.6), box.y + size * 0.6, size


def reach(box: Box) -> float:
    """Return how far to the right the burst reaches of a gavel that struck a card."""
    x, _, size = struck(box)
    return x + _BURSTS * size


def gavel(canvas: Canvas, spot: Spot, lift: float = 0.0) -> None:
    """Paint a gavel that struck at a point, or is so high over it."""
    x, y, size = spot
    if lift < size * 0.2:
        far = _BURSTS * size
        canvas.drawing(_BURST, x - far, y - far, 2 * far, 2 * far)
    canvas.picture("icon_gavel", x - size * 0.4, y - size * 0.66 - lift, size, size)


def paint_stamp(
    canvas: Canvas, box: Box, text: str, votes: tuple[int, int], part: float, zoom: float, *,
    good: bool,
) -> None:  # fmt: skip
    """Stamp a verdict into the middle of a box, under the votes for it and against."""
    come = out_back(min(1.0, 0.55 + part * 4))
    wide, high = min(STAMP[0], box.width) * come, min(STAMP[1], box.height) * come
    middle = box.middle[0]
    x, y = middle - wide / 2, box.middle[1] - high / 2
    ink = theme.GREEN if good else theme.RED_TEXT
    canvas.panel(x, y, wide, high, 16, theme.PAPER, ring=ink)
    row = y + high * 0.33
    for at, (thumb, many) in enumerate(zip(("vote_yes", "vote_no"), votes, strict=True)):
        won = good == (at == 0)
        side = (48.0 if won else 36.0) * come
        left = x + (at + 0.5) * wide / 2
        canvas.picture(thumb, left - side, row - side / 2, side, side)
        size, shade = (36.0, ink) if won else (28.0, theme.GREY)
        canvas.text(str(many), left + 8, row, size * come, shade, theme.TITLE)
    canvas.rect(x + 16, y + high * 0.6, wide - 32, 2, theme.PAPER_2)
    size = canvas.fitted(text, wide - 24, min(40.0, 27 * zoom), theme.TITLE)
    canvas.text(text, middle, y + high * 0.79, size, ink, theme.TITLE, align="middle")
