"""With the light on, paws and bricks of a place lie within it, however many there are."""

from __future__ import annotations

import pytest

from game.games.wombat.board.bricks import RATIO, brick_wide
from game.games.wombat.board.opened import bricks_of, stands_of
from game.games.wombat.board.places import BOX, places_for
from game.games.wombat.model.places import SIZE, SPINDLES
from game.scenes.tutorial.panel import arrow_at, covers
from game.stage.motion.layout import Box
from game.stage.paint import theme

CELLS = places_for(6, 1.0, replay=True).cells
FRAME = 10
"""How far the frame of the box reaches into it."""
INNER = Box(BOX.x + FRAME, BOX.y + FRAME, BOX.width - 2 * FRAME, BOX.height - FRAME)


def inside(one: Box, whole: Box) -> bool:
    slack = 0.01
    return (
        whole.x - slack <= one.x
        and one.x + one.width <= whole.x + whole.width + slack
        and whole.y - slack <= one.y
        and one.y + one.height <= whole.y + whole.height + slack
    )


def apart(one: Box, two: Box) -> bool:
    slack = 0.01
    return (
        one.x + one.width <= two.x + slack
        or two.x + two.width <= one.x + slack
        or one.y + one.height <= two.y + slack
        or two.y + two.height <= one.y + slack
    )


def bricks(cell: Box, many: int) -> list[Box]:
    """Return where so many bricks of a zone lie, the largest ones first."""
    sizes = sorted(SIZE, reverse=True)[:many]
    return [
        Box(x - brick_wide(size, largest) / 2, foot - largest * RATIO,
            brick_wide(size, largest), largest * RATIO)
        for size, x, foot, largest in bricks_of(cell, sizes)
    ]  # fmt: skip


@pytest.mark.parametrize("many", range(1, 7))
def test_paws_lie_within_their_place_and_none_on_another_or_on_the_frame(many: int) -> None:
    for place, cell in enumerate(CELLS):
        stands = stands_of(cell, many, spindle=place < SPINDLES)
        sign = Box(cell.x + cell.width - 30, cell.y + 4, 30, 28)
        assert len(stands) == many
        assert all(inside(one, cell) and inside(one, INNER) for one in stands)
        assert all(apart(one, sign) for one in stands)
        assert all(apart(one, two) for one in stands for two in stands if one is not two)
        assert all(one.height >= theme.FLOOR + 5 for one in stands), "a name and toes"
        assert all(one.width >= theme.FLOOR for one in stands)


@pytest.mark.parametrize("many", range(19))
def test_bricks_lie_within_their_zone_below_its_paws(many: int) -> None:
    for cell in CELLS[SPINDLES:]:
        lying = bricks(cell, many)
        assert len(lying) == many
        assert all(inside(one, cell) and inside(one, INNER) for one in lying)
        assert all(apart(one, two) for one in lying for two in lying if one is not two)
        for paws in range(1, 7):
            stands = stands_of(cell, paws, spindle=False)
            assert all(apart(one, two) for one in lying for two in stands)


def test_few_bricks_lie_beside_the_key_of_a_lesson_and_are_large() -> None:
    for cell in CELLS[SPINDLES:]:
        key = Box(cell.x + cell.width - 38, cell.y + cell.height - 36, 30, 28)
        for many in range(7):
            assert all(apart(one, key) for one in bricks(cell, many))
            assert all(one.height >= 12 for one in bricks(cell, many))


def test_paws_at_a_tower_cover_no_brick_of_it() -> None:
    for cell in CELLS[:SPINDLES]:
        tower = Box(cell.middle[0] - 33, cell.y, 66, cell.height)
        for many in range(1, 7):
            assert all(apart(one, tower) for one in stands_of(cell, many, spindle=True))


def test_no_arrow_of_a_lesson_covers_the_bricks_of_another_place() -> None:
    panel = Box(822, 422, 446, 286)
    shown = []
    for place, cell in enumerate(CELLS):
        spot = arrow_at(cell, panel, [cell])
        if spot is not None and not covers(spot, cell, CELLS):
            shown.append(place)
            assert not any(one.holds(*spot[:2]) for one in CELLS)
    towers = CELLS[:SPINDLES]
    assert not set(shown) & set(range(SPINDLES)), "zones lie all around towers"
    plates = places_for(4, 1.0).plates
    spot = arrow_at(plates[1], panel, [plates[1]])
    assert spot is not None
    assert not covers(spot, plates[1], [*plates, *towers]), "a seat is pointed at from beside"
