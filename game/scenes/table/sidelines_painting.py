"""The sidelines as they are painted: tickets, curves, arrows and the score, and what lies where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.core.panels import Aim, Bond, GuessOption
from game.core.targets import BUTTON
from game.scenes.table.sidelines import (
    AIMS,
    BETS,
    BONDS,
    PILES,
    SHOUT,
    Pile,
    Sidelines,
    Ticket,
)
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import cap_width, key_cap
from game.stage.table.still import PerWindow

_AROUND: Final = 9.0
"""How far a focus and a shadow reach over what they belong to."""
_BAR: Final = 34.0
_GAP: Final = 10.0
_FEWEST, _TICKETS = 2, 3
"""How many tickets there is room for; fewer are as wide as these."""
_CELLS: Final = 4
"""How many pairs, or arrows, lie beside each other."""
_PILES: Final = 3
_LARGE_CELLS: Final = 2
_RATIO: Final = 1.4
"""How much higher than wide a card is."""
_HEAD: Final = 50.0
"""How high the question of a ticket is."""
_ROWS: Final = 2
_LARGEST: Final = 62.0
_SIZE: Final = 20.0
_SOFT: Final = 1.6
"""Small words grow no more than this: what they name is drawn beside them."""


def _scale(side: Sidelines) -> float:
    return min(_SOFT, side.zoom)


def _parts(side: Sidelines) -> tuple[Box, Box, Box]:
    """Return where the row of tabs, what lies below it, and the score are."""
    assert side.spare is not None, "asked only where the sidelines are on"
    foot, corner = side.spare
    bar = _BAR * _scale(side)
    below = Box(foot.x, foot.y + bar + 6, foot.width, foot.height - bar - 6)
    return Box(foot.x, foot.y, foot.width, bar), below, corner


def _tabs(side: Sidelines) -> Iterator[tuple[str, str, Box]]:
    """Yield what stands in the row of tabs: a token, its words and where they are."""
    bar, _, _ = _parts(side)
    tabs = [one for one in side.tokens if one[0].startswith(("watch:who", "watch:page", SHOUT))]
    size = _SIZE * _scale(side)
    wide = [side.wide(label, size) + 28 for _, label in tabs]
    room = bar.width - _cap(side) - 8 * len(tabs)
    shrink = min(1.0, room / max(1.0, sum(wide)))
    x = bar.x + _cap(side)
    for (token, label), wished in zip(tabs, wide, strict=True):
        width = wished * shrink
        left = bar.x + bar.width - width if token == SHOUT else x
        yield token, label, Box(left, bar.y, width, bar.height)
        x += width + 8


def _cap(side: Sidelines) -> float:
    return 44.0 if len(side.pages) > 1 else 0.0


def _tickets(side: Sidelines) -> Iterator[tuple[Ticket, Box, list[tuple[str, GuessOption, Box]]]]:
    """Yield the tickets, and where their answers are."""
    _, below, _ = _parts(side)
    many = min(_TICKETS, max(_FEWEST, len(side.tickets)))
    width = (below.width - _GAP * (many - 1)) / many
    for at, ticket in enumerate(side.tickets[:_TICKETS]):
        box = Box(below.x + at * (width + _GAP), below.y, width, below.height)
        yield ticket, box, [] if side.large or ticket.sealed else list(_answers(ticket, box))


def _answers(ticket: Ticket, box: Box) -> Iterator[tuple[str, GuessOption, Box]]:
    many = max(1, len(ticket.options))
    room, high = box.width - 16, box.height - _HEAD - 8
    ways = [(rows, -(-many // rows)) for rows in range(1, _ROWS + 1)]
    size, rows, across = max(
        (min(_LARGEST, room / across, high / rows), rows, across) for rows, across in ways
    )
    top = box.y + _HEAD + (high - rows * size) / 2
    for at, option in enumerate(ticket.options):
        row, column = divmod(at, across)
        here = min(across, many - row * across)
        left = box.x + (box.width - here * size) / 2
        yield (
            f"watch:pick:{ticket.name}:{option.value}",
            option,
            Box(left + column * size + 1, top + row * size + 1, size - 2, size - 2),
        )


def areas_there(side: Sidelines) -> Sequence[tuple[str, Box]]:
    """Return what may be pressed on the sidelines, and where."""
    if not side.on:
        return ()
    found = [(token, box) for token, _, box in _tabs(side)]
    if side.page == BETS and side.asks:
        for ticket, box, answers in _tickets(side):
            if side.large and ticket.sealed is None:
                found.append((f"watch:ticket:{ticket.name}", box))
            found += [(token, place) for token, _, place in answers]
    return found


# ---------------------------------------------------------------- painting


class SidelinesPainter:
    """Paints the sidelines of one table, and keeps what it painted until that is another picture.

    Twenty heads and as many words take three times as long as all that moves at a table.
    """

    def __init__(self, side: Sidelines) -> None:
        """Take what is painted."""
        self._side = side
        self._kept = PerWindow(_Kept)

    def draw(self, canvas: Canvas, focus: str | None, shouted: str = "") -> None:
        """Paint what those who are out have, where the table shows it.

        What one of them just ``shouted`` stands where the button was that is gone for a round.
        """
        side = self._side
        if not side.on:
            self._kept.clear()
            return
        art, kept = canvas.art, self._kept.of(canvas)
        size = id(canvas.surface), canvas.k
        look = art.strong, art.named, canvas.hints.mark, side.say("sidelines.bets"), side.zoom
        key = size, look, side.shows, side.may_shout, side.large, focus, shouted
        if kept.key != key:
            bar, below, corner = _parts(side)
            foot = Box(bar.x, bar.y, bar.width, below.y + below.height - bar.y)
            kept.key, kept.images = key, []
            for box in (foot, corner):
                kept.images.append(_apart(canvas, box, side, focus, shouted))
        for image, x, y in kept.images:
            canvas.put(image, x, y)


class _Kept:
    """What was painted last in one window."""

    def __init__(self) -> None:
        self.key: object = None
        self.images: list[tuple[pygame.Surface, float, float]] = []


def _apart(
    canvas: Canvas, box: Box, side: Sidelines, focus: str | None, shouted: str
) -> tuple[pygame.Surface, float, float]:
    """Return what lies in a box and just around it, and where it is put."""
    x, y = box.x - _AROUND, box.y - _AROUND
    part = canvas.part(x, y, box.width + 2 * _AROUND, box.height + 2 * _AROUND)
    _paint(part, side, focus, shouted)
    return part.surface, x, y


def _paint(canvas: Canvas, side: Sidelines, focus: str | None, shouted: str) -> None:
    focused = BUTTON.find(focus) or ""
    bar, below, corner = _parts(side)
    if len(side.pages) > 1:
        high = bar.y + bar.height / 2
        key_cap(canvas, "g", bar.x + (_cap(side) - 8 - cap_width(canvas, "g")) / 2, high)
    for token, label, box in _tabs(side):
        _paint_tab(canvas, side, token, label, box, focused=focused == token)
    if shouted and not side.may_shout:
        _paint_shouted(canvas, side, shouted)
    if side.page == BETS and not side.asks:
        _paint_said(canvas, side, below, side.say("sidelines.soon"))
    elif side.page == BETS:
        for ticket, box, answers in _tickets(side):
            _paint_ticket(canvas, side, ticket, box, answers, focused)
    else:
        _paint_page(canvas, side, below)
    if side.bets:
        _paint_score(canvas, side, corner)


def _paint_tab(
    canvas: Canvas, side: Sidelines, token: str, label: str, box: Box, *, focused: bool
) -> None:
    lit = token in (f"watch:page:{side.page}", f"watch:who:{side.who}")
    fill = theme.LEMON if lit else theme.MAGENTA if token == SHOUT else theme.PAPER
    ink = theme.WHITE if token == SHOUT else theme.INK
    if focused:
        canvas.rect(box.x - 4, box.y - 4, box.width + 8, box.height + 8, theme.WHITE, 16)
    canvas.panel(box.x, box.y, box.width, box.height, 12, fill, shadow=False)
    size = canvas.fitted(label, box.width - 14, _SIZE * _scale(side), theme.BUTTON)
    canvas.text(
        label, box.middle[0], box.middle[1], size, ink, theme.BUTTON, align="middle",
        room=box.width - 10,
    )  # fmt: skip


def _paint_shouted(canvas: Canvas, side: Sidelines, shouted: str) -> None:
    bar, _, _ = _parts(side)
    left = max((box.x + box.width for _, _, box in _tabs(side)), default=bar.x) + 8
    room = bar.x + bar.width - left
    size = canvas.fitted(shouted, room - 28, _SIZE * _scale(side), theme.TEXT_BOLD)
    wide = min(room, canvas.text_width(shouted, size, theme.TEXT_BOLD) + 28)
    box = Box(bar.x + bar.width - wide, bar.y, wide, bar.height)
    canvas.panel(box.x, box.y, box.width, box.height, 16, theme.WHITE)
    canvas.text(shouted, *box.middle, size, theme.INK, theme.TEXT_BOLD, align="middle",
                room=wide - 16)  # fmt: skip


def _paint_ticket(
    canvas: Canvas,
    side: Sidelines,
    ticket: Ticket,
    box: Box,
    answers: Sequence[tuple[str, GuessOption, Box]],
    focused: str,
) -> None:
    token = f"watch:ticket:{ticket.name}"
    if focused == token:
        canvas.rect(box.x - 5, box.y - 5, box.width + 10, box.height + 10, theme.WHITE, 18)
    fill = theme.PAPER_2 if ticket.sealed else theme.PAPER
    canvas.panel(box.x, box.y, box.width, box.height, 14, fill)
    if side.large:
        _paint_large(canvas, side, ticket, box)
        return
    room, x = box.width - 24, box.x + 12
    size = canvas.fitted(ticket.title, room, _SIZE, theme.BUTTON)
    canvas.text(ticket.title, x, box.y + 18, size, theme.INK, theme.BUTTON, room=room)
    if ticket.sealed is not None:
        _paint_sealed(canvas, side, ticket, box)
        return
    picked = side.picked.get(ticket.name)
    told, ink = ticket.worth, theme.GREY
    here = next((option for its, option, _ in answers if its == focused), None)
    chosen = next((one for one in ticket.options if str(one.value) == picked), None)
    if chosen is not None and here in (None, chosen):
        told, ink = side.say("sidelines.again-of", what=chosen.text), theme.RED_TEXT
    elif here is not None:
        told, ink = f"{here.text}  {here.note}", theme.INK
    size = canvas.fitted(told, room, theme.FLOOR, theme.TEXT_BOLD)
    canvas.text(told, x, box.y + 39, size, ink, theme.TEXT_BOLD, room=room)
    for its, option, place in answers:
        if str(option.value) == picked:
            canvas.rect(place.x, place.y, place.width, place.height, theme.LEMON, 9)
        if its == focused:
            canvas.panel(place.x - 1, place.y - 1, place.width + 2, place.height + 2, 9,
                         theme.LEMON if str(option.value) == picked else theme.WHITE,
                         shadow=False)  # fmt: skip
        inset = 1.5
        canvas.picture(
            option.picture, place.x + inset, place.y + inset, place.width - 2 * inset,
            place.height - 2 * inset,
        )  # fmt: skip


def _paint_sealed(canvas: Canvas, side: Sidelines, ticket: Ticket, box: Box) -> None:
    sealed = ticket.sealed
    assert sealed is not None
    high = box.height - 44
    size = min(64.0, high)
    canvas.picture(sealed.picture, box.x + 14, box.y + 36 + (high - size) / 2, size, size)
    x, room = box.x + 24 + size, box.width - size - 36
    words = canvas.wrap(sealed.brief, room, theme.FLOOR, theme.TEXT_BOLD)[:2]
    top = box.y + 36 + (high - 24 * (len(words) + 1)) / 2 + 12
    canvas.picture("icon_ok", x, top - 10, 20, 20)
    canvas.text(side.say("sidelines.sealed"), x + 26, top, theme.FLOOR, theme.GREEN,
                theme.TEXT_BOLD, room=room - 26)  # fmt: skip
    for row, line in enumerate(words, 1):
        canvas.text(line, x, top + 24 * row, theme.FLOOR, theme.INK, theme.TEXT_BOLD, room=room)


def _paint_large(canvas: Canvas, side: Sidelines, ticket: Ticket, box: Box) -> None:
    """Paint a ticket of large words: its question, and what it is worth or was sealed."""
    room, size = box.width - 24, 22.0 * _scale(side)
    said = ticket.title if ticket.sealed is None else ticket.sealed.brief
    ink = theme.INK
    lines = canvas.wrap(said, room, size, theme.BUTTON)
    while len(lines) > 2 and size > theme.FLOOR:
        size -= 1
        lines = canvas.wrap(said, room, size, theme.BUTTON)
    foot = ticket.worth if ticket.sealed is None else side.say("sidelines.sealed")
    rows = [*((line, ink) for line in lines), (foot, theme.GREY if ticket.worth else theme.GREEN)]
    step = min(size * 1.25, (box.height - 12) / len(rows))
    size = min(size, step)
    y = box.middle[1] - step * (len(rows) - 1) / 2
    for row, (line, colour) in enumerate(rows):
        its = canvas.fitted(line, room, size, theme.BUTTON)
        canvas.text(line, box.middle[0], y + step * row, its, colour, theme.BUTTON,
                    align="middle", room=room)  # fmt: skip


def _paint_page(canvas: Canvas, side: Sidelines, below: Box) -> None:
    """Paint who is thought to be with whom, who aims at whom, or what lies before whom."""
    across = _LARGE_CELLS if side.zoom > 1 else _PILES if side.page == PILES else _CELLS
    pages: dict[str, Sequence[Bond | Aim | Pile]] = {
        BONDS: side.bonds, AIMS: side.aims, PILES: side.piles
    }  # fmt: skip
    things = pages.get(side.page, ())
    across = min(across, max(_FEWEST, len(things)))
    width = (below.width - _GAP * (across - 1)) / across
    if not things:
        _paint_said(canvas, side, below, side.say("sidelines.nothing-yet"))
    for at, one in enumerate(things[:across]):
        box = Box(below.x + at * (width + _GAP), below.y, width, below.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.PAPER)
        if isinstance(one, Bond):
            _paint_bond(canvas, side, one, box)
        elif isinstance(one, Pile):
            _paint_pile(canvas, side, one, box)
        else:
            _paint_aim(canvas, side, one, box)


def _paint_said(canvas: Canvas, side: Sidelines, below: Box, said: str) -> None:
    """Paint one sentence where tickets, or what a page shows, are to lie."""
    canvas.panel(below.x, below.y, below.width, below.height, 14, theme.PAPER_2)
    size = canvas.fitted(said, below.width - 40, _SIZE * _scale(side))
    canvas.text(said, *below.middle, size, theme.INK, align="middle")


def _two(
    canvas: Canvas, side: Sidelines, one: int, other: int, box: Box, told: str, sign: str
) -> float:
    """Paint two heads, a figure and their names; return where what lies below begins."""
    names, soft = side.names, _scale(side)
    face = 40.0 * soft
    x, y = box.x + 12, box.y + 8
    canvas.picture(side.looks[one], x, y, face, face)
    if sign:
        canvas.picture(sign, x + face + 2, y + face / 4, face / 2, face / 2)
    second = x + face * (1.5 if sign else 0.8) + 4 * bool(sign)
    canvas.picture(side.looks[other], second, y, face, face)
    left = second + face + 6
    room = box.x + box.width - 12 - left
    size = canvas.fitted(told, room, 26 * soft, theme.TITLE)
    canvas.text(told, box.x + box.width - 12, y + face / 2, size, theme.INK, theme.TITLE,
                align="right", room=room)  # fmt: skip
    said = f"{names[one]} › {names[other]}" if sign else f"{names[one]} + {names[other]}"
    size = canvas.fitted(said, box.width - 24, theme.FLOOR * soft, theme.TEXT_BOLD)
    canvas.text(said, x, y + face + 11 * soft, size, theme.INK, theme.TEXT_BOLD,
                room=box.width - 24)  # fmt: skip
    return y + face + 24 * soft


def _paint_bond(canvas: Canvas, side: Sidelines, bond: Bond, box: Box) -> None:
    told = side.chance_of(bond)
    top = _two(canvas, side, bond.one, bond.other, box, told, "")
    left, right, foot = box.x + 14, box.x + box.width - 14, box.y + box.height - 10
    high = foot - top - 4
    if side.zoom > 1:  # below there is no room: beside the heads there is
        left, right = box.x + 88 * _scale(side), right - 70 * _scale(side)
        high = 36.0 * _scale(side)
        foot = box.y + 12 + high
    middle = foot - high / 2
    canvas.rect(left, middle - 1, right - left, 2, theme.PAPER_2)
    first, last = bond.points[0][0], max(bond.points[-1][0], bond.points[0][0] + 1)
    before: tuple[float, float] | None = None
    for turn, chance in bond.points:
        at = left + (right - left) * (turn - first) / (last - first), foot - high * chance
        if before is not None:
            _line(canvas, before, at, theme.TEAL)
        before = at
    if before is not None:
        canvas.rect(before[0] - 5, before[1] - 5, 10, 10, theme.INK, 5)


def _line(
    canvas: Canvas, one: tuple[float, float], other: tuple[float, float], colour: theme.Colour
) -> None:
    """Paint a step of a curve: what was believed stands until it is something else."""
    low, high = sorted((one[1], other[1]))
    canvas.rect(one[0], one[1] - 2, max(4.0, other[0] - one[0]), 4, colour, 2)
    canvas.rect(other[0] - 2, low - 2, 4, high - low + 4, colour, 2)


def _paint_aim(canvas: Canvas, side: Sidelines, aim: Aim, box: Box) -> None:
    top = _two(canvas, side, aim.by, aim.at, box, str(aim.harm), "icon_aim")
    most = max(one.harm for one in side.aims)
    left, wide = box.x + 14, box.width - 28
    high = min(16.0, box.y + box.height - 10 - top)
    if high >= 8:
        y = top + (box.y + box.height - 10 - top - high) / 2
        canvas.rect(left, y, wide, high, theme.PAPER_2, high / 2)
        canvas.rect(left, y, max(high, wide * aim.harm / most), high, theme.TOMATO, high / 2)


def _paint_pile(canvas: Canvas, side: Sidelines, pile: Pile, box: Box) -> None:
    """Paint a large pile, its newest card on top, beside whose it is and the harm it does."""
    soft = _scale(side)
    face = 46.0 * soft
    x, y = box.x + 10, box.y + 8
    canvas.picture(side.looks[pile.seat], x, y, face, face)
    middle, size = x + face / 2, 26 * soft
    canvas.text(str(pile.harm), middle, y + face + size * 0.6, size, theme.RED_FIGURE,
                theme.TITLE, align="middle")  # fmt: skip
    name, foot = side.names[pile.seat], box.y + box.height - 14
    its = canvas.fitted(name, face + 16, theme.FLOOR, theme.TEXT_BOLD)
    if foot > y + face + size * 1.2:
        canvas.text(name, middle, foot, its, theme.INK, theme.TEXT_BOLD, align="middle",
                    room=face + 18)  # fmt: skip
    high = box.height - 16
    wide, left = high / _RATIO, x + face + 18
    room = box.x + box.width - 10 - left - wide
    step = wide * 0.42
    shown = pile.cards[-(int(room / step) + 1) :]
    for at, card in enumerate(shown):
        side.board.cards.paint(canvas, card, Box(left + at * step, box.y + 8, wide, high))


def _paint_score(canvas: Canvas, side: Sidelines, box: Box) -> None:
    """Paint who of those who are out has how many points so far."""
    soft, names = _scale(side), side.names
    canvas.panel(box.x, box.y, box.width, box.height, 14, theme.PAPER)
    room, size = box.width - 24, _SIZE * soft
    head = side.say("sidelines.score" if side.zoom == 1 else "sidelines.score-brief")
    its = canvas.fitted(head, room, size, theme.BUTTON)
    canvas.text(head, box.x + 12, box.y + 8 + size / 2, its, theme.INK, theme.BUTTON, room=room)
    points: dict[int, int] = {one.seat: one.points for one in side.score}
    for fallen in side.fallen:
        points.setdefault(fallen, 0)
    ranked = sorted(points, key=lambda seat: (-points[seat], seat not in side.out, seat))
    step = 27.0 * soft
    fits = max(1, int((box.height - size - 20) / step))
    shown = ranked[:fits]
    if side.who is not None and side.who not in shown:
        shown[-1] = int(side.who)
    y = box.y + size + 16
    for seat in shown:
        if seat == side.who:
            canvas.rect(box.x + 6, y, box.width - 12, step - 2, theme.LEMON, 9)
        face = step - 4
        canvas.picture(side.looks[seat], box.x + 12, y + 1, face, face)
        said = str(points[seat])
        wide = canvas.text_width(said, size, theme.TITLE)
        left = box.x + 18 + face
        name_room = box.x + box.width - 20 - wide - left
        its = canvas.fitted(names[seat], name_room, size * 0.95, theme.TEXT_BOLD)
        middle = y + step / 2 - 1
        canvas.text(names[seat], left, middle, its, theme.INK, theme.TEXT_BOLD, room=name_room)
        canvas.text(said, box.x + box.width - 14, middle, size, theme.INK, theme.TITLE,
                    align="right")  # fmt: skip
        y += step
