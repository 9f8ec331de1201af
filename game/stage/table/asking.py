"""Asking: the sentence that says what is asked of whom, and the buttons that answer it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.core.targets import BUTTON
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.key_caps import cap_width, key_cap
from game.stage.paint.theme import Colour

_GAP: Final = 12.0
_WIDEST: Final = 376.0
_HIGH: Final = 50.0
_RING: Final = 15.0
"""How thick the ring of a clock is, its rim included."""
_FINER: Final = 2
"""It is drawn so many times larger: what is made smaller has smooth edges."""
_POINTS: Final = 60
_SHORT: Final = 0.34
"""So little time is left when the ring is red."""
_CLOCK: Final = 9.0
"""How high the clock below the prompt is, with the air over it."""
_ABOVE: Final = 6.0
"""Between the prompt and what is said of others' turns."""
_ICON: Final = 30.0
_MARGIN: Final = 14.0
"""Beside all that stands on a button, left and right together."""
_FILLS: Final[Mapping[str, Colour]] = {
    "main": theme.LEMON,
    "counter": theme.MAGENTA,
    "refuse": theme.TOMATO,
    "pale": theme.PAPER_2,
}

_INKS: Final[Mapping[str, Colour]] = {
    "counter": theme.WHITE,
    "refuse": theme.WHITE,
    "pale": theme.GREY,
}


def button_box(row: Box, index: int, count: int) -> Box:
    """Return where the index-th of so many buttons stands in their row."""
    width = min(_WIDEST, (row.width - _GAP * (count - 1)) / count)
    left = row.x + (row.width - width * count - _GAP * (count - 1)) / 2
    return Box(left + index * (width + _GAP), row.y, width, _HIGH)


def button_boxes(row: Box, cues: Sequence[ButtonCue]) -> dict[str, Box]:
    """Return by token where buttons stand in their row."""
    return {cue.token: button_box(row, at, len(cues)) for at, cue in enumerate(cues)}


def paint_asking(
    canvas: Canvas, cue: Cue, prompt: Box, row: Box, zoom: float, *, over: Box | None = None,
    snug: bool = False,
) -> Box:  # fmt: skip
    """Paint the prompt, or why the last touch was not legal, and a row of buttons.

    Returns what the prompt takes, its own box where nothing is asked.

    ``over``: the room over the prompt, off what lies beside it: for what is said of others' turns,
    and for a prompt of more lines than usual. ``snug``: one line lies on a slip that is no larger
    than it needs.
    """
    taken = prompt
    if sentence := cue.reason or cue.prompt:
        clock = _CLOCK if cue.clock is not None else 0.0
        if over is not None and _grows(canvas, sentence, prompt, zoom, clock):
            prompt = replace(prompt, width=min(prompt.width, over.width))
        colour = theme.LEMON if cue.reason else theme.PAPER
        slip = _snug(canvas, sentence, prompt, zoom) if snug and cue.clock is None else prompt
        taken = _paint_sentence(canvas, sentence, slip, zoom, colour, clock)
    if cue.aside and over is not None:
        foot = taken.y - _ABOVE
        room = replace(over, height=foot - over.y)
        _paint_sentence(
            canvas, cue.aside, _lowest(canvas, cue.aside, room, zoom), zoom, theme.LEMON
        )
    if cue.clock is not None:
        wide = (prompt.width - 24) * cue.clock
        y = prompt.y + prompt.height - 9
        canvas.rect(prompt.x + 12, y, max(5, wide), 5, theme.LEMON, 2.5)
    for index, button in enumerate(cue.buttons):
        box = button_box(row, index, len(cue.buttons))
        name = BUTTON.at(button.token)  # one that was pressed may have to be confirmed
        _button(canvas, button, box, zoom, focused=name in (cue.focus, cue.chosen))
    return taken


def _snug(canvas: Canvas, sentence: str, box: Box, zoom: float) -> Box:
    """Return the foot of a box, as large as one line needs; all of it where there are more."""
    size, lines = filled(canvas, sentence, box.width - 24, box.height - 3, theme.FLOOR * zoom)
    if len(lines) > 1:
        return box
    wide, high = canvas.text_width(sentence, size) + 44, min(box.height, size * 1.9)
    return Box(box.middle[0] - wide / 2, box.y + box.height - high, wide, high)


def _grows(canvas: Canvas, sentence: str, box: Box, zoom: float, clock: float) -> bool:
    """Say whether a sentence has more lines than its box holds, over a clock."""
    high = box.height - 3 - clock
    size, lines = filled(canvas, sentence, box.width - 24, high, theme.FLOOR * zoom)
    return len(lines) * size * LINE > high + 0.5


