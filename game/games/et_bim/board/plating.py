"""Plating: painting what is written at a seat. Source: the mock screens of the art study."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.words import Words
from game.games.et_bim.board.cue import Preview
from game.games.et_bim.board.places import RATIO, Places
from game.games.et_bim.board.plates import Plate, is_low
from game.games.et_bim.model.cards import (
    CARD_NAMES,
    CHARACTER_NAMES,
    D10,
    LIMIT,
    NO_DAMAGE,
)
from game.stage import theme
from game.stage.canvas import Canvas, html
from game.stage.layout import Box, Pose

BAR_FULL = 110
"""What the bar under a pile shows at its end; the tick stands at 100."""
DRAINED = (226, 209, 180)
OWN_FILL = theme.WHITE
PALE_LEMON = (255, 232, 158)


def mask(seat: int) -> str:
    """Return a seat's mask: public, and without a hint at any gang."""
    return f"mask_{seat % 12 + 1:02d}"


def plate(
    canvas: Canvas, places: Places, plate: Plate, plates: Sequence[Plate], words: Words
) -> None:
    """Paint one seat without its cards and tile."""
    box = places.seats[plate.seat]
    _mat(canvas, box, plate)
    canvas.picture(mask(plate.seat), box.x + 6, box.y, 50, 50, alpha=0.45 if plate.out else 1.0)
    inset = 8 if plate.state else 3
    rule = theme.LAVENDER_2 if plate.shield else theme.PAPER_2
    canvas.rect(box.x + inset, box.y + 50, box.width - 2 * inset, 1.5, rule)
    name = words.say("table.you", name=plate.name) if plate.own else plate.name
    total_room = 62
    room = box.width - 59 - total_room
    if canvas.text_width(name, 19, theme.TEXT_BOLD) > room:
        name = plate.name
    colour = theme.GREY if plate.out else theme.INK
    canvas.text(name, box.x + 59, box.y + 17, 19, colour, theme.TEXT_BOLD, room=room)
    _extras(canvas, box, plate)
    if plate.out:
        text = words.say("table.out", n=plate.out)
        canvas.picture("icon_skull", box.x + 57, box.y + 27, 20, 20)
        canvas.text(text, box.x + 81, box.y + 38, 18, theme.GREY, room=box.width - 92)
        return
    canvas.picture("icon_hand", box.x + 57, box.y + 28, 20, 20)
    canvas.text(str(plate.hand), box.x + 79, box.y + 38.5, 18, theme.INK, theme.BUTTON)
    _total(canvas, box, plate)
    if plate.bare:
        width = places.card
        slot(canvas, box.x + 11, box.y + 56, width, width * RATIO)
    if plate.folded:
        y = box.y + 56 + places.card * RATIO / 2
        canvas.rect(box.x + 9, y - 13, 26, 26, theme.PLUM, 8)
        text = words.say("table.more", n=plate.folded)
        canvas.text(text, box.x + 22, y, 18, theme.PAPER, theme.BUTTON, align="middle")
    bar(canvas, box.x + 12, box.y + box.height - 36, box.width - 24, plate.total)
    _last(canvas, box, plate, plates, words)


def _extras(canvas: Canvas, box: Box, plate: Plate) -> None:
    """Paint what the modules add: the Oups token on the mask, the points beside the hand."""
    if plate.token and not plate.out:
        canvas.picture(plate.token, box.x + 1, box.y + 28, 22, 22)
    if plate.points is not None:
        x = box.x + (box.width - 62 if plate.out else 97)
        canvas.picture("icon_star", x, box.y + 28, 20, 20)
        canvas.text(str(plate.points), x + 22, box.y + 38.5, 18, theme.INK, theme.BUTTON)


def _mat(canvas: Canvas, box: Box, plate: Plate) -> None:
    fill = theme.PAPER
    if plate.out:
        fill = DRAINED
    elif plate.shield:
        fill = theme.LAVENDER
    elif plate.own:
        fill = OWN_FILL
    if plate.state:
        ring = theme.LEMON if plate.state == "turn" else theme.TOMATO
        x, y, w, h = box.x - 4, box.y - 4, box.width + 8, box.height + 8
        canvas.shadow(x, y, w, h, 19, dx=0, dy=0, blur=9, alpha=150)
        canvas.panel(x, y, w, h, 19, fill, ring=ring)
    else:
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill)


