"""The primer: what one is and does, in the first seconds of the first build, and once one is out.

It stands there for who reads by themselves alone: around one screen roles are read behind a
curtain.
"""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.places import NOTES, OUT_BUTTONS
from game.games.wombat.board.writing import DUSK, MOON, write
from game.games.wombat.model.options import TICKS
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_STANDS: Final = 20 * TICKS
_HIGH: Final = 184.0
BOX: Final = Box(NOTES.x, NOTES.y + NOTES.height - _HIGH, NOTES.width, _HIGH)
_OUT: Final = Box(BOX.x, BOX.y, BOX.width, BOX.height - OUT_BUTTONS.height - 8)
"""Above the buttons of a seat that is out."""


def stands(table: Furniture) -> bool:
    """Say whether somebody plays here, and has only just begun, or is out."""
    plays = table.hand is not None and not table.shared
    return out(table) or (plays and table.number == 1 and table.tick <= _STANDS)


def out(table: Furniture) -> bool:
    """Say whether who sits before this picture alone is out."""
    return any(plate.own and not plate.alive for plate in table.plates)


def primer(canvas: Canvas, table: Furniture, words: Words, zoom: float) -> None:
    """Paint it: one's own role, and how a brick comes onto a tower; or what one does once out."""
    role = next((plate.role for plate in table.plates if plate.own), "")
    box = _OUT if out(table) else BOX
    canvas.rect(box.x, box.y, box.width, box.height, DUSK, 16)
    if out(table):
        left = -(-max(0, table.ticks - table.tick + 1) // TICKS)
        room = Box(box.x + 14, box.y + 6, box.width - 28, box.height - 12)
        write(canvas, words.say("dark.out", n=left), room, 22 * zoom, MOON, align="left")
        return
    half = (BOX.height - 18) / 2
    upper = Box(BOX.x + 14, BOX.y + 6, BOX.width - 28, half)
    lower = Box(BOX.x + 14, BOX.y + 12 + half, BOX.width - 28, half)
    if role:
        write(canvas, words.say(f"role-explained.{role}"), upper, 20 * zoom, theme.LEMON,
              align="left")  # fmt: skip
    write(canvas, words.say("dark.first"), lower, 20 * zoom, MOON, align="left")
