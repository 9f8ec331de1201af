"""Heads: a mat's name, total and signs, as large as they are wished or as its room lets them be."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.words import Words
from game.gangs.board.places import Places
from game.gangs.board.plates import Plate, is_low
from game.gangs.board.preview import Preview
from game.gangs.model.cards import D10, LIMIT, NO_DAMAGE
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import FLOOR, Colour

PALE_LEMON: Final = (255, 232, 158)
FAINT: Final = (84, 66, 88)
"""Grey words on a drained mat."""
_EDGE: Final = 10.0
_SIGN: Final = 1.12
"""A sign's size against the figures beside it."""
_NEAR: Final = 0.14
_FAR: Final = 0.5
"""Between a sign and its figure, and between two pairs of them, against their size."""
Piece = tuple[str, str, Colour]
"""A sign, '' for none, and the words behind it."""


def total_colour(total: int) -> Colour:
    """Return the colour of a total."""
    return theme.RED_FIGURE if is_low(total) else theme.INK


def total_size(canvas: Canvas, places: Places, seat: int, total: int) -> float:
    """Return how large a total is written."""
    return canvas.fitted(str(total), places.seats[seat].width * 0.45, places.mat.total, theme.TITLE)


def total_spot(places: Places, seat: int) -> tuple[float, float]:
    """Return the right end and the middle of a seat's total."""
    box, mat = places.seats[seat], places.mat
    if mat.large:
        return box.x + box.width - _EDGE, box.y + mat.first + 2
    return box.x + box.width - 12 * mat.scale, box.y + 19.5 * mat.scale


def total(canvas: Canvas, places: Places, seat: int, value: int) -> float:
    """Paint a seat's total and return its width."""
    x, y = total_spot(places, seat)
    size = total_size(canvas, places, seat, value)
    return canvas.text(str(value), x, y, size, total_colour(value), theme.TITLE, align="right")


def head_box(places: Places, box: Box) -> Box:
    """Return where the head of a mat is: beside its name, in large words below it."""
    mat = places.mat
    if mat.large:
        side = mat.line * _SIGN
        return Box(box.x + _EDGE, box.y + mat.second - side / 2, side, side)
    return Box(box.x + 6 * mat.scale, box.y, 50 * mat.scale, 50 * mat.scale)


def name_and_total(canvas: Canvas, places: Places, plate: Plate, words: Words) -> None:
    """Paint the upper line of a head in large words."""
    box, mat = places.seats[plate.seat], places.mat
    taken = 0.0
    if not plate.out:
        size = total_size(canvas, places, plate.seat, plate.total)
        taken = canvas.text_width(str(plate.total), size, theme.TITLE) + 10
        if not plate.ticking:
            total(canvas, places, plate.seat, plate.total)
    name = words.say("table.you", name=plate.name) if plate.own else plate.name
    room = box.width - 2 * _EDGE - taken
    if canvas.text_width(name, mat.name, theme.TEXT_BOLD) > room:
        name = plate.name
    size = canvas.fitted(name, room, mat.name, theme.TEXT_BOLD)
    colour = FAINT if plate.out else theme.INK
    x, y = box.x + _EDGE, box.y + mat.first
    canvas.text(name, x, y, size, colour, theme.TEXT_BOLD, room=room)


def second_line(canvas: Canvas, places: Places, plate: Plate, words: Words) -> None:
    """Paint the lower line of a head in large words: mask, hand, and the last damage."""
    box, mat = places.seats[plate.seat], places.mat
    room = box.width - 2 * _EDGE
    pieces: list[Piece] = [(plate.face, "", theme.INK)]
    if plate.out:
        pieces.append(("icon_skull", words.say("table.out", n=plate.out), FAINT))
    else:
        pieces.append(("icon_hand", str(plate.hand), theme.INK))
    if plate.points is not None:
        pieces.append(("icon_star", str(plate.points), FAINT if plate.out else theme.INK))
    if plate.token and not plate.out:
        pieces.append((plate.token, "", theme.INK))
    if not plate.out:
        pieces += _last(plate)
        heart = "icon_heart_100" if plate.total == LIMIT else "icon_heart_low"
        hearted = [*pieces, (heart, "", theme.INK)]
        if is_low(plate.total) and _wide(canvas, hearted, mat.line) <= room:
            pieces = hearted  # where it takes nothing from figures: the total says as much
    size = _fitting(canvas, pieces, room, mat.line)
    if _wide(canvas, pieces, size) > room:  # at the floor, the mask makes room
        pieces = pieces[1:]
        if plate.shield is not None and not plate.out and _wide(canvas, pieces, FLOOR) > room:
            pieces = pieces[:-1]  # the shield itself lies below, and shows its turns
        size = _fitting(canvas, pieces, room, mat.line)
    x, y = box.x + _EDGE, box.y + mat.second
    for sign, text, colour in pieces:
        side = size * _SIGN
        if sign:
            canvas.picture(sign, x, y - side / 2, side, side)
            x += side + (size * _NEAR if text else 0)
        if text:
            left = box.x + box.width - _EDGE - x + 1
            x += canvas.text(text, x, y, size, colour, theme.BUTTON, room=max(left, size))
        x += size * _FAR


def _last(plate: Plate) -> list[Piece]:
    """Return the last damage, struck through where it bars its like, and a shield's turns."""
    pieces: list[Piece] = []
    if plate.last != NO_DAMAGE:
        value = 10 * (plate.last + 1)
        barred = plate.bars and plate.last != D10
        sign = f"icon_forbid_d{value}" if barred else f"icon_shape_d{value}"
        colour = theme.RED_TEXT if barred else theme.INK
        pieces.append((sign, str(value), colour))
    if plate.shield is not None:
        pieces.append(("icon_p_shield", str(plate.shield.turns), theme.TEAL_TEXT))
    return pieces


def _wide(canvas: Canvas, pieces: list[Piece], size: float) -> float:
    wide = 0.0
    for sign, text, _ in pieces:
        wide += size * _SIGN if sign else 0
        wide += size * _NEAR if sign and text else 0
        wide += canvas.text_width(text, size, theme.BUTTON) if text else 0
    return wide + size * _FAR * (len(pieces) - 1)


def _fitting(canvas: Canvas, pieces: list[Piece], room: float, size: float) -> float:
    """Return the largest size up to the wished one at which the pieces fit, the floor at least."""
    while size > FLOOR and _wide(canvas, pieces, size) > room:
        size = max(FLOOR, size - 0.5)
    return size


def foreseen(canvas: Canvas, places: Places, plate: Plate, seen: Preview, words: Words) -> None:
    """Paint the lower line as it would be."""
    box, mat = places.seats[plate.seat], places.mat
    high = mat.line * 1.16
    y = box.y + mat.second - high / 2
    canvas.rect(box.x + 6, y, box.width - 12, high, PALE_LEMON, 9)
    after = replace(plate, last=seen.last, total=seen.total)
    second_line(canvas, places, after, words)
