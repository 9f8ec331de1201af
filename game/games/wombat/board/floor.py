"""The floor with the light on: what lies loose, and below it what the table has to argue about.

That is what the light showed and nobody said; once somebody is accused, in one line over who
accuses whom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.bricks import brick, brick_wide
from game.games.wombat.board.charges import Charge, Fact, charge_said
from game.games.wombat.board.places import FLOOR
from game.games.wombat.board.writing import holds, write
from game.games.wombat.naming import ICONS
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled

_BRICK: Final = 54.0
"""How wide the largest loose brick is."""
_LEAST: Final = 40.0
"""Where it would be smaller, bricks of a size are counted."""
_HEAD: Final = 138.0
_ONE, _TWO = 40.0, 31.0
"""How high a row of bricks is above what is argued, alone and of two."""
_LINE: Final = 23.0
_CLUES: Final = 21.0
"""How high the line of clues is over accusations."""
_LARGEST: Final = 1.5
"""Lines grow no further with the words."""
_SIZE: Final = 18.0
_HIGHEST: Final = 46.0
_NAMED: Final = 0.36
"""Accusers are named as long as they take no more of a line."""


def paint_floor(
    canvas: Canvas, table: Furniture, names: Sequence[str], zoom: float, words: Words
) -> None:
    """Paint what lies loose, all zones together, among shadows what hands hold, and the lines."""
    canvas.panel(FLOOR.x, FLOOR.y, FLOOR.width, FLOOR.height, 18, theme.PAPER_2)
    loose = sorted((size for zone in table.zones for size in zone), reverse=True)
    held = sorted((size for one in table.loose for size in one[1:]), reverse=True)
    rows = [("board.floor", loose)] + ([("board.in-hands", held)] if table.shadows else [])
    lines = bool(table.charges or table.shown)
    high = FLOOR.height / len(rows)
    if lines:
        high = _ONE if len(rows) == 1 else _TWO
    for row, (text, bricks) in enumerate(rows):
        box = Box(FLOOR.x, FLOOR.y + row * high, FLOOR.width, high)
        _bricks(canvas, box, words.say(text), bricks, zoom, words)
    top = FLOOR.y + high * len(rows)
    if lines:
        canvas.rect(FLOOR.x + 14, top, FLOOR.width - 28, 2, theme.PAPER)
        room = Box(FLOOR.x + 14, top + 4, FLOOR.width - 28, FLOOR.y + FLOOR.height - 8 - top)
        _lines(canvas, room, table, names, min(zoom, _LARGEST), words)


def _bricks(
    canvas: Canvas, box: Box, text: str, sizes: Sequence[int], zoom: float, words: Words
) -> None:
    """Paint a row of bricks behind what they are; many of them are smaller."""
    head = Box(box.x + 14, box.y + 4, _HEAD - 22, box.height - 8)
    write(canvas, text, head, 20 * zoom, theme.INK, theme.BUTTON, align="left")
    left, right = box.x + _HEAD, box.x + box.width - 10
    if not sizes:
        none = Box(left, box.y + 4, right - left, box.height - 8)
        write(canvas, words.say("board.nothing"), none, 20, theme.INK, align="left")
        return
    deep = box.height >= 2 * _TWO
    rows, largest = (2 if deep else 1), _BRICK
    while sum(brick_wide(size, largest) + 8 for size in sizes) > (right - left) * rows * 0.92:
        largest -= 2
    if largest < _LEAST:
        _counted(canvas, Box(left, box.y, right - left, box.height), sizes, words)
        return
    x, foot = left, box.y + (min(box.height - 12, 58.0) if deep else box.height / 2 + 11)
    for size in sizes:
        wide = brick_wide(size, largest)
        if x + wide > right:
            x, foot = left, foot + 32
        brick(canvas, size, x + wide / 2, foot, largest)
        x += wide + 8


def _counted(canvas: Canvas, box: Box, sizes: Sequence[int], words: Words) -> None:
    """Paint one brick of each size, and how many of it there are."""
    shown = [
        (size, brick_wide(size, _LEAST), words.say("evidence.times", n=many))
        for size, many in Counter(sizes).items()
    ]
    widths = [wide + 4 + canvas.text_width(text, _SIZE, theme.BUTTON) for _, wide, text in shown]
    apart = (box.width - sum(widths)) / len(shown)
    x = box.x
    for (size, wide, text), whole in zip(shown, widths, strict=True):
        brick(canvas, size, x + wide / 2, box.y + box.height / 2 + 8, _LEAST)
        canvas.text(text, x + wide + 4, box.middle[1], _SIZE, theme.INK, theme.BUTTON)
        x += whole + apart


def _lines(
    canvas: Canvas, room: Box, table: Furniture, names: Sequence[str], zoom: float, words: Words
) -> None:
    """Paint the lines that there is room for: the weightiest, and how many more there are."""
    if table.charges and table.shown:
        high = _CLUES * min(zoom, 1.2)
        _clues(canvas, Box(room.x, room.y, room.width, high), table.shown, names, words)
        room = Box(room.x, room.y + high, room.width, room.height - high)
    lines = len(table.charges or table.shown)
    if not table.charges and lines * _LINE * zoom > room.height:
        _running(canvas, room, table.shown, names, zoom, words)
        return
    many = min(max(1, int(room.height / (_LINE * zoom))), lines)
    high = min(room.height / many, _HIGHEST * zoom)
    top = room.y + (room.height - high * many) / 2
    boxes = [Box(room.x, top + row * high, room.width, high) for row in range(many)]
    if many < lines:
        boxes[-1] = _more(canvas, boxes[-1], lines - many, _SIZE * zoom, words)
    for box, charge in zip(boxes, table.charges, strict=False):
        _charge(canvas, box, charge, names, zoom, words)
    if not table.charges:
        for box, fact in zip(boxes, table.shown, strict=False):
            _shown(canvas, box, charge_said(fact, names, words, "unsaid"), zoom)


def _running(
    canvas: Canvas, room: Box, facts: Sequence[Fact], names: Sequence[str], zoom: float,
    words: Words,
) -> None:  # fmt: skip
    """Paint what the light showed as one text: all of it in sentences or fewer words, or the most.

    The weightiest come first.
    """
    icon = 20 * min(zoom, 1.2)
    its = Box(room.x + icon + 8, room.y, room.width - icon - 8, room.height)
    sentences = [charge_said(fact, names, words, "unsaid") for fact in facts]
    told = [charge_said(fact, names, words, "clue") for fact in facts]
    apart = words.say("charge.apart")
    texts = [" ".join(sentences), apart.join(told)]
    for many in range(len(told) - 1, 0, -1):
        more = words.say("charge.more", n=len(told) - many)
        texts.append(apart.join([*told[:many], more]))
    text = next((one for one in texts if holds(canvas, one, its, _SIZE)), texts[-1])
    size, lines = filled(canvas, text, its.width, its.height, _SIZE * zoom, theme.TEXT)
    middle = its.middle[1] - size * LINE * (len(lines) - 1) / 2
    canvas.picture("icon_eye", room.x, middle - icon / 2, icon, icon)
    write(canvas, text, its, _SIZE * zoom, theme.INK, align="left")


def _more(canvas: Canvas, box: Box, many: int, size: float, words: Words) -> Box:
    """Paint at the end of a line how many more there are; return what is left of it."""
    text = words.say("charge.more", n=many)
    canvas.text(text, box.x + box.width, box.middle[1], size, theme.INK, theme.BUTTON,
                align="right")  # fmt: skip
    left = box.width - canvas.text_width(text, size, theme.BUTTON) - 14
    return Box(box.x, box.y, left, box.height)


def _clues(
    canvas: Canvas, box: Box, facts: Sequence[Fact], names: Sequence[str], words: Words
) -> None:
    """Paint in one line what the light showed, as many clues as it holds."""
    size = min(_SIZE * box.height / _CLUES, 1.2 * _SIZE)
    icon = box.height - 3
    canvas.picture("icon_eye", box.x, box.middle[1] - icon / 2, icon, icon)
    room = box.width - icon - 8
    told = [charge_said(fact, names, words, "clue") for fact in facts]
    apart = words.say("charge.apart")
    for many in range(len(told), 0, -1):
        more = words.say("charge.more", n=len(told) - many) if many < len(told) else ""
        text = apart.join([*told[:many], *([more] if more else [])])
        if many == 1 or canvas.text_width(text, size) <= room:
            canvas.text(text, box.x + icon + 8, box.middle[1], size, theme.INK, room=room)
            return


def _shown(canvas: Canvas, box: Box, text: str, zoom: float) -> None:
    """Paint something that the light showed."""
    icon = 20 * min(zoom, 1.2)
    canvas.picture("icon_eye", box.x, box.middle[1] - icon / 2, icon, icon)
    its = Box(box.x + icon + 8, box.y, box.width - icon - 8, box.height)
    write(canvas, text, its, _SIZE * zoom, theme.INK, align="left")


def _charge(
    canvas: Canvas, box: Box, one: Charge, names: Sequence[str], zoom: float, words: Words
) -> None:
    """Paint who points at whom; where characters do, behind an eye, what all know of the accused.

    That has a picture and a word of its own: none of them needs to have said it. Beside what people
    accuse of stands what they said.
    """
    if one.fresh:
        canvas.rect(box.x - 6, box.y, box.width + 12, box.height, theme.LEMON, 9)
    size, icon, y = _SIZE * zoom, 20 * min(zoom, 1.2), box.middle[1]
    most = box.width * _NAMED
    whom = names[one.accused]
    target = min(most, canvas.text_width(whom, size, theme.TEXT_BOLD))
    named = ", ".join(names[seat] for seat in one.by)
    counted = words.say("charge.by", n=len(one.by))
    said = words.say("evidence.accused", said=one.said) if one.said else ""
    least = _known(charge_said(one.facts[0], names, words), words) if one.facts else said
    for by in (named, counted) if len(one.by) > 1 else (named,):
        wide = canvas.text_width(by, size, theme.TEXT_BOLD)
        left = box.x + min(most, wide) + 12 + icon
        eye = left + target + 10
        x = eye + icon + 6 if one.facts else eye
        its = Box(x, box.y, box.x + box.width - x, box.height)
        if wide <= most and (not least or holds(canvas, least, its, size)):
            break
    canvas.text(by, box.x, y, size, theme.INK, theme.TEXT_BOLD, room=most)
    canvas.picture(ICONS["vote"], left - icon - 6, y - icon / 2, icon, icon)
    canvas.text(whom, left, y, size, theme.INK, theme.TEXT_BOLD, room=most)
    told = said
    if one.facts:
        canvas.picture("icon_eye", eye, y - icon / 2, icon, icon)
        told = _fitting(canvas, its, one, names, size, words)
    if not told:
        return
    if holds(canvas, told, its, size):
        write(canvas, told, its, size, theme.INK, align="left")
    else:
        canvas.text(told, its.x, y, min(size, _SIZE), theme.INK, room=its.width)


def _fitting(
    canvas: Canvas, box: Box, one: Charge, names: Sequence[str], size: float, words: Words
) -> str:
    """Return as many facts as stand in a box at full size, and one at least that it holds."""
    facts = [charge_said(fact, names, words) for fact in one.facts]
    first = next(
        (text for text in facts if holds(canvas, _known(text, words), box, size)), facts[0]
    )
    rows = max(1, int(box.height / (size * LINE)))
    full = (0.9 if rows > 1 else 1.0) * rows * box.width
    if not holds(canvas, _known(first, words), box, size):
        return first  # the eye before it says that all know it
    told = first
    for text in facts:
        longer = words.say("charge.and", first=told, then=text)
        if text != first and canvas.text_width(_known(longer, words), size, theme.TEXT) <= full:
            told = longer
    return _known(told, words)


def _known(fact: str, words: Words) -> str:
    """Return a fact as what all know: none of those who accuse needs to have said it."""
    return words.say("charge.known", fact=fact)