def _total(canvas: Canvas, box: Box, plate: Plate) -> None:
    right = box.x + box.width - 12
    low = is_low(plate.total)
    colour = theme.RED_FIGURE if low else theme.INK
    text = str(plate.total)
    canvas.text(text, right, box.y + 19.5, 30, colour, theme.TITLE, align="right")
    if low:
        icon = "icon_heart_100" if plate.total == LIMIT else "icon_heart_low"
        canvas.picture(icon, right - 22, box.y + 30, 19, 19)


def _last(canvas: Canvas, box: Box, plate: Plate, plates: Sequence[Plate], words: Words) -> None:
    x, y = box.x + 13, box.y + box.height - 15
    small = box.width < 230
    if plate.shield:
        if plate.last != NO_DAMAGE:
            x = _damage(canvas, x, y, plate.last)
        name = plates[plate.shield.mark].name
        key = "table.shield" if plate.shield.turns > 1 else "table.shield-now"
        if small:
            key = "table.shield-short"
        text = words.say(key, name=name, n=plate.shield.turns)
        canvas.picture("icon_p_shield", x, y - 10.5, 21, 21)
        room = box.x + box.width - 10 - x - 25
        canvas.text(text, x + 25, y, 18, theme.TEAL_TEXT, theme.TEXT_BOLD, room=room)
        return
    _barred(canvas, box, plate.last, words)


def _barred(canvas: Canvas, box: Box, last: int, words: Words) -> None:
    """Paint a last damage and what it bars at a seat's foot."""
    x, y = box.x + 13, box.y + box.height - 15
    small = box.width < 230
    if last == NO_DAMAGE:
        canvas.text(words.say("table.none"), x, y, 18, theme.GREY)
        return
    if not small:
        x += canvas.text(words.say("table.last"), x, y, 18, theme.GREY) + 7
    x = _damage(canvas, x, y, last)
    if last == D10:
        canvas.text(words.say("table.free"), x, y, 18, theme.GREEN)
        return
    value = 10 * (last + 1)
    canvas.picture(f"icon_forbid_d{value}", x, y - 11.5, 22, 22)
    text = words.say("table.forbidden-n", n=value) if small else words.say("table.forbidden")
    room = box.x + box.width - 8 - x - 26
    canvas.text(text, x + 26, y, 18, theme.RED_TEXT, room=room)


def _damage(canvas: Canvas, x: float, y: float, face: int) -> float:
    """Paint a damage's shape and number and return where the next thing may stand."""
    value = 10 * (face + 1)
    canvas.picture(f"icon_shape_d{value}", x, y - 10.5, 20, 20)
    return x + 23 + canvas.text(str(value), x + 23, y, 20, theme.INK, theme.BUTTON) + 12


def last_mark(canvas: Canvas, pose: Pose, strip: float) -> None:
    """Paint a pointer under the card that is the last damage, where its strip is seen."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 16">'
        f'<path d="M10,2 L18,14 L2,14Z" fill="{html(theme.LEMON)}" stroke="{html(theme.INK)}" '
        'stroke-width="2.4" stroke-linejoin="round"/></svg>'
    )
    x = pose.x - pose.width / 2 + strip / 2 + 1
    canvas.drawing(svg, x - 10, pose.y + pose.width * RATIO / 2 - 10, 20, 16)


def bar(canvas: Canvas, x: float, y: float, width: float, total: int, high: float = 10) -> None:
    """Paint the bar of a total, with its tick at 100."""
    canvas.rect(x, y, width, high, theme.INK, high / 2)
    canvas.rect(x + 1.5, y + 1.5, width - 3, high - 3, theme.WOOD, high / 2)
    if total:
        colour = (232, 178, 30) if total < 50 else theme.ORANGE if total < 80 else theme.TOMATO
        full = max(high - 3, (width - 3) * min(total, BAR_FULL) / BAR_FULL)
        canvas.rect(x + 1.5, y + 1.5, full, high - 3, colour, high / 2)
    tick = x + 1.5 + (width - 3) * LIMIT / BAR_FULL
    canvas.rect(tick - 1.5, y - 4, 3, high + 8, theme.INK, 1)


def slot(canvas: Canvas, x: float, y: float, width: float, high: float) -> None:
    """Paint an empty place for a card."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high}">'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{high - 3}" rx="6" '
        f'fill="{html(theme.PAPER_2)}" stroke="#BFA27C" stroke-width="2" '
        'stroke-dasharray="6 5"/></svg>'
    )
    canvas.drawing(svg, x, y, width, high)


