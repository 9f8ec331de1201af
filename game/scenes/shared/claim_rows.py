"""The rows of who plays with what: a person's place and its device; the keys of a part."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import pygame

from game.ai.personas import mask
from game.core.commands import ByPlace
from game.core.targets import SEAT
from game.core.words import Words
from game.scenes.kit import Kit
from game.stage.input.claims import KEYS, MOUSE, PARTS, SHARED
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.device_pictures import SHAPE, gear
from game.stage.paint.filling import LINE, filled
from game.stage.paint.key_caps import capped, dim_cap, dim_wide, return_sign, round_cap
from game.stage.widgets.form import Choice
from game.stage.widgets.rolls import Block, Row

_LINES: Final = ("move", "choose", "answer", "look")
"""What is told of a part's keys, as far as its game has something to say."""
_LIVE: Final = 2
"""So many of them hold where all play at once: its table shows there which keys touch what."""
_CAP: Final = re.compile(r"\[([^]]+)\]")
_SIZE: Final = 19
_STEP: Final = 31.0
"""From one line of keys to the next, at the usual size of words."""
_BESIDE: Final = 14.0
"""Between two parts of a keyboard."""
_MOST_BESIDE: Final = 1.25
"""Up to this size of words they lie beside each other."""
_COLUMNS: Final = 2
"""So many other keys stand in a line below those that stand as they lie."""
_FIRST_COLUMN: Final = 0.56
"""How much of the line is the first one's: what it says is longer."""
_IN_A_LINE: Final = 3
"""So many of them in a line in large words."""
_ACROSS: Final = 38.0
"""From one key to the next, where they stand as they lie."""
_APART: Final = 24.0
"""Between a key's words and the next key, as ``stage.paint.key_caps`` leaves it."""


class Place(Choice):
    """One person's row: mask, name, and what they play with."""

    def __init__(self, seat: int, box: Box, name: str) -> None:
        """Take whose row it is; its devices come by ``offer``."""
        super().__init__(SEAT.at(seat), box, name, [(SHARED, "")], SHARED)
        self.seat = seat
        self.lit = False
        """Whether it is this place that a press takes."""
        self.lacks = False
        """Whether nobody could play here with what stands there."""
        self.share = 0.4 if box.width < 900 else 0.34

    def offer(self, options: Sequence[tuple[Any, str]], value: str) -> None:
        """Offer devices; ``value`` is the one it has."""
        self.options = list(options)
        self.index = [one for one, _ in options].index(value)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the row; who has a device of their own stands on lemon."""
        box, inner = self.box, self._inner(self.box)
        high = min(52.0 + 16 * (self.zoom - 1), box.height)
        middle = box.y + box.height / 2
        canvas.picture(mask(self.seat), box.x, middle - high / 2, high, high)
        room = inner.x - box.x - high - 22
        size = canvas.fitted(self.label, room, 22 * self.zoom, theme.BUTTON)
        name = canvas.cut(self.label, room, size, theme.BUTTON)
        canvas.text(name, box.x + high + 10, middle, size, theme.INK, theme.BUTTON)
        self._paint_device(canvas, inner, focused=focused)

    def _paint_device(self, canvas: Canvas, inner: Box, *, focused: bool) -> None:
        middle = inner.y + inner.height / 2
        if focused:
            canvas.focus(inner.x, inner.y, inner.width, inner.height)
        elif self.lit or self.lacks:
            wide, high = inner.width + 10, inner.height + 10
            edge = theme.TOMATO if self.lacks else theme.LEMON
            canvas.rect(inner.x - 5, inner.y - 5, wide, high, edge, 18)
        fill = theme.WHITE if self.value == SHARED or self.lacks else theme.YOLK
        canvas.panel(inner.x, inner.y, inner.width, inner.height, 14, fill, shadow=False)
        if self.lacks:
            canvas.picture("icon_wrong", inner.x + inner.width - 66, middle - 13, 26, 26)
        self._arrows(canvas, inner)
        high = min(inner.height - 14, 40 * self.zoom)
        left, text = inner.x + 46 + high * SHAPE, self.options[self.index][1]
        gear(canvas, self.value, inner.x + 38, middle, high)
        room = inner.x + inner.width - (72 if self.lacks else 38) - left
        size = canvas.fitted(text, room, 19 * self.zoom, theme.BUTTON)
        lines = canvas.wrap(text, room, size, theme.BUTTON)[:2]
        for row, line in enumerate(lines):
            y = middle + size * 1.15 * (row - (len(lines) - 1) / 2)
            canvas.text(line, left, y, size, theme.INK, theme.BUTTON)


def offered(kit: Kit, seat: int) -> list[tuple[str, str]]:
    """Return what a seat can play with, what it has among it, without taking it from another."""
    claims, hints = kit.claims, kit.hints
    mine = claims.source(seat)
    there = [SHARED, MOUSE, KEYS, *PARTS, *hints.rack.sources]
    if mine not in there:
        there.append(mine)
    return [
        (source, called(kit, source))
        for source in there
        if mine == source or claims.free(seat, source)
    ]


def called(kit: Kit, source: str) -> str:
    """Return what a device is called, and that it is unplugged if it is."""
    device = kit.hints.device_name(source)
    if kit.hints.rack.here(source):
        return device
    return kit.words().say("claiming.away", device=device)


def _block(kit: Kit, words: Words, part: str, wide: float, *, live: bool) -> Block:
    """Return what the keys of a part do, in a game's words, as a piece of a roll."""
    zoom, hints = kit.zoom, kit.hints
    keys = [f"claiming.{line}" for line in (_LINES[:_LIVE] if live else _LINES)]
    keys.append(f"claiming.{part}-drawn")
    told = [words.say(key).split("    ") for key in keys if words.knows(key)]
    with hints.speaking(part):
        rows = [row for pieces in told for row in _flow(kit, pieces, (wide - 32) / zoom)]
    head, step = 10 + 34 * zoom, _STEP * zoom
    name = words.say(f"claiming.{part}")

    def paint(canvas: Canvas, box: Box) -> None:
        _headed(canvas, box, part, name, zoom)
        with hints.speaking(part):
            for number, row in enumerate(rows):
                x, y = box.x + 16, box.y + head + step * (number + 0.5)
                near = canvas if zoom == 1 else canvas.nearer(zoom, x, y)
                capped(near, "    ".join(row), x, y, _SIZE, theme.INK)

    said = ", ".join(hints.with_keys(piece, part) for pieces in told for piece in pieces)
    high = head + step * len(rows) + 6
    return Block(part, Box(0, 0, wide, high), f"{name}. {said}", paint)


