"""Naming: a card's name on its foot, as large as it may be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from math import inf
from typing import Final

import pygame

from game.core.targets import HAND
from game.stage.cue import Cue
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.laid import card_box

_RATIO: Final = 1.4
"""How high a card is against its width."""
_WORTH: Final = 1.2
"""So many times larger a name has to become for each of its words to have a line of its own."""


def named_card(canvas: Canvas, picture: str, width: float, text: str) -> pygame.Surface:
    """Return a large card with its name written in its band, kept by size and name."""
    w, h = canvas.pixels(width), canvas.pixels(width * _RATIO)

    def make() -> pygame.Surface:
        # not kept a second time without its name
        image = canvas.art.scenery(picture, max(1, w), max(1, h))
        size = width * 0.135
        while size > 4 and canvas.text_width(text, size, theme.BUTTON) > width * 0.86:
            size -= 0.5
        pixels = max(8, canvas.pixels(size))
        written = canvas.art.written(text, theme.BUTTON, pixels, theme.INK)
        rise = canvas.art.font(theme.BUTTON, pixels).get_ascent() - size * canvas.k * 0.31
        image.blit(written, ((w - written.get_width()) // 2, round(h * 0.898 - rise)))
        return image

    return canvas.art.made((picture, w, text), make)


def foot_name(canvas: Canvas, image: pygame.Surface, text: str, width: float, high: float) -> None:
    """Write a name on the foot of a card, in two lines where one would be too small.

    The band that holds it is so ``high``.
    """
    room = width * 0.9
    lines = [text]
    size = min(26.0, high * 0.8)
    while size > 10 and canvas.text_width(text, size, theme.BUTTON) > room:
        size -= 0.5
    if size < 11 and " " in text:
        lines = canvas.even(text, room, min(13.5, high * 0.44), theme.BUTTON)[:2]
        size = min(13.5, high * 0.44)
        while size > 9 and any(canvas.text_width(one, size, theme.BUTTON) > room for one in lines):
            size -= 0.5
    pixels = max(8, canvas.pixels(size))
    ascent = canvas.art.font(theme.BUTTON, pixels).get_ascent()
    middle = image.get_height() - canvas.pixels(high / 2 + width * 0.045)
    for row, line in enumerate(lines):
        written = canvas.art.written(line, theme.BUTTON, pixels, theme.INK)
        y = middle + round(pixels * (row - (len(lines) - 1) / 2)) - ascent
        x = (image.get_width() - written.get_width()) // 2
        image.blit(written, (x, y + round(pixels * 0.31)))


def large_name(canvas: Canvas, card: Box, text: str, zoom: float, seen: float = inf) -> None:
    """Write a card's name anew on its foot, as large as its width holds the longest word.

    Of a card that lies below another one, so much is ``seen`` of its width.
    """
    room = min(card.width, seen)

    def largest(lines: Sequence[str]) -> float:
        widest = max(canvas.text_width(line, 18 * zoom, theme.BUTTON) for line in lines)
        return min(18 * zoom * min(1, room * 0.92 / widest), card.height * 0.4 / len(lines))

    lines = [text.replace("- ", "")]  # what stands in two lines only is parted
    apart = re.split(r"\s+(?=\w)", text)
    if largest(apart) > _WORTH * largest(lines):
        lines = apart
    size = largest(lines)
    high, left = len(lines) * size * 1.02 + 4, card.x + card.width * 0.035
    top = card.y + card.height - 9 - high
    wide = min(card.width * 0.93, card.x + room - left)
    # down to the card's edge: the name in its band is smaller, and lies there
    canvas.rect(left, top, wide, high + 4, theme.PAPER, card.width * 0.08)
    for row, line in enumerate(lines):
        y = top + 2 + size * 1.02 * (row + 0.5)
        canvas.text(line, card.x + room / 2, y, size, theme.INK, theme.BUTTON, align="middle")


def name_hand(canvas: Canvas, cards: Sequence[Pose], texts: Sequence[str], zoom: float) -> None:
    """Write the names of a hand as large as its cards hold, where large words are wished.

    Where cards overlap a name keeps to what is seen of its card.
    """
    step = min((after.x - card.x for card, after in pairwise(cards)), default=inf)
    for card, text in zip(cards, texts, strict=True):
        if zoom > 1 and text:
            large_name(canvas, card_box(card), text, zoom, step)


def name_pointed(
    canvas: Canvas, cards: Sequence[Pose], texts: Sequence[str], cue: Cue, zoom: float, room: Box
) -> None:
    """Write the whole name of the card that is pointed at, or else chosen."""
    pointed = cue.focus or ""
    name = pointed if pointed in HAND else cue.chosen or ""
    at = HAND.number(name) if name in HAND else len(cards)
    if at < len(cards) and texts[at]:
        whole_name(canvas, card_box(cards[at]), texts[at], zoom, room)


def whole_name(canvas: Canvas, card: Box, text: str, zoom: float, room: Box) -> None:
    """Write the name of a card that is pointed at as large as asked, wider than the card."""
    size = 18 * zoom
    wide, high = canvas.text_width(text, size, theme.BUTTON) + 24, size * 1.3
    x = min(max(room.x, card.middle[0] - wide / 2), room.x + room.width - wide)
    y = card.y + card.height - 10 - high
    canvas.panel(x, y, wide, high, 12, theme.PAPER, shadow=False)
    canvas.text(text, x + 12, y + high / 2, size, theme.INK, theme.BUTTON)
