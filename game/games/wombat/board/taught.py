"""Taught: a build with the light on, or dimmed, that one plays oneself; at lessons' tables only."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.wombat.board.always import Offered, clock
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.bricks import halo
from game.games.wombat.board.dark import Dark
from game.games.wombat.board.lit_table import LitTable
from game.games.wombat.board.places import BOX, CLOCK, Places
from game.games.wombat.board.writing import NIGHT
from game.games.wombat.model.places import NOWHERE
from game.games.wombat.tokens import PLACE
from game.stage.cue import Cue
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_VEIL: Final = 0.7
"""How much a dimmed light leaves out."""


def draw_taught(
    canvas: Canvas,
    table: Furniture,
    cue: Cue,
    offered: Offered,
    dark: Dark,
    lit: LitTable,
    places: Places,
    words: Words,
    *,
    dim: bool,
) -> None:
    """Paint the open box, and beside it all that is there in the dark, too."""
    lit.draw(canvas, table, cue, offered, words)
    if dim and not offered:
        canvas.rect(BOX.x, BOX.y, BOX.width, BOX.height, NIGHT, 14, _VEIL)
    if not offered:
        for place, box in enumerate(places.cells):
            if cue.focus == PLACE.at(place):
                canvas.rect(box.x, box.y, box.width, box.height, theme.LEMON, 14, 0.3)
        if (hand := table.hand) is not None and hand.place != NOWHERE:
            x, y = places.cells[hand.place].middle
            if dim:
                halo(canvas, x, y, 190, theme.LEMON, 0.5)
            dark.own_touch(canvas, table, hand, words)
        dark.caps(canvas)
    clock(canvas, CLOCK, table, cue, words, places.zoom, dark=True)
    dark.beside(canvas, table, cue, words)
