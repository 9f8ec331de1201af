"""Bets as they are painted in the dark: on one's own picture, and on everybody's.

Nothing on everybody's picture follows from what anybody presses.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.core.words import Words
from game.games.wombat.board.bets import HEIGHTS
from game.games.wombat.board.caps import (
    BET_SIGN,
    OF_PLACE,
    OF_VERB,
    STEP,
    bet_sign,
    cap,
    columns,
    held_by,
    seat_caps,
)
from game.games.wombat.board.places import NOTES, Places, head_box
from game.games.wombat.board.touches import SEAT_PLACES
from game.games.wombat.board.writing import DUSK, MOON, NIGHT, SLATE, alike, write
from game.games.wombat.tokens import VERBS
from game.stage.cue import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_CHIP: Final = 54.0
"""How wide a number of towers is with its picture."""
_ASKED: Final = 56.0
"""How high it is around one screen what those who are out are asked."""
_CLOSED: Final = Box(140, 440, 1000, 64)
"""Where that stands for several people whose eyes are closed, over the keys that answer it."""
_ROW: Final = 44.0
CHIPS: Final = 26.0
"""How much room a number of towers takes above the word of a verb."""


def paint_asked(canvas: Canvas, asked: str, foot: float, zoom: float) -> float:
    """Paint around one screen, above a ``foot``, what those who are out may bet on.

    Return what is free above.
    """
    box = Box(NOTES.x, foot - _ASKED, NOTES.width, _ASKED)
    canvas.rect(box.x, box.y, box.width, box.height, DUSK, 14)
    bet_sign(canvas, box.x + 12, box.middle[1] - BET_SIGN / 2)
    aside = 12 + BET_SIGN + 8
    room = Box(box.x + aside, box.y + 3, box.width - aside - 12, box.height - 6)
    write(canvas, asked, room, 20 * zoom, theme.LEMON, align="left")
    return box.y - 8


def paint_shared(canvas: Canvas, places: Places, out: Collection[int]) -> None:
    """Paint by which keys those who are ``out`` bet there: on the verbs, and at the seats."""
    there = held_by(canvas.hints, out)
    boxes = dict(zip(VERBS, places.verbs, strict=True))
    for n, verb in enumerate(HEIGHTS):
        box = boxes[verb]
        _chip(canvas, n, box.x + box.width - _CHIP - 8, box.y + 3)
    for seat, plate in enumerate(places.plates):
        seat_caps(canvas, seat, plate, head_box(plate), there, bets=True)


def paint_closed(
    canvas: Canvas, asked: str, names: Sequence[str], out: Collection[int], zoom: float
) -> None:
    """Paint the same where nothing else is painted: those who are out may open their eyes."""
    there = held_by(canvas.hints, out)
    write(canvas, asked, _CLOSED, 22 * zoom, theme.LEMON)
    caps = STEP * len(there) + 8
    x, y = _CLOSED.x, _CLOSED.y + _CLOSED.height + 12
    wide = _CLOSED.width / len(HEIGHTS)
    for n, verb in enumerate(HEIGHTS):
        cap(canvas, OF_VERB, verb, x + n * wide, y, row=True, of=there)
        _chip(canvas, n, x + n * wide + caps, y + 2)
    wide = _CLOSED.width / 3
    for seat, name in enumerate(names):
        row, column = divmod(seat, 3)
        left, top = x + column * wide, y + (1 + row) * _ROW
        cap(canvas, OF_PLACE, SEAT_PLACES[seat], left, top, row=True, of=there)
        room = Box(left + caps, top, wide - caps - 8, 28)
        write(canvas, name, room, 20 * zoom, MOON, align="left")


def _chip(canvas: Canvas, n: int, x: float, y: float) -> None:
    canvas.rect(x, y, _CHIP, 24, NIGHT, 12)
    canvas.text(str(n), x + 10, y + 13, 20, theme.LEMON, theme.BUTTON)
    canvas.picture("icon_brick", x + 26, y + 1, 22, 22)


def paint_heights(canvas: Canvas, places: Places, cue: Cue, words: Words) -> None:
    """Paint on one's own picture how many towers may be bet on, where the living have verbs."""
    boxes = dict(zip(VERBS, places.verbs, strict=True))
    said = {verb: words.say("ghosts.stand", n=n) for n, verb in enumerate(HEIGHTS)}
    aside = 10 + STEP * max(1, columns(canvas.hints))
    rooms = {
        verb: Box(box.x + aside, box.y + 6, box.width - aside - 8, box.height - 12)
        for verb, box in boxes.items()
    }
    size = alike(canvas, [(text, rooms[verb]) for verb, text in said.items()],
                 22 * places.zoom, theme.BUTTON)  # fmt: skip
    for verb, text in said.items():
        box, stands = boxes[verb], verb in cue.bets
        if cue.focus == verb:
            canvas.focus(box.x, box.y, box.width, box.height)
        if canvas.art.strong:
            edge = 4 if stands else 2
            canvas.rect(box.x, box.y, box.width, box.height, SLATE, 14)
            canvas.rect(box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge,
                        DUSK if stands else NIGHT, 12)  # fmt: skip
        else:
            canvas.picture("clod_lit" if stands else "clod", box.x, box.y, box.width, box.height)
        cap(canvas, OF_VERB, verb, box.x + 8, box.y + 8)
        if stands:
            canvas.picture("mark_right", box.x + 10, box.y + box.height - 38, 28, 28)
        write(canvas, text, rooms[verb], size, theme.LEMON if stands else MOON, theme.BUTTON)
