"""The log at a table: the newest entry in whole sentences, those before it as short as they may be.

An entry is a line of its own and whatever follows from it, set in: one act, from its beginning to
its end. So a round of the table stays in sight, however many sit there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.pages import LogLine
from game.core.words import Words
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import filled

_SIZE: Final = 18.0
_NEXT: Final = 20.0
"""A line of usual words."""
_AIR: Final = 3.0
"""What lies above and below the newest entry."""
_LOW: Final = 400.0
"""A lower box has no room for a title."""
MOST: Final = 72
"""No box holds more lines."""


_APART: Final = "· "
_NEWS: Final = 0.45
"""So much of the box may be for the newest entry."""
_Entry = list[tuple[str, str]]
"""Pictures and words."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A small picture and the words behind it, or words that go on below."""

    icon: str
    text: str
    x: float
    row: int


def paint_log(canvas: Canvas, box: Box, log: Sequence[LogLine], zoom: float, words: Words) -> None:
    """Paint the end of a log; large words and many seats take the title's room as well."""
    canvas.panel(box.x, box.y, box.width, box.height)
    top = box.y + 8
    if zoom <= 1.25 and box.height > _LOW:
        title = words.say("table.title")
        canvas.text(title, box.x + 16, box.y + 23, 22, theme.INK, theme.BUTTON)
        canvas.rect(box.x + 14, box.y + 42, box.width - 28, 2, theme.PAPER_2)
        top = box.y + 46
    icon = 20 * min(zoom, 1.4)
    found = list(entries(log[-MOST:]))
    room = box.width - 26
    # one size for all of them: the longest word of what has no shorter form decides
    said = [text for forms in found for _, text in forms[-1]]
    size = min((_word_size(canvas, text, room - icon - 6, zoom) for text in said), default=_SIZE)
    step = _NEXT * size / _SIZE
    shown: list[tuple[list[_Part], float]] = []
    left = full = box.y + box.height - 6 - top
    for at, forms in enumerate(found):
        air = 1 if at else 2 * _AIR
        for form in forms:  # the news in sentences, as long as the rest keeps its room
            whole, font = form is forms[0] and not at, _font(newest=not at)
            parts = _laid(canvas, form, room, size, icon, font, whole=whole)
            high = step * (parts[-1].row + 1) + air
            fits = min(_word_size(canvas, text, room - icon - 6, zoom) for _, text in form) >= size
            if at or (fits and high <= _NEWS * full):
                break
        if shown and high > left + 0.5:
            break
        if high > left:  # a newest entry that is longer than the box: its end is what is new
            parts, high = _end(parts, int((left - air) / step)), left
        shown.append((parts, high))
        left -= high
    y = top
    for parts, high in reversed(shown):
        newest = parts is shown[0][0]
        if newest:
            canvas.rect(box.x + 6, y, box.width - 12, high, theme.LEMON, 9)
        font = _font(newest=newest)
        for part in parts:
            middle = y + (_AIR if newest else 0.0) + (part.row + 0.5) * step
            x = box.x + 13 + part.x
            if part.icon:
                canvas.picture(part.icon, x, middle - icon / 2, icon, icon)
                x += icon + 6
            left = box.x + box.width - 10 - x
            canvas.text(part.text, x, middle, size, theme.INK, font, room=max(left, size))
        y += high


def entries(log: Sequence[LogLine]) -> Iterator[list[_Entry]]:
    """Yield entries, the newest first and in three forms: whole, its end whole, and short.

    Those before it have the last form alone.
    """
    lines: list[LogLine] = []
    newest = True
    for line in reversed(log):
        lines.insert(0, line)
        if line.level and line is not log[0] and not line.begins:
            continue
        whole = [(one.icon, one.text) for one in lines]
        short = [(one.icon, one.text if one.brief is None else one.brief) for one in lines]
        # what follows says nothing without it; what one alone is told says whose it is
        told = zip(lines[1:], short[1:], strict=True)
        if not short[0][1] and any(text for one, (_, text) in told if not one.secret):
            short[0] = whole[0]
        forms = [whole, [*short[:-1], whole[-1]], short] if newest else [short]
        forms = [found for form in forms if (found := [part for part in form if part[1]])]
        if forms:
            yield forms
            newest = False
        if line.begins:
            return
        lines = []


def _laid(
    canvas: Canvas,
    entry: _Entry,
    room: float,
    size: float,
    icon: float,
    font: str,
    *,
    whole: bool,
) -> list[_Part]:
    """Return where the parts of an entry stand: whole sentences below each other, else in a row."""
    parts: list[_Part] = []
    x, row = 0.0, 0
    for at, (sign, said) in enumerate(entry):
        # what is of the same card as the beginning needs no picture of its own
        picture = "" if at and not whole and sign == entry[0][0] else sign
        # nothing else parts it from what stands before it
        row_on = at and not (whole or picture)
        row_on = row_on and x + canvas.text_width(_APART + said, size, font) <= room
        text = _APART + said if row_on else said
        wide = (icon + 6 if picture else 0) + canvas.text_width(text, size, font)
        if at and (whole or x + wide > room):
            x, row = 0.0 if picture else icon + 6, row + 1
        head, *rest = canvas.wrap(text, room - icon - 6, size, font)
        parts.append(_Part(picture, head, x, row))
        for line in rest:
            row += 1
            parts.append(_Part("", line, icon + 6, row))
        x += wide + 4
    return parts


def _font(*, newest: bool) -> str:
    """Return what an entry is written in; a line is as wide as its own letters make it."""
    return theme.TEXT if newest else theme.TEXT_LIGHT


def _end(parts: Sequence[_Part], rows: int) -> list[_Part]:
    """Return the last so many rows of an entry."""
    first = parts[-1].row + 1 - rows
    return [replace(part, row=part.row - first) for part in parts if part.row >= first]


def _word_size(canvas: Canvas, text: str, room: float, zoom: float) -> float:
    """Return the size at which no word of a line is too long."""
    return filled(canvas, text, room, 1e9, _SIZE * zoom, theme.TEXT)[0]
