"""The share of the gap closed, against shares that are known beforehand."""

from __future__ import annotations

import pytest

from game.core.luck import Stream, key_of
from tests.bench.gap import closed, leads


def record(deal: int, number: int, **wins: tuple[float, int]) -> dict[str, object]:
    return {"deal": deal, "round": number, "wins": {kind: [*won] for kind, won in wins.items()}}


def test_a_lead_is_the_difference_of_shares_over_the_rounds_of_a_deal() -> None:
    found = leads(
        [
            record(0, 0, hard=(2, 2), greedy=(0, 2)),
            record(0, 1, hard=(1, 2), greedy=(1, 2)),
            record(1, 0, hard=(0, 2), greedy=(2, 2)),
            record(1, 1, hard=(1, 2), greedy=(1, 2)),
        ],
        "hard",
        "greedy",
    )
    assert found == {0: 0.5, 1: -0.5}


def test_a_deal_whose_rounds_were_not_all_played_does_not_count() -> None:
    found = leads(
        [
            record(0, 0, hard=(2, 2), greedy=(0, 2)),
            record(0, 1, hard=(2, 2), greedy=(0, 2)),
            record(1, 0, hard=(0, 2), greedy=(2, 2)),
        ],
        "hard",
        "greedy",
    )
    assert found == {0: 1.0}


def test_whoever_leads_by_half_as_much_closes_half_of_the_gap() -> None:
    oracle = {deal: 0.2 + 0.1 * (deal % 3) for deal in range(30)}
    half = {deal: lead / 2 for deal, lead in oracle.items()}
    share, interval = closed(half, oracle)
    assert share == pytest.approx(0.5)
    assert interval == pytest.approx((0.5, 0.5))
    assert closed(oracle, oracle)[0] == pytest.approx(1)


def test_without_a_gap_there_is_no_share() -> None:
    assert closed({0: 0.1, 1: 0.1}, {0: 0.0, 1: 0.0}) == (None, None)
    assert closed({0: 0.1}, {0: 0.2}) == (None, None)


def test_only_deals_of_both_runs_count() -> None:
    share, _ = closed({0: 0.1, 1: 0.1, 2: 5.0}, {0: 0.2, 1: 0.2, 7: 9.0})
    assert share == pytest.approx(0.5)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    held = 0
    runs = 300
    for run in range(runs):
        chance = Stream(key_of("gap", run))

        def noise(chance: Stream = chance) -> float:
            return sum(chance.below(1000) / 1000 - 0.5 for _ in range(3))

        oracle = {deal: 0.3 + noise() for deal in range(120)}
        bot = {deal: 0.12 + noise() for deal in range(120)}
        _, interval = closed(bot, oracle)
        assert interval is not None
        held += interval[0] <= 0.4 <= interval[1]
    assert 0.9 < held / runs < 0.99
