"""The rows of who plays with what: a person's place and its device; the keys of a half."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.scenes.kit import Kit
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.caps import capped, capped_width
from game.stage.claims import HALVES, KEYS, LEFT, MOUSE, RIGHT, SHARED
from game.stage.gear import SHAPE, gear
from game.stage.layout import Box
from game.stage.rolls import LINE, Block
from game.stage.widgets import Choice

ROW: Final = "seat:"
"""What a row's name begins with; its seat follows."""
_LINES: Final = ("move", "choose", "answer", "look")
"""What is told of a half's keys."""


class Place(Choice):
    """One person's row: mask, name, and what they play with."""

    def __init__(self, seat: int, box: Box, name: str) -> None:
        """Take whose row it is; its devices come by ``offer``."""
        super().__init__(f"{ROW}{seat}", box, name, [(SHARED, "")], SHARED)
        self.seat = seat
        self.share = 0.34

    def offer(self, options: Sequence[tuple[Any, str]], value: str) -> None:
        """Offer devices; ``value`` is the one it has."""
        self.options = list(options)
        self.index = [one for one, _ in options].index(value)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the row; who has a device of their own stands on lemon."""
        box, inner = self.box, self._inner(self.box)
        high = min(52.0 + 16 * (self.zoom - 1), box.height)
        middle = box.y + box.height / 2
        canvas.picture(f"mask_{self.seat % 12 + 1:02d}", box.x, middle - high / 2, high, high)
        room = inner.x - box.x - high - 22
        size = canvas.fitted(self.label, room, 22 * self.zoom, theme.BUTTON)
        name = canvas.cut(self.label, room, size, theme.BUTTON)
        canvas.text(name, box.x + high + 10, middle, size, theme.INK, theme.BUTTON)
        self._paint_device(canvas, inner, focused=focused)

    def _paint_device(self, canvas: Canvas, inner: Box, *, focused: bool) -> None:
        middle = inner.y + inner.height / 2
        if focused:
            canvas.focus(inner.x, inner.y, inner.width, inner.height)
        fill = theme.WHITE if self.value == SHARED else theme.YOLK
        canvas.panel(inner.x, inner.y, inner.width, inner.height, 14, fill, shadow=False)
        self._arrows(canvas, inner)
        high = min(inner.height - 14, 40 * self.zoom)
        left, text = inner.x + 46 + high * SHAPE, self.options[self.index][1]
        gear(canvas, self.value, inner.x + 38, middle, high)
        room = inner.x + inner.width - 38 - left
        size = canvas.fitted(text, room, 19 * self.zoom, theme.BUTTON)
        text = canvas.cut(text, room, size, theme.BUTTON)
        canvas.text(text, left, middle, size, theme.INK, theme.BUTTON)


def offered(kit: Kit, seat: int) -> list[tuple[str, str]]:
    """Return what a seat can play with, what it has among it, without taking it from another."""
    claims, hands = kit.claims, kit.art.hands
    mine = claims.source(seat)
    there = [SHARED, MOUSE, KEYS, LEFT, RIGHT, *hands.rack.sources]
    if mine not in there:
        there.append(mine)
    return [
        (source, called(kit, source))
        for source in there
        if mine == source or claims.free(seat, source)
    ]


def called(kit: Kit, source: str) -> str:
    """Return what a device is called, and that it is unplugged if it is."""
    device = kit.art.hands.device_name(source)
    if kit.art.hands.rack.here(source):
        return device
    return kit.words().say("claiming.away", device=device)


def half_block(kit: Kit, half: str, wide: float) -> Block:
    """Return what the keys of a half do, as a piece of a roll."""
    words, size = kit.words(), 19 * kit.zoom
    lines = [words.say(f"claiming.{line}") for line in _LINES]
    hands = kit.art.hands
    said = ". ".join(hands.told(line, half).replace("    ", ", ") for line in lines)
    step = max(34.0, size * 1.75)
    high = 28 + 30 * kit.zoom + step * len(lines)

    def paint(canvas: Canvas, box: Box) -> None:
        zoom, y = kit.zoom, box.y + 14 + 15 * kit.zoom
        across = gear(canvas, half, box.x + 16, y, 34 * zoom)
        title = words.say(f"claiming.{half}")
        size = canvas.fitted(title, box.width - across - 44, 22 * zoom, theme.BUTTON)
        canvas.text(title, box.x + 28 + across, y, size, theme.INK, theme.BUTTON)
        y += 15 * zoom + step / 2 + 4
        with hands.speaking(half):
            for line in lines:
                _capped(canvas, line, box.x + 18, y, box.width - 36, zoom)
                y += step

    name = words.say(f"claiming.{half}")
    return Block(half, Box(0, 0, wide, high), f"{name}. {said}", paint)


def _capped(canvas: Canvas, line: str, x: float, y: float, room: float, zoom: float) -> None:
    """Paint a line with caps, as large as words are wished as far as there is room."""
    wide = capped_width(canvas, line, 19, theme.TEXT)
    zoom = max(1.0, min(zoom, room / max(1.0, wide)))
    near = canvas if zoom == 1 else canvas.nearer(zoom, x, y)
    capped(near, line, x, y, 19, theme.INK, theme.TEXT)


def words_block(kit: Kit, text: str, wide: float) -> Block:
    """Return a sentence as a piece of a roll."""
    size = 20 * kit.zoom
    high = kit.lines(text, wide - 36, size) * size * LINE + 24

    def paint(canvas: Canvas, box: Box) -> None:
        y = box.y + 12
        for line in canvas.wrap(text, box.width - 36, size):
            canvas.text(line, box.x + 18, y + size * LINE / 2, size, theme.INK)
            y += size * LINE

    return Block("how", Box(0, 0, wide, high), text, paint)


def both_halves(kit: Kit, wide: float) -> list[Block]:
    """Return the pieces on both halves."""
    return [half_block(kit, half, wide) for half in HALVES]
