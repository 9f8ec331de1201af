"""Busts: who sits at a table, cut out of paper: an edge, one soft shadow, kept as one picture."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

EDGE: Final = 3.0
"""How thick the paper edge is, in units."""
LIT_EDGE: Final = 6.0
"""And that of somebody who acts or is aimed at."""
CALM: Final = (206, 194, 226, 255)
"""What the colours of somebody who matters less now are multiplied by."""
_FAINT: Final = (176, 166, 190, 255)
"""The same for somebody who is out."""
_CALM_EDGE: Final = (236, 222, 206)
_FAINT_EDGE: Final = (214, 200, 186)
_SHINES: Final = {theme.TOMATO: (255, 122, 107), theme.MAGENTA: (255, 143, 208)}
"""What high contrast has for the darker edges."""
_LARGE: Final = 300
"""From how many pixels of height on what lies behind a picture is made in small."""
_DIRECTIONS: Final = 20
_SHADOW: Final = 120
_FINE: Final = 3
"""A blur of so many pixels is drawn pixel by pixel."""
_RAYS: Final = 16


@dataclass(frozen=True, slots=True)
class Cut:
    """How somebody is cut out."""

    face: str
    size: float
    lit: Colour | None = None
    """The colour of a thick edge."""
    weight: str = ""
    """``calm`` for somebody who matters less now, ``faint`` for who is out."""
    mirrored: bool = False


def bust(canvas: Canvas, cut: Cut, middle: float, base: float, alpha: float = 1.0) -> None:
    """Paint somebody whose chest ends at ``base``."""
    left, top = canvas.spot(middle - cut.size / 2, base - cut.size)
    image, (across, down) = _cut_out(canvas, cut)
    if alpha < 1:
        image = canvas.art.faint(image, round(255 * alpha))
    canvas.surface.blit(image, (left + across, top + down))


def bust_ahead(canvas: Canvas, cut: Cut) -> None:
    """Cut somebody out for later: at 4K it takes 5 to 9 ms."""
    _cut_out(canvas, cut)


def _cut_out(canvas: Canvas, cut: Cut) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return somebody cut out, kept, and where that lies beside where the picture does."""
    strong, weight = canvas.art.strong, cut.weight
    edge = cut.lit or {"calm": _CALM_EDGE, "faint": _FAINT_EDGE}.get(weight, theme.PAPER)
    if strong:
        edge = theme.strong_fill(_SHINES.get(edge, edge))  # dark edges are lost on a dark ground
        weight = "" if weight == "calm" else weight
    thick = (LIT_EDGE if cut.lit else EDGE) * (1.33 if strong else 1)
    rim, blur = max(1, canvas.pixels(thick)), max(2, canvas.pixels(3))
    pixels = canvas.pixels(cut.size)
    key = "bust", canvas.art.file(cut.face), pixels, edge, rim, weight, cut.mirrored

    def make() -> pygame.Surface:
        image = canvas.art.scenery(cut.face, pixels, pixels)  # cut out, it is not wanted again
        if cut.mirrored:
            image = pygame.transform.flip(image, True, False)
        if weight:
            shade = _FAINT if weight == "faint" else CALM
            image.fill(shade, special_flags=pygame.BLEND_RGBA_MULT)
        return die_cut(image, edge, rim, blur)

    image, (left, top) = canvas.art.made_trimmed(key, make)
    margin = _margin(rim, blur)
    return image, (left - margin, top - margin)


def die_cut(image: pygame.Surface, edge: Colour, rim: int, blur: int) -> pygame.Surface:
    """Return a picture with a paper edge around its outline, and the shadow of both."""
    margin = _margin(rim, blur)
    wide, high = image.get_width() + 2 * margin, image.get_height() + 2 * margin
    less = max(1, round(image.get_height() / _LARGE))
    if less == 1:
        found = _backing(image, (wide, high), edge, margin, rim, blur)
    else:  # what lies behind a large picture is soft enough to be made in small
        size = -(-wide // less), -(-high // less)
        small = pygame.transform.smoothscale(image, [side // less for side in image.get_size()])
        found = _backing(small, size, edge, margin / less, rim / less, max(1, blur // less))
        found = pygame.transform.smoothscale(found, (wide, high))
    found.blit(image, (margin, margin))
    return found


def _backing(
    image: pygame.Surface,
    size: tuple[int, int],
    edge: Colour,
    margin: float,
    rim: float,
    blur: int,
) -> pygame.Surface:
    """Return the paper behind a picture, and the shadow of that."""
    paper = _spread(_silhouette(image, edge), size, margin, rim)
    shadow = _soft(_silhouette(paper, theme.INK), blur)
    shadow.set_alpha(_SHADOW)
    found = pygame.Surface(size, pygame.SRCALPHA, 32)
    found.blit(shadow, (blur, round(1.6 * blur)))
    found.blit(paper, (0, 0))
    return found


def _soft(image: pygame.Surface, blur: int) -> pygame.Surface:
    """Return an outline blurred by so many pixels; a wide blur costs by the pixel: in small."""
    less = max(1, round(blur / _FINE))
    if less == 1:
        return pygame.transform.gaussian_blur(image, blur)
    width, height = image.get_size()
    small = pygame.transform.smoothscale(image, (width // less, height // less))
    small = pygame.transform.gaussian_blur(small, _FINE)
    return pygame.transform.smoothscale(small, (width, height))


def _margin(rim: int, blur: int) -> int:
    return rim + 3 * blur


def _silhouette(image: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return a picture's outline in one colour, its edges as soft as they are."""
    plain = image.copy()
    plain.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    plain.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return plain


def _spread(
    plain: pygame.Surface, size: tuple[int, int], margin: float, rim: float
) -> pygame.Surface:
    """Return an outline that reaches so many pixels further to all sides."""
    sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
    for reach, many in ((rim, _DIRECTIONS), (rim * 0.55, _DIRECTIONS // 2)):
        for step in range(many):
            turn = math.tau * step / many
            x, y = margin + reach * math.cos(turn), margin + reach * math.sin(turn)
            sheet.blit(plain, (round(x), round(y)))
    return sheet


def rays(canvas: Canvas, x: float, y: float, radius: float, colour: Colour = theme.LEMON) -> None:
    """Paint the rays behind somebody who acts; they stand still."""
    if canvas.art.strong:
        colour = theme.strong_fill(colour)
    path = ""
    for step in range(_RAYS):
        corners = [(100.0, 100.0)]
        for side in (-0.26, 0.26):
            turn = math.tau * (step + side) / _RAYS
            corners.append((100 + 100 * math.cos(turn), 100 + 100 * math.sin(turn)))
        path += "M" + " L".join(f"{across:.1f},{down:.1f}" for across, down in corners) + "Z"
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">'
        f'<path d="{path}" fill="{html(colour)}" fill-opacity="0.9"/></svg>'
    )
    canvas.drawing(svg, x - radius, y - radius, 2 * radius, 2 * radius)
