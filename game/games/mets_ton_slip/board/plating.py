"""Plating: painting what stands still at one seat: its figure, its slots, its laundry, its name."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.mets_ton_slip.board.figures import paint_figure
from game.games.mets_ton_slip.board.foreseeing import lock_of
from game.games.mets_ton_slip.board.pictures import SEASON_ICONS
from game.games.mets_ton_slip.board.places import BASKET, Stand, count_box
from game.games.mets_ton_slip.board.plates import Plate
from game.games.mets_ton_slip.log_lines import slot_icon
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, GROUPS, NOTHING, SEASONS
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.table.marks import slot as empty_slot
from game.stage.table.place_cards import inscribe, place_card

_PALE: Final = 0.3
"""How pale a season is that is possible no more, and the silhouette of an empty slot."""
_LARGEST: Final = 1.7
_FACE: Final = 44.0


def plate(canvas: Canvas, stand: Stand, plate: Plate, zoom: float, words: Words) -> None:
    """Paint one seat without the cards in its slots and its basket."""
    paint_figure(canvas, stand.doll, plate)
    if stand.line:
        _rope(canvas, stand.slots)
    for slot in ALL_SLOTS:
        if plate.worn[slot] == NOTHING:
            _empty(canvas, stand.slots[slot], slot, locked=bool(lock_of(plate.worn, slot)))
    if stand.shelf:
        _shelf(canvas, stand.basket)
    _basket(canvas, stand.basket, plate.basket, zoom)
    _seasons(canvas, stand.seasons, plate)
    _card(canvas, stand, plate, zoom, words)
    _missing(canvas, stand, plate, zoom, words)


def _card(canvas: Canvas, stand: Stand, plate: Plate, zoom: float, words: Words) -> None:
    """Paint who stands there, and how many cards are held."""
    box = stand.head
    inset = _FACE - 4
    x = place_card(canvas, box, plate.state.replace("won", "turn"), inset=inset)
    canvas.picture(plate.face, box.x + 2, box.y + box.height - _FACE, _FACE, _FACE)
    name, size = plate.name, 22 * min(zoom, _LARGEST)
    held = [("icon_hand", str(plate.hand), theme.INK)]
    small = 20 * min(zoom, _LARGEST)
    if plate.own:
        whole = words.say("table.you", name=name)
        room = box.x + box.width - x - 62
        name = whole if canvas.text_width(whole, theme.FLOOR, theme.TEXT_BOLD) <= room else name
    inscribe(canvas, box, x, name, [held], size, small, theme.INK)


def _rope(canvas: Canvas, slots: tuple[Box, ...]) -> None:
    """Paint the washing line of an outfit."""
    first, last = slots[0], slots[-1]
    wide = last.x + last.width - first.x + 6
    canvas.rect(first.x - 3, first.y - 4, wide, 5, theme.INK, 2.5)
    canvas.rect(first.x - 1.5, first.y - 3, wide - 3, 2.5, theme.PAPER, 1.2)


def pegs(canvas: Canvas, slots: tuple[Box, ...]) -> None:
    """Paint the pegs of a washing line."""
    for box in slots:
        canvas.drawing(_PEG, box.middle[0] - 5, box.y - 8, 10, 18)


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


def _shelf(canvas: Canvas, basket: Box) -> None:
    """Paint the board that a basket stands on, over a figure."""
    y = basket.y + basket.height - 3
    canvas.panel(basket.x - 2, y, basket.width + 4, 10, 4, theme.WOOD, line=2, shadow=False)


def _seasons(canvas: Canvas, box: Box, plate: Plate) -> None:
    """Paint the four seasons: those that the outfit still goes with, and the others struck out."""
    size = min(box.height, box.width) / 2 - 1
    for at, name in enumerate(SEASONS):
        x, y = box.x + at % 2 * (size + 2), box.y + at // 2 * (size + 2)
        possible = bool(plate.seasons >> at & 1)
        canvas.rect(x, y, size, size, theme.PAPER, size / 2)
        icon = SEASON_ICONS[GROUPS[name]]
        canvas.picture(icon, x, y, size, size, alpha=1.0 if possible else _PALE)
        if not possible:
            canvas.drawing(_STRIKE, x, y, size, size)


_STRIKE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    f'<path d="M5,27 L27,5" stroke="{html(theme.INK)}" stroke-width="4" stroke-linecap="round"/>'
    "</svg>"
)
_PEG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 18">'
    f'<rect x="1.5" y="1.5" width="7" height="15" rx="2" fill="{html(theme.LEMON)}" '
    f'stroke="{html(theme.INK)}" stroke-width="2"/></svg>'
)


def _missing(canvas: Canvas, stand: Stand, plate: Plate, zoom: float, words: Words) -> None:
    """Paint how many garments are missing; who lacks one alone has a sash that says so."""
    if not plate.missing:
        return
    box, last = stand.missing, plate.missing == 1
    x, _ = box.middle
    if last:
        size = box.height + 6
        canvas.drawing(_BURST, x - size / 2, box.y - 3, size, size)
        canvas.text("1", x, box.y + box.height / 2, 28, theme.INK, theme.TITLE, align="middle")
        _sash(canvas, stand.doll, words.say("board.one-left"), zoom)
        return
    canvas.rect(box.x, box.y, box.width, box.height, theme.PAPER, 10)
    figure = str(plate.missing)
    canvas.text(figure, x, box.y + 18, 30, theme.INK, theme.TITLE, align="middle")
    left = words.say("board.left")
    size = canvas.fitted(left, box.width - 4, 18, theme.TEXT_BOLD)
    canvas.text(left, x, box.y + 42, size, theme.GREY, theme.TEXT_BOLD, align="middle")


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