def hand_key(canvas: Canvas, pose: Pose, index: int, *, dim: bool) -> None:
    """Paint the key of a hand card on its lower edge; dim cards are veiled."""
    high = pose.width * RATIO
    left, top = pose.x - pose.width / 2, pose.y - high / 2
    if dim:
        canvas.rect(left, top, pose.width, high, theme.INK, pose.width * 0.1, 0.38)
    if not canvas.art.hands.cap(str(index + 1)).isdigit():
        return  # chosen by other ways than by numbers
    y = top + high - 6
    canvas.rect(pose.x - 14, y, 28, 25, theme.INK, 9)
    text = str(index + 1)
    canvas.text(text, pose.x, y + 12.5, 18, theme.PAPER, theme.BUTTON, align="middle")


def glow(canvas: Canvas, box: Box, *, focused: bool, radius: float = 18) -> None:
    """Paint the frame of a place that may be chosen."""
    _frame(canvas, box, theme.LEMON, 6 if focused else 3.5, radius)


def focus(canvas: Canvas, box: Box) -> None:
    """Paint the frame of a place that is pointed at and may not be chosen."""
    _frame(canvas, box, theme.WHITE, 3, 18)


def _frame(canvas: Canvas, box: Box, colour: theme.Colour, thick: float, radius: float) -> None:
    out = thick / 2 + 2
    w, h = box.width + 2 * out + thick, box.height + 2 * out + thick
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">'
        f'<rect x="{thick / 2}" y="{thick / 2}" width="{w - thick}" height="{h - thick}" '
        f'rx="{radius + out}" fill="none" stroke="{html(theme.INK)}" '
        f'stroke-width="{thick}" stroke-opacity="0.6"/>'
        f'<rect x="{thick / 2}" y="{thick / 2}" width="{w - thick}" height="{h - thick}" '
        f'rx="{radius + out}" fill="none" stroke="{html(colour)}" stroke-width="{thick * 0.7}"/>'
        "</svg>"
    )
    canvas.drawing(svg, box.x - out - thick / 2, box.y - out - thick / 2, w, h)


def preview(canvas: Canvas, box: Box, seen: Preview, card: Pose | None, words: Words) -> None:
    """Paint what the touched card would do: at the pointed seat's head, foot and pile."""
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
        foot = box.y + box.height - 28
        canvas.rect(box.x + 6, foot, box.width - 12, 25, PALE_LEMON, 9)
        _barred(canvas, box, seen.last, words)
    width = canvas.text_width(text, 24, theme.BUTTON) + 22
    x = box.x + box.width - width - 6
    y = box.y + 5
    canvas.panel(x, y, width, 40, 12, fill)
    canvas.text(text, x + width / 2, y + 20, 24, ink, theme.BUTTON, align="middle")


def named_card(canvas: Canvas, picture: str, width: float, words: Words) -> pygame.Surface:
    """Return a large card with its name written in its band, kept by size and language."""
    w, h = canvas.pixels(width), canvas.pixels(width * RATIO)

    def make() -> pygame.Surface:
        image = canvas.art.picture(picture, w, h).copy()
        face = CARD_NAMES.index(picture.removeprefix("card_").upper())
        text = words.say(f"card.{CARD_NAMES[face]}")
        size = width * 0.135
        while size > 4 and canvas.text_width(text, size, theme.BUTTON) > width * 0.86:
            size -= 0.5
        pixels = max(8, canvas.pixels(size))
        written = canvas.art.written(text, theme.BUTTON, pixels, theme.INK)
        rise = canvas.art.font(theme.BUTTON, pixels).get_ascent() - size * canvas.k * 0.31
        image.blit(written, ((w - written.get_width()) // 2, round(h * 0.898 - rise)))
        return image

    return canvas.art.made((picture, w, words.language), make)


def tile_name(
    canvas: Canvas, character: int, x: float, y: float, width: float, words: Words
) -> None:
    """Write a tile's character name into its band, right of the badge."""
    name = words.say(f"character.{CHARACTER_NAMES[character]}")
    size = width * 0.13
    left = x + width * 0.33
    canvas.text(name, left, y + width * 1.2 * 0.905, size, theme.INK, theme.BUTTON)
