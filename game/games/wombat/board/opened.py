"""Opened: a build as somebody with open eyes sees it: every brick, every paw and where it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.bricks import RATIO, brick, brick_wide, tower
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
_PAW: Final = 38.0
"""How large a paw is at most."""
_FRAME: Final = 12.0
"""How far the frame of the box reaches into places that lie at it."""
_PAWS: Final = 54.0
"""How high paws and their names stand in a zone, above its bricks."""
_SIGN: Final = 30.0
"""How much room the name of a place has in its corner."""
_TAG: Final = 19.0
"""How high a name stands."""
_COLUMN: Final = 46.0
"""How wide paws stand at a spindle, on either side of its tower."""
_LONGEST: Final = 104.0
"""How wide the name of a paw may be at a spindle, out to its neighbour and the tower."""
_ROOM: Final = 3.0
"""Beside a name, within its tag."""
_SMALL: Final = 54.0
"""How wide the largest brick of a zone is where there is room, and the least it may be."""
_SMALLEST: Final = 22.0
_HELD: Final = 34.0
_KEY: Final = 38.0
"""How much room a key has in the corner of a place, where a lesson shows what to press."""
_DOTS: Final = 7
"""A step of a trail is painted as so many dots."""


def stands_of(box: Box, many: int, *, spindle: bool) -> list[Box]:
    """Return where each of so many paws lies at a place, with its name: within it, none on another.

    In a zone they lie side by side above the bricks, at a spindle on either side of its tower.
    """
    left, top = box.x + _FRAME, box.y + _FRAME
    if not spindle:
        wide = (box.width - _FRAME - _SIGN) / many - 2
        return [Box(left + (wide + 2) * at, top, wide, _PAWS) for at in range(many)]
    right = box.x + box.width - _FRAME - _COLUMN
    here = (many + 1) // 2
    foot = box.y + box.height - 6
    columns = ((left, top, here), (right, box.y + _SIGN + 2, many - here))
    return [
        Box(x, y + (foot - y) / max(2, rows) * at, _COLUMN, (foot - y) / max(2, rows) - 1)
        for x, y, rows in columns
        for at in range(rows)
    ]


def bricks_of(box: Box, sizes: Sequence[int]) -> list[tuple[int, float, float, float]]:
    """Return each brick of a zone, the middle of its foot, and how wide the largest would be.

    They lie in rows below the paws, smaller the more there are, beside a key as long as they can.
    """
    whole = box.width - 2 * _FRAME
    top = box.y + _FRAME + _PAWS + 2
    room = box.y + box.height - _FRAME - top
    largest, wide = _SMALL, whole - _KEY + _FRAME
    rows = _rows(sizes, largest, wide)
    while rows * _high(largest) > room and largest > _SMALLEST:
        largest -= 1
        wide = whole if largest < _HELD else wide
        rows = _rows(sizes, largest, wide)
    lying: list[tuple[int, float, float, float]] = []
    x, row = 0.0, 1
    for size in sorted(sizes, reverse=True):
        its = brick_wide(size, largest)
        if x and x + its > wide:
            x, row = 0.0, row + 1
        lying.append((size, box.x + _FRAME + x + its / 2, top + row * _high(largest), largest))
        x += its + 3
    return lying


def _high(largest: float) -> float:
    """Return how high a row of bricks is."""
    return largest * RATIO + 2


def _rows(sizes: Sequence[int], largest: float, room: float) -> int:
    """Return in how many rows bricks lie."""
    x, rows = 0.0, 1
    for size in sorted(sizes, reverse=True):
        wide = brick_wide(size, largest)
        if x and x + wide > room:
            x, rows = 0.0, rows + 1
        x += wide + 3
    return rows


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
                for size, x, y, largest in bricks_of(box, table.zones[place - SPINDLES]):
                    brick(canvas, size, x, y, largest)
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
            its = stands_of(self._places.cells[place], many[place], spindle=place < SPINDLES)[order]
            if target != NOWHERE:
                to = stands_of(self._places.cells[target], many[place], spindle=target < SPINDLES)
                there_x, there_y = to[order].x, to[order].y
                its = Box(its.x + (there_x - its.x) * part, its.y + (there_y - its.y) * part,
                          its.width, its.height)  # fmt: skip
            room = _LONGEST if place < SPINDLES else its.width
            self._paw(canvas, seat, its, room, table.plates[seat].held)

    def _paw(self, canvas: Canvas, seat: int, box: Box, room: float, held: Sequence[int]) -> None:
        """Paint a paw, what it holds, and below it its name, which has so much room."""
        tag = min(_TAG, box.height)
        wide = min(_PAW, box.width, max(22.0, box.height - tag + 6))
        x = box.middle[0]
        foot = box.y + box.height - tag
        top = max(box.y, foot + 5 - wide)
        canvas.picture(f"paw_{seat + 1}", x - wide / 2, top, wide, wide)
        if held:
            whole = sum(brick_wide(size, _HELD) + 2 for size in held)
            largest = min(_HELD, _HELD * box.width / whole, (foot - box.y) / RATIO)
            left = x - whole * largest / _HELD / 2
            for size in held:
                its = brick_wide(size, largest)
                brick(canvas, size, left + its / 2, foot, largest)
                left += its + 2
        name = self._names[seat]
        wide = min(room, canvas.text_width(name, theme.FLOOR, theme.BUTTON) + 2 * _ROOM)
        canvas.rect(x - wide / 2, foot, wide, tag, theme.PAPER, 7)
        canvas.text(name, x, foot + tag / 2, theme.FLOOR, theme.INK, theme.BUTTON,
                    align="middle", room=wide - 2 * _ROOM + 1)  # fmt: skip
