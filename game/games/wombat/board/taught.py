"""Taught: a build with the light on, or dimmed, that one plays oneself; at lessons' tables only."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.wombat.board.always import Offered, clock
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.dark import Dark
from game.games.wombat.board.lit_table import LitTable
from game.games.wombat.board.places import BOX, CLOCK, Places
from game.games.wombat.board.writing import NIGHT
from game.games.wombat.model.places import NOWHERE
from game.games.wombat.tokens import PLACE
from game.stage.cue import Cue
from game.stage.paint.canvas import Canvas, html
from game.stage.table.marks import glow

_VEIL: Final = 0.7
"""How much a dimmed light leaves out;"""
_CLEAR: Final = 105.0
"""nothing so far aside of the middle of one's own place,"""
_LIGHT: Final = 165.0
"""and less up to here;"""
_FLAT: Final = 0.66
"""up and down it is nearer."""


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
        _veil(canvas, places, NOWHERE if table.hand is None else table.hand.place)
    if not offered:
        for place, box in enumerate(places.cells):
            if cue.focus == PLACE.at(place):
                glow(canvas, box, focused=True, radius=14)
        dark.caps(canvas)
    clock(canvas, CLOCK, table, cue, words, places.zoom, dark=True)
    dark.beside(canvas, table, cue, words, feels=True)


def _veil(canvas: Canvas, places: Places, place: int) -> None:
    """Dim the box, but not where one's own paw is."""
    if place == NOWHERE:
        canvas.rect(BOX.x, BOX.y, BOX.width, BOX.height, NIGHT, 14, _VEIL)
        return
    x, y = places.cells[place].middle
    fill = html(NIGHT)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX.width} {BOX.height}"><defs>'
        f'<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{_LIGHT}" '
        f'gradientTransform="translate({x - BOX.x:.1f} {y - BOX.y:.1f}) scale(1 {_FLAT})">'
        f'<stop offset="{_CLEAR / _LIGHT:.2f}" stop-color="{fill}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{fill}" stop-opacity="{_VEIL}"/></radialGradient></defs>'
        f'<rect width="{BOX.width}" height="{BOX.height}" rx="14" fill="url(#v)"/></svg>'
    )
    canvas.drawing(svg, BOX.x, BOX.y, BOX.width, BOX.height)
