"""What all know of a hand is shown where one looks; open hands lie small before every chest."""

from __future__ import annotations

from itertools import product

import pytest

from game.games import game_of, words
from game.games.le_boulet.board.arranging import layout_of
from game.games.le_boulet.board.known_cards import fan_box, small_boxes
from game.games.le_boulet.board.places import places_for
from game.games.le_boulet.model.cards import BOULET, UNKNOWN
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules import RULES
from game.games.le_boulet.screen_reader import seat as screen_reader
from game.stage.motion.layout import Box

NAMES = ["Ana", "Hugo", "Rosa", "Iris"]
LION, BEAR, ROSE = 0, 3, 31


def table(*, open_hands: bool) -> State:
    """Return a table of four, at which the second seat's bear went back to its hand."""
    view = State(RULES.options(4, {"open_hands": open_hands}))
    view.hands = [[LION, ROSE], [BOULET, BEAR, UNKNOWN], [UNKNOWN] * 3, [UNKNOWN] * 3]
    view.known = [[LION], [BOULET, BEAR], [], []]
    return view


def overlap(a: Box, b: Box) -> bool:
    """Say whether two boxes lie over each other."""
    wide = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    return wide > 0 and min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > 0


def test_pointing_fans_out_what_all_know_of_a_hand_but_not_ones_own() -> None:
    view = table(open_hands=False)
    board = game_of("le_boulet").board.Board(view, 0, NAMES, words("fr", "le_boulet"))
    plates = [stand.plate.middle for stand in places_for(4, 0).stands]
    spots = board.layout(view).spots
    assert [spots.pile_at(*plate) for plate in plates] == [None, "seat:1", None, None]


def test_a_plate_holds_only_what_all_know_in_the_order_of_a_hand() -> None:
    furniture = layout_of(table(open_hands=False), 0, NAMES, [""] * 4, places_for(4, 0)).furniture
    assert furniture.plates[1].known == ("picture_ours", "card_boulet")
    assert furniture.plates[2].known == ()
    assert not furniture.open_hands


@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("viewer", [0, None])
def test_open_hands_of_eight_lie_before_every_chest_and_over_nothing(
    seats: int, viewer: int | None
) -> None:
    places = places_for(seats, viewer)
    others = [stand for seat, stand in enumerate(places.stands) if seat != viewer]
    small = [box for stand in others for box in small_boxes(stand, 8)]
    assert len(small) == 8 * len(others)
    heads = [Box(box.x, box.y, box.width, box.height - 14) for box in (one.head for one in others)]
    rest = [places.banner, *heads, *[box for one in others for box in (one.plate, one.card)]]
    assert not [one for one in product(small, rest) if overlap(*one)]


@pytest.mark.parametrize("seat", [1, 9])
def test_a_fan_of_sixteen_cards_fits_the_field_and_leaves_ones_hand_free(seat: int) -> None:
    places = places_for(10, 0, zoom=2.0)
    box, across = fan_box(places, seat, 16)
    assert across >= 8
    assert box.x >= 0
    assert box.x + box.width <= 1280
    assert box.y + box.height <= places.hand.y


def test_what_all_know_is_read_to_who_does_not_see_and_nothing_hidden_is() -> None:
    view, its = table(open_hands=False), words("fr", "le_boulet")
    said = [one.text for place in range(4) for one in screen_reader(view, 0, place, NAMES, its)]
    assert "connu de tous\N{NO-BREAK SPACE}: l’ours" in said[1]
    assert all("connu" not in one for one in (said[0], said[2], said[3]))
