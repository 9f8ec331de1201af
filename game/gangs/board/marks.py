"""Marks: small things painted on cards, tiles and places."""

from __future__ import annotations

from typing import Final

import pygame

from game.core.words import Words
from game.gangs.board.places import RATIO
from game.gangs.model.cards import CARD_NAMES, CHARACTER_NAMES
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.table import naming

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


def count(canvas: Canvas, box: Box, text: str, zoom: float, *, raised: bool) -> None:
    """Paint how many cards lie there, on the corner of the one on top."""
    size = 18 * min(zoom, 1.4)
    wide, high = canvas.text_width(text, size, theme.BUTTON) + 12, size + 8
    x = box.x + box.width - wide + 4
    y = box.y - 8 - (6 if raised else 0)
    canvas.rect(x - 2, y - 2, wide + 4, high + 4, theme.INK, high / 2)
    canvas.rect(x, y, wide, high, theme.LEMON, high / 2)
    canvas.text(text, x + wide / 2, y + high / 2, size, theme.INK, theme.BUTTON, align="middle")


def named_card(canvas: Canvas, picture: str, width: float, words: Words) -> pygame.Surface:
    """Return a large card with its name written in its band."""
    face = CARD_NAMES.index(picture.removeprefix("card_").upper())
    return naming.named_card(canvas, picture, width, words.say(f"card.{CARD_NAMES[face]}"))


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
