"""Drawing, passing, reshuffling and the ends that no card brings (E56, E57, E67 to E70, E75)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.gangs.rules.turns import IDLE_TURNS, TURNS_EACH

TWO_LEFT = {
    "tiles": ["bogosses", "chicots", "bogosses", "chicots"],
    "out": {"seats": [2, 3]},
}
HEALS = ["HEAL"] * 6
IDENTS = ["IDENT"] * 6


def discards(count: int) -> list[dict[str, Any]]:
    cards = ("IDENT", "HEAL")
    return [{"seat": turn % 2, "discard": cards[turn % 2]} for turn in range(count)]


# ---------------------------------------------------------------- drawing


def test_e56_an_empty_stock_is_made_anew_from_the_discard_pile(lay: Any, rest: Any) -> None:
    away = ["D10", "D20", "BIM", "HEAL"]
    laid = lay(
        turn=0,
        draw=True,
        hands={"0": ["D30"], "1": rest(away, ["D30"]), "2": [], "3": []},
        discard=away,
    )
    assert "reshuffled" in laid.kinds()
    assert sorted(laid.state.hands[0]) == sorted([2, 0, 1, 3, 6])
    assert laid.state.discard == []
    assert laid.state.bag == []
    laid.match.check()


def test_e70_the_discard_is_reshuffled_in_the_middle_of_a_draw(lay: Any, rest: Any) -> None:
    stock, away = ["D10", "D20"], ["BIM", "BIM", "HEAL"]
    laid = lay(
        turn=0,
        draw=True,
        hands={"0": [], "1": rest(stock, away), "2": [], "3": []},
        stock=stock,
        discard=away,
    )
    kinds = laid.kinds()
    assert kinds[kinds.index("turn_began") :] == [
        "turn_began", "drew", "drew", "reshuffled", "drew", "drew", "drew",
    ]  # fmt: skip
    laid.match.check()


def test_e67_without_a_card_and_without_a_draw_a_seat_passes(lay: Any, rest: Any) -> None:
    laid = lay(turn=0, draw=True, hands={"0": [], "1": rest(), "2": [], "3": []})
    assert laid.kinds()[-4:] == ["turn_began", "passed", "turn_ended", "turn_began"]
    assert laid.state.turn == 1


def test_e67_the_same_where_the_seat_has_drawn_already(lay: Any, rest: Any) -> None:
    laid = lay(turn=0, hands={"0": [], "1": rest(), "2": [], "3": []})
    assert laid.state.turn == 1


def test_e69_a_mulligan_may_bring_back_the_cards_just_shown(lay: Any, rest: Any) -> None:
    laid = lay(turn=0, hands={"0": ["BIM", "BIM"], "1": rest(["BIM", "BIM"]), "2": [], "3": []})
    laid.do({"seat": 0, "mulligan": True})
    assert laid.state.hands[0] == [3, 3]
    assert laid.state.mulligans == 1
    laid.do({"seat": 0, "mulligan": True}, {"seat": 0, "mulligan": True})
    assert {action.kind for action in laid.match.pending()[0]} == {"discard"}


# ---------------------------------------------------------------- stall guard and cap


def test_e57_twelve_turns_of_discards_end_the_match(lay: Any) -> None:
    assert IDLE_TURNS == 12
    laid = lay(**TWO_LEFT, hands={"0": IDENTS, "1": HEALS}, piles={"0": ["D20"], "1": ["D30"]})
    laid.do(*discards(11))
    assert laid.match.outcome() is None
    laid.do(*discards(12)[-1:])
    assert laid.match.outcome().winners == (0, 2)
    assert laid.match.outcome().reason == "stall"


def test_e57_a_play_begins_the_count_again(lay: Any) -> None:
    laid = lay(**TWO_LEFT, hands={"0": IDENTS, "1": HEALS})
    laid.do(*discards(11))
    laid.do({"seat": 1, "play": "HEAL", "target": 0}, {"seat": 0, "react": "pass"})
    assert laid.match.outcome() is None
    assert laid.state.idle == 0


def test_e57_the_count_begins_after_the_last_play(lay: Any) -> None:
    laid = lay(**TWO_LEFT, turn=1, hands={"0": IDENTS, "1": HEALS})
    laid.do({"seat": 1, "play": "HEAL", "target": 0}, {"seat": 0, "react": "pass"})
    assert laid.state.idle == 0
    laid.do({"seat": 0, "discard": "IDENT"}, {"seat": 1, "discard": "HEAL"})
    assert laid.state.idle == 2


def test_e75_a_pass_with_an_empty_hand_counts(lay: Any, rest: Any) -> None:
    laid = lay(**TWO_LEFT, turn=0, draw=True, hands={"0": [], "1": rest()})
    assert laid.kinds()[-3:] == ["passed", "turn_ended", "turn_began"]
    assert laid.state.idle == 1


def test_e75_with_three_living_nothing_counts(lay: Any) -> None:
    piles = {"1": ["SHIELD:1"], "2": ["SHIELD:2"]}
    laid = lay(out={"seats": [3]}, hands={"0": ["BIM"]}, piles=piles)
    laid.do({"seat": 0, "discard": "BIM"})
    assert laid.state.idle == 0


def at_the_last_turn(laid: Any) -> Any:
    laid.state.completed = TURNS_EACH * 4 - 1
    return laid.do({"seat": 0, "play": "HEAL", "target": 1}, {"seat": 1, "react": "pass"})


def test_e75_after_sixty_turns_a_seat_the_lowest_total_wins(lay: Any) -> None:
    assert TURNS_EACH == 60
    tiles = ["bogosses", "chicots", "bogosses", "chicots"]
    piles = {"0": ["D30"], "1": ["D20", "IDENT"], "2": ["D20"], "3": ["D10"]}
    laid = at_the_last_turn(lay(tiles=tiles, hands={"0": ["HEAL"]}, piles=piles))
    assert laid.match.outcome().reason == "turn-cap"
    assert laid.match.outcome().winners == (1, 3)


def test_e75_the_turn_before_does_not_end_it(lay: Any) -> None:
    laid = lay(hands={"0": ["HEAL"]})
    laid.state.completed = TURNS_EACH * 4 - 2
    laid.do({"seat": 0, "play": "HEAL", "target": 1}, {"seat": 1, "react": "pass"})
    assert laid.match.outcome() is None


@pytest.mark.parametrize(
    ("piles", "winners"),
    [
        # equal totals within one gang: that gang wins
        ({"0": ["D10"], "1": ["D30", "D20"], "2": ["D10"], "3": ["D20"]}, (0, 2)),
        # equal totals across gangs: a draw, nobody wins
        ({"0": ["D10"], "1": ["D30", "D20"], "2": ["D20"], "3": ["D10"]}, ()),
    ],
)
def test_e75_equal_totals(
    lay: Callable[..., Any], piles: dict[str, list[str]], winners: tuple[int, ...]
) -> None:
    tiles = ["bogosses", "chicots", "bogosses", "chicots"]
    laid = at_the_last_turn(lay(tiles=tiles, hands={"0": ["HEAL"]}, piles=piles))
    assert laid.match.outcome().winners == winners


def test_e75_the_end_is_checked_before_shields_lapse(lay: Any) -> None:
    laid = lay(hands={"0": ["HEAL"]}, piles={"2": ["SHIELD:0"]})
    at_the_last_turn(laid)
    assert laid.kinds()[-2:] == ["turn_ended", "ended"]


def test_no_action_is_left_once_all_is_over(lay: Any) -> None:
    laid = lay(**TWO_LEFT, hands={"0": IDENTS, "1": HEALS})
    laid.do(*discards(12))
    assert laid.match.pending() == {}
    assert laid.match.outcome().winners == ()
