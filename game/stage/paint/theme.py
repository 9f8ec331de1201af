"""Colours and type. Source: assets/palette.json and the art study's style guide."""

from __future__ import annotations

from functools import cache
from typing import Final

Colour = tuple[int, int, int]

INK: Final = (43, 24, 54)
PAPER: Final = (255, 244, 220)
PAPER_2: Final = (246, 226, 188)
PALE_YELLOW: Final = (255, 236, 170)
YOLK: Final = (255, 230, 155)
WHITE: Final = (255, 253, 246)
LEMON: Final = (255, 203, 46)
ORANGE: Final = (255, 138, 38)
TOMATO: Final = (228, 52, 47)
MAGENTA: Final = (200, 35, 138)
TEAL: Final = (18, 140, 156)
PLUM: Final = (58, 42, 74)
GREY: Final = (112, 92, 116)
GREEN: Final = (38, 112, 66)
RED_TEXT: Final = (176, 28, 36)
RED_FIGURE: Final = (198, 30, 36)
TEAL_TEXT: Final = (8, 84, 98)
LAVENDER: Final = (205, 199, 220)
LAVENDER_2: Final = (186, 178, 204)
WOOD: Final = (214, 190, 156)
PALE_PLUM: Final = (214, 196, 222)

TITLE: Final = "fredoka-700"
BUTTON: Final = "fredoka-600"
TEXT: Final = "baloo-2-600"
TEXT_LIGHT: Final = "baloo-2-500"
TEXT_BOLD: Final = "baloo-2-700"

FLOOR: Final = 18
"""The least size, in table units, of anything a player needs to read."""


# ---------------------------------------------------------------- high contrast

_DARK_WORDS: Final = 0.045
_LIGHT_WORDS: Final = 0.52
_DARK_FILL: Final = 0.03
_LIGHT_FILL: Final = 0.65
"""Luminances that give 7:1 whichever words stand on whichever fill (WCAG 2.2, 1.4.6)."""
_STEPS: Final = 64


def luminance(colour: Colour) -> float:
    """Return a colour's relative luminance, 0 to 1 (WCAG 2.2)."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@cache
def strong_words(colour: Colour) -> Colour:
    """Return a colour of words in high contrast: the same hue, much darker or lighter."""
    light = luminance(colour) > 0.35
    return _towards(colour, _LIGHT_WORDS if light else _DARK_WORDS, light=light)


@cache
def strong_fill(colour: Colour) -> Colour:
    """Return a colour of boxes in high contrast: what was light lighter, what was dark darker."""
    light = luminance(colour) > 0.3
    return _towards(colour, _LIGHT_FILL if light else _DARK_FILL, light=light)


def edge_of(colour: Colour) -> Colour:
    """Return the colour of a box's line in high contrast: dark boxes lie on dark grounds."""
    return INK if luminance(colour) > 0.3 else PAPER


def _towards(colour: Colour, wanted: float, *, light: bool) -> Colour:
    """Mix a colour with white or black until it is light or dark enough."""
    end = 255 if light else 0
    red, green, blue = mixed = colour
    for step in range(_STEPS + 1):
        part = step / _STEPS
        mixed = (
            round(red + (end - red) * part),
            round(green + (end - green) * part),
            round(blue + (end - blue) * part),
        )
        if (luminance(mixed) >= wanted) is light:
            break
    return mixed
