"""The sheet: what one seat has, in large words, in the middle of the table."""

from __future__ import annotations

from game.core.targets import SEAT
from game.core.words import Words
from game.gangs.board.arrange import picture_of, tile_picture
from game.gangs.board.places import RATIO, TILE_RATIO, Places
from game.gangs.board.plates import Furniture, Plate
from game.gangs.board.preview import Preview
from game.gangs.board.seats import SCALE, heart, paint_foreseen, sheet_rows
from game.gangs.board.sprites import paint_sprite
from game.gangs.model.cards import BLANK
from game.gangs.model.state import State
from game.stage.cue import Cue
from game.stage.motion.layout import Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.dials import Dial, paint_dial
from game.stage.table.place_cards import foot, pieces, pieces_width

_BUST = 112.0
_TILE = 76.0
_CARD = 58.0


def focused(cue: Cue, furniture: Furniture) -> int:
    """Return the seat the sheet is about: pointed at, else aimed at, else whose turn it is."""
    if (pointed := SEAT.find(cue.focus)) is not None:
        return pointed
    if cue.preview is not None:
        return int(cue.preview.seat)
    if furniture.duel is not None:
        return furniture.duel[1]
    return max(0, furniture.turn)


def paint_sheet(
    canvas: Canvas,
    places: Places,
    plate: Plate,
    furniture: Furniture,
    seen: Preview | None,
    view: State,
    words: Words,
) -> None:
    """Paint the sheet of one seat."""
    box, zoom = places.sheet, places.zoom
    if box is None:
        return
    edge = box.x + box.width
    canvas.panel(box.x, box.y, box.width, box.height, 16)
    base = box.y + box.height - 8
    x = box.x + 12
    canvas.picture(plate.face, x, box.y + 10, _BUST, _BUST)
    size = canvas.fitted(plate.name, _BUST + 60, min(36.0, 18 * zoom), theme.TEXT_BOLD)
    canvas.text(plate.name, x, base - 24, size, theme.INK, theme.TEXT_BOLD, room=_BUST + _TILE + 8)
    x += _BUST + 2
    own = plate.own and view.alive[plate.seat]
    shown = BLANK if own else view.character_at(plate.seat)
    foot(canvas, x, box.y + 122, _TILE)
    tall = _TILE * TILE_RATIO
    canvas.picture(tile_picture(shown), x, box.y + 122 - tall, _TILE, tall)
    x += _TILE + 10
    if not plate.out:
        dial = Dial(x + 50, box.y + 66, 92)
        if seen is not None and seen.counts and seen.seat == plate.seat:
            paint_foreseen(canvas, places, dial, plate.total, seen, words)
        else:
            paint_dial(canvas, dial, SCALE, plate.total, sign=heart(plate))
        x += 110
    names = [one.name for one in furniture.plates]
    pile = view.piles[plate.seat]
    # a card in the air lies at the end
    room = edge - 12 - x - (0 if furniture.duel is None else places.air + 30)
    step = min(_CARD * 0.5, (room - _CARD) / max(1, len(pile) - 1))
    for at, card in enumerate(pile):
        face = picture_of(card & 15, 0)
        left = x + at * step + _CARD / 2
        paint_sprite(canvas, Pose(left, box.y + 10 + _CARD * RATIO / 2, _CARD, face), words)
    rows = sheet_rows(plate, names, words)
    y = box.y + (18 + _CARD * RATIO if pile else 16)
    high = base - y
    size = min(18 * zoom, high / len(rows) / 1.16)
    for at, row in enumerate(rows):
        fitted = size
        while fitted > theme.FLOOR and pieces_width(canvas, row, fitted, theme.BUTTON) > room:
            fitted -= 0.5
        pieces(canvas, row, x, y + (at + 0.5) * high / len(rows), fitted)
