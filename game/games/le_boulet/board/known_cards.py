"""Known cards: what all know of a hand, as small cards before it and fanned out where one looks.

It is what was taken back or given openly (B24); where hands are open (B27), whole hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.games.le_boulet.board.arranging import Plate
from game.games.le_boulet.board.cards import paint_card
from game.games.le_boulet.board.places import RATIO, Places
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.card_seats import CardSeat

_CARD: Final = 92.0
_GAP: Final = 8.0
_EDGE: Final = 14.0
_HEAD: Final = 46.0
_ROOM: Final = Box(12, 52, 1256, 516)
_SMALL: Final = 25.0
"""The width of the small cards, which show a picture and no name."""


def small_boxes(stand: CardSeat, count: int) -> list[Box]:
    """Return where small cards are held before the chest, over one another where they are many."""
    middle, base, room = stand.bust[0], stand.plate.y, stand.size * 0.86
    step = min(_SMALL + 2, (room - _SMALL) / max(1, count - 1))
    left, high = middle - (step * (count - 1) + _SMALL) / 2, _SMALL * RATIO
    return [Box(left + at * step, base - high, _SMALL, high) for at in range(count)]


def paint_small(canvas: Canvas, stand: CardSeat, pictures: Sequence[str], words: Words) -> None:
    """Paint the known cards of a seat before its chest."""
    for box, picture in zip(small_boxes(stand, len(pictures)), pictures, strict=False):
        paint_card(canvas, Pose(*box.middle, box.width, picture), words)


def fan_box(places: Places, seat: int, count: int) -> tuple[Box, int]:
    """Return the panel of a fan below its seat, and how many cards lie abreast in it."""
    across = min(count, int((_ROOM.width - 2 * _EDGE + _GAP) // (_CARD + _GAP)))
    rows = -(-count // across)
    wide = max(360.0, 2 * _EDGE + across * (_CARD + _GAP) - _GAP)
    high = _HEAD + rows * (_CARD * RATIO + _GAP) + _EDGE
    plate = places.stands[seat].plate
    x = min(max(plate.middle[0] - wide / 2, _ROOM.x), _ROOM.x + _ROOM.width - wide)
    y = min(plate.y + plate.height + 8, _ROOM.y + _ROOM.height - high)
    return Box(x, y, wide, high), across


def paint_fan(canvas: Canvas, places: Places, seat: int, plate: Plate, words: Words) -> None:
    """Paint what all know of a hand, side by side with names."""
    if plate.own or not plate.known:
        return
    (box, across), card = fan_box(places, seat, len(plate.known)), _CARD
    canvas.panel(box.x, box.y, box.width, box.height, 18, theme.PLUM)
    said = words.say("board.fan", name=plate.name, n=len(plate.known), of=plate.held)
    room = box.width - 2 * _EDGE
    size = canvas.fitted(said, room, 20 * min(places.zoom, 1.5), theme.BUTTON)
    canvas.text(said, box.x + _EDGE, box.y + 24, size, theme.LEMON, theme.BUTTON, room=room)
    for at, picture in enumerate(plate.known):
        x = box.x + _EDGE + at % across * (card + _GAP) + card / 2
        y = box.y + _HEAD + at // across * (card * RATIO + _GAP) + card * RATIO / 2
        paint_card(canvas, Pose(x, y, card, picture), words)
