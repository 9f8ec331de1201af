"""Finding one's paw: around one screen, the keys, the rule and the signs as a build begins.

It stands over the legend of talk for everybody alike, so it tells nobody who needs it.
"""

from __future__ import annotations

from typing import Final

from game.core.commands import PAD
from game.core.words import Words
from game.games.wombat.board.bricks import pips
from game.games.wombat.board.caps import devices, parts, stop_caps
from game.games.wombat.board.places import NOTES
from game.games.wombat.board.touches import PAD_STOP
from game.games.wombat.board.writing import DUSK, MOON, NIGHT, alike, write
from game.games.wombat.model.options import TICKS
from game.stage.input.claims import PARTS
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.device_pictures import gear
from game.stage.paint.key_caps import cap_of

FIRST: Final = 15 * TICKS
LATER: Final = 8 * TICKS
"""For so long it stands as the first build begins, and as a later one does."""
_EDGE: Final = 12.0
_ACROSS: Final = 2
_HIGH: Final = 34.0
"""From one row of keys to the next."""
_GEAR: Final = 24.0
_SIGNS: Final = ("anew", "brick", "unsure")
"""The number that was just drawn anew, what a paw took up, and that it may hold a brick besides."""


def stands(number: int, tick: int) -> bool:
    """Say whether a build has only just begun, by its number and its tick."""
    return tick <= (FIRST if number == 1 else LATER)


def finding(canvas: Canvas, words: Words, zoom: float) -> None:
    """Paint which key lets whose paw wave, how numbers change, and what the signs mean."""
    canvas.rect(NOTES.x, NOTES.y, NOTES.width, NOTES.height, theme.LEMON, 16)
    canvas.rect(NOTES.x + 3, NOTES.y + 3, NOTES.width - 6, NOTES.height - 6, DUSK, 14)
    wide = NOTES.width - 2 * _EDGE
    x, y = NOTES.x + _EDGE, NOTES.y + 8
    write(canvas, words.say("finding.keys"), Box(x, y, wide, 24), 20 * zoom, theme.LEMON,
          theme.BUTTON, align="left")  # fmt: skip
    y = _keys(canvas, x, y + 26, wide) + 4
    signs = NOTES.y + NOTES.height - 8 - 26 * len(_SIGNS)
    half = (signs - y - 8) / 2
    rooms = [Box(x, y + (half + 4) * at, wide, half) for at in range(2)]
    said = [words.say("finding.menu", mine=words.say("pause.mine")), words.say("finding.rule")]
    size = alike(canvas, list(zip(said, rooms, strict=True)), 19 * zoom, theme.TEXT)
    for text, room, ink in zip(said, rooms, (MOON, theme.LEMON), strict=True):
        write(canvas, text, room, size, ink, theme.TEXT, align="left")
    told = [words.say(f"finding.{sign}") for sign in _SIGNS]
    rows = [Box(x + 42, signs + 26 * at, wide - 42, 24) for at in range(len(_SIGNS))]
    size = alike(canvas, list(zip(told, rows, strict=True)), 19 * zoom, theme.TEXT)
    for sign, text, row in zip(_SIGNS, told, rows, strict=True):
        _sign(canvas, sign, Box(x, row.y, 34, row.height))
        write(canvas, text, row, size, MOON, theme.TEXT, align="left")


def _keys(canvas: Canvas, x: float, y: float, wide: float) -> float:
    """Paint what each device lets its paw wave by, two in a row; return where they end."""
    there = devices(canvas.art.hands, shared=True)
    held = parts(canvas.art.hands)
    for order, device in enumerate(there):
        left = x + wide / _ACROSS * (order % _ACROSS)
        middle = y + _HIGH * (order // _ACROSS) + _HIGH / 2
        if device in held:
            left += gear(canvas, PARTS[device], left, middle, _GEAR) + 8
            stop_caps(canvas, left, middle - 14, (device,))
        else:
            cap_of(canvas, PAD + PAD_STOP, left, middle)
    return y + _HIGH * -(-len(there) // _ACROSS)


def _sign(canvas: Canvas, sign: str, box: Box) -> None:
    """Paint a sign as it stands beside paws."""
    x, y = box.middle
    if sign == "anew":
        canvas.rect(x - 12, y - 12, 24, 24, theme.LEMON, 12)
        canvas.text("2", x, y, 19, theme.INK, theme.BUTTON, align="middle")
    elif sign == "brick":
        canvas.rect(x - 17, y - 8, 34, 16, theme.LAVENDER, 4)
        pips(canvas, 3, Box(x - 14, y - 8, 28, 16), NIGHT, 2.6)
    else:
        canvas.text("?", x, y, 20, MOON, theme.BUTTON, align="middle")
