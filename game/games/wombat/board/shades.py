"""Shades: paws among shadows, each with its number, what it holds, its track and what it feels.

All of it follows from what all were told, but that who plays alone sees which paw is theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.bricks import pips
from game.games.wombat.board.labels import flash_said, number, paint_bubble, shown
from game.games.wombat.board.palms import Palm
from game.games.wombat.board.places import Places
from game.games.wombat.board.waving import wave
from game.games.wombat.board.writing import NIGHT
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import NOWHERE
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_PAW: Final = 84.0
_KEYS: Final = 36.0
"""How high the keys and the name of a place stand."""
_CROWDED: Final = 54.0
"""How wide paws are at most where several share a place."""
_STRIP: Final = 20.0
"""How high it stands below each of those what it holds."""
_BETWEEN: Final = 4.0
"""How far each paw of two lies from the middle of their hole."""
_HOLDS: Final = 40.0
"""How wide that is what a paw holds."""
_FIGURED: Final = 26.0
"""How wide that is where sizes are figures: pips would be too small."""
_DRAWN: Final = 4 * TICKS
"""For so long it is seen that a number was drawn anew."""
_TRACK: Final = 12
"""For so many ticks it is seen where a paw came from."""
_STEP: Final = 22.0
"""From one print of its track to the next."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a paw lies at a place."""

    paw: Box
    holds: Box
    """What it holds."""
    room: Box | None = None
    """What it feels, where it is alone: several have their lines elsewhere."""


def standing(cell: Box, paws: int) -> list[Stand]:
    """Return where each of so many paws at a place lies.

    All of it lies below the keys and the name of the place, the words of one alone lowest. Two lie
    in the middle, what each holds on its outer side; three and more side by side, what each holds
    below it. No word lies over these.
    """
    area = Box(cell.x + 4, cell.y + _KEYS, cell.width - 8, cell.height - _KEYS)
    if paws == 1:
        high = 30.0
        wide = min(_PAW, area.height - high + 6)
        x, y = area.middle[0], area.y + (area.height - high) / 2 + 3
        room = Box(area.x, area.y + area.height - high, area.width, high)
        holds = Box(x + wide / 2 + 4, y - 22, _HOLDS, 44)
        return [Stand(Box(x - wide / 2, y - wide / 2, wide, wide), holds, room)]
    if paws == 2:
        middle, y = area.middle[0], area.middle[1] - _CROWDED / 2
        left, right = middle - _BETWEEN - _CROWDED, middle + _BETWEEN
        outer = left - 2 - _FIGURED, right + _CROWDED + 2
        return [
            Stand(Box(x, y, _CROWDED, _CROWDED), Box(aside, y, _FIGURED, _CROWDED))
            for x, aside in zip((left, right), outer, strict=True)
        ]
    column = area.width / paws
    wide = min(_CROWDED, column - 2)
    stands = []
    for paw in range(paws):
        x = area.x + column * paw
        its = Box(x + (column - wide) / 2, area.y, wide, wide)
        stands.append(Stand(its, Box(x + 1, area.y + wide, column - 2, _STRIP)))
    return stands


def paint_shades(canvas: Canvas, places: Places, table: Furniture, words: Words) -> None:
    """Paint paws alike, each with what it feels; who plays alone sees its own."""
    palms = {paw: Palm(place) for paw, place in table.shades} | dict(table.palms)
    own = None if table.hand is None else table.hand.paw
    there: dict[int, list[int]] = {}
    for paw, place in table.shades:
        there.setdefault(place, []).append(paw)
    crowds = [
        dict(zip(paws, standing(places.cells[place], len(paws)), strict=True))
        for place, paws in there.items()
    ]
    flashes = {
        paw: flash for paw, flash in table.flashes if table.tick - flash.tick <= shown(flash)
    }
    for crowd in crowds:
        for paw, stand in crowd.items():
            _track(canvas, places, table.tick, palms[paw], stand)
    for crowd in crowds:
        felt = {
            paw: said
            for paw, flash in flashes.items()
            if paw in crowd and (said := flash_said(flash, words, own=paw == own))
        }
        lies = {
            paw: _paw(canvas, table, paw, stand.paw, own=paw == own) for paw, stand in crowd.items()
        }
        for paw, box in lies.items():  # over all pictures, whichever of them moves
            anew = table.tick - palms[paw].drawn < _DRAWN and paw != own
            paint_number(canvas, paw, box, anew=anew, tells=paw in felt)
        for paw, stand in crowd.items():
            if stand.room is not None and paw in felt:
                paint_bubble(canvas, felt[paw], stand.room, stand.paw, places.zoom)
            paint_holds(canvas, palms[paw], stand.holds)


def _paw(canvas: Canvas, table: Furniture, paw: int, box: Box, *, own: bool) -> Box:
    """Paint a paw, and return where it is now: one that waves moves."""
    if paw in table.waving:
        return wave(canvas, table.beat, box)
    canvas.picture("paw" if own else "paw_grey", box.x, box.y, box.width, box.width)
    return box


def _track(canvas: Canvas, places: Places, tick: int, palm: Palm, stand: Stand) -> None:
    """Paint where a paw came from: prints that fade."""
    age = tick - palm.came
    if age >= _TRACK or palm.left == NOWHERE:
        return
    alpha = 0.8 * (1 - age // 3 / 4)
    (x, y), (to_x, to_y) = places.cells[palm.left].middle, stand.paw.middle
    far = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    steps = int((far - stand.paw.width / 2) / _STEP)
    for step in range(steps):
        part = step * _STEP / far
        wide = 8 if step % 2 else 11
        left, top = x + (to_x - x) * part - wide / 2, y + (to_y - y) * part - wide / 2
        canvas.rect(left, top, wide, wide, theme.LEMON, wide / 2, alpha)


def paint_number(canvas: Canvas, paw: int, box: Box, *, anew: bool, tells: bool = False) -> None:
    """Write a paw's number on it, as a question where it was just drawn anew."""
    size = max(float(theme.FLOOR), box.width * 0.4)
    wide = min(size * 1.15, max(box.width, size * 0.8))
    x, y = box.middle[0], box.middle[1] + (box.width * 0.1 if box.width > 30 else 0.0)
    number(canvas, paw, x, y, wide, size, anew=anew, tells=tells)


def paint_holds(canvas: Canvas, palm: Palm, box: Box) -> None:
    """Paint the bricks that a paw has taken up, the first above: in a narrow box, or in a row.

    There sizes are figures, for pips would be too small.
    """
    many = len(palm.bricks)
    across, figured = box.height <= _STRIP, box.width < _HOLDS
    wide = min(22.0, box.width / 2) if across else box.width
    high = box.height if across else min(19.0 if figured else 15.0, box.height / max(2, many))
    for row, size in enumerate(palm.bricks):
        x = box.middle[0] + (wide * (row - many / 2) if across else -wide / 2)
        y = box.middle[1] + (-high / 2 if across else high * (row - many / 2))
        its = Box(x + 0.5, y + 1, wide - 1, high - 2)
        canvas.rect(its.x, its.y, its.width, its.height, theme.LAVENDER, 4)
        text = palm.told(row)
        if text and (across or figured or not size):
            canvas.text(text, *its.middle, theme.FLOOR, NIGHT, theme.TEXT_BOLD, align="middle")
        elif size:
            pips(canvas, size, Box(x + 3, y, wide - 6, high), NIGHT, min(2.6, high * 0.3))
