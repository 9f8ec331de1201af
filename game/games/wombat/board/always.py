"""Always: what stands there in the dark and in the light, the clock and what may be said next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.words import Words
from game.games.wombat.board import talking
from game.games.wombat.board.arranging import OPEN, Furniture
from game.games.wombat.board.beats import LIGHT, TOGETHER
from game.games.wombat.board.caps import OF_PLACE, cap
from game.games.wombat.board.places import Places
from game.games.wombat.board.writing import DUSK, MOON, SLATE, alike, write
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import sound
from game.games.wombat.tokens import PLACE
from game.stage.board import TIME
from game.stage.cue import Cue
from game.stage.input.input_hints import KEYS
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import dim_cap, key_cap
from game.stage.table.marks import SEAT_KEYS

_SOON: Final = 10 * TICKS
"""So many ticks before the end time is short."""
Offered = Mapping[int, str]
"""By place what may be said next."""


def clock(
    canvas: Canvas, box: Box, table: Furniture, cue: Cue, words: Words, zoom: float, *, dark: bool
) -> None:
    """Paint the score, and what is left of the time; unlimited time has neither figures nor bar.

    While it is counted down to a vote, that is the time.
    """
    canvas.rect(box.x, box.y, box.width, box.height, DUSK if dark else theme.INK, 16)
    if cue.focus == TIME:
        canvas.focus(box.x, box.y, box.width, box.height)
        canvas.rect(box.x, box.y, box.width, box.height, DUSK if dark else theme.INK, 16)
    aside = 164.0 + (key_cap(canvas, "tab", box.x + 140, box.y + 34) if cue.waits else 0.0)
    room = Box(box.x + aside, box.y + 16, box.width - aside - 14, 36)
    score = words.say("board.score", good=table.good, bad=table.bad) if not table.practice else ""
    write(canvas, score, room, 20 * zoom, MOON, theme.TEXT, align="right")
    if table.light == OPEN:
        right = words.say("board.sound", n=sum(map(sound, table.stacks)))
        write(canvas, right, Box(room.x, box.y + 46, room.width, 26), 20 * zoom, MOON,
              theme.TEXT, align="right")  # fmt: skip
    left, whole = _left(table)
    if whole <= 0 or table.phase == at.OVER:
        return
    seconds = -(-left // TICKS)
    text = f"{seconds // 60}:{seconds % 60:02}"
    short = left <= _SOON and not table.votes_in
    colour = theme.ORANGE if short else MOON
    if short and left and table.phase == at.BUILD:  # not in the light that follows
        _soon(canvas, box, words.say("board.soon") if table.light != OPEN else "", zoom)
    canvas.text(text, box.x + 18, box.y + box.height / 2 - 8, 44, colour, theme.TITLE)
    wide = (box.width - 36) * left / whole
    canvas.rect(box.x + 18, box.y + box.height - 20, box.width - 36, 8, SLATE, 4)
    canvas.rect(box.x + 18, box.y + box.height - 20, max(8.0, wide), 8, colour, 4)


def _left(table: Furniture) -> tuple[int, int]:
    """Return how many ticks are left, and of how many."""
    if table.votes_in:
        return table.votes_in * TICKS, (TOGETHER if table.shared else LIGHT) * TICKS
    return max(0, table.ticks - table.tick + 1), table.ticks


def _soon(canvas: Canvas, box: Box, said: str, zoom: float) -> None:
    """Say that the gong is near: by a frame and a sentence, and nothing that flashes."""
    right, foot = box.x + box.width, box.y + box.height
    canvas.rect(box.x, box.y, box.width, 5, theme.ORANGE, 2)
    canvas.rect(box.x, foot - 5, box.width, 5, theme.ORANGE, 2)
    canvas.rect(box.x, box.y, 5, box.height, theme.ORANGE, 2)
    canvas.rect(right - 5, box.y, 5, box.height, theme.ORANGE, 2)
    room = Box(box.x + 150, box.y + 48, box.width - 164, 22)
    write(canvas, said, room, 20 * zoom, theme.ORANGE, theme.BUTTON, align="right")


def talk_cells(
    canvas: Canvas,
    places: Places,
    cue: Cue,
    offered: Offered,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Write on the places what a tap there would say."""
    labels = {place: talking.label(said, names, words) for place, said in offered.items()}
    rooms = {place: _said_at(places.cells[place]) for place in offered}
    row = [(text, rooms[place]) for place, text in labels.items()]
    size = alike(canvas, row, 22 * places.zoom, theme.BUTTON)
    for place, text in labels.items():
        box = places.cells[place]
        ring = theme.LEMON if cue.focus == PLACE.at(place) else None
        canvas.panel(box.x + 2, box.y + 2, box.width - 4, box.height - 4, 14, theme.PAPER,
                     shadow=False, ring=ring)  # fmt: skip
        write(canvas, text, rooms[place], size, theme.INK, theme.BUTTON)
        kind, _, seat = offered[place].partition(":")
        if kind == "accuse" and seat and canvas.hints.device == KEYS:
            dim_cap(canvas, SEAT_KEYS[int(seat)], box.x + 10, box.y + 10, SLATE, MOON)
        else:
            cap(canvas, OF_PLACE, place, box.x + 10, box.y + 10)


def _said_at(box: Box) -> Box:
    """Return where words stand on a place, beside its key."""
    return Box(box.x + 46, box.y + 8, box.width - 56, box.height - 16)
