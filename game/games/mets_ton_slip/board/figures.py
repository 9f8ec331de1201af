"""Figures: who stands there, cut out of paper, in the light that says what matters now."""

from __future__ import annotations

from typing import Final

import pygame

from game.games.mets_ton_slip.board.plates import Plate
from game.games.mets_ton_slip.dolls import clothed, height_in
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour
from game.stage.table.busts import CALM, EDGE, LIT_EDGE, die_cut

_LIGHTS: Final = {"turn": theme.LEMON, "aim": theme.TOMATO, "won": theme.LEMON}
"""By what somebody does, the colour of their edge and of the light at their feet."""
_LESS: Final = 0.94
"""So much of their height has who matters less now."""


def paint_figure(canvas: Canvas, box: Box, plate: Plate) -> None:
    """Paint somebody on their feet, larger and with a coloured edge where they act."""
    light = _LIGHTS.get(plate.state)
    _floor(canvas, box, light)
    image = _cut_out(canvas, box, plate, light)
    lift = 0 if light is None else 2
    x, y = canvas.spot(box.middle[0], box.y + box.height - lift)
    margin = _margin(canvas, light)
    canvas.surface.blit(image, (x - image.get_width() // 2, y - image.get_height() + margin))


def _margin(canvas: Canvas, light: Colour | None) -> int:
    rim, blur = _edge(canvas, light)
    return rim + 3 * blur


def _edge(canvas: Canvas, light: Colour | None) -> tuple[int, int]:
    """Return how thick the edge is in pixels, and how far its shadow is blurred."""
    thick = (LIT_EDGE if light else EDGE) * (1.33 if canvas.art.strong else 1)
    return max(1, canvas.pixels(thick)), max(2, canvas.pixels(3))


def _cut_out(canvas: Canvas, box: Box, plate: Plate, light: Colour | None) -> pygame.Surface:
    height, strong = height_in(box), canvas.art.strong
    calm = light is None and not plate.own
    edge = light or theme.PAPER
    rim, blur = _edge(canvas, light)
    key = "figure", plate.seat, plate.worn, canvas.pixels(height), edge, rim, calm, strong

    def make() -> pygame.Surface:
        image = clothed(canvas, plate.seat, plate.worn, height)
        if calm:
            size = [round(side * _LESS) for side in image.get_size()]
            image = pygame.transform.smoothscale(image, size)
            if not strong:
                image.fill(CALM, special_flags=pygame.BLEND_RGBA_MULT)
        return die_cut(image, edge, rim, blur)

    return canvas.art.made(key, make)


def _floor(canvas: Canvas, box: Box, light: Colour | None) -> None:
    """Paint the light at somebody's feet."""
    wide, high = box.width * (0.92 if light is None else 1.08), box.width * 0.24
    fill = html(theme.INK if light is None else light)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 24">'
        f'<ellipse cx="50" cy="12" rx="49" ry="11" fill="{fill}" '
        f'fill-opacity="{0.3 if light is None else 0.9}"/></svg>'
    )
    canvas.drawing(svg, box.middle[0] - wide / 2, box.y + box.height - high * 0.66, wide, high)
