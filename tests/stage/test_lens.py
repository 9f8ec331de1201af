"""The lens: everything can be brought into sight and touched, by pointer and by keys alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.stage.canvas import Canvas
from game.stage.input import KeyPressed, PointerMoved, PointerPressed
from game.stage.layout import Box
from game.stage.lens import Lens

CORNERS = [(0, 0), (1279, 0), (0, 719), (1279, 719), (640, 360)]


@pytest.fixture
def lens() -> Lens:
    lens = Lens()
    lens.zoom = 2.0
    return lens


def near(lens: Lens) -> Canvas:
    art: Any = None
    scene = SimpleNamespace(lens=True)
    return lens.over(scene, Canvas(pygame.Surface((1280, 720)), art))


@pytest.mark.parametrize("spot", CORNERS)
def test_what_the_pointer_is_on_stays_under_it(lens: Lens, spot: tuple[int, int]) -> None:
    lens.hear(PointerMoved(*spot))
    assert near(lens).units(*spot) == pytest.approx(spot, abs=1)
    heard = lens.hear(PointerPressed(*spot))
    assert isinstance(heard, PointerPressed)
    assert (heard.x, heard.y) == pytest.approx(spot, abs=1)


def test_a_touch_elsewhere_means_what_is_seen_there(lens: Lens) -> None:
    lens.hear(PointerMoved(100, 100))
    heard = lens.hear(PointerPressed(900, 500))
    assert isinstance(heard, PointerPressed)
    assert near(lens).spot(heard.x, heard.y) == pytest.approx((900, 500), abs=1)


def test_the_focus_is_seen_wherever_a_key_led_it(lens: Lens) -> None:
    for x, y in CORNERS:
        box = Box(min(x, 1180), min(y, 680), 100, 40)
        lens.follow(KeyPressed("right"), SimpleNamespace(focus_box=box))
        left, top = near(lens).spot(box.x, box.y)
        right, bottom = near(lens).spot(box.x + box.width, box.y + box.height)
        assert min(left, top) >= 0
        assert right <= 1280
        assert bottom <= 720


def test_every_corner_is_reached_by_keys_alone(lens: Lens) -> None:
    for keys, corner in (("home pageup", (0, 0)), ("end pagedown", (1280, 720))):
        for key in keys.split() * 5:
            lens.follow(KeyPressed(key), SimpleNamespace(focus_box=None))
        assert near(lens).units(*corner) == pytest.approx(corner, abs=1)


def test_without_enlarging_and_for_other_scenes_nothing_changes(lens: Lens) -> None:
    canvas = Canvas(pygame.Surface((64, 36)), None)  # type: ignore[arg-type]
    assert lens.over(SimpleNamespace(), canvas) is canvas
    lens.zoom = 1.0
    assert lens.over(SimpleNamespace(lens=True), canvas) is canvas
