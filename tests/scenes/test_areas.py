"""Where the arrow keys lead among the areas of a table."""

from __future__ import annotations

import pytest

from game.scenes.table.areas import Areas
from game.stage.motion.layout import Box, Touch
from game.stage.table.asking import button_box

ABOVE, BELOW = Box(800, 220, 240, 160), Box(800, 385, 240, 160)
"""Two seats one under the other, as at a table of seven."""


@pytest.mark.parametrize("key", ["left", "right"])
def test_left_and_right_lead_to_the_only_target_even_above_the_focus(key: str) -> None:
    areas = Areas({"seat:5": Touch(ABOVE, "seat:5"), "seat:6": Touch(BELOW, "seat:6")}, [])
    assert areas.beside("seat:6", key, frozenset({"seat:5"})) == "seat:5"
    assert areas.beside("seat:5", key, frozenset({"seat:5"})) == "seat:5"


@pytest.mark.parametrize("cards", [3, 5, 9])
@pytest.mark.parametrize("many", [2, 3, 4])
def test_left_and_right_lead_to_the_next_button_though_cards_lie_nearer(
    cards: int, many: int
) -> None:
    hand = {
        f"hand:{at}": Touch(Box(528 + 103 * (at - cards / 2), 573, 98, 121), f"face:{at}")
        for at in range(cards)
    }
    row = Box(12, 513, 1032, 54)
    areas = Areas(hand, [(str(at), button_box(row, at, many)) for at in range(many)])
    lit = frozenset(hand)
    for at in range(many):
        following = f"button:{(at + 1) % many}"
        assert areas.beside(f"button:{at}", "right", lit) == following
        assert areas.beside(following, "left", lit) == f"button:{at}"
        assert str(areas.beside(f"button:{at}", "down", lit)).startswith("hand:")


def test_left_and_right_lead_from_a_single_button_to_what_lies_there() -> None:
    hand = {"hand:0": Touch(Box(100, 573, 98, 121), "face:0")}
    areas = Areas(hand, [("lay", Box(400, 513, 200, 50))])
    assert areas.beside("button:lay", "left", frozenset(hand)) == "hand:0"


@pytest.mark.parametrize("many", [2, 3, 4])
def test_left_and_right_lead_on_among_buttons_where_no_card_is_lit(many: int) -> None:
    hand = {"hand:0": Touch(Box(100, 573, 98, 121), "face:0")}
    row = Box(12, 513, 1032, 54)
    areas = Areas(hand, [(str(at), button_box(row, at, many)) for at in range(many)])
    for at in range(many):
        assert areas.beside(f"button:{at}", "right", frozenset()) == f"button:{(at + 1) % many}"


def test_one_switch_is_led_to_what_was_chosen_and_may_put_it_down() -> None:
    hand = {f"hand:{at}": Touch(Box(100 * at, 573, 98, 121), f"face:{at}") for at in range(3)}
    areas = Areas(hand, [("lay", Box(400, 513, 200, 50))])
    met = set()
    focus: str | None = "button:lay"
    for _ in range(4):
        focus = areas.in_turn(focus, frozenset(), "hand:1")
        met.add(focus)
    assert met == {"hand:1", "button:lay"}
