"""Lettering: a line of text as an image, with the signs that no font of ours has drawn in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.core.sanitize import drawable
from game.core.signs import SIGNS, has_sign, parted
from game.stage.paint.theme import Colour

_HIGH: Final = 0.62
"""How high a sign is, against the size of the letters beside it."""
_WIDE: Final = 0.7
"""How much of a line it takes."""
_SHAPES: Final = {
    "round": '<circle cx="50" cy="50" r="48"/>',
    "triangle": '<path d="M50 4 98 94H2Z"/>',
    "square": '<rect x="6" y="6" width="88" height="88"/>',
}


def lettered(text: str) -> str:
    """Return letters that the fonts can write; they lack U+202F, for which U+00A0 stands."""
    return drawable(text).replace("\u202f", "\u00a0")


def line_wide(text: str, font: pygame.font.Font, pixels: int) -> int:
    """Return how wide a line of text is, in pixels."""
    text = lettered(text)
    if not has_sign(text):
        return font.size(text)[0]
    wide = round(_WIDE * pixels)
    return sum(wide if part in SIGNS else font.size(part)[0] for part in parted(text))


def line_drawn(
    text: str,
    font: pygame.font.Font,
    pixels: int,
    colour: Colour,
    sketch: Callable[[str, int, int], pygame.Surface],
) -> pygame.Surface:
    """Return a line of text as an image; ``sketch`` draws an SVG text of so many pixels."""
    if not has_sign(text):
        return font.render(text, True, colour)
    wide, high = round(_WIDE * pixels), round(_HIGH * pixels)
    image = pygame.Surface((line_wide(text, font, pixels), font.get_height()), pygame.SRCALPHA)
    middle = font.get_ascent() - round(0.31 * pixels)
    x = 0
    for part in parted(text):
        if part in SIGNS:
            fill = "#{:02X}{:02X}{:02X}".format(*colour)
            svg = (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
                f'<g fill="{fill}">{_SHAPES[SIGNS[part]]}</g></svg>'
            )
            image.blit(sketch(svg, high, high), (x + (wide - high) // 2, middle - high // 2))
            x += wide
        else:
            image.blit(font.render(part, True, colour), (x, 0))
            x += font.size(part)[0]
    return image
