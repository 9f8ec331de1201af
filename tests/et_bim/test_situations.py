"""Laying a table out by hand: what a scenario leaves out is filled in, and everybody is told."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.luck import Stream
from game.core.scenario_api import SituationError
from game.core.seats import Seat
from game.games.et_bim.rules import RULES
from game.gangs.model.cards import BLANK, CARD_NAMES, GANG_NAMES, gang_of


def named(faces: list[int]) -> list[str]:
    return [CARD_NAMES[face] for face in faces]


def test_hands_left_out_are_six_on_turn_and_five_elsewhere(lay: Any) -> None:
    laid = lay(seats=6, turn=2, out={"seats": [4]})
    assert [len(hand) for hand in laid.state.hands] == [5, 5, 6, 5, 0, 5]
    laid.match.check()


def test_with_draw_the_seat_on_turn_begins_from_five(lay: Any) -> None:
    laid = lay(draw=True, stock=["SWAP"])
    assert len(laid.state.hands[0]) == 6
    assert named(laid.state.hands[0])[-1] == "SWAP"


def test_the_stock_is_drawn_top_first_whoever_draws(lay: Any) -> None:
    stock = ["D10", "D20", "D30", "BIM", "IDENT", "SHIELD", "HEAL"]
    hands = {"0": ["D10"], "1": ["D20", "D20"], "2": ["D30", "D30", "D30"]}
    laid = lay(hands=hands, stock=stock)
    laid.do({"seat": 0, "play": "D10", "target": 3}, {"seat": 3, "react": "pass"})
    assert named(laid.state.hands[1]) == ["D20", "D20", "D10", "D20", "D30", "BIM"]
    laid.do({"seat": 1, "play": "D20", "target": 0}, {"seat": 0, "react": "pass"})
    assert named(laid.state.hands[2]) == ["D30", "D30", "D30", "IDENT", "SHIELD", "HEAL"]


def test_after_the_named_stock_any_card_may_come(lay: Any) -> None:
    drawn = {tuple(lay(draw=True, seed=seed, hands={"0": []}).state.hands[0]) for seed in range(9)}
    assert len(drawn) > 1


def test_every_seat_folds_the_situation_to_what_the_match_asks(lay: Any) -> None:
    laid = lay(
        seats=7,
        turn=3,
        tiles=["bogosses", "chicots", "chicots", "bogosses", "chicots", "bogosses", "chicots"],
        out={"seats": [1]},
        piles={"0": ["D10", "D20"], "2": ["SHIELD:1"], "3": ["HEAL"]},
        discard=["BIM", "SWAP"],
        hands={"3": ["D10", "D20", "RECYCLE"]},
    )
    truth = laid.state
    assert RULES.hidden_count(truth) == 0
    for seat in range(7):
        view = laid.view(seat)
        for name in ("piles", "totals", "lasts", "marks", "alive", "discard", "turn", "next_card"):
            assert getattr(view, name) == getattr(truth, name), name
        assert view.hands[seat] == truth.hands[seat]
        assert len(view.bag) == len(truth.bag)
        known = {place for place in range(8) if view.character_at(place) != BLANK}
        assert known == ({1, 7} if seat == 1 else {1, seat})
    assert RULES.pending(laid.view(3)) == laid.match.pending()


@pytest.mark.parametrize(
    ("case", "middle"),
    [
        ({"seats": 5, "tiles": ["bogosses"] * 3 + ["chicots"] * 2}, "chicots"),
        ({"seats": 7, "tiles": ["binoclards"] * 4 + ["chicots"] * 3}, "chicots"),
        (
            {"seats": 5, "tiles": ["bogosses", "bogosses", "chicots", "chicots", "binoclards"],
             "options": {"teams": [2, 2, 2]}},
            "binoclards",
        ),
        ({"seats": 4, "mystery": "binoclards"}, "binoclards"),
        ({"seats": 5, "mystery": "chicots", "seed": 3}, "chicots"),
        ({"seats": 4, "mystery": "chicots", "tiles": ["bogosses", "chicots"] * 2}, "chicots"),
        ({"seats": 4, "options": {"teams": [2, 2]}, "mystery": "binoclards",
          "tiles": ["bogosses", "bogosses", "chicots", "chicots"]}, "binoclards"),
    ],
)  # fmt: skip
def test_the_tile_in_the_middle(lay: Any, case: dict[str, Any], middle: str) -> None:
    state = lay(**case).state
    assert state.mystery
    assert GANG_NAMES[gang_of(state.character_at(state.n))] == middle
    assert len(set(state.characters)) == state.n + 1


def test_where_tiles_and_teams_differ_the_tiles_decide(lay: Any) -> None:
    tiles = ["bogosses", "chicots", "binoclards", "chicots"]
    laid = lay(tiles=tiles, options={"teams": [2, 2]})
    assert laid.state.options.teams == (2, 1, 1)
    assert [GANG_NAMES[gang_of(one)] for one in laid.state.characters] == tiles


@pytest.mark.parametrize("seats", range(4, 13))
def test_tiles_left_out_are_dealt_so_that_two_gangs_live(lay: Any, seats: int) -> None:
    for seed in range(10):
        laid = lay(seats=seats, seed=seed, out={"seats": list(range(2, seats))})
        assert laid.match.outcome() is None
        assert gang_of(laid.state.character_at(0)) != gang_of(laid.state.character_at(1))


def test_the_seat_on_turn_is_the_lowest_living_one(lay: Any) -> None:
    assert lay(out={"seats": [0]}).state.turn == 1


def test_a_shield_anywhere_in_a_pile_may_be_active(lay: Any) -> None:
    laid = lay(piles={"1": ["SHIELD:3", "D10"]})
    assert laid.state.marks == [-1, 3, -1, -1]
    with pytest.raises(SituationError, match="two-shields"):
        lay(piles={"1": ["SHIELD:3", "SHIELD:2"]})


def test_everything_is_told_before_the_first_step(lay: Any) -> None:
    laid = lay(tiles=["bogosses", "bogosses", "chicots", "chicots"], out={"seats": [3]})
    kinds = laid.kinds()
    assert kinds[0] == "tiles_chosen"
    assert kinds[-1] == "turn_began"
    shown = [event for event in laid.match.observations(Seat(0)) if event.kind == "tile_shown"]
    assert [event.tile for event in shown] == [0]


def test_that_the_match_went_on_after_a_swap_with_the_middle_is_a_fact(lay: Any) -> None:
    laid = lay(
        seats=5,
        tiles=["bogosses", "chicots", "chicots", "bogosses", "chicots"],
        mystery="bogosses",
        out={"seats": [3, 4]},
        hands={"0": ["SWAP"]},
    )
    laid.do(
        {"seat": 0, "play": "SWAP", "target": 1},
        {"seat": 1, "react": "pass"},
        {"seat": 0, "second": "mystery"},
    )
    view = laid.view(0)
    for number in range(60):
        world = RULES.determinize(view, Seat(0), Stream(number))
        RULES.check(world)
        gangs = {gang_of(world.character_at(seat)) for seat in world.living()}
        assert len(gangs) == 2, "then the swap would have ended the match"
