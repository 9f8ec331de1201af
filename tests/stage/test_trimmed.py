"""A picture that is mostly empty is kept without its margin, and looks the same."""

from __future__ import annotations

import pygame
import pytest

from game.games.mets_ton_slip.outfits import wardrobe
from game.stage.paint.art import Art
from game.store.places import assets_root

SIZE = (120, 180)


@pytest.mark.parametrize("at", [0, 1, 17])
def test_a_trimmed_picture_laid_where_it_lies_is_the_whole_one(at: int) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    art = Art(assets_root())
    with art.wearing("mets_ton_slip"):
        name = list(wardrobe(2))[at]
        trimmed, spot = art.trimmed(name, *SIZE)
        here, there = (pygame.Surface(SIZE, 0, 32) for _ in range(2))
        here.blit(trimmed, spot)
        there.blit(art.picture(name, *SIZE), (0, 0))
    assert trimmed.get_width() * trimmed.get_height() < 0.6 * SIZE[0] * SIZE[1]
    assert pygame.image.tobytes(here, "RGB") == pygame.image.tobytes(there, "RGB")
