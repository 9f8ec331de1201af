"""The ribbon: the log as one line in a table's bar, and who acts beside it; the newest is lit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.pages import LogLine
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import cap_width, key_cap
from game.stage.table.bar import way
from game.stage.table.log import entries

HIGH: Final = 42.0
MIDDLE: Final = 21.5
MOST: Final = 34.0
"""The largest words the bar's height holds."""
_GROUND: Final = (43, 24, 54)
_BAND: Final = (74, 52, 88)
_LATER: Final = (226, 212, 232)
_ICON: Final = 21.0
APART: Final = "  ·  "
"""Between two things that a bar says."""
_FACE: Final = 38.0
_NEWEST: Final = 0.72
"""So much of the ribbon may be for the newest entry."""
_LEGIBLE: Final = 5.0
"""So many times its size a sentence that is cut is wide at least: some ten letters."""
_WITHOUT: Final = {"l": "icon_discard", "n": "icon_star", "f1": "icon_book", "escape": "icon_gear"}
"""What stands for a key where nothing gives it."""


@dataclass(frozen=True, slots=True)
class Headline:
    """What a bar says first: when it is, who acts, and what comes after."""

    when: str
    face: str
    name: str
    then: tuple[str, ...] = ()
    """What comes after, at most so much of it as there is room for: the longest first."""


def paint_ribbon(
    canvas: Canvas,
    head: Headline,
    log: Sequence[LogLine],
    zoom: float,
    band: Box | None,
    ways: Mapping[str, tuple[str, Box, str]],
) -> None:
    """Paint the bar; ``band`` is where the log is.

    ``ways`` are keys with their places and, where there is room, words, by name.

    Without a band large words have all of it.
    """
    canvas.rect(0, 0, 1280, HIGH, _GROUND)
    canvas.rect(0, HIGH, 1280, 3, theme.LEMON)
    left = min(box.x for _, box, _ in ways.values())
    if band is not None:
        band = _grown(canvas, head, log, band, left, zoom)
    end = (band.x if band is not None else left) - 14
    _head(canvas, head, end, zoom)
    if band is not None:
        canvas.rect(band.x, band.y, left - band.x - 4, band.height, _BAND, 9)
        _entries(canvas, log, Box(band.x + 8, band.y, left - band.x - 18, band.height), zoom)
    for key, box, text in ways.values():
        wide, middle = cap_width(canvas, key), box.middle[0]
        if text:
            way(canvas, text, box, zoom, right=True)
        elif wide:
            key_cap(canvas, key, middle - wide / 2, MIDDLE)
        else:
            canvas.picture(_WITHOUT[key], middle - 14, MIDDLE - 14, 28, 28)


def _grown(
    canvas: Canvas, head: Headline, log: Sequence[LogLine], band: Box, end: float, zoom: float
) -> Box:
    """Return the band, so much longer that the newest entry need not be cut.

    Who comes next, and when it is, give way to what happened; who acts does not.
    """
    newest = next(iter(entries(log)), None)
    if newest is None:
        return band
    size = theme.FLOOR * min(zoom, 1.2)
    lacks = _wide(canvas, _shortest(newest), size, theme.TEXT_BOLD) - (end - band.x - 24)
    name = canvas.text_width(head.name, min(MOST, 21 * zoom), theme.BUTTON)
    least = 14 + (_FACE + 6 if head.face else 0.0) + name + 24
    left = max(min(least, band.x), band.x - max(0.0, lacks))
    return Box(left, band.y, band.width, band.height)


