"""Labels: what paws among shadows feel, in words beside them.

A paw alone, and each of two, has a room of its own. In a crowd all share one, in which rows are
called by the numbers of the paws: as many as felt the same share a row.
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
_STEP: Final = 0.5
_READ: Final = 4 * TICKS
"""For so long a size is read after the last touch."""
_FEW: Final = 3
"""So many bricks of a tower are told of at most in a crowd."""
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
        cls, paw: int, flash: Flash, words: Words, *, own: bool, crowded: bool = False
    ) -> Label | None:
        """Return what is shown of what a paw felt; None: nothing, for it just came."""
        said = flash_said(flash, words, own=own, most=_FEW if crowded else SIZES)
        return cls((paw,), said, flash.tick, own) if said else None


def flash_said(flash: Flash, words: Words, *, own: bool, most: int = SIZES) -> str:
    """Return in words what a paw felt, of a tower the last bricks; nothing where it just came."""
    kind = flash.touch.partition(" ")[0]
    if kind == "at":
        return ""
    if flash.sizes:
        sizes = flash.sizes[-most:]
        shown = " ".join(("…" * (len(flash.sizes) > most), *map(str, sizes))).strip()
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
    """Paint a paw's number on a disc; one that ``tells`` something has a ring."""
    if tells and not anew:
        ring = wide + 5
        canvas.rect(x - ring / 2, y - ring / 2, ring, ring, theme.LEMON, ring / 2)
    canvas.rect(x - wide / 2, y - wide / 2, wide, wide, theme.LEMON if anew else NIGHT, wide / 2)
    ink = theme.INK if anew else theme.LEMON if tells else MOON
    canvas.text(str(paw), x, y, size, ink, theme.BUTTON, align="middle")


# ---------------------------------------------------------------- of one paw


def paint_bubble(canvas: Canvas, label: Label, room: Box, paw: Box, zoom: float) -> None:
    """Paint what a paw feels into the room that it has, with a tip towards it."""
    size = _SIZE * min(zoom, 1.4)
    size, lines = filled(canvas, label.text, room.width - 10, room.height, size, theme.BUTTON)
    wide = max(canvas.text_width(line, size, theme.BUTTON) for line in lines) + 10
    high = min(room.height - 1, len(lines) * size * LINE + 6)
    beside = room.x >= paw.x + paw.width
    under = min(max(paw.middle[0] - wide / 2, room.x), room.x + room.width - wide)
    left = room.x if beside else under
    box = Box(left, room.middle[1] - high / 2, wide, high)
    x, y = (box.x, box.middle[1]) if beside else (paw.middle[0], box.y)
    canvas.rect(x - 6, y - 6, 12, 12, SLATE, 3)
    canvas.rect(box.x, box.y, box.width, box.height, SLATE, min(15, box.height / 2))
    write(canvas, label.text, Box(box.x + 3, box.y, box.width - 6, box.height), size,
          theme.LEMON, theme.BUTTON)  # fmt: skip


# ---------------------------------------------------------------- of a crowd


def paint_rows(
    canvas: Canvas,
    labels: Mapping[int, Label],
    rooms: Sequence[Box],
    zoom: float,
    *,
    veiled: Box | None = None,
) -> Box | None:
    """Paint what paws of a crowd feel, by number, into the first room that holds it; return which.

    The last may be the paws' own, who are ``veiled``. Where none holds all, what was felt first is
    left out.
    """
    said = _together(labels.values())
    for many in range(len(said), 0, -1):
        some = sorted(said[:many], key=lambda one: one.paws)
        some = [part for label in some for part in _narrow(canvas, label, rooms[0].width)]
        for room in (*rooms, veiled):
            if room is None:
                continue
            if (found := _packed(canvas, some, room, zoom)) is not None:
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
    canvas: Canvas, labels: Sequence[Label], box: Box, zoom: float
) -> tuple[float, list[list[Label]]] | None:
    """Return the largest size at which labels fit a box, and its rows; None: they do not."""
    size = _SIZE * min(zoom, 1.4)
    while size >= theme.FLOOR:
        rows: list[list[Label]] = [[]]
        for label in labels:
            wide = sum(_wide(canvas, one, size) + _GAP for one in rows[-1])
            if rows[-1] and wide + _wide(canvas, label, size) > box.width:
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
    return _numbers_wide(canvas, label, size) + 4 + said + 6


def _numbers_wide(canvas: Canvas, label: Label, size: float) -> float:
    return max(size * LINE, canvas.text_width(_numbers(label), size, theme.BUTTON) + 10)


def _numbers(label: Label) -> str:
    return " ".join(map(str, label.paws))


def _paint(canvas: Canvas, rows: Sequence[Sequence[Label]], box: Box, size: float) -> None:
    """Paint rows of labels into the foot of a box, numbers in rings as paws wear theirs."""
    high = size * LINE
    for order, row in enumerate(rows):
        y = box.y + box.height - high * (len(rows) - order - 0.5)
        x = box.middle[0] - sum(_wide(canvas, one, size) + _GAP for one in row) / 2 + _GAP / 2
        for label in row:
            wide, ring = _wide(canvas, label, size), _numbers_wide(canvas, label, size)
            canvas.rect(x, y - high / 2, wide, high, SLATE, high / 2)
            canvas.rect(x, y - high / 2, ring, high, theme.LEMON, high / 2)
            canvas.rect(x + 2, y - high / 2 + 2, ring - 4, high - 4, NIGHT, high / 2 - 2)
            canvas.text(_numbers(label), x + ring / 2, y, size, theme.LEMON, theme.BUTTON,
                        align="middle")  # fmt: skip
            canvas.text(label.text, x + ring + 4, y, size, theme.LEMON, theme.BUTTON)
            x += wide + _GAP
