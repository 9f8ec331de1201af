"""Plating: painting what is written at a seat. Source: the mock screens of the art study."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.gangs.board import name_plates
from game.gangs.board.places import RATIO, Places
from game.gangs.board.plates import Plate, is_low
from game.gangs.board.preview import Preview
from game.gangs.model.cards import D10, LIMIT, NO_DAMAGE
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.marks import slot

BAR_FULL = 110
"""What the bar under a pile shows at its end; the tick stands at 100."""
DRAINED = (226, 209, 180)
VEIL = 0.5
"""How little is seen of a dead pile."""
NARROW = 230
"""Mats of a smaller width, against their scale, have short words."""


def plate(
    canvas: Canvas, places: Places, plate: Plate, plates: Sequence[Plate], words: Words
) -> None:
    """Paint one seat without its cards and tile."""
    box, mat = places.seats[plate.seat], places.mat
    _mat(canvas, box, plate)
    inset = 8 if plate.state else 3
    rule = theme.LAVENDER_2 if plate.shield else theme.PAPER_2
    if mat.large:
        canvas.rect(box.x + inset, box.y + mat.pile - 5, box.width - 2 * inset, 1.5, rule)
        name_plates.name_and_total(canvas, places, plate, words)
        name_plates.second_line(canvas, places, plate, words)
    else:
        y = box.y + 50 * mat.scale
        canvas.rect(box.x + inset, y, box.width - 2 * inset, 1.5, rule)
        _head(canvas, places, plate, words)
        if not plate.out:
            _last(canvas, places, plate, plates, words)
    if plate.out:
        if plate.folded:
            _folded(canvas, places, plate, words)
        return
    if plate.bare:
        width = places.card
        slot(canvas, box.x + 11 * mat.scale, box.y + mat.pile, width, width * RATIO)
    if plate.folded:
        _folded(canvas, places, plate, words)
    if mat.bar is not None:
        margin = 12 * mat.scale
        high = 10 * (1.0 if mat.large else mat.scale)
        bar(canvas, box.x + margin, box.y + mat.bar, box.width - 2 * margin, plate.total, high)


def veil(canvas: Canvas, places: Places, seat: int) -> None:
    """Paint over a pile of which nothing is taken any more; its cards can be read all the same."""
    box, mat = places.seats[seat], places.mat
    wide = box.width - places.tile - 24 * mat.scale
    high = places.card * RATIO + 4
    canvas.rect(box.x + 6, box.y + mat.pile - 2, wide, high, DRAINED, 6, VEIL)


def _folded(canvas: Canvas, places: Places, plate: Plate, words: Words) -> None:
    """Paint how many cards of the pile are folded away."""
    box, mat = places.seats[plate.seat], places.mat
    room = mat.fold(plate.folded) - 2
    y = box.y + mat.pile_middle
    canvas.rect(box.x + 9 * mat.scale, y - room / 2, room, room, theme.PLUM, 8)
    text = words.say("table.more", n=plate.folded)
    size = 18 * max(mat.scale, min(mat.words, 1.5))
    size = canvas.fitted(text, room - 2, size, theme.BUTTON)
    x = box.x + 9 * mat.scale + room / 2
    canvas.text(text, x, y, size, theme.PAPER, theme.BUTTON, align="middle")


def _head(canvas: Canvas, places: Places, plate: Plate, words: Words) -> None:
    """Paint mask, name, hand and total as the style guide has them."""
    box, mat = places.seats[plate.seat], places.mat
    k, right = mat.scale, box.x + box.width - 12 * mat.scale
    alpha = 0.45 if plate.out else 1.0
    canvas.picture(plate.face, box.x + 6 * k, box.y, 50 * k, 50 * k, alpha=alpha)
    name = words.say("table.you", name=plate.name) if plate.own else plate.name
    room = box.width - 59 * k - 62 * k
    if canvas.text_width(name, mat.name, theme.TEXT_BOLD) > room:
        name = plate.name
    size = canvas.fitted(name, room, mat.name, theme.TEXT_BOLD)
    colour = name_plates.FAINT if plate.out else theme.INK
    x, y, line = box.x + 59 * k, box.y + mat.second, mat.line
    canvas.text(name, x, box.y + mat.first, size, colour, theme.TEXT_BOLD, room=room)
    if plate.out:
        if plate.points is not None:  # where the total was: the turn has its line for itself
            first, text = box.y + mat.first, str(plate.points)
            wide = canvas.text(
                text, right, first, line, name_plates.FAINT, theme.BUTTON, align="right"
            )
            canvas.picture("icon_star", right - wide - 24 * k, first - 10.5 * k, 20 * k, 20 * k)
        text = words.say("table.out", n=plate.out)
        canvas.picture("icon_skull", x - 2 * k, y - 11 * k, 20 * k, 20 * k)
        canvas.text(text, box.x + 81 * k, y, line, name_plates.FAINT, room=right - box.x - 81 * k)
        return
    canvas.picture("icon_hand", x - 2 * k, y - 10.5 * k, 20 * k, 20 * k)
    held = canvas.text(str(plate.hand), box.x + 79 * k, y, line, theme.INK, theme.BUTTON)
    if plate.token:
        canvas.picture(plate.token, box.x + k, box.y + 28 * k, 22 * k, 22 * k)
    if plate.points is not None:
        star = max(97 * k, 87 * k + held)  # two figures of cards need a little more
        canvas.picture("icon_star", box.x + star, y - 10.5 * k, 20 * k, 20 * k)
        canvas.text(str(plate.points), box.x + star + 22 * k, y, line, theme.INK, theme.BUTTON)
    if plate.ticking:
        return
    name_plates.total(canvas, places, plate.seat, plate.total)
    if is_low(plate.total):
        icon = "icon_heart_100" if plate.total == LIMIT else "icon_heart_low"
        canvas.picture(icon, right - 22 * k, box.y + 30 * k, 19 * k, 19 * k)


def _mat(canvas: Canvas, box: Box, plate: Plate) -> None:
    fill = theme.PAPER
    if plate.out:
        fill = DRAINED
    elif plate.shield:
        fill = theme.LAVENDER
    elif plate.own:
        fill = theme.WHITE
    if plate.state:
        ring = theme.LEMON if plate.state == "turn" else theme.TOMATO
        x, y, w, h = box.x - 4, box.y - 4, box.width + 8, box.height + 8
        canvas.shadow(x, y, w, h, 19, dx=0, dy=0, blur=9, alpha=150)
        canvas.panel(x, y, w, h, 19, fill, ring=ring)
    else:
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill)


def _last(
    canvas: Canvas, places: Places, plate: Plate, plates: Sequence[Plate], words: Words
) -> None:
    """Paint a mat's foot: the last damage and what it bars, or the shield."""
    box, mat = places.seats[plate.seat], places.mat
    if plate.shield is None:
        _barred(canvas, places, plate.seat, plate.last, words, bars=plate.bars)
        return
    k = mat.scale
    x, y = box.x + 13 * k, box.y + box.height - 15 * k
    if plate.last != NO_DAMAGE:
        x = _damage(canvas, x, y, plate.last, k)
    name = plates[plate.shield.mark].name
    key = "table.shield" if plate.shield.turns > 1 else "table.shield-now"
    if box.width < NARROW * k:
        key = "table.shield-short"
    text = words.say(key, name=name, n=plate.shield.turns)
    canvas.picture("icon_p_shield", x, y - 10.5 * k, 21 * k, 21 * k)
    room = box.x + box.width - 10 * k - x - 25 * k
    if canvas.text_width(text, 18, theme.TEXT_BOLD) > room:
        text = words.say("table.shield-short", name=name, n=plate.shield.turns)
    size = canvas.fitted(text, room, mat.line, theme.TEXT_BOLD)
    canvas.text(text, x + 25 * k, y, size, theme.TEAL_TEXT, theme.TEXT_BOLD, room=room)


