"""Colours and type. Source: assets/palette.json and the art study's style guide."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]

INK: Final = (43, 24, 54)
PAPER: Final = (255, 244, 220)
PAPER_2: Final = (246, 226, 188)
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
