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
from game.games.wombat.naming import role_told
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_STANDS: Final = 20 * TICKS
_HIGH: Final = 184.0
BOX: Final = Box(NOTES.x, NOTES.y + NOTES.height - _HIGH, NOTES.width, _HIGH)
_OUT: Final = _HIGH - OUT_BUTTONS.height - 8
_MOST: Final = 1.6


def stands(table: Furniture) -> bool:
    """Say whether somebody plays here, and has only just begun, or is out."""
    plays = table.hand is not None and not table.shared
    return out(table) or (plays and table.number == 1 and table.tick <= _STANDS)


def out(table: Furniture) -> bool:
    """Say whether who sits before this picture alone is out."""
    return any(plate.own and not plate.alive for plate in table.plates)


def box(table: Furniture, zoom: float) -> Box:
    """Return where it stands: for a seat that is out above its buttons, higher in large words."""
    if not out(table):
        return BOX
    high = _OUT * min(_MOST, zoom)
    return Box(BOX.x, OUT_BUTTONS.y - 8 - high, BOX.width, high)


def primer(canvas: Canvas, table: Furniture, asked: str, words: Words, zoom: float) -> None:
    """Paint it: one's own role, and how a brick comes onto a tower; or what one does once out.

    What who is out is ``asked`` then is a bet.
    """
    role = next((plate.role for plate in table.plates if plate.own), "")
    whole = box(table, zoom)
    canvas.rect(whole.x, whole.y, whole.width, whole.height, DUSK, 16)
    if out(table):
        left = -(-max(0, table.ticks - table.tick + 1) // TICKS)
        room = Box(whole.x + 14, whole.y + 6, whole.width - 28, whole.height - 12)
        said = words.say("dark.out-asked", asked=asked) if asked else words.say("dark.out", n=left)
        write(canvas, said, room, 22 * zoom, MOON, align="left")
        return
    half = (BOX.height - 18) / 2
    upper = Box(BOX.x + 14, BOX.y + 6, BOX.width - 28, half)
    lower = Box(BOX.x + 14, BOX.y + 12 + half, BOX.width - 28, half)
    if role:
        told = role_told(role, words, practice=table.practice)
        write(canvas, told, upper, 20 * zoom, theme.LEMON, align="left")
    write(canvas, words.say("dark.first"), lower, 20 * zoom, MOON, align="left")
