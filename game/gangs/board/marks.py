"""Marks: small things painted on cards, tiles and places."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.core.words import Words
from game.gangs.board.places import RATIO
from game.gangs.model.cards import CARD_NAMES, CHARACTER_NAMES
from game.stage.board import SEAT_KEYS
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html

_WORTH: Final = 1.2
"""So many times larger a name has to become for each of its words to have a line of its own."""
_READABLE: Final = 8.0
"""A name in smaller letters is none."""


def last_mark(canvas: Canvas, pose: Pose, strip: float) -> None:
    """Paint a pointer under the card that is the last damage, where its strip is seen."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 16">'
        f'<path d="M10,2 L18,14 L2,14Z" fill="{html(theme.LEMON)}" stroke="{html(theme.INK)}" '
        'stroke-width="2.4" stroke-linejoin="round"/></svg>'
    )
    x = pose.x - pose.width / 2 + strip / 2 + 1
    canvas.drawing(svg, x - 10, pose.y + pose.width * RATIO / 2 - 10, 20, 16)


def slot(canvas: Canvas, x: float, y: float, width: float, high: float) -> None:
    """Paint an empty place for a card."""
    # dashes by hand: SDL's SVG reader joins the ends of a dashed path at some sizes
    dashes = _dashes(8, width - 8, lambda at, to: f"M{at},1.5 H{to} M{at},{high - 1.5:.1f} H{to}")
    dashes += _dashes(8, high - 8, lambda at, to: f"M1.5,{at} V{to} M{width - 1.5:.1f},{at} V{to}")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {high:.1f}">'
        f'<rect x="1.5" y="1.5" width="{width - 3:.1f}" height="{high - 3:.1f}" rx="6" '
        f'fill="{html(theme.PAPER_2)}"/>'
        f'<path d="{dashes}" stroke="#BFA27C" stroke-width="2" fill="none"/></svg>'
    )
    canvas.drawing(svg, x, y, width, high)


def _dashes(start: float, end: float, pair: Callable[[float, float], str]) -> str:
    """Return dashes of about 6 units with gaps of 5 that begin and end with a whole one."""
    count = max(1, round((end - start + 5) / 11))
    step = (end - start + 5) / count
    return " ".join(
        pair(round(start + at * step, 1), round(start + at * step + step - 5, 1))
        for at in range(count)
    )


def hand_key(canvas: Canvas, box: Box, x: float, index: int, *, dim: bool) -> None:
    """Paint the key of cards of a hand on their lower edge, at ``x``; dim ones are veiled."""
    if dim:
        radius = box.height / RATIO * 0.1
        canvas.rect(box.x, box.y, box.width, box.height, theme.INK, radius, 0.38)
    key(canvas, x, box.y + box.height - 6, str(index + 1))


def key(canvas: Canvas, x: float, y: float, name: str) -> None:
    """Paint a key below a point, where cards and seats are chosen by keys of the top row."""
    hands = canvas.art.hands
    given = hands.cap(name)
    if given not in (*SEAT_KEYS,) and not given.isdigit() and not (given and hands.half):
        return  # chosen by other ways than by numbers
    canvas.rect(x - 14, y, 28, 25, theme.INK, 9)
    text = hands.short(given)
    canvas.text(text, x, y + 12.5, 18, theme.PAPER, theme.BUTTON, align="middle")


def running_out(canvas: Canvas, box: Box, left: float) -> None:
    """Paint over a card how much of the time to think again is left, 1 to 0."""
    canvas.rect(box.x - 2, box.y - 20, box.width + 4, 11, theme.INK, 5.5)
    canvas.rect(box.x, box.y - 18, max(7.0, box.width * left), 7, theme.LEMON, 3.5)


def count(canvas: Canvas, box: Box, text: str, zoom: float, *, raised: bool) -> None:
    """Paint how many cards lie there, on the corner of the one on top."""
    size = 18 * min(zoom, 1.4)
    wide, high = canvas.text_width(text, size, theme.BUTTON) + 12, size + 8
    x = box.x + box.width - wide + 4
    y = box.y - 8 - (6 if raised else 0)
    canvas.rect(x - 2, y - 2, wide + 4, high + 4, theme.INK, high / 2)
    canvas.rect(x, y, wide, high, theme.LEMON, high / 2)
    canvas.text(text, x + wide / 2, y + high / 2, size, theme.INK, theme.BUTTON, align="middle")


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


def large_name(canvas: Canvas, card: Box, text: str, zoom: float) -> None:
    """Write a card's name anew on its foot, as large as its width holds the longest word."""

    def largest(lines: Sequence[str]) -> float:
        widest = max(canvas.text_width(line, 18 * zoom, theme.BUTTON) for line in lines)
        return min(18 * zoom * min(1, card.width * 0.92 / widest), card.height * 0.4 / len(lines))

    lines = [text]
    apart = re.split(r"\s+(?=\w)", text)
    if largest(apart) > _WORTH * largest(lines):
        lines = apart
    size = largest(lines)
    high, left = len(lines) * size * 1.02 + 4, card.x + card.width * 0.035
    top = card.y + card.height - 9 - high
    canvas.rect(left, top, card.width * 0.93, high, theme.PAPER, card.width * 0.08)
    for row, line in enumerate(lines):
        y = top + 2 + size * 1.02 * (row + 0.5)
        canvas.text(line, card.middle[0], y, size, theme.INK, theme.BUTTON, align="middle")


def whole_name(canvas: Canvas, card: Box, text: str, zoom: float, room: Box) -> None:
    """Write the name of a card that is pointed at as large as asked, wider than the card."""
    size = 18 * zoom
    wide, high = canvas.text_width(text, size, theme.BUTTON) + 24, size * 1.3
    x = min(max(room.x, card.middle[0] - wide / 2), room.x + room.width - wide)
    y = card.y + card.height - 10 - high
    canvas.panel(x, y, wide, high, 12, theme.PAPER, shadow=False)
    canvas.text(text, x + 12, y + high / 2, size, theme.INK, theme.BUTTON)


def tile_name(
    canvas: Canvas, character: int, x: float, y: float, width: float, words: Words
) -> None:
    """Write a tile's character name into its band, right of the badge."""
    name = words.say(f"character.{CHARACTER_NAMES[character]}")
    size = width * 0.13
    left = x + width * 0.33
    wide = canvas.text_width(name, size, theme.BUTTON)
    size *= min(1.0, width * 0.64 / wide)
    if size < _READABLE:
        return
    canvas.text(name, left, y + width * 1.2 * 0.905, size, theme.INK, theme.BUTTON)
