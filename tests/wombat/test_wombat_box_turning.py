"""When the box turns in the dark it is seen for a moment where what lies there is carried."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.games.wombat.board.box_turning import LASTS, along, paint_turning, way_of
from game.games.wombat.board.places import places_for
from game.games.wombat.model.places import PLACES, RING, SPINDLES, TURNED
from game.stage.input.input_hints import InputHints
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root

CELLS = places_for(5, 1.0).cells


@pytest.mark.parametrize("place", range(PLACES))
def test_a_way_leads_from_a_place_to_where_the_box_carries_it(place: int) -> None:
    way = way_of(place, CELLS)
    assert (along(way, 0.0), along(way, 1.0)) == (CELLS[place].middle, CELLS[TURNED[place]].middle)


@pytest.mark.parametrize("zone", RING)
def test_zones_go_around_the_middle_one_and_not_across_it(zone: int) -> None:
    for (x, y), (to_x, to_y) in pairwise(way_of(zone, CELLS)):
        assert x == to_x or y == to_y


def test_it_is_painted_for_a_moment_alone() -> None:
    pygame.init()
    art = Art(assets_root())
    for ticks, seen in ((-1, False), (0, True), (LASTS - 1, True), (LASTS, False)):
        surface = pygame.Surface((1280, 720))
        with art.wearing("wombat"):
            paint_turning(Canvas(surface, art, InputHints()), CELLS, ticks)
        assert bool(pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count()
                    < 1280 * 720) is seen  # fmt: skip
    assert all(TURNED[spindle] != spindle for spindle in range(SPINDLES))
