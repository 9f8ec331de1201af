"""The canvas: painting in table units (1280 × 720) on a surface of any size."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.stage.input.input_hints import InputHints
from game.stage.paint import repeating
from game.stage.paint.art import Art
from game.stage.paint.theme import (
    FLOOR,
    INK,
    LEMON,
    PAPER,
    TEXT,
    Colour,
    edge_of,
    strong_fill,
    strong_words,
)
from game.stage.paint.wrapping import evened, shortened, wrapped

WIDTH: Final = 1280
HEIGHT: Final = 720
_FINE: Final = 2560
"""Pixels of the widest table of which everything is drawn pixel by pixel."""


class Canvas:
    """A surface painted in table units, letterboxed to 16:9."""

    def __init__(self, surface: pygame.Surface, art: Art, hints: InputHints | None = None) -> None:
        """Fit 1280 × 720 units into a surface, centred; a poster, without keys, needs no hints."""
        self.surface = surface
        self.art = art
        self.hints = hints or InputHints()
        """What is held, for caps that say what to press."""
        width, height = surface.get_size()
        self.k = min(width / WIDTH, height / HEIGHT)
        """Pixels a unit."""
        self.left = round((width - WIDTH * self.k) / 2)
        self.top = round((height - HEIGHT * self.k) / 2)

    def layer(self) -> Canvas:
        """Return a canvas of the same size and place on a new transparent surface."""
        layer = Canvas(
            pygame.Surface(self.surface.get_size(), pygame.SRCALPHA), self.art, self.hints
        )
        layer.k, layer.left, layer.top = self.k, self.left, self.top
        return layer

    def part(self, x: float, y: float, width: float, height: float) -> Canvas:
        """Return a canvas of a part of the table, on a new transparent surface of its size."""
        size = self.pixels(width), self.pixels(height)
        part = Canvas(pygame.Surface(size, pygame.SRCALPHA), self.art, self.hints)
        part.k, part.left, part.top = self.k, -round(x * self.k), -round(y * self.k)
        return part

    def on(self, surface: pygame.Surface) -> Canvas:
        """Return a canvas for another surface: what is painted there covers what is here."""
        return Canvas(surface, self.art, self.hints)

    def nearer(self, zoom: float, x: float, y: float) -> Canvas:
        """Return a canvas on the same surface that shows a part of the table, enlarged.

        The point x, y stays where it is, so a pointer there means the same with and without.
        """
        near = Canvas(self.surface, self.art, self.hints)
        near.k = self.k * zoom
        left, top = self.spot(x, y)
        near.left, near.top = left - round(x * near.k), top - round(y * near.k)
        return near

    def pixels(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.k)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """Return a point in pixels."""
        return self.left + round(x * self.k), self.top + round(y * self.k)

    def units(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the surface in table units."""
        return (x - self.left) / self.k, (y - self.top) / self.k

    # ------------------------------------------------------------ pictures

    def image(self, name: str, width: float, height: float) -> pygame.Surface:
        """Return a picture at a size in units."""
        return self.art.picture(name, self.pixels(width), self.pixels(height))

    def put(self, image: pygame.Surface, x: float, y: float, alpha: float = 1.0) -> None:
        """Paint an image with its top left corner at a point."""
        if alpha < 1:
            image = self.art.faint(image, round(255 * max(0.0, alpha)))
        self.surface.blit(image, self.spot(x, y))

    def put_centred(self, image: pygame.Surface, x: float, y: float, alpha: float = 1.0) -> None:
        """Paint an image with its centre at a point."""
        if alpha < 1:
            image = self.art.faint(image, round(255 * max(0.0, alpha)))
        left, top = self.spot(x, y)
        self.surface.blit(image, (left - image.get_width() // 2, top - image.get_height() // 2))

    def ground(
        self, name: str, *, blur: float = 0, over: str = "", far: bool = False
    ) -> pygame.Surface:
        """Return a picture that covers the whole table and lets nothing through.

        It is blurred by so many units, and an SVG text may be drawn over it. What is ``far``, and
        what lies over a blur, is half as fine on screens of more than 2560 pixels.
        """
        size = self.pixels(WIDTH), self.pixels(HEIGHT)
        half = 2 if size[0] > _FINE else 1

        def make() -> pygame.Surface:
            opaque = pygame.Surface(size, 0, self.surface)
            if self.art.strong:  # words stand on nothing but one dark colour
                opaque.fill(strong_fill(INK))
            elif blur:  # half as large, blurred half as far and stretched: an eighth of the work
                less = 2 * max(1, size[0] // 1920)  # and at 4K half of that again
                few = size[0] // less, size[1] // less
                small = pygame.Surface(few, 0, self.surface)
                small.blit(self.art.scenery(name, *few), (0, 0))
                small = pygame.transform.gaussian_blur(small, max(1, self.pixels(blur / less)))
                pygame.transform.smoothscale(small, size, opaque)
            elif far and half > 1:
                few = size[0] // half, size[1] // half
                small = pygame.Surface(few, 0, self.surface)
                small.blit(self.art.scenery(name, *few), (0, 0))
                pygame.transform.smoothscale(small, size, opaque)
            else:
                opaque.blit(self.art.scenery(name, *size), (0, 0))
            self.art.breathe()
            if over:
                veil = self.art.sketch(over, size[0] // half, size[1] // half)
                self.art.breathe()
                veil = veil if half == 1 else pygame.transform.smoothscale(veil, size)
                self.art.breathe()
                opaque.blit(veil, (0, 0))
            return opaque

        return self.art.ground((name, blur, over, far, *size), make)

    def picture(
        self, name: str, x: float, y: float, width: float, height: float, alpha: float = 1.0
    ) -> None:
        """Paint a picture of ``assets/svg`` with its top left corner at a point."""
        self.put(self.image(name, width, height), x, y, alpha)

    def drawing(
        self,
        svg: str,
        x: float,
        y: float,
        width: float,
        height: float,
        drawn: tuple[int, int] | None = None,
    ) -> None:
        """Paint a small SVG text into a box, or one of so many pixels with its middle repeated."""
        size = max(1, self.pixels(width)), max(1, self.pixels(height))
        if drawn is None:
            self.surface.blit(self.art.drawing(svg, *size), self.spot(x, y))
        else:
            repeating.box(self.surface, self.art, svg, drawn, self.spot(x, y), size)

    # ------------------------------------------------------------ boxes

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        colour: Colour,
        radius: float = 0,
        alpha: float = 1.0,
    ) -> None:
        """Paint a filled box with round corners."""
        w, h = max(1, self.pixels(width)), max(1, self.pixels(height))
        colour = strong_fill(colour) if self.art.strong else colour
        wide, high = repeating.drawn(w, h, radius * self.k)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
            f'<rect width="{wide}" height="{high}" rx="{radius * self.k:.2f}" '
            f'fill="{html(colour)}" fill-opacity="{alpha:.3f}"/></svg>'
        )
        repeating.box(self.surface, self.art, svg, (wide, high), self.spot(x, y), (w, h))

    def panel(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 16,
        fill: Colour = PAPER,
        *,
        line: float = 2.5,
        shadow: bool = True,
        ring: Colour | None = None,
    ) -> None:
        """Paint an inked panel; ``ring`` adds a coloured ring inside its line."""
        if shadow:
            self.shadow(x, y, width, height, radius)
        w, h = max(1, self.pixels(width)), max(1, self.pixels(height))
        ink = line * self.k * (1.5 if self.art.strong else 1)
        r = radius * self.k
        boxes = (
            [(0.5 * ink, r, fill, True)]
            if ring is None
            else [
                (0.6 * ink, r, INK, False),
                (1.3 * ink, r - ink, ring, self.art.strong),  # a dark ring is seen by its edge
                (3.0 * ink, r - 3 * ink, INK, False),
                (3.7 * ink, r - 3.7 * ink, fill, False),
            ]
        )
        wide, high = repeating.drawn(w, h, max(r + 1.1 * ink, 4.4 * ink))
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        for inset, corner, usual, lined in boxes:
            colour = strong_fill(usual) if self.art.strong else usual
            edge = edge_of(colour) if self.art.strong else INK
            stroke = f' stroke="{html(edge)}" stroke-width="{ink:.2f}"' if lined else ""
            svg += (
                f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{wide - 2 * inset:.2f}" '
                f'height="{high - 2 * inset:.2f}" rx="{max(0.0, corner):.2f}" '
                f'fill="{html(colour)}"{stroke}/>'
            )
        svg += "</svg>"
        repeating.box(self.surface, self.art, svg, (wide, high), self.spot(x, y), (w, h))

    def shadow(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        *,
        dx: float = 3,
        dy: float = 5,
        blur: float = 5,
        alpha: int = 110,
    ) -> None:
        """Paint the shadow that a box throws, down and to the right."""
        b, r = max(2, self.pixels(blur)), self.pixels(radius)
        wide, high = self.pixels(width), self.pixels(height)
        left, top = self.spot(x + dx, y + dy)
        spot = left - 2 * b, top - 2 * b
        if wide * high < repeating.BROAD:
            self.surface.blit(self.art.shadow(wide, high, r, b, alpha), spot)
            return
        image = self.shade(width, height, radius, blur=blur, alpha=alpha)
        repeating.paint(self.surface, self.art, image, spot, (wide + 4 * b, high + 4 * b))

    def shade(
        self, width: float, height: float, radius: float, *, blur: float, alpha: int
    ) -> pygame.Surface:
        """Return the corners of the shadow that a box throws."""
        b, r = max(2, self.pixels(blur)), self.pixels(radius)
        return self.art.shade(self.pixels(width), self.pixels(height), r, b, alpha)

    def focus(self, x: float, y: float, width: float, height: float, radius: float = 18) -> None:
        """Paint what shows the focus around a box: lemon between ink, seen on any ground."""
        self.panel(x - 6, y - 6, width + 12, height + 12, radius, LEMON, shadow=False)

    # ------------------------------------------------------------ words

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 18,
        colour: Colour = INK,
        font: str = TEXT,
        *,
        align: str = "left",
        outline: Colour | None = None,
        outline_width: float = 2.5,
        room: float | None = None,
    ) -> float:
        """Paint a line of text and return its width; ``y`` is the optical middle of its figures.

        ``align`` is left, middle or right of ``x``. With ``room`` the line is cut with an
        ellipsis to fit so many units.
        """
        if room is not None:
            text = self.cut(text, room, size, font)
        if self.art.strong:
            colour = strong_words(colour)
            outline = outline and strong_words(outline)
        pixels = max(8, self.pixels(size))
        image = self.art.written(text, font, pixels, colour)
        width = image.get_width() / self.k
        # Fredoka and Baloo sit on the same line when their figures' middles do
        rise = self.art.font(font, pixels).get_ascent() / self.k
        rise -= size * (0.31 if font.startswith("fredoka") else 0.305)
        left = x - (width if align == "right" else width / 2 if align == "middle" else 0)
        spot = self.spot(left, y - rise)
        if outline is not None:
            edge = self.art.written(text, font, pixels, outline)
            reach = outline_width * self.k
            for step in range(16):
                angle = step * math.tau / 16
                shift = round(reach * math.cos(angle)), round(reach * math.sin(angle))
                self.surface.blit(edge, (spot[0] + shift[0], spot[1] + shift[1]))
        self.surface.blit(image, spot)
        return width

    def text_width(self, text: str, size: float = 18, font: str = TEXT) -> float:
        """Return the width of a line of text in units."""
        return self.art.wide(text, font, max(8, self.pixels(size))) / self.k

    def fitted(
        self, text: str, room: float, size: float, font: str = TEXT, least: float = FLOOR
    ) -> float:
        """Return a size at which a line fits so many units, never below the least."""
        while size > least and self.text_width(text, size, font) > room:
            size = max(least, size - 0.5)
        return size

    def cut(self, text: str, room: float, size: float = 18, font: str = TEXT) -> str:
        """Return a text cut with an ellipsis so that it fits so many units."""
        return shortened(text, room, lambda part: self.text_width(part, size, font))

    def wrap(self, text: str, room: float, size: float = 18, font: str = TEXT) -> list[str]:
        """Return a text broken into lines of at most so many units."""
        return wrapped(text, room, lambda part: self.text_width(part, size, font))

    def even(self, text: str, room: float, size: float = 18, font: str = TEXT) -> list[str]:
        """Return a text broken into lines of about the same width: no last word stands alone."""
        return evened(text, room, lambda part: self.text_width(part, size, font))


def html(colour: Colour) -> str:
    """Return a colour as ``#RRGGBB``."""
    return "#{:02X}{:02X}{:02X}".format(*colour)
