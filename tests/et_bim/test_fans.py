"""Fans: all cards of a pile are readable, and the prompt stays in sight."""

from __future__ import annotations

from itertools import product

import pytest

from game.gangs.board.pile_fan import fan_shape
from game.gangs.board.places import RATIO, hand_box, pile_box, places_for
from game.stage.motion.layout import Box
from tests.boxes import overlap
from tests.slow import slow

# tables between are laid out like their neighbours, and are tried where time is
TABLES = [pytest.param(n, marks=[] if n == 12 else pytest.mark.slow) for n in range(4, 13)]
every_table = pytest.mark.parametrize("seats", TABLES)


@every_table
def test_a_fan_lies_on_the_screen_and_hides_neither_prompt_nor_buttons(seats: int) -> None:
    for viewer in (0, seats // 2, None):
        places = places_for(seats, viewer, mystery=False)
        for seat, count in product(range(seats), (1, 3, 8, 9, 16, 24)):
            box, _ = fan_shape(places, seat, count, shielded=count % 2 == 0)
            assert box.x >= 0
            assert box.x + box.width <= 1280
            assert box.y >= 47
            assert box.y + box.height <= 720
            assert not overlap(box, places.prompt), (seat, count)
            if count <= 16:
                assert not overlap(box, places.buttons), (seat, count)


@pytest.mark.parametrize("seats", range(4, 13))
def test_a_pile_is_pointed_at_inside_its_seat(seats: int) -> None:
    places = places_for(seats, 0, mystery=False)
    for seat, home in enumerate(place.box for place in places.seats):
        box = pile_box(places, seat)
        assert home.holds(box.x, box.y)
        assert home.holds(box.x + box.width - 1, box.y + box.height - 1)


@pytest.mark.parametrize("zoom", [*slow([1.0, 1.5]), 2.0])
@every_table
def test_a_fan_of_up_to_nine_leaves_the_hand_and_its_own_seat_in_sight(
    seats: int, zoom: float
) -> None:
    places = places_for(seats, 0, mystery=False, zoom=zoom)
    for seat, count in product(range(1, seats), range(1, 10)):
        box, _ = fan_shape(places, seat, count, shielded=True)
        assert not any(overlap(box, hand_box(places, at, 6)) for at in range(6)), (seat, count)
        assert not overlap(box, places.seats[seat].card), (seat, count)


@every_table
def test_rows_of_a_fan_are_as_long_as_each_other(seats: int) -> None:
    places = places_for(seats, 0, mystery=False)
    for seat, count in product({0, seats // 2}, range(1, 25)):
        _, columns = fan_shape(places, seat, count)
        rows = -(-count // columns)
        assert columns * rows - count < max(rows, 3), (seat, count)


@every_table
@pytest.mark.parametrize("zoom", [*slow([1.0]), 2.0])
def test_a_fan_never_hides_ones_own_hand(seats: int, zoom: float) -> None:
    places = places_for(seats, 0, mystery=False, zoom=zoom)
    for seat, count in product(range(seats), (1, 3, 6, 9, 14)):
        box, _ = fan_shape(places, seat, count)
        assert not any(overlap(box, hand_box(places, at, 6)) for at in range(6)), (seat, count)


@pytest.mark.parametrize("seats", [*TABLES[:4], 8])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_on_a_public_table_a_fan_stays_off_stock_and_discards(seats: int, zoom: float) -> None:
    places = places_for(seats, None, mystery=False, zoom=zoom, room_for="couch")
    wide, high = places.stock_card, places.stock_card * RATIO
    piles = [Box(x - wide / 2, y - high / 2, wide, high) for x, y in (places.deck, places.discard)]
    for seat, count in product(range(seats), range(1, 9)):
        box, _ = fan_shape(places, seat, count, public=True)
        assert not any(overlap(box, pile) for pile in piles), (seat, count)
