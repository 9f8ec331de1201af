"""Every screen of the tour, shown one after the other in one window: parts and whole look alike."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.kit import Kit
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour import FRAME_MS
from tests.touring import unlike_scenes

SIZE = (960, 600)
"""A window that the table does not fill."""
TURNS = 12


@pytest.mark.slow
def test_every_screen_painted_in_parts_is_the_one_painted_whole(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    whole = pygame.Surface(SIZE, 0, surface)
    kit = Kit(Art(assets_root()), Settings(), tmp_path, "fr")
    window, wrong, parts = Screen(), [], 0
    for name, *scenes in unlike_scenes(kit):
        stack = Stack(scenes[0])
        for scene in scenes[1:]:
            stack.open(scene)
        for _ in range(TURNS):
            canvas = window.canvas(surface, kit.art, kit.hints)
            canvas.surface.fill(theme.INK)  # some lie over others, and are seen alone here
            stack.draw(canvas)
            parts += window.paint(canvas.surface, surface) is not None
            whole.fill(theme.INK)
            stack.draw(Canvas(whole, kit.art, kit.hints))
            if surface.get_buffer().raw != whole.get_buffer().raw:
                wrong.append(name)
                break
            stack.pass_time(FRAME_MS)
    assert not wrong
    assert parts
