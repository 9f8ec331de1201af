"""Labels: what paws among shadows feel, in words beside them.

A paw alone has a room of its own. Where several share a place they share one, too, in which rows
are called by the numbers of the paws: as many as felt the same share a row, and none is broken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.words import Words
from game.games.wombat.board.recent import FLASH, Flash
from game.games.wombat.board.writing import MOON, NIGHT, SLATE, write
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import SIZES
from game.games.wombat.naming import touch_said, touch_shown
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled

CROWD: Final = 3
"""So many paws at a place are a crowd."""
_SIZE: Final = 20.0
_GAP: Final = 4.0
_AFTER: Final = 3.0
"""How much room a row has between its numbers and its words,"""
_END: Final = 5.0
"""and behind these."""
_STEP: Final = 0.5
_READ: Final = 4 * TICKS
"""For so long a size is read after the last touch."""
_FEW: Final = 4
"""So many bricks of a tower are told of at most where paws share a row's room."""
_VEIL: Final = 0.8
"""How much of paws is hidden where each of them has a row over them."""


@dataclass(frozen=True, slots=True)
class Label:
    """What one or several paws felt."""

    paws: tuple[int, ...]
    text: str
    since: int
    own: bool

    @classmethod
    def of(
        cls, paw: int, flash: Flash, words: Words, *, own: bool, shares: bool = False
    ) -> Label | None:
        """Return what is shown of what a paw felt; None: nothing, for it just came."""
        said = flash_said(flash, words, own=own, most=_FEW if shares else SIZES)
        return cls((paw,), said, flash.tick, own) if said else None


def flash_said(flash: Flash, words: Words, *, own: bool, most: int = SIZES) -> str:
    """Return in words what a paw felt, nothing where it just came.

    Of a tower these are the last bricks, where more than ``most`` one fewer behind dots.
    """
    kind = flash.touch.partition(" ")[0]
    if kind == "at":
        return ""
    if flash.sizes:
        sizes = [str(size) for size in flash.sizes]
        shown = " ".join(sizes if len(sizes) <= most else ["…", *sizes[1 - most :]])
        return words.say(f"touch.{'gone' if kind == 'bottom' else 'going'}-down", sizes=shown)
    if kind == "bottom":
        return words.say("touch.empty")
    return (touch_said if own else touch_shown)(flash.touch, words, flash.where)


def shown(flash: Flash) -> int:
    """Return for how many ticks it is seen what a paw felt: a second, a size or a tower longer."""
    return _READ if flash.sizes or flash.touch.startswith("size ") else FLASH


def number(
    canvas: Canvas, paw: int, x: float, y: float, wide: float, size: float,
    *, anew: bool = False, tells: bool = False,
) -> None:  # fmt: skip
    """Paint a paw's number on a disc, drawn ``anew`` as a question; who ``tells`` has a ring."""
    text, high = f"{paw}?" if anew else str(paw), wide
    wide = max(wide, canvas.text_width(text, size, theme.BUTTON) + 8) if anew else wide
    for out, fill in ((2.5, theme.LEMON), (0.0, NIGHT)) if tells else ((0.0, NIGHT),):
        left, top = x - wide / 2 - out, y - high / 2 - out
        canvas.rect(left, top, wide + 2 * out, high + 2 * out, fill, high / 2 + out)
    canvas.text(text, x, y, size, theme.LEMON if tells else MOON, theme.BUTTON, align="middle")


# ---------------------------------------------------------------- of one paw


def paint_bubble(canvas: Canvas, label: Label, room: Box, paw: Box, zoom: float) -> None:
    """Paint what a paw feels into the room that it has, with a tip towards it."""
    size = _SIZE * min(zoom, 1.4)
    size, lines = filled(canvas, label.text, room.width - 10, room.height, size, theme.BUTTON)
    wide = max(canvas.text_width(line, size, theme.BUTTON) for line in lines) + 10
    high = min(room.height - 1, len(lines) * size * LINE + 6)
    left = min(max(paw.middle[0] - wide / 2, room.x), room.x + room.width - wide)
    box = Box(left, room.middle[1] - high / 2, wide, high)
    canvas.rect(paw.middle[0] - 6, box.y - 6, 12, 12, SLATE, 3)
    canvas.rect(box.x, box.y, box.width, box.height, SLATE, min(15, box.height / 2))
    write(canvas, label.text, Box(box.x + 3, box.y, box.width - 6, box.height), size,
          theme.LEMON, theme.BUTTON)  # fmt: skip


