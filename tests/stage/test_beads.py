"""Beads on a card's way: none lies on words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.table.beads import trail, way_beads
from game.store.places import assets_root

WORDS = Box(304, 300, 672, 40)


class Noted(Canvas):
    """A canvas that notes where drops are drawn."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((1280, 720)), Art(assets_root()))
        self.drops: list[Box] = []

    def drawing(self, svg: str, x: float, y: float, width: float, high: float, *_: Any) -> None:
        self.drops.append(Box(x, y, width, high))


def on_words(drops: list[Box]) -> list[Box]:
    return [
        one
        for one in drops
        if one.x < WORDS.x + WORDS.width
        and WORDS.x < one.x + one.width
        and one.y < WORDS.y + WORDS.height
        and WORDS.y < one.y + one.height
    ]


@pytest.mark.parametrize("last", [(640, 250), (980, 120), (300, 420)])
def test_the_way_of_a_card_that_is_aimed_keeps_off_the_prompt(last: tuple[float, float]) -> None:
    free, apart = Noted(), Noted()
    way_beads(free, (560, 540), last, theme.LEMON)
    way_beads(apart, (560, 540), last, theme.LEMON, [WORDS])
    assert not on_words(apart.drops)
    assert len(apart.drops) >= 5, "the way is still seen"
    assert set(apart.drops) <= set(free.drops)


def test_the_trail_of_a_card_in_flight_keeps_off_the_prompt() -> None:
    crossed = 0
    for part in range(1, 10):
        free, apart = Noted(), Noted()
        trail(free, (560, 540), (640, 120), 90.0, part / 10, theme.ORANGE)
        trail(apart, (560, 540), (640, 120), 90.0, part / 10, theme.ORANGE, [WORDS])
        crossed += bool(on_words(free.drops))
        assert not on_words(apart.drops)
        assert set(apart.drops) <= set(free.drops)
    assert crossed, "it flew over the words"
