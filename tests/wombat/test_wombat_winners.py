"""Who won Branle-bas de Wombat, in the result: behind a beam, wherever a hop has got to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.games.wombat.poster import _BEAM, winners
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root


@pytest.mark.parametrize("part", [0.0, 0.1, 0.3, 1.0])
def test_whoever_won_is_never_cut_off_in_mid_air(part: float) -> None:
    art = Art(assets_root())
    box = Box(22, 12, 780, 352)
    view: Any = SimpleNamespace(lit=(((), (), ()),), winners=(1, 2), seats=4)
    with art.wearing("wombat"):
        canvas = Canvas(pygame.Surface((1280, 720)), art)
        canvas.surface.fill((255, 0, 255))
        winners(canvas, view, box, part)
    for x in (80, 740):
        column = [tuple(canvas.surface.get_at((x, y)))[:3] for y in range(200, 380)]
        painted = [at for at, colour in enumerate(column) if colour != (255, 0, 255)]
        assert painted == list(range(painted[0], painted[-1] + 1)), "a gap below the chest"
        assert _BEAM in column
