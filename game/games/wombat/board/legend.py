"""The legend of talk, where several people look at one picture: nobody's own taps are shown there.

It stands there all the time, so that it tells nobody who is about to talk.
"""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.wombat.board.caps import OF_PLACE, OF_VERB, STEP, cap, devices
from game.games.wombat.board.places import NOTES
from game.games.wombat.board.talking import CATEGORIES, READING, label
from game.games.wombat.board.writing import DUSK, MOON, alike, write
from game.games.wombat.tokens import TALK
from game.stage.input.claims import KEYPAD
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_ACROSS: Final = 2
_HEAD: Final = 38.0
_FOOT: Final = 50.0
_EDGE: Final = 12.0
_MOST: Final = 3
"""So many caps leave room for the words beside them."""


def stands(canvas: Canvas, *, shared: bool) -> bool:
    """Say whether there is anybody around the screen whose keys it could name."""
    return shared and bool(devices(canvas.art.hands, shared=True))


def legend(canvas: Canvas, words: Words, zoom: float) -> None:
    """Paint by which keys what is said in a build, and what the next key then means."""
    canvas.rect(NOTES.x, NOTES.y, NOTES.width, NOTES.height, DUSK, 16)
    x, y = NOTES.x + _EDGE, NOTES.y + 8
    there = len(devices(canvas.art.hands, shared=True))
    wide = STEP * there + 4
    wide += STEP * (KEYPAD in canvas.art.hands.claims.parts)  # two of its keys talk
    cap(canvas, OF_VERB, TALK, x, y, shared=True, row=True)
    room = Box(x + wide, y - 2, NOTES.width - 2 * _EDGE - wide, 32)
    write(canvas, words.say("talk.how"), room, 20 * zoom, MOON, theme.BUTTON, align="left")
    rows = -(-len(CATEGORIES) // _ACROSS)
    high = (NOTES.height - _HEAD - _FOOT - 8) / rows
    column = (NOTES.width - 2 * _EDGE) / _ACROSS
    cells = [
        Box(x + column * (at // rows), NOTES.y + _HEAD + high * (at % rows), column, high)
        for at in range(len(CATEGORIES))
    ]
    wide = STEP * min(_MOST, there) + 4
    said = [label(one, (), words) for one in CATEGORIES]
    rooms = [Box(box.x + wide, box.y, box.width - wide - 1, box.height) for box in cells]
    size = alike(canvas, list(zip(said, rooms, strict=True)), 19 * zoom, theme.TEXT)
    for place, box, room, text in zip(READING, cells, rooms, said, strict=False):
        cap(canvas, OF_PLACE, place, box.x, box.y + high / 2 - 14, shared=True, row=True,
            most=_MOST)  # fmt: skip
        write(canvas, text, room, size, MOON, theme.TEXT, align="left")
    foot = Box(x, NOTES.y + NOTES.height - _FOOT - 2, NOTES.width - 2 * _EDGE, _FOOT)
    write(canvas, words.say("talk.next"), foot, 18 * zoom, MOON, theme.TEXT, align="left")