# ---------------------------------------------------------------- of several


def paint_rows(
    canvas: Canvas,
    labels: Mapping[int, Label],
    rooms: Sequence[Box],
    zoom: float,
    *,
    veiled: Box | None = None,
    apart: bool = False,
) -> Box | None:
    """Paint what several paws feel, by number, into the first room that holds it; return which.

    The last may be the paws' own, who are ``veiled``. Where none holds all, what was felt first is
    left out. Labels that stand ``apart`` never share a row.
    """
    said = _together(labels.values())
    for many in range(len(said), 0, -1):
        some = sorted(said[:many], key=lambda one: one.paws)
        some = [part for label in some for part in _narrow(canvas, label, rooms[0].width)]
        for room in (*rooms, veiled):
            if room is None:
                continue
            if (found := _packed(canvas, some, room, zoom, apart=apart)) is not None:
                size, rows = found
                if room is veiled:
                    canvas.rect(room.x, room.y, room.width, room.height, NIGHT, 14, _VEIL)
                _paint(canvas, rows, room, size)
                return room
    return None


def _narrow(canvas: Canvas, label: Label, most: float) -> list[Label]:
    """Return a label as several, where the numbers of its paws leave its words no room."""
    half = len(label.paws) // 2
    if not half or _wide(canvas, label, theme.FLOOR) <= most:
        return [label]
    parts = replace(label, paws=label.paws[:half]), replace(label, paws=label.paws[half:])
    return [one for part in parts for one in _narrow(canvas, part, most)]


def _together(labels: Iterable[Label]) -> list[Label]:
    """Return labels, one's own first, then the newest; the same of several paws is one."""
    found: dict[tuple[object, ...], Label] = {}
    for label in labels:
        key = label.text, label.own
        known = found.get(key, replace(label, paws=()))
        paws, since = (*known.paws, *label.paws), max(known.since, label.since)
        found[key] = replace(label, paws=paws, since=since)
    return sorted(found.values(), key=lambda one: (one.own, one.since), reverse=True)


def _packed(
    canvas: Canvas, labels: Sequence[Label], box: Box, zoom: float, *, apart: bool
) -> tuple[float, list[list[Label]]] | None:
    """Return the largest size at which labels fit a box, and its rows; None: they do not."""
    size = _SIZE * min(zoom, 1.4)
    while size >= theme.FLOOR:
        rows: list[list[Label]] = [[]]
        for label in labels:
            wide = sum(_wide(canvas, one, size) + _GAP for one in rows[-1])
            if rows[-1] and (apart or wide + _wide(canvas, label, size) > box.width):
                rows.append([])
            rows[-1].append(label)
        fits = all(_wide(canvas, one, size) <= box.width for one in labels)
        if fits and len(rows) * size * LINE <= box.height + 0.5:
            return size, rows
        size -= _STEP
    return None


def _wide(canvas: Canvas, label: Label, size: float) -> float:
    """Return how wide a label is with the numbers of its paws."""
    said = canvas.text_width(label.text, size, theme.BUTTON)
    return _numbers_wide(canvas, label, size) + _AFTER + said + _END


def _numbers_wide(canvas: Canvas, label: Label, size: float) -> float:
    return max(size * LINE, canvas.text_width(_numbers(label), size, theme.BUTTON) + 10)


def _numbers(label: Label) -> str:
    return " ".join(map(str, label.paws))


def _paint(canvas: Canvas, rows: Sequence[Sequence[Label]], box: Box, size: float) -> None:
    """Paint rows of labels into a box, numbers in rings as paws wear theirs."""
    high = size * LINE
    for order, row in enumerate(rows):
        y = box.middle[1] + high * (order - (len(rows) - 1) / 2)
        x = box.middle[0] - sum(_wide(canvas, one, size) + _GAP for one in row) / 2 + _GAP / 2
        for label in row:
            wide, ring = _wide(canvas, label, size), _numbers_wide(canvas, label, size)
            canvas.rect(x, y - high / 2, wide, high, SLATE, high / 2)
            canvas.rect(x, y - high / 2, ring, high, theme.LEMON, high / 2)
            canvas.rect(x + 2, y - high / 2 + 2, ring - 4, high - 4, NIGHT, high / 2 - 2)
            canvas.text(_numbers(label), x + ring / 2, y, size, theme.LEMON, theme.BUTTON,
                        align="middle")  # fmt: skip
            canvas.text(label.text, x + ring + _AFTER, y, size, theme.LEMON, theme.BUTTON)
            x += wide + _GAP
