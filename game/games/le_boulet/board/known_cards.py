"""Known cards: what all know of a hand, as small cards beside it and fanned out where one looks.

It is what was taken back or given openly (B24); where hands are open (B27), whole hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.words import Words
from game.games.le_boulet.board.arranging import Plate
from game.games.le_boulet.board.cards import paint_card
from game.games.le_boulet.board.places import RATIO, Places, Stand
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_CARD: Final = 92.0
_GAP: Final = 8.0
_EDGE: Final = 14.0
_HEAD: Final = 46.0
_ROOM: Final = Box(12, 52, 1032, 516)
_SMALL: Final = 25.0
"""The width of the small cards, which show a picture and no name."""
_ROWS: Final = 3


def small_boxes(stand: Stand, count: int) -> list[Box]:
    """Return where small cards lie, as many as there is room for on both sides of the answer."""
    plate, card = stand.plate, stand.card
    columns = int((plate.width - card.width) / 2 // (_SMALL + 2))
    found = []
    for at in range(min(count, 2 * columns * _ROWS)):
        column, row = at // _ROWS, at % _ROWS
        left = plate.x + 2 + (column % columns) * (_SMALL + 2)
        if column >= columns:
            left = plate.x + plate.width - (column - columns + 1) * (_SMALL + 2)
        high = _SMALL * RATIO
        found.append(Box(left, plate.y + plate.height + 5 + row * (high + 2), _SMALL, high))
    return found


def paint_small(canvas: Canvas, stand: Stand, pictures: Sequence[str], words: Words) -> None:
    """Paint the known cards of a seat beside its answer."""
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