def _barred(
    canvas: Canvas, places: Places, seat: int, last: int, words: Words, *, bars: bool = True
) -> None:
    """Paint a last damage and what it bars at a seat's foot."""
    box, mat = places.seats[seat], places.mat
    k = mat.scale
    x, y = box.x + 13 * k, box.y + box.height - 15 * k
    end = box.x + box.width - 8 * k
    if last == NO_DAMAGE:
        canvas.text(words.say("table.none"), x, y, mat.line, theme.GREY, room=end - x)
        return
    value = 10 * (last + 1)
    label = words.say("table.last")
    if not bars:
        x += canvas.text(label, x, y, mat.line, theme.GREY) + 7 * k
        _damage(canvas, x, y, last, k)
        return
    said = "table.free" if last == D10 else "table.forbidden"
    text = words.say(said)
    sign = 0 if last == D10 else 26 * k
    # a label for all mats of a width or for none: what the longer of the two lines leaves decides
    rest = max(
        canvas.text_width(words.say("table.free"), mat.line),
        canvas.text_width(words.say("table.forbidden"), mat.line) + 26 * k,
    )
    rest += canvas.text_width("30", 20 * k, theme.BUTTON) + 35 * k
    if box.width >= NARROW * k and x + canvas.text_width(label, mat.line) + 7 * k + rest <= end:
        x += canvas.text(label, x, y, mat.line, theme.GREY) + 7 * k
    elif last != D10:
        text = words.say("table.forbidden-n", n=value)
    x = _damage(canvas, x, y, last, k)
    if last != D10:
        canvas.picture(f"icon_forbid_d{value}", x, y - 11.5 * k, 22 * k, 22 * k)
    room = end - x - sign
    if canvas.text_width(text, 18) > room:
        text = words.say(f"{said}-short")
    size = canvas.fitted(text, room, mat.line)
    colour = theme.GREEN if last == D10 else theme.RED_TEXT
    canvas.text(text, x + sign, y, size, colour, room=room)


