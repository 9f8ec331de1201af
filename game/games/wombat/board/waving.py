"""Waving: a paw among shadows moves by a key, so that its own person finds it where all look.

It shows no more than any act of a paw does: who presses knows when they pressed, and nobody else
does. Whether the key stops something besides makes no difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.commands import PAD
from game.core.words import Words
from game.games.wombat.board.bricks import halo
from game.games.wombat.board.caps import STEP, devices
from game.games.wombat.board.places import CLOCK
from game.games.wombat.board.touches import PAD_STOP, STOPS
from game.games.wombat.board.writing import DUSK, MOON, NIGHT, SLATE, write
from game.games.wombat.model.options import TICKS
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import cap_of, dim_cap, dim_wide

WAVING: Final = TICKS
"""So many ticks a paw waves."""
_FRESH: Final = 8 * TICKS
"""For so long after a build began the key stands out."""
_ASIDE: Final = 7.0
"""How far a paw moves to either side."""
BOX: Final = Box(CLOCK.x, CLOCK.y + CLOCK.height + 10, CLOCK.width, 76)
"""Where it stands what to press."""


@dataclass(frozen=True, slots=True)
class Wave:
    """A paw that waves, as far as all may know it: its number and where it was, not whose it is."""

    paw: int
    place: int


def wave(canvas: Canvas, tick: int, x: float, y: float, wide: float) -> None:
    """Paint a paw that waves."""
    halo(canvas, x, y, wide * 1.3, theme.LEMON, 0.5)
    aside = _ASIDE if tick % 2 else -_ASIDE
    canvas.picture("paw", x + aside - wide / 2, y - wide / 2, wide, wide)


def wave_key(canvas: Canvas, tick: int, words: Words, zoom: float) -> None:
    """Paint by which keys a paw waves."""
    fresh = tick <= _FRESH
    canvas.rect(BOX.x, BOX.y, BOX.width, BOX.height, theme.LEMON if fresh else SLATE, 16)
    canvas.rect(BOX.x + 3, BOX.y + 3, BOX.width - 6, BOX.height - 6, NIGHT if fresh else DUSK, 14)
    x, middle = BOX.x + 12, BOX.middle[1]
    held = devices(canvas.art.hands, shared=True)
    stops = [words.say(f"keys.{STOPS[one].lower()}") for one in held if one < len(STOPS)]
    for row, text in enumerate(stops):
        y = middle - 14 if len(stops) == 1 else middle - 31 + 33 * row
        dim_cap(canvas, text, x, y, SLATE, MOON)
    if stops:
        x += max(dim_wide(canvas, text) for text in stops) + 12
    if len(held) > len(stops):
        cap_of(canvas, PAD + PAD_STOP, x, middle)
        x += STEP + 14
    room = Box(x, BOX.y + 6, BOX.x + BOX.width - x - 12, BOX.height - 12)
    write(canvas, words.say("dark.wave"), room, 20 * zoom, MOON, theme.TEXT, align="left")
