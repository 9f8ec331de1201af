"""Oups, NON and Charlotte where a scenario file cannot look: counted turns, and what seats know."""

from __future__ import annotations

from typing import Any

import pytest

from game.gangs.model.cards import BLANK, D20, NON
from game.gangs.rules.turns import IDLE_TURNS, TURNS_EACH

TWO_LEFT = {
    "tiles": ["bogosses", "chicots", "bogosses", "chicots"],
    "out": {"seats": [2, 3]},
}


@pytest.fixture
def nearly_stalled(lay: Any) -> Any:
    """Two left, whose next idle turn ends the match; seat 0 may attempt a 20."""

    def lay_out(**more: Any) -> Any:
        laid = lay(**TWO_LEFT, hands={"0": ["D20", "D10"], "1": []}, piles={"1": ["D20"]}, **more)
        laid.state.idle = IDLE_TURNS - 1
        return laid

    return lay_out


ATTEMPT = {"seat": 0, "attempt": "D20", "target": 1}
OUPS = {"options": {"modules": ["oups"]}}


def test_e75_a_first_offence_is_no_play_and_the_turn_may_be_idle(nearly_stalled: Any) -> None:
    laid = nearly_stalled(**OUPS).do(ATTEMPT)
    assert laid.match.outcome() is None
    laid.do({"seat": 0, "discard": "D10"})
    assert laid.match.outcome().reason == "stall"


def test_e75_a_penalty_is_a_play(nearly_stalled: Any) -> None:
    laid = nearly_stalled(**OUPS, tokens=[0]).do(ATTEMPT)
    assert laid.match.outcome() is None
    assert laid.state.idle == 0


def test_e75_a_card_refused_was_played(lay: Any) -> None:
    laid = lay(**TWO_LEFT, options={"modules": ["non"]}, hands={"0": ["D10"], "1": ["NON"]})
    laid.state.idle = IDLE_TURNS - 1
    laid.do({"seat": 0, "play": "D10", "target": 1}, {"seat": 1, "react": "NON"})
    assert laid.match.outcome() is None
    assert laid.state.idle == 0


def test_e68_everybody_knows_the_card_that_came_back(lay: Any) -> None:
    hands = {"0": ["D10", "D20", "BIM"]}
    laid = lay(**OUPS, hands=hands, piles={"1": ["D20"]}).do(ATTEMPT)
    for seat in (1, 2, 3):
        view = laid.view(seat)
        assert sorted(view.hands[0]) == [BLANK, BLANK, D20]
        assert view.tokens == (True, False, False, False)
    laid.do({"seat": 0, "play": "D10", "target": 1}, {"seat": 1, "react": "pass"})
    assert sorted(laid.view(2).hands[0]) == [BLANK, D20]


@pytest.mark.parametrize("target", [1, 2])
def test_e60_nobody_is_asked_about_a_penalty(lay: Any, target: int) -> None:
    hands = {"0": ["D20", "BIM"], "1": ["BIM"], "2": ["BIM"]}
    laid = lay(**OUPS, tokens=[0], hands=hands, piles={"1": ["D20"], "2": ["D20"]})
    heard = len(laid.kinds())
    laid.do({"seat": 0, "attempt": "D20", "target": target})
    assert laid.kinds()[heard:][:4] == ["offended", "laid", "turn_ended", "turn_began"]


def test_e59_the_non_of_who_is_eliminated_is_laid_away(lay: Any) -> None:
    laid = lay(
        options={"modules": ["non"]},
        tiles=["bogosses", "bogosses", "chicots", "chicots"],
        hands={"0": ["D20"], "1": ["NON"]},
        piles={"1": ["D30", "D20", "D30", "D10"]},
    )
    laid.do({"seat": 0, "play": "D20", "target": 1}, {"seat": 1, "react": "pass"})
    assert NON in [card & 15 for card in laid.state.discard]


def test_e56_a_non_laid_away_is_drawn_again_after_a_reshuffle(lay: Any, rest: Any) -> None:
    laid = lay(
        options={"modules": ["non"]},
        turn=1,
        draw=True,
        hands={"0": rest(["D10"]), "1": ["D10"], "2": [], "3": []},
        discard=["NON"],
    )
    assert NON in laid.state.hands[1]


# ---------------------------------------------------------------- Charlotte and the turn cap


@pytest.mark.parametrize(
    ("piles", "winners"),
    [
        # Charlotte, seat 1, has the lowest total but is skipped: the next one's gang wins, she too
        ({"0": ["D20"], "1": [], "2": ["D30"], "3": ["D30", "D20"]}, (0, 1)),
        ({"0": ["D30"], "1": [], "2": ["D20"], "3": ["D30", "D20"]}, (1, 2, 3)),
        # across gangs a draw: nobody wins, nor does she
        ({"0": ["D20"], "1": [], "2": ["D20"], "3": ["D30"]}, ()),
    ],
)
def test_e75_charlotte_is_skipped_where_totals_are_ranked(
    lay: Any, piles: dict[str, list[str]], winners: tuple[int, ...]
) -> None:
    laid = lay(
        options={"modules": ["charlotte"]},
        tiles=["bogosses", "charlotte", "chicots", "chicots"],
        hands={"0": ["IDENT"]},
        piles=piles,
    )
    laid.state.completed = TURNS_EACH * 4 - 1
    laid.do({"seat": 0, "play": "IDENT", "target": 1}, {"seat": 1, "react": "pass"})
    assert laid.match.outcome().reason == "turn-cap"
    assert laid.match.outcome().winners == winners


def test_e81_a_dead_charlotte_does_not_win_at_the_turn_cap(lay: Any) -> None:
    laid = lay(
        options={"modules": ["charlotte"]},
        tiles=["bogosses", "charlotte", "chicots", "chicots"],
        out={"seats": [1]},
        hands={"0": ["IDENT"]},
        piles={"0": [], "2": ["D10"], "3": ["D10"]},
    )
    laid.state.completed = TURNS_EACH * 4 - 1
    laid.do({"seat": 0, "play": "IDENT", "target": 2}, {"seat": 2, "react": "pass"})
    assert laid.match.outcome().winners == (0,)


def test_e62_a_capped_round_gives_its_points_and_the_next_one_counts_anew(lay: Any) -> None:
    laid = lay(
        options={"modules": ["missions"]},
        tiles=["bogosses", "chicots", "bogosses", "chicots"],
        hands={"0": ["HEAL"]},
        piles={"0": ["D10"], "1": ["D20"], "2": ["D20"], "3": ["D20"]},
        missions={"0": "echo", "1": "spy", "2": "juggler", "3": "medic"},
    )
    laid.state.completed = TURNS_EACH * 4 - 1
    laid.do({"seat": 0, "play": "HEAL", "target": 1}, {"seat": 1, "react": "pass"})
    assert laid.match.outcome() is None
    assert laid.state.points == (0, 3, 0, 3)
    assert (laid.state.round, laid.state.completed, laid.state.turn_number) == (2, 0, 1)
