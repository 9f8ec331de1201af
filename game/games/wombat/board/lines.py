"""Lines: what each paw among shadows did or felt last, by its number, and what it surely holds.

Beside a paw a word is gone after a second. Its line stays until that paw does something else, its
number is drawn anew among paws (W53), or the box turns what it felt; it ages in two steps and can
be read all along. All of it follows from what all were told (decision 0057), and of who plays alone
what their own paw was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.labels import flash_said, number
from game.games.wombat.board.palms import Palm, Pool
from game.games.wombat.board.recent import Flash
from game.games.wombat.board.writing import DIM, DUSK, MOON, NIGHT, SLATE, holds, write
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import CARRIED, NOWHERE, SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import LONG_AGO
from game.games.wombat.naming import alike, place_said, touch_said
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import Colour

_NEW: Final = 3 * TICKS
"""For so long a line is new,"""
_FRESH: Final = 10 * TICKS
"""and for so long it is brighter than it stays."""
_SIZE: Final = 21.0
_HIGH: Final = 30.0
"""How high a line is in usual words,"""
_LARGE: Final = 1.5
"""and so many times as high at most in large ones."""
_LEAST: Final = 24.0
"""Less height has no room for a line."""
_DISC: Final = 23.0
_SLOT: Final = 33.0
"""How wide that is where a brick would be."""
_AIR: Final = 8.0
_OFTEN: Final = 3
"""A brick that lies there is missed so often in a row in one of eleven times (W56)."""
_FEW: Final = 4
"""So many bricks of a tower are told of at most where there is little room."""


@dataclass(frozen=True, slots=True)
class PawLine:
    """What is written of one paw."""

    paw: int
    text: str
    short: str
    """The same in fewer words, where the others have no room."""
    since: int
    palm: Palm
    maybe: tuple[int, ...] = ()
    """Bricks that it or another paw holds, 0 for one not felt: their numbers were shuffled."""


def lines_of(table: Furniture, words: Words) -> list[PawLine]:
    """Return a line for each paw, by number; one that has done nothing yet has no words."""
    palms, flashes = dict(table.palms), dict(table.flashes)
    own = None if table.hand is None else table.hand.paw
    lines = []
    for paw, place in table.shades:
        palm = palms.get(paw, Palm(place))
        flash = flashes.get(paw)
        text = short = ""
        since, pool = LONG_AGO, next((one for one in table.pools if paw in one.paws), None)
        came = flash is None or (flash.touch.place != NOWHERE and palm.drawn >= flash.tick)
        if came and palm.drawn >= max(table.turned, 0):
            text = short = words.say("lines.parted")
            since = palm.drawn
            if pool is not None and paw == min(pool.paws):
                text = _pooled(pool, words)
        elif flash is not None:
            text, short = _said(flash, palm, words, own=paw == own)
            since = flash.tick
        maybe = () if pool is None else pool.sizes
        lines.append(PawLine(paw, text, short, since, palm, maybe))
    return lines


def _pooled(pool: Pool, words: Words) -> str:
    """Return in words which paws hold which bricks together."""
    paws = ", ".join(map(str, sorted(pool.paws)))
    held = [words.say("touch.size", value=size) for size in pool.sizes if size]
    if unfelt := pool.sizes.count(0):
        held.append(words.say("lines.unfelt", n=unfelt))
    return words.say("lines.pooled", paws=paws, sizes=", ".join(held))


def _said(flash: Flash, palm: Palm, words: Words, *, own: bool) -> tuple[str, str]:
    """Return in words what a paw did or felt, at length and in short.

    Why it took nothing is told where all can know: who finds no brick in a zone has found nothing.
    """
    short = flash_said(flash, words, own=own, most=_FEW)
    if alike(flash.touch) is Touch.FAILED:
        full = flash.place >= SPINDLES or len(palm.bricks) == CARRIED
        if full or not palm.unsure:
            return words.say(f"lines.{'full' if full else 'bare'}"), short
    match flash.touch:
        case Touch(place=place) if place != NOWHERE:
            came = touch_said(flash.touch, words)
            return came, came
        case Touch.FOUND:
            return words.say("lines.found"), short
        case Touch.NOTHING:
            return _missed(flash, words), words.say("lines.missed")
        case Touch.COVERING:
            return words.say("lines.covering", place=place_said(flash.place)), short
        case Touch(size=size) if size and not flash.sizes:
            return flash_said(flash, words, own=own), touch_said(flash.touch, words)
        case _:
            return flash_said(flash, words, own=own), short


def _missed(flash: Flash, words: Words) -> str:
    """Return in words that a search found nothing; so often that hardly a brick can lie there."""
    if flash.times < _OFTEN:
        return words.say("lines.nothing")
    return words.say("lines.hardly", n=flash.times)


def lines_box(table: Furniture, below: Box, foot: float, zoom: float, kept: float) -> Box | None:
    """Return where lines stand ``below`` something and above a ``foot``; None: nowhere.

    What is ``kept`` of that for notes yields to lines that would be too low. Where all of it is too
    low for one below another, half of them stand beside the others.
    """
    many, y = len(table.shades), below.y + below.height + _AIR
    if not many or not table.shadows:
        return None
    for across, spared in ((1, kept), (1, 0.0), (2, 0.0)):
        rows = -(-many // across)
        high = min(_HIGH * min(zoom, _LARGE), (foot - y - spared) / rows)
        if high >= _LEAST:
            return Box(below.x, y, below.width, high * rows)
    return None


def paint_lines(canvas: Canvas, table: Furniture, box: Box, words: Words, zoom: float) -> None:
    """Paint a line for each paw into a box, in one column or two."""
    canvas.rect(box.x, box.y, box.width, box.height, DUSK, 16)
    lines = lines_of(table, words)
    across = 1 if box.height >= _LEAST * len(lines) else 2
    rows = -(-len(lines) // across)
    wide, high = box.width / across, box.height / rows
    for order, line in enumerate(lines):
        x, y = box.x + wide * (order // rows), box.y + high * (order % rows)
        _line(canvas, line, table.tick, Box(x + 10, y, wide - 16, high), zoom)


def _line(canvas: Canvas, line: PawLine, tick: int, box: Box, zoom: float) -> None:
    """Paint the number of a paw, what it holds at the right, and between them its words."""
    number(canvas, line.paw, box.x + _DISC / 2, box.middle[1], _DISC, float(theme.FLOOR),
           tells=bool(line.text) and tick - line.since < _NEW)  # fmt: skip
    right = box.x + box.width
    beside = Box(box.x + _DISC + 10, box.y, box.width - _DISC - 10, box.height)
    narrow = Box(beside.x, beside.y, beside.width - CARRIED * _SLOT - 4, beside.height)
    size = _SIZE * zoom
    said, room = _fitting(canvas, (line.text, line.short), narrow, beside, size)
    write(canvas, said, room, size, _shade(tick - line.since), theme.BUTTON, align="left")
    if room is narrow:
        _slots(canvas, line, Box(right - CARRIED * _SLOT, box.y, 0, box.height))


def _fitting(
    canvas: Canvas, texts: Sequence[str], narrow: Box, wide: Box, size: float
) -> tuple[str, Box]:
    """Return the first text that fits beside bricks, else in their place; else none."""
    for room in (narrow, wide):
        for text in texts:
            if holds(canvas, text, room, size, theme.BUTTON):
                return text, room
    return "", narrow


def _shade(age: int) -> Colour:
    if age < _NEW:
        return theme.LEMON
    return MOON if age < _FRESH else DIM


def _slots(canvas: Canvas, line: PawLine, box: Box) -> None:
    """Paint both bricks that a paw can hold: one, or none, where that is sure; else a question.

    The left one is the first: what a paw may hold besides was there before the others.
    """
    palm, high = line.palm, min(22.0, box.height - 4)
    free = CARRIED - len(palm.bricks)
    maybe = line.maybe if len(line.maybe) <= free else (0,) * free  # else some would be left out
    if palm.unsure and palm.perhaps and 0 not in palm.bricks and not any(maybe):
        maybe = (palm.perhaps, *maybe[1:])
    before = free if palm.unsure else 0
    for slot in range(CARRIED):
        x, y = box.x + _SLOT * slot, box.middle[1] - high / 2
        middle, at = x + (_SLOT - 3) / 2, slot - before
        if 0 <= at < len(palm.bricks):
            canvas.rect(x, y, _SLOT - 3, high, theme.LAVENDER, 4)
            if text := _figure(palm, at):
                canvas.text(text, middle, box.middle[1], theme.FLOOR, NIGHT, theme.TEXT_BOLD,
                            align="middle")  # fmt: skip
        elif palm.unsure:
            text = f"{maybe[slot] or ''}?" if slot < len(maybe) else "?"
            canvas.text(text, middle, box.middle[1], theme.FLOOR, theme.LAVENDER, theme.TEXT_BOLD,
                        align="middle")  # fmt: skip
        else:
            canvas.rect(x, y, _SLOT - 3, high, SLATE, 4)
            canvas.rect(x + 2, y + 2, _SLOT - 7, high - 4, NIGHT, 3)


def _figure(palm: Palm, slot: int) -> str:
    """Return what stands on a brick: its size, or what it may be; nothing where nobody knows."""
    told = palm.told(slot)
    perhaps = palm.perhaps and not told and slot == palm.bricks.index(0)
    return f"{palm.perhaps}?" if perhaps else told