def _damage(canvas: Canvas, x: float, y: float, face: int, k: float) -> float:
    """Paint a damage's shape and number and return where the next thing may stand."""
    value = 10 * (face + 1)
    canvas.picture(f"icon_shape_d{value}", x, y - 10.5 * k, 20 * k, 20 * k)
    wide = canvas.text(str(value), x + 23 * k, y, 20 * k, theme.INK, theme.BUTTON)
    return x + 23 * k + wide + 12 * k


def bar(canvas: Canvas, x: float, y: float, width: float, total: int, high: float = 10) -> None:
    """Paint the bar of a total, with its tick at 100."""
    canvas.rect(x, y, width, high, theme.INK, high / 2)
    canvas.rect(x + 1.5, y + 1.5, width - 3, high - 3, theme.WOOD, high / 2)
    if total:
        colour = (232, 178, 30) if total < 50 else theme.ORANGE if total < 80 else theme.TOMATO
        full = max(high - 3, (width - 3) * min(total, BAR_FULL) / BAR_FULL)
        canvas.rect(x + 1.5, y + 1.5, full, high - 3, colour, high / 2)
    tick = x + 1.5 + (width - 3) * LIMIT / BAR_FULL
    # it ends with the bar: words stand right below
    canvas.rect(tick - 1.5, y - 4, 3, high + 4, theme.INK, 1)


def preview(
    canvas: Canvas, places: Places, plate: Plate, seen: Preview, card: Pose | None, words: Words
) -> None:
    """Paint what the touched card would do: at the pointed seat's head, foot and pile."""
    box, mat = places.seats[seen.seat], places.mat
    k = mat.scale
    if card is not None:
        x, y = card.x - card.width / 2 + 9, card.y - card.width * RATIO / 2
        canvas.rect(x - 11, y - 11, 22, 22, theme.INK, 11)
        canvas.rect(x - 9, y - 9, 18, 18, theme.TOMATO, 9)
        canvas.rect(x - 5, y - 1.5, 10, 3, theme.WHITE)
    if not seen.counts:
        return
    if seen.out:
        text, fill, ink = words.say("table.preview-out"), theme.TOMATO, theme.WHITE
    else:
        text, fill, ink = words.say("table.preview-total", total=seen.total), theme.LEMON, theme.INK
        if mat.large:
            name_plates.foreseen(canvas, places, plate, seen, words)
        else:
            foot = box.y + box.height - 26 * k  # where the bar ends
            canvas.rect(box.x + 6, foot, box.width - 12, 23 * k, name_plates.PALE_LEMON, 9)
            _barred(canvas, places, seen.seat, seen.last, words, bars=plate.bars)
    high = 40 * k if not mat.large else mat.first * 2 - 3
    size = min(24 * mat.words, high * 0.72)
    shown = canvas.text_width(str(plate.total), mat.total, theme.TITLE) + 10
    width = max(canvas.text_width(text, size, theme.BUTTON) + 18 * k, shown)
    x, y = box.x + box.width - width - 6, box.y + (3 if mat.large else 5)
    canvas.panel(x, y, width, high, 12, fill)
    canvas.text(text, x + width / 2, y + high / 2, size, ink, theme.BUTTON, align="middle")