def _lowest(canvas: Canvas, sentence: str, room: Box, zoom: float) -> Box:
    """Return the foot of a room, as large as a sentence needs."""
    size, lines = filled(canvas, sentence, room.width - 24, room.height - 9, theme.FLOOR * zoom)
    wide = min(room.width, max(canvas.text_width(line, size) for line in lines) + 44)
    high = len(lines) * size * LINE + 9
    return Box(room.middle[0] - wide / 2, room.y + room.height - high, wide, high)


def _paint_sentence(
    canvas: Canvas, sentence: str, box: Box, zoom: float, colour: Colour, clock: float = 0.0
) -> Box:
    """Paint a sentence in its box, which grows upwards for more lines; return what it takes.

    Large words and several lines stay clear of the ``clock`` below them, which is so high.
    """
    room, wished = box.width - 24, theme.FLOOR * zoom
    if zoom == 1 and len(filled(canvas, sentence, room, box.height - 3, wished)[1]) == 1:
        clock = 0.0
    high = box.height - 3 - clock
    size, lines = filled(canvas, sentence, room, high, wished)
    step = size * LINE
    more = max(0.0, step * len(lines) - high - 0.5)
    box = Box(box.x, box.y - more, box.width, box.height + more)
    canvas.rect(box.x, box.y, box.width, box.height, theme.INK, 13, 0.92)
    top = box.y + (box.height - clock - step * (len(lines) - 1)) / 2
    for at, line in enumerate(lines):
        y = top + at * step
        canvas.text(line, box.x + box.width / 2, y, size, colour, align="middle")
    return box


def paint_clock(canvas: Canvas, x: float, y: float, radius: float, left: float) -> None:
    """Paint how much of the time to answer is left, 1 to 0, as a ring that goes out clockwise."""
    size = canvas.pixels(2 * radius) * _FINER
    ring = pygame.Surface((size, size), pygame.SRCALPHA)
    fill = theme.LEMON if left > _SHORT else theme.TOMATO
    for colour, thick, first in ((theme.INK, _RING, 0.0), (fill, 0.5 * _RING, 1 - left)):
        inset = (_RING - thick) / 2
        outer = _arc(size / 2, (radius - inset) / radius, first)
        inner = _arc(size / 2, (radius - inset - thick) / radius, first)
        if first < 1:
            pygame.draw.polygon(ring, colour, [*outer, *reversed(inner)])
    small = pygame.transform.smoothscale(ring, (size // _FINER, size // _FINER))
    canvas.put_centred(small, x, y)


def _arc(half: float, radius: float, first: float) -> list[tuple[float, float]]:
    """Return points of a circle in a square of so many half pixels, from a part of it on."""
    turns = (math.tau * (first + (1 - first) * at / _POINTS) for at in range(_POINTS + 1))
    far = half * radius
    return [(half + far * math.sin(turn), half - far * math.cos(turn)) for turn in turns]


def _button(canvas: Canvas, cue: ButtonCue, box: Box, zoom: float, *, focused: bool) -> None:
    fill = _FILLS.get(cue.style, theme.PAPER)
    ink = _INKS.get(cue.style, theme.INK)
    lip = tuple(int(part * 0.72) for part in fill)
    if focused:
        canvas.rect(box.x - 5, box.y - 5, box.width + 10, box.height + 14, theme.WHITE, 19)
    canvas.shadow(box.x, box.y, box.width, box.height + 4, 14, dx=2, dy=4, blur=4)
    shade = (lip[0], lip[1], lip[2])
    canvas.panel(box.x, box.y + 4, box.width, box.height, 14, shade, shadow=False)
    canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False)
    key = cap_width(canvas, cue.key)
    key += 10 if key else 0
    icon = _ICON + 8 if cue.picture else 0.0
    # the label is never cut for what stands beside it
    least = canvas.text_width(cue.label, theme.FLOOR, theme.BUTTON)
    if least > box.width - key - icon - _MARGIN:
        icon = 0.0
    if least > box.width - key - icon - _MARGIN:
        key = 0.0
    room = box.width - key - icon - _MARGIN
    size = canvas.fitted(cue.label, room, 22 * min(zoom, 1.6), theme.BUTTON)
    label = canvas.text_width(cue.label, size, theme.BUTTON)
    x = box.x + (box.width - key - icon - label) / 2
    y = box.y + box.height / 2
    if key:
        key_cap(canvas, cue.key, x, y)
    if icon:
        canvas.picture(cue.picture, x + key, y - _ICON / 2, _ICON, _ICON)
    canvas.text(cue.label, x + key + icon, y, size, ink, theme.BUTTON, room=room)
