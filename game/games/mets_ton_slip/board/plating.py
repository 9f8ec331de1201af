"""Plating: painting what stands still at one seat: its name, its doll, its slots, its laundry."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.mets_ton_slip.board.foreseeing import lock_of
from game.games.mets_ton_slip.board.pictures import SEASON_ICONS
from game.games.mets_ton_slip.board.places import BASKET, Stand, count_box
from game.games.mets_ton_slip.board.plates import Plate
from game.games.mets_ton_slip.dolls import paint_doll
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, GROUPS, NOTHING, SEASONS
from game.games.mets_ton_slip.telling import slot_icon
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.table.marks import slot as empty_slot

_RINGS: Final = {"turn": theme.LEMON, "aim": theme.TOMATO, "won": theme.LEMON}
_PALE: Final = 0.3
"""How pale a season is that is possible no more, and the silhouette of an empty slot."""
_LARGEST: Final = 1.9


def plate(canvas: Canvas, stand: Stand, plate: Plate, zoom: float, words: Words) -> None:
    """Paint one seat without the cards in its slots and its basket."""
    _mat(canvas, stand.box, plate)
    _head(canvas, stand, plate, zoom, words)
    _stage(canvas, stand.doll)
    paint_doll(canvas, plate.seat, plate.worn, stand.doll)
    for slot in ALL_SLOTS:
        if plate.worn[slot] == NOTHING:
            _empty(canvas, stand.slots[slot], slot, locked=bool(lock_of(plate.worn, slot)))
    _basket(canvas, stand.basket, plate.basket, zoom)
    _seasons(canvas, stand.seasons, plate)
    _missing(canvas, stand, plate, zoom, words)


def _mat(canvas: Canvas, box: Box, plate: Plate) -> None:
    fill = theme.WHITE if plate.own else theme.PAPER
    ring = _RINGS.get(plate.state)
    if ring is None:
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill)
        return
    # lines are half as thick again in high contrast: outwards, or they would lie on large names
    out = 8.5 if canvas.art.strong else 4.0
    x, y, wide, high = box.x - out, box.y - out, box.width + 2 * out, box.height + 2 * out
    canvas.shadow(x, y, wide, high, 19, dx=0, dy=0, blur=9, alpha=150)
    canvas.panel(x, y, wide, high, 19, fill, ring=ring)


def _head(canvas: Canvas, stand: Stand, plate: Plate, zoom: float, words: Words) -> None:
    """Paint who sits there, and how many cards are held."""
    box = stand.head
    middle = box.y + box.height / 2 + 1
    canvas.picture(plate.face, box.x + 5, box.y, 44, 44)
    right = box.x + box.width - 12
    size = 20 * min(zoom, 1.6)
    held = canvas.text(str(plate.hand), right, middle, size, theme.INK, theme.BUTTON, align="right")
    canvas.picture("icon_hand", right - held - 25, middle - 11, 22, 22)
    room = right - held - 32 - box.x - 53
    name = words.say("table.you", name=plate.name) if plate.own else plate.name
    wished = 21 * min(zoom, _LARGEST)
    if canvas.text_width(name, theme.FLOOR, theme.TEXT_BOLD) > room:
        name = plate.name
    size = canvas.fitted(name, room, wished, theme.TEXT_BOLD)
    canvas.text(name, box.x + 53, middle, size, theme.INK, theme.TEXT_BOLD, room=room)
    y = box.y + box.height
    canvas.rect(box.x + 6, y, box.width - 12, 1.5, theme.PAPER_2)


def _stage(canvas: Canvas, doll: Box) -> None:
    """Paint the light that a doll stands in."""
    wide, high = doll.width * 0.92, doll.width * 0.2
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 22">'
        f'<ellipse cx="50" cy="11" rx="49" ry="10" fill="{html(theme.PAPER_2)}"/></svg>'
    )
    x, _ = doll.middle
    canvas.drawing(svg, x - wide / 2, doll.y + doll.height - high * 0.75, wide, high)


def _empty(canvas: Canvas, box: Box, slot: int, *, locked: bool) -> None:
    """Paint a slot in which nothing is worn, and a lock where nothing can be yet."""
    empty_slot(canvas, box.x, box.y, box.width, box.height)
    wide = box.width * 0.78
    x, y = box.middle
    canvas.picture(slot_icon(slot), x - wide / 2, y - wide / 2, wide, wide, alpha=_PALE)
    if locked:
        wide = box.width * 0.5
        canvas.picture("icon_lock", x - wide / 2, box.y + box.height - wide - 3, wide, wide)


def _basket(canvas: Canvas, box: Box, count: int, zoom: float) -> None:
    """Paint the laundry basket; the top card lies on it, and how many lie there beside it."""
    x, _ = box.middle
    wide = min(box.width, box.height * BASKET)
    high = wide / BASKET
    name = "basket" if count else "basket_empty"
    canvas.picture(name, x - wide / 2, box.y + box.height - high, wide, high)
    if count > 1:
        text, size = str(count), 18 * min(zoom, 1.2)
        spot = count_box(box, canvas.text_width(text, size, theme.BUTTON), size)
        canvas.rect(spot.x, spot.y, spot.width, spot.height, theme.INK, spot.height / 2)
        x, y = spot.middle
        canvas.text(text, x, y, size, theme.PAPER, theme.BUTTON, align="middle")


def _seasons(canvas: Canvas, box: Box, plate: Plate) -> None:
    """Paint the four seasons: those that the outfit still goes with, and the others struck out."""
    size = min(box.height, (box.width - 12) / 4)
    step = min(size + 8, (box.width - size) / 3)
    left = box.x + (box.width - size - 3 * step) / 2
    y = box.y + (box.height - size) / 2
    for at, name in enumerate(SEASONS):
        x = left + at * step
        possible = bool(plate.seasons >> at & 1)
        icon = SEASON_ICONS[GROUPS[name]]
        canvas.picture(icon, x, y, size, size, alpha=1.0 if possible else _PALE)
        if not possible:
            canvas.drawing(_STRIKE, x, y, size, size)


_STRIKE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    f'<path d="M5,27 L27,5" stroke="{html(theme.INK)}" stroke-width="4" stroke-linecap="round"/>'
    "</svg>"
)


def _missing(canvas: Canvas, stand: Stand, plate: Plate, zoom: float, words: Words) -> None:
    """Paint how many garments are missing; who lacks one alone has a sash that says so."""
    if not plate.missing:
        return
    box, last = stand.missing, plate.missing == 1
    x = box.x + box.width / 2 - 6
    if last:
        size = box.width + 4
        canvas.drawing(_BURST, x - size / 2, box.y + 3, size, size)
        canvas.text("1", x, box.y + 3 + size / 2, 28, theme.INK, theme.TITLE, align="middle")
        _sash(canvas, stand.doll, words.say("board.one-left"), zoom)
        return
    figure = str(plate.missing)
    canvas.text(figure, x, box.y + 17, 30, theme.INK, theme.TITLE, align="middle")
    left = words.say("board.left")
    size = canvas.fitted(left, box.width + 4, 18, theme.TEXT_BOLD)
    canvas.text(left, x, box.y + 41, size, theme.GREY, theme.TEXT_BOLD, align="middle")


_BURST: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    '<path d="M50,2 L61,18 L79,10 L82,29 L98,38 L88,54 L96,72 L77,78 L70,96 L52,87 L35,97 '
    f'L26,80 L6,76 L12,57 L2,41 L19,32 L20,12 L39,18Z" fill="{html(theme.LEMON)}" '
    f'stroke="{html(theme.INK)}" stroke-width="5" stroke-linejoin="round"/></svg>'
)


def _sash(canvas: Canvas, doll: Box, text: str, zoom: float) -> None:
    """Paint a sash at a doll's feet."""
    x, _ = doll.middle
    most = doll.width + 22
    size = canvas.fitted(text, most - 14, 19 * min(zoom, 1.3), theme.BUTTON)
    wide = min(most, canvas.text_width(text, size, theme.BUTTON) + 20)
    high = size + 9
    top = doll.y + doll.height - high + 2
    canvas.panel(x - wide / 2, top, wide, high, 8, theme.LEMON, line=2, shadow=False)
    canvas.text(text, x, top + high / 2, size, theme.INK, theme.BUTTON, align="middle")
