"""Labels: what a paw among shadows felt, in words, and how its number is painted.

A paw alone shows them beside it for a moment. Where several share a place nothing lies over them:
their lines say it (``lines.py``).
"""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.wombat.board.recent import FLASH, Flash
from game.games.wombat.board.writing import MOON, NIGHT, SLATE, write
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import NOWHERE, SIZES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.naming import touch_said, touch_shown
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled

_SIZE: Final = 20.0
_READ: Final = 4 * TICKS
"""For so long a size is read after the last touch."""


def flash_said(flash: Flash, words: Words, *, own: bool, most: int = SIZES) -> str:
    """Return in words what a paw felt, nothing where it just came.

    Of a tower these are the last bricks, where more than ``most`` one fewer behind dots.
    """
    if flash.touch.place != NOWHERE:
        return ""
    if flash.sizes:
        sizes = [str(size or "…") for size in flash.sizes]
        shown = " ".join(sizes if len(sizes) <= most else ["…", *sizes[1 - most :]])
        down = "touch.gone-down" if flash.touch is Touch.BOTTOM else "touch.going-down"
        return words.say(down, sizes=shown)
    if flash.touch is Touch.BOTTOM:
        return words.say("touch.empty")
    if flash.touch is Touch.NOTHING and flash.times > 1:
        return words.say("touch.nothing-again", n=flash.times)
    return (touch_said if own else touch_shown)(flash.touch, words, flash.where)


def shown(flash: Flash) -> int:
    """Return for how many ticks it is seen what a paw felt: a second, a size or a tower longer."""
    return _READ if flash.sizes or flash.touch.size else FLASH


def number(
    canvas: Canvas, paw: int, x: float, y: float, wide: float, size: float,
    *, anew: bool = False, tells: bool = False,
) -> None:  # fmt: skip
    """Paint a paw's number on a disc, drawn ``anew`` as a question; who ``tells`` has a ring."""
    text, high = f"{paw}?" if anew else str(paw), wide
    wide = max(wide, canvas.text_width(text, size, theme.BUTTON) + 8) if anew else wide
    for out, fill in ((2.5, theme.LEMON), (0.0, NIGHT)) if tells else ((0.0, NIGHT),):
        left, top = x - wide / 2 - out, y - high / 2 - out
        canvas.rect(left, top, wide + 2 * out, high + 2 * out, fill, high / 2 + out)
    canvas.text(text, x, y, size, theme.LEMON if tells else MOON, theme.BUTTON, align="middle")


def paint_bubble(canvas: Canvas, said: str, room: Box, paw: Box, zoom: float) -> None:
    """Paint what a paw feels into the room that it has, with a tip towards it."""
    size = _SIZE * min(zoom, 1.4)
    size, lines = filled(canvas, said, room.width - 10, room.height, size, theme.BUTTON)
    wide = max(canvas.text_width(line, size, theme.BUTTON) for line in lines) + 10
    high = min(room.height - 1, len(lines) * size * LINE + 6)
    left = min(max(paw.middle[0] - wide / 2, room.x), room.x + room.width - wide)
    box = Box(left, room.middle[1] - high / 2, wide, high)
    canvas.rect(paw.middle[0] - 6, box.y - 6, 12, 12, SLATE, 3)
    canvas.rect(box.x, box.y, box.width, box.height, SLATE, min(15, box.height / 2))
    write(canvas, said, Box(box.x + 3, box.y, box.width - 6, box.height), size,
          theme.LEMON, theme.BUTTON)  # fmt: skip