def _head(canvas: Canvas, head: Headline, end: float, zoom: float) -> None:
    """Write who acts, and as much of the rest as there is room for."""
    x = 14.0
    small, large = min(MOST - 4, theme.FLOOR * zoom), min(MOST, 21 * zoom)
    name = canvas.text_width(head.name, large, theme.BUTTON)
    face = _FACE + 6 if head.face else 0.0
    when = canvas.text_width(head.when, small, theme.BUTTON) + 12 if head.when else 0.0
    room = end - x - face - name - 10
    then = _first(canvas, head.then, room - when, small)
    if not then:  # what is least needed goes first
        then = _first(canvas, head.then[-1:], room, small)
        when = 0.0 if then or when > room else when
    if when:
        room = end - x
        x += canvas.text(head.when, x, MIDDLE, small, theme.PAPER, theme.BUTTON, room=room) + 12
    if face and x + face + name <= end:
        canvas.picture(head.face, x, 3, _FACE, _FACE)
        x += face
    if head.name:
        size = canvas.fitted(head.name, end - x, large, theme.BUTTON)
        x += canvas.text(head.name, x, MIDDLE, size, theme.LEMON, theme.BUTTON, room=end - x) + 10
    canvas.text(then, x, MIDDLE, small, theme.PALE_PLUM, room=max(20.0, end - x))


def _first(canvas: Canvas, said: Sequence[str], room: float, size: float) -> str:
    """Return the first words that have room, nothing where none have."""
    return next((one for one in said if canvas.text_width(one, size) <= room), "")


def _entries(canvas: Canvas, log: Sequence[LogLine], box: Box, zoom: float) -> None:
    """Write the newest entry lit at the right, and those before it as far as there is room."""
    size = theme.FLOOR * min(zoom, 1.2)
    right, middle = box.x + box.width, box.y + box.height / 2
    for at, forms in enumerate(entries(log)):
        font = theme.TEXT_LIGHT if at else theme.TEXT_BOLD
        room = right - box.x - 6
        form = None
        if not at:  # all of the ribbon only rather than being cut
            form = _fitting(canvas, forms, min(room, box.width * _NEWEST), size, font, cut=False)
        form = form or _fitting(canvas, forms, room, size, font, cut=not at)
        if form is None:
            return
        wide = _wide(canvas, form, size, font)
        x = right - wide
        if not at:
            canvas.rect(x - 5, box.y + 2, wide + 10, box.height - 4, theme.LEMON, 8)
        ink = _LATER if at else theme.INK
        for part, (icon, text) in enumerate(form):
            x += 8 if part else 0
            if icon:
                canvas.picture(icon, x, middle - _ICON / 2, _ICON, _ICON)
                x += _ICON + 5
            x += canvas.text(text, x, middle + 0.5, size, ink, font, room=right - x + 2)
        right -= wide + 18


_Entry = Sequence[tuple[str, str]]


def _fitting(
    canvas: Canvas, forms: Sequence[_Entry], room: float, size: float, font: str, *, cut: bool
) -> _Entry | None:
    """Return the shortest form of an entry; one that may be ``cut`` is shown in any case.

    Its end never stands alone: a card without the sentence it belongs to says nothing.
    """
    short = _shortest(forms)
    ways: list[_Entry] = [short]
    if cut:
        ways += [[short[0], ("", "…"), *short[at:]] for at in range(2, len(short))]
    for form in ways:
        if _wide(canvas, form, size, font) <= room:
            return form
    if not cut:
        return None
    (icon, text), last = short[0], short[1:][-1:]
    left = room - _ICON - 8 - (_wide(canvas, last, size, font) + 8 if last else 0.0)
    if left < _LEGIBLE * size:
        last, left = [], room - _ICON - 8
    return [(icon, canvas.cut(text, left, size, font)), *last]


def _shortest(forms: Sequence[_Entry]) -> list[tuple[str, str]]:
    """Return the shortest form of an entry; what is of the same card has its picture once."""
    short = list(forms[-1])
    for at in range(1, len(short)):
        if short[at][0] == short[0][0]:
            short[at] = "", f"· {short[at][1]}"
    return short


def _wide(canvas: Canvas, form: _Entry, size: float, font: str) -> float:
    wide = sum(canvas.text_width(text, size, font) + (_ICON + 5 if icon else 0)
               for icon, text in form)  # fmt: skip
    return wide + 8 * (len(form) - 1)
