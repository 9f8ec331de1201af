"""Choosing: which of two bricks Take and Feel mean where a second press says which (W41).

Around one screen nobody sees that somebody chooses, for it would tell whose paw that is: what both
keys would mean stands there as long as a paw may hold two, as far as all know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.caps import OF_VERB, STEP, cap, devices
from game.games.wombat.board.writing import MOON, write
from game.games.wombat.model.places import CARRIED, SPINDLES
from game.games.wombat.tokens import GIVE, TALK
from game.stage.cue import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

CHOOSE: Final = ("take", "feel")
"""The verbs whose keys mean the brick held longer, and the newer one."""
_ORDER: Final = ("first", "second")
_AIR: Final = 8.0


def asks(cue: Cue) -> bool:
    """Say whether somebody alone before this picture is asked which brick."""
    return cue.touched[:1] not in ((), (TALK,))


def lets_go(table: Furniture, cue: Cue) -> bool:
    """Say whether the key of one's own zone would let go what one is about to give."""
    hand = table.hand
    return hand is not None and hand.place >= SPINDLES and bool(hand.sizes) and (
        cue.touched == (GIVE,)
    )  # fmt: skip


def chosen(table: Furniture, cue: Cue, words: Words, *, shared: bool) -> dict[str, str]:
    """Return by verb which brick its key means, in words; nothing where it means none."""
    if not shared:
        sizes = table.hand.sizes if table.hand is not None and asks(cue) else ()
        return _sized(sizes, words)
    pairs = {palm.bricks for _, palm in table.palms if len(palm.bricks) == CARRIED}
    unsure = any(palm.unsure for _, palm in table.palms)
    if len(pairs) == 1 and not unsure:
        return _sized(pairs.pop(), words)
    if not (pairs or unsure):
        return {}
    return {verb: words.say(f"choice.{one}-there")
            for verb, one in zip(CHOOSE, _ORDER, strict=True)}  # fmt: skip


def _sized(sizes: Sequence[int], words: Words) -> dict[str, str]:
    return {
        verb: words.say(f"choice.{one}", size=size or "?")
        for verb, one, size in zip(CHOOSE, _ORDER, sizes, strict=False)
    }


def paint_choice(canvas: Canvas, box: Box, words: Words, zoom: float) -> None:
    """Write around one screen which keys say which of two bricks."""
    keys = STEP * len(devices(canvas.hints, shared=True))
    texts = [words.say("dark.gives"), *(words.say(f"choice.{one}-brick") for one in _ORDER)]
    size = 20 * zoom
    wide = sum(canvas.text_width(text, size, theme.TEXT) for text in texts)
    size *= min(1.0, (box.width - 2 * keys - 4 * _AIR) / wide)
    x = box.x
    for text, verb in zip(texts, (None, *CHOOSE), strict=True):
        if verb is not None:
            cap(canvas, OF_VERB, verb, x, box.middle[1] - 14, shared=True, row=True)
            x += keys
        room = canvas.text_width(text, size, theme.TEXT) + 1
        write(canvas, text, Box(x, box.y, room, box.height), size, MOON, theme.TEXT, align="left")
        x += room + _AIR


def paint_verb(canvas: Canvas, text: str, choice: str, room: Box, size: float, zoom: float) -> None:
    """Write what a verb is called, and below it which brick its key means besides."""
    half = room.height * 0.54
    upper = Box(room.x, room.y, room.width, half)
    lower = Box(room.x, room.y + half, room.width, room.height - half)
    write(canvas, text, upper, size, MOON, theme.BUTTON)
    write(canvas, choice, lower, 18 * zoom, theme.LEMON, theme.BUTTON)
