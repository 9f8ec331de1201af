"""The banner: words on cloth with folded ends, over what they are about."""

from __future__ import annotations

from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import WIDTH, Canvas, html
from game.stage.paint.filling import filled

_DARK: Final = (142, 18, 100)
FOLD: Final = 46.0
"""How far a banner's folded ends reach beyond it."""
_LEAST: Final = 210.0
_MORE: Final = 9.0
"""So much lower than its box a banner with a second line hangs."""
_STEP: Final = 1.02
"""How far two lines are apart, of their size."""
_SHRINKS: Final = 0.72
"""So much smaller than wished words become before they stand in two lines."""


def paint_banner(canvas: Canvas, box: Box, text: str, wished: float) -> None:
    """Write words of a wished size as near the table's middle as their box lets them be."""
    room, least = box.width - 2 * FOLD - 36, wished * _SHRINKS
    size = canvas.fitted(text, room, wished, theme.TITLE, least=least)
    lines = [text]
    if canvas.text_width(text, size, theme.TITLE) > room:
        size, _ = filled(canvas, text, room, box.height - 6, least, theme.TITLE)
        lines = canvas.even(text, room, size, theme.TITLE)
    long = max(canvas.text_width(line, size, theme.TITLE) for line in lines)
    wide = min(box.width - 2 * FOLD, max(_LEAST, long + 64))
    end = box.x + box.width - FOLD - wide / 2
    middle = min(max(WIDTH / 2, box.x + FOLD + wide / 2), end)
    high = box.height + _MORE * (len(lines) - 1)
    _cloth(canvas, middle - wide / 2, box.y, wide, high)
    for row, line in enumerate(lines):
        y = box.y + high / 2 - 3 + size * _STEP * (row - (len(lines) - 1) / 2)
        canvas.text(line, middle, y, size, theme.WHITE, theme.TITLE, align="middle")


def _cloth(canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
    """Paint an empty banner with folded ends, bowed a little."""
    strong = canvas.art.strong
    fill, dark = (theme.strong_fill(one) if strong else one for one in (theme.MAGENTA, _DARK))
    line = f'stroke="{html(theme.INK)}" stroke-width="4" stroke-linejoin="round"'
    long, low, tall = wide + 2 * FOLD, high - 5, high * 0.42
    a, b = FOLD, FOLD + wide
    ends = "".join(
        f'<path d="M{near:.1f},12 H{far:.1f} L{notch:.1f},{12 + tall:.1f} '
        f'L{far:.1f},{high - 2:.1f} H{near:.1f}Z" fill="{html(dark)}" {line}/>'
        for near, far, notch in ((a + 20, 4, 22), (b - 20, long - 4, long - 22))
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long:.1f} {high:.1f}">{ends}'
        f'<path d="M{a:.1f},7 Q{long / 2:.1f},-2 {b:.1f},7 V{low:.1f} '
        f'Q{long / 2:.1f},{low - 9:.1f} {a:.1f},{low:.1f}Z" fill="{html(fill)}" {line}/>'
        f'<path d="M{a + 9:.1f},12 Q{long / 2:.1f},4 {b - 9:.1f},12" fill="none" stroke="#FFF" '
        f'stroke-opacity="{0 if strong else 0.45}" stroke-width="2.5" '
        'stroke-linecap="round"/></svg>'
    )
    canvas.drawing(svg, x - FOLD, y, long, high)
