"""What a table will need soon is drawn one by one, in frames in which nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Frame
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.table.ahead import Ahead
from game.stage.table.busts import Cut, bust
from game.store.places import assets_root

RESTING, FLYING = Frame({}, (), None), Frame({}, (Pose(0, 0, 9, "card_back"),), None)


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return Canvas(pygame.Surface((640, 360)), Art(assets_root()))


def painters(*faces: str) -> dict[object, Callable[[Canvas], None]]:
    """Return who is to be cut out."""
    return {
        face: partial(bust, cut=Cut(f"head_{face}_calm", 100), middle=300, base=300)
        for face in faces
    }


def test_one_is_drawn_each_quiet_frame_and_then_painted_without_being_made(canvas: Canvas) -> None:
    ahead, soon = Ahead(), painters("rosa", "hugo", "ana")
    left = []
    for frame, idle in ((FLYING, True), (RESTING, False), *[(RESTING, True)] * 3):
        ahead.go_on(canvas, frame, canvas.art.makes, 1, lambda: soon, idle=idle)
        left.append(len(ahead))
    assert left == [3, 3, 2, 1, 0]
    blank = canvas.surface.get_buffer().raw
    made = canvas.art.makes
    for painter in soon.values():
        painter(canvas)
    assert canvas.art.makes == made, "all of it was kept"
    assert canvas.surface.get_buffer().raw != blank


def test_nothing_is_drawn_twice_except_for_a_window_of_another_size(
    canvas: Canvas,
) -> None:
    ahead, soon = Ahead(), painters("rosa", "hugo")
    for _ in range(4):
        ahead.go_on(canvas, RESTING, canvas.art.makes, 1, lambda: soon, idle=True)
    made = canvas.art.makes
    ahead.go_on(canvas, RESTING, made, 1, lambda: soon, idle=True)
    assert canvas.art.makes == made
    larger = Canvas(pygame.Surface((1280, 720)), canvas.art)
    ahead.go_on(larger, RESTING, made, 1, lambda: soon, idle=True)
    assert len(ahead) == 1
    assert canvas.art.makes > made
