"""Stickers: a character, and the shadow of its outline."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.stickers import sticker
from game.store.places import assets_root

X, Y, WIDTH = 400, 100, 200
"""In units, as they are painted."""


def test_the_shadow_of_a_bust_ends_softly_below_it() -> None:
    """The picture ends with the bust: a shadow that ended with it had a straight edge."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    surface = pygame.Surface((1920, 1080), 0, pygame.display.get_surface())
    surface.fill((255, 255, 255))
    canvas = Canvas(surface, Art(assets_root()))
    sticker(canvas, "lucie", X, Y, WIDTH)
    column, top = canvas.spot(X + WIDTH / 2, Y + WIDTH + 1)
    greens = [surface.get_at((column, y)).g for y in range(top, top + canvas.pixels(30))]
    pygame.quit()
    assert greens[0] < 190, "there is a shadow"
    assert greens[-1] == 255
    assert max(after - before for before, after in pairwise(greens)) < 40
