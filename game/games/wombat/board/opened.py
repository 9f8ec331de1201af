"""Opened: a build as somebody with open eyes sees it: every brick, every paw and where it went."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.bricks import brick, brick_wide, tower
from game.games.wombat.board.places import BOX, Places
from game.games.wombat.board.recent import TRAIL, Shift
from game.games.wombat.board.writing import write
from game.games.wombat.model.places import NOWHERE, SPINDLES
from game.games.wombat.naming import place_said
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import Colour

BANDS: Final[tuple[Colour, ...]] = (
    (63, 143, 201), (228, 52, 47), (60, 154, 78), (58, 42, 74), (255, 203, 46), (200, 95, 168),
)  # fmt: skip
"""By seat, the colour of its paw's band (``paw_1.svg`` and on)."""
_PAW: Final = 50.0
_ROW: Final = 3
"""So many paws lie side by side at a place."""
_BESIDE: Final = (
    (30.0, 29.0), (152.0, 58.0), (30.0, 82.0), (152.0, 92.0), (91.0, 29.0), (91.0, 82.0),
)  # fmt: skip
"""Where paws lie at a spindle, the first on the left of its tower."""
_SMALL: Final = 54.0
_HELD: Final = 34.0
_TAG, _LONG_TAG = 58.0, 88.0
"""How much room a name has at a paw beside others, and at one that is alone at its place."""
_DOTS: Final = 7
"""A step of a trail is painted as so many dots."""


def middle_of(box: Box, order: int, *, spindle: bool) -> tuple[float, float]:
    """Return the middle of a paw at a place, by how many lie there before it: beside a tower."""
    if spindle:
        x, y = _BESIDE[order % len(_BESIDE)]
        return box.x + x, box.y + y
    row, at = divmod(order, _ROW)
    return box.x + 30 + at * 58, box.y + 29 + row * 52


class Opened:
    """Paints a build with the light on."""

    def __init__(self, places: Places, names: tuple[str, ...]) -> None:
        """Take the places of a table and who sits there."""
        self._places = places
        self._names = names

    def draw(self, canvas: Canvas, table: Furniture, words: Words) -> None:
        """Paint the box, what lies in it, what was just laid or taken, trails and paws."""
        canvas.picture("box_lit", BOX.x, BOX.y, BOX.width, BOX.height)
        for place, box in enumerate(self._places.cells):
            if place < SPINDLES:
                foot = box.y + box.height - 8
                canvas.picture("spindle", box.middle[0] - 33, foot - 96, 66, 108)
                tower(canvas, table.stacks[place], box.middle[0], foot, box.height - 12, 66)
            else:
                _zone(canvas, table.zones[place - SPINDLES], box)
            name = Box(box.x + box.width - 38, box.y + 4, 32, 28)
            write(canvas, place_said(place), name, 20, theme.INK, theme.TITLE)
        for shift in table.shifts:
            self._shift(canvas, shift, table.tick, words)
        self._trails(canvas, table)
        self._paws(canvas, table)

    def _shift(self, canvas: Canvas, shift: Shift, tick: int, words: Words) -> None:
        """Mark a spindle on which a brick was just laid, or off which one was taken."""
        box = self._places.cells[shift.place]
        colour = (
            theme.GREEN
            if shift.better > 0
            else theme.RED_FIGURE
            if shift.better < 0
            else theme.GREY
        )
        fresh = 1 - (tick - shift.tick) // 3 / 3  # few tints: each is a picture of its own
        for edge in range(3):
            step = 2.0 * edge
            canvas.rect(box.x + step, box.y + step, box.width - 2 * step, box.height - 2 * step,
                        colour, 14, 0.16 * fresh)  # fmt: skip
        said = words.say("board.laid" if shift.laid else "board.taken", size=shift.size)
        pill = Box(box.x + 6, box.y + box.height - 32, 46, 26)
        canvas.rect(pill.x, pill.y, pill.width, pill.height, colour, 10)
        write(canvas, said, pill, 20, theme.WHITE, theme.BUTTON)

    def _trails(self, canvas: Canvas, table: Furniture) -> None:
        """Paint where every paw was in the last seconds, ever fainter."""
        for seat, steps in table.trails:
            for (_, old), (came, new) in pairwise(steps):
                part = 1 - (table.tick - came) // 10 / (TRAIL / 10)
                if part <= 0 or NOWHERE in (old, new):
                    continue
                x, y = self._places.cells[old].middle
                x2, y2 = self._places.cells[new].middle
                aside = 7 * (seat - 2.5)  # those who go the same way leave trails of their own
                for dot in range(_DOTS):
                    at = (dot + 0.5) / _DOTS
                    canvas.rect(x + (x2 - x) * at + aside - 4, y + (y2 - y) * at + aside - 4, 8, 8,
                                BANDS[seat], 4, 0.25 + 0.6 * part)  # fmt: skip

    def _paws(self, canvas: Canvas, table: Furniture) -> None:
        there: dict[int, int] = {}
        many = Counter(place for _, place, _, _ in table.hands)
        for seat, place, target, part in table.hands:
            if place == NOWHERE:
                continue
            order = there.get(place, 0)
            there[place] = order + 1
            x, y = middle_of(self._places.cells[place], order, spindle=place < SPINDLES)
            if target != NOWHERE:
                x2, y2 = middle_of(self._places.cells[target], order, spindle=target < SPINDLES)
                x, y = x + (x2 - x) * part, y + (y2 - y) * part
            canvas.picture(f"paw_{seat + 1}", x - _PAW / 2, y - _PAW / 2, _PAW, _PAW)
            held = table.plates[seat].held
            left = x - sum(brick_wide(size, _HELD) + 2 for size in held) / 2
            for size in held:
                wide = brick_wide(size, _HELD)
                brick(canvas, size, left + wide / 2, y + 6, _HELD)
                left += wide + 2
            most = _TAG if many[place] > 1 else _LONG_TAG
            name = _tag(canvas, self._names[seat], most - 6)
            wide = max(_TAG, canvas.text_width(name, theme.FLOOR, theme.BUTTON) + 10)
            left = min(max(BOX.x + 5, x - wide / 2), BOX.x + BOX.width - 5 - wide)
            pill = Box(left, y + 8, wide, 21)
            canvas.rect(pill.x, pill.y, pill.width, pill.height, theme.PAPER, 7)
            canvas.text(name, pill.middle[0], pill.middle[1], theme.FLOOR, theme.INK, theme.BUTTON,
                        align="middle")  # fmt: skip


def _tag(canvas: Canvas, name: str, room: float) -> str:
    """Return as many letters of a name as there is room for: its seat has it whole."""
    while canvas.text_width(name, theme.FLOOR, theme.BUTTON) > room:
        name = name[:-1]
    return name.rstrip()


def _zone(canvas: Canvas, bricks: tuple[int, ...], box: Box) -> None:
    x, foot = box.x + 12, box.y + box.height - 34
    for size in sorted(bricks, reverse=True):
        wide = brick_wide(size, _SMALL)
        if x + wide > box.x + box.width - 8:
            x, foot = box.x + 12, foot + 24
        brick(canvas, size, x + wide / 2, foot, _SMALL)
        x += wide + 4