def _flow(kit: Kit, parts: Sequence[str], room: float) -> list[list[str]]:
    """Return what each line holds of some pieces with caps, where words have their usual size."""
    rows: list[list[str]] = []
    left = 0.0
    for part in parts:
        wide = _wide(kit, part)
        if rows and left + _APART + wide <= room:
            rows[-1].append(part)
            left += _APART + wide
        else:
            rows.append([part])
            left = wide
    return rows


def _wide(kit: Kit, part: str) -> float:
    """Return how wide a piece with caps is in any window; caps: ``stage.paint.key_caps``."""
    hints, bold = kit.hints, theme.TEXT_BOLD
    caps = [hints.short(hints.cap(key)) for key in _CAP.findall(part)]
    arrows = [hints.cap(key) in ("up", "down", "left", "right") for key in _CAP.findall(part)]
    wide = sum(
        35.0 if arrow else 7 + max(28.0, kit.wide(cap, 18, bold) + 16)
        for cap, arrow in zip(caps, arrows, strict=True)
    )
    return wide + kit.wide(_CAP.sub("", part).strip(), _SIZE)


def _placed(kit: Kit, words: Words, part: str, wide: float, placed: ByPlace) -> Block:
    """Return the keys of a part as they lie, its other keys, and what they are.

    In large words, which leave no room for that, row stands beside row.
    """
    zoom, flat = kit.zoom, kit.zoom > 1
    rows, others = placed.ROWS[PARTS.index(part)], [] if flat else _others(words, part, placed)
    head, step = 10 + 34 * zoom, _STEP * zoom
    name = words.say(f"claiming.{part}")
    told = words.say("claiming.places")  # that a keypad's are drawn round is seen beside it
    columns = 3 if flat else 2
    beside = 0 if flat else len(rows)  # so many of the others stand there, the rest below

    below = -(-(len(others) - beside) // columns)
    first = 1 if flat else len(rows)
    lines = 0 if flat else 2
    high = head + step * (first + below) + LINE * _SIZE * zoom * lines + 8

    def paint(canvas: Canvas, box: Box) -> None:
        end = _headed(canvas, box, part, name, zoom)
        aside = 0.0
        for number, row in enumerate(rows):
            for column, key in enumerate(row):
                along = _ACROSS * column + (3 * _ACROSS + 14) * number * flat
                x = box.x + 16 + along * zoom
                y = box.y + head + step * (0.5 if flat else number + 0.5)
                aside = max(aside, x + _key(kit, canvas, key, x, y) + 14 * zoom)
        right = box.x + box.width - 12
        first_wide = (right - box.x - 16) * _FIRST_COLUMN
        for number, (pressed, text) in enumerate(others):
            under, place = divmod(number - beside, _COLUMNS)
            if number < beside:
                spot = Box(aside, box.y + head + step * number, right - aside, step)
            else:
                y = box.y + head + step * (first + under)
                x = box.x + 16 + first_wide * place
                ends = place or number == len(others) - 1  # it has the rest of its row
                spot = Box(x, y, right - x if ends else first_wide - 8, step)
            _other(kit, canvas, pressed, text, spot)
        left = end + 20 if flat else box.x + 16
        foot = box.y + high - 6
        y = box.y + 10 if flat else foot - LINE * _SIZE * zoom * lines
        room = Box(left, y, right - left, (head - 12) if flat else foot - y)
        size, written = filled(canvas, told, room.width, room.height, _SIZE * zoom, theme.TEXT)
        for number, line in enumerate(written):
            middle = room.y + LINE * size * (number + 0.5)
            canvas.text(line, left, middle, size, theme.INK, room=room.width)

    said = ", ".join(" ".join(_label(kit, key) for key in row) for row in rows)
    spoken = [f"{name}. {told} {said}", *([_told(kit, others)] if others else [])]
    return Block(part, Box(0, 0, wide, high), ". ".join(spoken), paint)


def _others(words: Words, part: str, placed: ByPlace) -> list[tuple[tuple[str, ...], str]]:
    """Return what else is pressed on a part, and what it does, in words."""
    return [(keys, words.say(key)) for keys, key in placed.SAID[PARTS.index(part)]]


def _told(kit: Kit, others: Sequence[tuple[tuple[str, ...], str]]) -> str:
    return ", ".join(
        f"{' '.join(_label(kit, key) for key in keys)} {text}" for keys, text in others
    )


def _lines(kit: Kit, words: Words, part: str, wide: float, placed: ByPlace) -> list[Row]:
    """Return the other keys of a part in large words, a few in each line."""
    others = _others(words, part, placed)
    high = _STEP * kit.zoom + 10
    each = (wide - 28) / _IN_A_LINE
    found = []
    for first in range(0, len(others), _IN_A_LINE):
        line = others[first : first + _IN_A_LINE]

        def paint(canvas: Canvas, box: Box, line: list[Any] = line) -> None:
            for number, (keys, text) in enumerate(line):
                spot = Box(box.x + 16 + each * number, box.y, each - 8, box.height)
                _other(kit, canvas, keys, text, spot)

        block = Block(f"{part}-{first}", Box(0, 0, wide, high), _told(kit, line), paint)
        found.append(Row(high, [block]))
    return found


def _key(kit: Kit, canvas: Canvas, key: str, x: float, y: float) -> float:
    """Paint a key by the middle of its left edge; return how wide it is."""
    zoom, enters = kit.zoom, key == "KP_ENTER"
    label = "" if enters else _label(kit, key)
    near = canvas if zoom == 1 else canvas.nearer(zoom, x, y)
    paint = round_cap if key.startswith("KP_") else dim_cap
    paint(near, label, x, y - 14, theme.YOLK, theme.INK)
    if enters:
        return_sign(near, x, y - 14, theme.INK)
    return dim_wide(near, label) * zoom


def _other(kit: Kit, canvas: Canvas, keys: Sequence[str], text: str, box: Box) -> None:
    """Paint what is pressed, key after key, and what it does."""
    x, middle = box.x, box.middle[1]
    for key in keys:
        x += _key(kit, canvas, key, x, middle) + 4 * kit.zoom
    room = box.x + box.width - x - 4
    size = canvas.fitted(text, room, _SIZE * kit.zoom, theme.TEXT)
    canvas.text(text, x + 4, middle, size, theme.INK, room=room)


def _label(kit: Kit, key: str) -> str:
    """Return what stands on a key that is named by its place."""
    hints = kit.hints
    return hints.label(hints.keymap.name(int(vars(pygame)[f"KSCAN_{key}"])))


def _headed(canvas: Canvas, box: Box, part: str, name: str, zoom: float) -> float:
    """Paint the picture and the name of a part, and return where they end."""
    y = box.y + 6 + 17 * zoom
    across = gear(canvas, part, box.x + 16, y, 30 * zoom)
    size = canvas.fitted(name, box.width - across - 44, 22 * zoom, theme.BUTTON)
    x = box.x + 28 + across
    canvas.text(name, x, y, size, theme.INK, theme.BUTTON)
    return x + canvas.text_width(name, size, theme.BUTTON)


def key_rows(
    kit: Kit, words: Words, wide: float, *, live: bool = False, placed: ByPlace | None = None
) -> list[Row]:
    """Return the keys of all parts, beside each other where words are not large.

    Where a game is played by where keys lie, that is shown.
    """

    def told_of(part: str, wide: float) -> Block:
        if placed is None:
            return _block(kit, words, part, wide, live=live)
        return _placed(kit, words, part, wide, placed)

    if kit.zoom > (_MOST_BESIDE if placed is None else 1):
        found = []
        for part in PARTS:
            block = told_of(part, wide)
            found.append(Row(block.box.height, [block]))
            if placed is not None:
                found += _lines(kit, words, part, wide, placed)
        return found
    each = (wide - _BESIDE * (len(PARTS) - 1)) / len(PARTS)
    blocks = [told_of(part, each) for part in PARTS]
    high = max(block.box.height for block in blocks)
    for at, block in enumerate(blocks):
        block.box = Box(at * (each + _BESIDE), 0, each, high)
    return [Row(high, blocks)]
