"""The legend of talk, where several people look at one picture.

While nobody talks it is a line with the keys that begin to. What somebody then says is said to all
in their name, so all see it grow, with the keys by which its speaker goes on. Once those were let
be for a while the list closes, and what was begun stays: its next key goes on with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.games.wombat.board.caps import (
    OF_PLACE,
    OF_VERB,
    STEP,
    cap,
    device_cap,
    devices,
    held_by,
    stop_cap_wide,
)
from game.games.wombat.board.places import NOTES
from game.games.wombat.board.talking import Sentence, label
from game.games.wombat.board.writing import DUSK, MOON, alike, write
from game.games.wombat.tokens import STOP_VERB, TALK
from game.stage.input.claims import KEYPAD
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_LINE: Final = 46.0
"""How high the line is that stands there while nobody talks."""
_HALF: Final = 32.0
"""How high each line is of what somebody has begun to say."""
_MOST: Final = 3
"""So many people's at most stand there."""
_EDGE: Final = 12.0
_FEW: Final = 5
"""So many choices at most stand below each other."""
_HIGHEST: Final = 44.0


def stands(canvas: Canvas, *, shared: bool) -> bool:
    """Say whether there is anybody around the screen whose keys it could name."""
    return shared and bool(devices(canvas.hints, shared=True))


def opened(sentences: Sequence[Sentence]) -> Sentence | None:
    """Return the phrase whose next keys all see; None while nobody presses any."""
    fresh = [one for one in sentences if one.fresh]
    return fresh[-1] if fresh else None


def legend_box(sentences: Sequence[Sentence], foot: float) -> Box:
    """Return where it stands, above a ``foot``."""
    high = foot - NOTES.y
    if opened(sentences) is None:
        high = _LINE + _HALF * min(_MOST, len(sentences))
    return Box(NOTES.x, foot - high, NOTES.width, high)


def legend(
    canvas: Canvas,
    sentences: Sequence[Sentence],
    names: tuple[str, ...],
    words: Words,
    zoom: float,
    foot: float,
) -> None:
    """Paint by which keys one talks, what is being said, and the keys it goes on by."""
    box, now = legend_box(sentences, foot), opened(sentences)
    canvas.rect(box.x, box.y, box.width, box.height, DUSK, 16)
    x, y, wide = box.x + _EDGE, box.y + 4, box.width - 2 * _EDGE
    last = [one for one in sentences if one is not now][1 - _MOST :] + ([now] if now else [])
    size = min(30.0, 22 * zoom)
    for one in reversed(last):
        said = label(one.category, (), words) if one.category else words.say("talk.begun")
        text = words.say("talk.by", name=names[one.seat], said=said)
        write(canvas, text, Box(x, y, wide, _HALF), size, theme.LEMON if one.fresh else MOON,
              theme.BUTTON, align="left")  # fmt: skip
        y += _HALF
    if now is None:
        _begins(canvas, Box(x, box.y + box.height - _LINE, wide, _LINE), words, zoom)
    else:
        fresh = [one for one in sentences if one.fresh and one.category == now.category]
        same = [one.seat for one in fresh if one.offered == now.offered]
        held = held_by(canvas.hints, same)
        _goes_on(canvas, now, held, Box(x, y + 2, wide, foot - y - 8), names, words, zoom)


def _begins(canvas: Canvas, box: Box, words: Words, zoom: float) -> None:
    """Paint by which keys one begins to talk."""
    there = len(devices(canvas.hints, shared=True))
    there += KEYPAD in canvas.hints.claims.parts  # two of its keys talk
    cap(canvas, OF_VERB, TALK, box.x, box.middle[1] - 14, shared=True, row=True)
    aside = STEP * there + 6
    room = Box(box.x + aside, box.y + 4, box.width - aside, box.height - 8)
    write(canvas, words.say("talk.how"), room, 22 * zoom, MOON, theme.BUTTON, align="left")


def _goes_on(
    canvas: Canvas,
    now: Sentence,
    held: Sequence[int],
    box: Box,
    names: tuple[str, ...],
    words: Words,
    zoom: float,
) -> None:
    """Paint what may be said next by which keys of which devices, and what leads back."""
    said = [label(one, names, words) for _, one in now.offered]
    if leads_back := bool(now.category):
        said.append(words.say("talk.back"))
    across = 1 if len(said) <= _FEW else 2
    rows = -(-len(said) // across)
    high, column = min(_HIGHEST, box.height / rows), box.width / across
    cells = [
        Box(box.x + column * (at // rows), box.y + high * (at % rows), column, high)
        for at in range(len(said))
    ]
    aside = [STEP * max(1, len(held)) + 4] * len(said)
    if leads_back:
        aside[-1] = sum(stop_cap_wide(canvas, one) for one in held) + 4
    rooms = [
        Box(cell.x + left, cell.y, cell.width - left - 2, cell.height)
        for cell, left in zip(cells, aside, strict=True)
    ]
    size = alike(canvas, list(zip(said, rooms, strict=True)), 22 * zoom, theme.TEXT)
    for (place, _), cell in zip(now.offered, cells, strict=False):
        cap(canvas, OF_PLACE, place, cell.x, cell.middle[1] - 14, shared=True, row=True, of=held)
    x = cells[-1].x
    for device in held if leads_back else ():
        device_cap(canvas, device, STOP_VERB, x, cells[-1].middle[1] - 14)
        x += stop_cap_wide(canvas, device)
    for text, room in zip(said, rooms, strict=True):
        write(canvas, text, room, size, MOON, theme.TEXT, align="left")
