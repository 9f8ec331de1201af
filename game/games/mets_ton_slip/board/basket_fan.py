"""Fans: everything that lies in one basket side by side, the oldest first: it was all seen."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.mets_ton_slip.board.pictures import picture_of
from game.games.mets_ton_slip.board.places import RATIO, Places
from game.games.mets_ton_slip.board.plates import Furniture
from game.games.mets_ton_slip.board.sprites import paint_sprite
from game.games.mets_ton_slip.model.state import State
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_CARD: Final = 74.0
_LEAST: Final = 44.0
_GAP: Final = 8.0
_HEAD: Final = 46.0
_FOOT: Final = 26.0
_EDGE: Final = 14.0
_ROOM: Final = Box(16, 52, 1024, 650)


def _shape(count: int) -> tuple[float, int]:
    """Return the width of a card and how many lie in a row, so that all of them are seen."""
    card = _CARD
    while card > _LEAST:
        across = int((_ROOM.width - 2 * _EDGE + _GAP) // (card + _GAP))
        rows = -(-count // across)
        if rows * (card * RATIO + _GAP) <= 330:
            return card, min(across, count)
        card -= 2
    return _LEAST, int((_ROOM.width - 2 * _EDGE + _GAP) // (_LEAST + _GAP))


def fan_box(places: Places, seat: int, count: int) -> Box:
    """Return the panel of a fan: beside its seat, over as little of the rest as can be."""
    card, across = _shape(count)
    rows = -(-count // across)
    wide = max(330.0, 2 * _EDGE + across * (card + _GAP) - _GAP)
    high = _HEAD + rows * (card * RATIO + _GAP) + _FOOT
    stand = places.stands[seat]
    x = min(max(stand.box.middle[0] - wide / 2, _ROOM.x), _ROOM.x + _ROOM.width - wide)
    if stand.own:
        x = max(x, min(stand.box.x + stand.box.width + 8, _ROOM.x + _ROOM.width - wide))
    y = stand.box.y + 8 if stand.own else stand.box.y + stand.box.height + 8
    return Box(x, min(y, _ROOM.y + _ROOM.height - high), wide, high)


def paint_fan(
    canvas: Canvas,
    places: Places,
    seat: int,
    view: State,
    furniture: Furniture,
    words: Words,
) -> None:
    """Paint all cards of a basket, the newest last, which is the one that may be drawn."""
    basket = view.baskets[seat]
    if not basket:
        return
    box = fan_box(places, seat, len(basket))
    card, across = _shape(len(basket))
    canvas.panel(box.x, box.y, box.width, box.height, 18, theme.PLUM)
    canvas.picture("icon_basket", box.x + 10, box.y + 7, 32, 32)
    name = words.say("board.fan", name=furniture.plates[seat].name, n=len(basket))
    room = box.width - 64
    size = canvas.fitted(name, room, 20 * min(places.zoom, 1.5), theme.BUTTON)
    canvas.text(name, box.x + 50, box.y + 24, size, theme.LEMON, theme.BUTTON, room=room)
    for at, face in enumerate(basket):
        left = box.x + _EDGE + at % across * (card + _GAP)
        top = box.y + _HEAD + at // across * (card * RATIO + _GAP)
        if at == len(basket) - 1:
            canvas.rect(left - 4, top - 4, card + 8, card * RATIO + 8, theme.LEMON, 9)
            text = words.say("board.fan-top")
            x = min(max(left + card / 2, box.x + 60), box.x + box.width - 60)
            y = top + card * RATIO + 15
            canvas.text(text, x, y, 18, theme.LEMON, align="middle")
        pose = Pose(left + card / 2, top + card * RATIO / 2, card, picture_of(face))
        paint_sprite(canvas, pose, words)
