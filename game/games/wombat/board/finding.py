"""Finding one's paw: around one screen, what stands beside the box before a build's time runs.

It names the keys that let a paw wave and say that one is ready. Before the first two builds it
shows by example what stands beside paws and what the words of touch mean, a few at a time: before
the first what one needs at once. It is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.caps import OF_LIGHT, OF_PLACE, STEP, cap, device_cap, devices
from game.games.wombat.board.palms import Palm
from game.games.wombat.board.places import ASIDE
from game.games.wombat.board.shades import paint_holds, paint_number
from game.games.wombat.board.touches import ALIKE
from game.games.wombat.board.writing import DUSK, MOON, SLATE, alike, write
from game.games.wombat.model.places import TOWER
from game.games.wombat.model.sensations import Touch
from game.games.wombat.naming import touch_shown
from game.games.wombat.tokens import STOP_VERB
from game.games.wombat.tower import RATIO, tower
from game.stage.input.claims import PARTS
from game.stage.live_play import Gathered
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.device_pictures import gear

_EDGE: Final = 14.0
_TRIED: Final = 30.0
_HEAD: Final = 36.0
_HIGH: Final = 35.0
"""From one row of keys to the next."""
_GEAR: Final = 26.0
_RULE: Final = 60.0
_ALONE: Final = 90.0
"""How high it is what lies under the keys, with no signs below it."""
_FOOT: Final = 56.0
_LEARNT: Final = 2
"""Before so many builds it is drawn how a tower is to be."""
_TOWER: Final = 132.0
_FIGURE: Final = 24.0
_WIDEST: Final = 150.0
"""How much room what lets a paw wave has."""
_SIGN: Final = 118.0
"""How wide an example stands."""
_SIGNS: Final = {
    1: ("again", "found", "anew", "laid"),
    2: ("brick", "full", "nobody"),
}
"""By build: a key pressed twice, a brick found, a number that was just drawn anew, a clack; then
what a paw took up, and the other words of touch that do not tell the whole."""
_BETWEEN: Final = 10.0
"""Between the rows of two signs."""
_WORDS: Final = 20.0
_RULES: Final = 22.0
"""How large it is what all do, and what signs mean."""


def finding(
    canvas: Canvas,
    table: Furniture,
    gathered: Gathered,
    names: Sequence[str],
    words: Words,
    zoom: float,
) -> None:
    """Paint how to find one's paw, what the signs mean, and who is awaited.

    A practice build says so at the top: nobody is told it elsewhere.
    """
    signs = _SIGNS.get(table.number, ())
    high = ASIDE.height if signs else _short(canvas)
    canvas.rect(ASIDE.x, ASIDE.y, ASIDE.width, high, theme.LEMON, 16)
    canvas.rect(ASIDE.x + 3, ASIDE.y + 3, ASIDE.width - 6, high - 6, DUSK, 14)
    x, wide = ASIDE.x + _EDGE, ASIDE.width - 2 * _EDGE
    y = ASIDE.y + 6
    if table.practice:
        tried = Box(x, y, wide, _TRIED)
        write(canvas, words.say("finding.practice"), tried, _WORDS * zoom, MOON, theme.BUTTON,
              align="left")  # fmt: skip
        y += _TRIED
    learns = table.number <= _LEARNT
    drawn = Box(x + wide - _TOWER, y + 4, _TOWER, _HEAD + 28 + 2 * _HIGH - 8)
    if learns:
        _tower(canvas, table, drawn)
    upper = wide - (_TOWER + 12) * learns
    head = Box(x, y, upper, _HEAD)
    write(canvas, words.say("finding.head"), head, 24 * zoom, theme.LEMON, theme.TITLE,
          align="left")  # fmt: skip
    y = _keys(canvas, x, y + _HEAD, upper, words, zoom)
    if learns:  # with one device, its keys end above the tower's foot
        y = max(y, drawn.y + drawn.height + 4)
    room = Box(x, y, wide, _RULE if signs else _ALONE)
    write(canvas, words.say("finding.rule"), room, _RULES * zoom, MOON, theme.TEXT, align="left")
    foot = ASIDE.y + high - _FOOT - 4
    if signs:
        _signs(canvas, signs, Box(x, y + _RULE + 4, wide, foot - y - _RULE - 8), words, zoom)
    canvas.rect(x, foot, wide, 2, SLATE)
    awaited = ", ".join(names[seat] for seat in gathered.awaited)
    said = words.say("finding.awaited", names=awaited, n=gathered.left)
    write(canvas, said, Box(x, foot + 4, wide, _FOOT - 6), _WORDS * zoom, theme.LEMON,
          theme.BUTTON, align="left")  # fmt: skip


def _short(canvas: Canvas) -> float:
    """Return how high all this is without signs."""
    keys = _HIGH * len(devices(canvas.hints, shared=True))
    return 6 + _HEAD + 28 + keys + _ALONE + _FOOT + 8


def _keys(canvas: Canvas, x: float, y: float, wide: float, words: Words, zoom: float) -> float:
    """Paint by device what lets its paw wave, and what says ready; return where they end."""
    there = devices(canvas.hints, shared=True)
    first, second = x + 48, x + max(0.58 * wide, 48 + _WIDEST)
    heads = [
        (words.say("finding.wave"), Box(first, y, second - first - 8, 26)),
        (words.say("finding.ready"), Box(second, y, x + wide - second, 26)),
    ]
    size = alike(canvas, heads, _WORDS * zoom, theme.BUTTON)
    for text, room in heads:
        write(canvas, text, room, size, MOON, theme.BUTTON, align="left")
    y += 28
    for order, device in enumerate(there):
        top = y + _HIGH * order
        if device < len(PARTS):
            gear(canvas, PARTS[device], x, top + 14, _GEAR)
        device_cap(canvas, device, STOP_VERB, first, top)
        device_cap(canvas, device, ALIKE, second, top, keys=OF_LIGHT)
    return y + _HIGH * len(there)


def _tower(canvas: Canvas, table: Furniture, box: Box) -> None:
    """Paint a tower as it is to be, and beside each brick its size."""
    high = min(box.height, (box.width - _FIGURE) * RATIO)
    wide, top = high / RATIO, box.y + (box.height - high) / 2
    canvas.drawing(tower(based=table.based), box.x, top, wide, high)
    for row, size in enumerate(reversed(TOWER)):
        y = top + high * (row + 0.5) / len(TOWER)
        canvas.text(str(size), box.x + box.width, y, 18, theme.LEMON, theme.TITLE, align="right")


def _signs(canvas: Canvas, signs: Sequence[str], box: Box, words: Words, zoom: float) -> None:
    """Paint by example, and in words, what stands beside paws."""
    high = box.height / len(signs)
    rows = [Box(box.x + _SIGN, box.y + high * at + _BETWEEN / 2, box.width - _SIGN, high - _BETWEEN)
            for at in range(len(signs))]  # fmt: skip
    told = [words.say(f"finding.{sign}") for sign in signs]
    size = alike(canvas, list(zip(told, rows, strict=True)), _RULES * zoom, theme.TEXT)
    for sign, text, row in zip(signs, told, rows, strict=True):
        _sign(canvas, sign, Box(box.x, row.y, _SIGN - 10, row.height), words)
        write(canvas, text, row, size, MOON, theme.TEXT, align="left")


def _sign(canvas: Canvas, sign: str, box: Box, words: Words) -> None:
    """Paint a sign as it stands beside a paw, or a word of touch as it is shown."""
    if sign in ("found", "laid", "full", "nobody"):
        text = touch_shown(Touch(sign), words)
        long = canvas.text_width(text, _WORDS, theme.BUTTON) > box.width - 10
        high = min(box.height, 46.0) if long else 30.0
        room = Box(box.x, box.middle[1] - high / 2, box.width, high)
        canvas.rect(room.x, room.y, room.width, room.height, SLATE, 15)
        inner = Box(room.x + 5, room.y, room.width - 10, room.height)
        write(canvas, text, inner, _WORDS, theme.LEMON, theme.BUTTON)
        return
    wide = min(box.height, 48.0)
    if sign == "again":
        for x in (box.x + 2, box.x + 2 + STEP):
            cap(canvas, OF_PLACE, 0, x, box.middle[1] - 14, shared=True, most=1)
        return
    paw = Box(box.x + 2, box.middle[1] - wide / 2, wide, wide)
    canvas.picture("paw_grey", paw.x, paw.y, wide, wide)
    paint_number(canvas, 2, paw, anew=sign == "anew")
    if sign == "brick":
        paint_holds(canvas, Palm(0, (3,)), Box(paw.x + wide + 6, box.y, 44, box.height))
