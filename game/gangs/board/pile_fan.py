"""Fans: all cards of one pile side by side, where they hide as little as can be of the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.core.words import Words
from game.gangs.board.arrange import picture_of
from game.gangs.board.places import RATIO, Places
from game.gangs.board.plates import Plate
from game.gangs.board.sprites import paint_sprite
from game.gangs.model.cards import DAMAGE
from game.gangs.model.state import State
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

CARD: Final = 62.0
GAP: Final = 10.0
ROW: Final = CARD * RATIO + 26
"""A row of cards and what is written under them."""
HEAD: Final = 46.0
FOOT: Final = 30.0
"""The line about the shield."""
EDGE: Final = 14.0
COLUMNS: Final = 8
"""Up to so many cards lie in one row, whatever they hide."""
LONGEST: Final = 11
"""Up to so many may lie in one row, if that hides less than two; above, two rows alike."""
NARROW: Final = 3
"""A fan has as many columns at least."""
DEEPEST: Final = 3
"""A fan that is no wider may have so many rows."""
_HELD: Final = 300
"""How much it matters that a fan hides cards of a hand, against 100 for somebody's mat."""
_ROOM: Final = Box(8, 52, 1264, 660)


@cache
def fan_shape(
    places: Places, seat: int, count: int, *, shielded: bool = False, public: bool = False
) -> tuple[Box, int]:
    """Return the panel of a fan that hides least, in one row or two alike, and a row's cards.

    On a ``public`` table nobody holds a hand, and who they are lies nowhere.
    """
    rows = (1,) if count <= COLUMNS else (1, 2) if count <= LONGEST else (2,)
    shapes = [max(NARROW, -(-count // n)) for n in rows]
    if count <= DEEPEST * NARROW:
        shapes.append(NARROW)
    home = places.seats[seat].box
    panels = [
        (box, columns)
        for columns in shapes
        for box in _panels(places, home, columns, -(-count // columns), FOOT if shielded else 0)
    ]
    return min(panels, key=lambda panel: _hidden(places, home, panel[0], public=public))


def _panels(places: Places, home: Box, columns: int, rows: int, foot: float) -> list[Box]:
    """Return where a panel could lie: around its seat, around the prompt, at the bottom."""
    wide = 2 * EDGE + columns * CARD + (columns - 1) * GAP
    high = HEAD + ROW * rows + foot + 6
    mx, my = home.middle
    ask, right, bottom = places.prompt, home.x + home.width, home.y + home.height
    xs = (
        mx - wide / 2, right + 8, home.x - wide - 8, home.x, right - wide,
        ask.x, ask.x + ask.width - wide, _ROOM.x + _ROOM.width - wide,
    )  # fmt: skip
    ys = (
        bottom + 8, my - high / 2, home.y - high - 8, ask.y - high - 8, ask.y + ask.height + 8,
        _ROOM.y + _ROOM.height - high,
    )  # fmt: skip
    return [
        Box(
            min(max(x, _ROOM.x), _ROOM.x + _ROOM.width - wide),
            min(max(y, _ROOM.y), _ROOM.y + _ROOM.height - high),
            wide,
            high,
        )
        for y in ys
        for x in xs
    ]


def _hidden(places: Places, home: Box, box: Box, *, public: bool) -> float:
    """Return how much it matters what a panel would hide."""
    weighed = [(places.prompt, 9000), (home, 200), (places.buttons, 2000)]
    weighed += [(_pile(places, places.deck), 20), (_pile(places, places.discard), 20)]
    weighed += [] if public else [(places.hand_row, _HELD)]
    weighed += [(places.identity, 8)] if places.identity is not None and not public else []
    hidden = sum(weight * _shared(box, other) for other, weight in weighed)
    hidden += 100 * sum(_shared(box, seat.box) for seat in places.seats if seat.box is not home)
    (x, y), (mx, my) = box.middle, home.middle
    return hidden + (abs(x - mx) + abs(y - my)) / 10


def _pile(places: Places, middle: tuple[float, float]) -> Box:
    """Return where the stock or the discard pile lies."""
    wide = places.stock_card
    return Box(middle[0] - wide / 2, middle[1] - wide * RATIO / 2, wide, wide * RATIO)


def _shared(one: Box, other: Box) -> float:
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def paint_fan(
    canvas: Canvas,
    places: Places,
    view: State,
    plate: Plate,
    names: Sequence[str],
    words: Words,
    *,
    public: bool = False,
) -> None:
    """Paint all cards of a pile, the oldest first, and say which damage is the last one."""
    seat, shield = plate.seat, plate.shield
    pile = view.piles[seat]
    if not pile:
        return
    box, columns = fan_shape(places, seat, len(pile), shielded=shield is not None, public=public)
    canvas.panel(box.x, box.y, box.width, box.height, 18, theme.PLUM)
    canvas.picture(plate.face, box.x + 8, box.y + 3, 40, 40)
    count, size = words.say("table.fan", n=len(pile)), 18 * min(places.zoom, 1.4)
    size = canvas.fitted(count, (box.width - 70) / 2, size)
    room = box.width - 70 - canvas.text_width(count, size, theme.TEXT)
    name = canvas.fitted(names[seat], room, 20 * min(places.zoom, 1.5), theme.BUTTON)
    canvas.text(names[seat], box.x + 54, box.y + 24, name, theme.LEMON, theme.BUTTON, room=room)
    end = box.x + box.width - EDGE
    canvas.text(count, end, box.y + 24, size, theme.PALE_PLUM, align="right")
    last = max((at for at, card in enumerate(pile) if DAMAGE[card & 15]), default=-1)
    for at, card in enumerate(pile):
        left = box.x + EDGE + at % columns * (CARD + GAP)
        top = box.y + HEAD + at // columns * ROW
        x, y = left + CARD / 2, top + CARD * RATIO / 2
        if at == last:
            canvas.rect(left - 4, top - 4, CARD + 8, CARD * RATIO + 8, theme.LEMON, 9)
        paint_sprite(canvas, Pose(x, y, CARD, picture_of(card & 15, CARD)), words)
        key = "last" if at == last else "top" if at == len(pile) - 1 else ""
        if key:
            ink = theme.LEMON if at == last else theme.PALE_PLUM
            text = words.say(f"table.fan-{key}")
            canvas.text(text, x, top + CARD * RATIO + 14, 18, ink, align="middle")
    if shield is not None:
        key = "table.shield" if shield.turns > 1 else "table.shield-now"
        text = words.say(key, name=names[shield.mark], n=shield.turns)
        y = box.y + box.height - FOOT / 2 - 4
        canvas.picture("icon_p_shield", box.x + EDGE, y - 11, 22, 22)
        room = box.width - 2 * EDGE - 28
        canvas.text(text, box.x + EDGE + 28, y, 18, theme.PAPER, theme.TEXT_BOLD, room=room)
