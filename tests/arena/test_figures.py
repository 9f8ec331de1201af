"""Figures: what they are, and how sure."""

from __future__ import annotations

from math import exp, log, log2

import pytest

from game.arena import beliefs
from game.arena.figures import ArenaFigures, milliseconds, student, win_rate
from game.arena.lineups import Plan
from game.arena.matches import bucket, fault_kind, play
from game.core.luck import Stream, key_of
from game.games import rules_of
from game.gangs.model.events import TurnBegan


def test_the_win_rate_is_what_was_won_of_what_was_counted() -> None:
    rate, interval = win_rate([(1, 2), (0, 2), (2, 2), (1.5, 2)])
    assert rate == pytest.approx(4.5 / 8)
    assert interval is not None
    assert 0 <= interval[0] < rate < interval[1] <= 1
    assert win_rate([]) == (None, None)
    assert win_rate([(0, 0)]) == (None, None)
    assert win_rate([(1, 2)]) == (0.5, None), "one deal says nothing about the spread"


def test_the_interval_is_that_of_the_mean_where_deals_count_alike() -> None:
    deals = [(1, 1), (0, 1), (1, 1), (1, 1), (0, 1), (1, 1), (0, 1), (1, 1), (1, 1), (0, 1)]
    rate, interval = win_rate(deals)
    assert rate == 0.6
    assert interval is not None
    spread = (0.6 * 0.4 * 10 / 9 / 10) ** 0.5 * 2.262
    assert interval == pytest.approx((0.6 - spread, 0.6 + spread))


def test_matches_of_one_deal_are_no_independent_trials() -> None:
    alone = [(float(deal % 3 == 0), 1) for deal in range(90)]
    together = [(4 * won, 4 * counted) for won, counted in alone]
    assert win_rate(together) == win_rate(alone)


def test_where_all_deals_go_alike_the_interval_is_not_empty() -> None:
    for rate in (0.0, 0.5, 1.0):
        _, few = win_rate([(rate * 2, 2)] * 10)
        _, many = win_rate([(rate * 2, 2)] * 1000)
        assert few is not None
        assert many is not None
        assert 0 <= few[0] <= many[0] <= rate <= many[1] <= few[1] <= 1
        assert many[1] - many[0] < 0.07
        assert few[1] - few[0] > 0.2


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    chance = Stream(key_of("coverage"))
    held, trials = 0, 600
    for _ in range(trials):
        deals = []
        for _ in range(40):
            luck = 20 + chance.below(50)  # a deal's own chance, shared by its matches: mean 44.5 %
            deals.append((float(sum(chance.below(100) < luck for _ in range(4))), 4))
        _, interval = win_rate(deals)
        assert interval is not None
        held += interval[0] <= 0.445 <= interval[1]
    assert 0.92 < held / trials < 0.98


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.706), (5, 2.571), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)],
)
def test_students_t(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=1e-3)


def test_times_are_kept_within_half_a_percent() -> None:
    for time in (1, 999, 123_456, 7_890_123_456):
        kept = exp(int(bucket(time)) / 100)
        assert abs(log(kept / time)) <= 0.005 + 1e-9
    times = {int(bucket(ms * 1_000_000)): 1 for ms in range(1, 101)}
    assert milliseconds(times, 0.5) == pytest.approx(50, rel=0.02)
    assert milliseconds(times, 0.99) == pytest.approx(99, rel=0.02)
    assert milliseconds({}, 0.5) is None


def test_kinds_of_faults() -> None:
    assert fault_kind("ValueError: 17") == fault_kind("ValueError: 18") == "ValueError"
    assert fault_kind("not legal: {'kind': 'win'}") == "not legal"
    assert fault_kind("not legal: None") != "not legal"


# ---------------------------------------------------------------- beliefs


def sums_of(said: list[list[float]], prior: list[list[float]], camps: list[int]) -> beliefs.Sums:
    sums = [0.0] * beliefs.SIZE
    beliefs.measure(sums, said, prior, camps, 0, range(1, len(camps)))
    return sums


PRIOR = [[1.0, 0.0], [0.5, 0.5], [0.5, 0.5], [0.0, 1.0]]


def test_what_hard_evidence_settles_is_not_measured() -> None:
    found = beliefs.figures(sums_of(PRIOR, PRIOR, [0, 0, 1, 1]))
    assert found == {
        "log_loss_bits": 1.0,
        "prior_log_loss_bits": 1.0,
        "brier": 0.5,
        "calibration_error": 0.0,
    }
    assert sums_of(PRIOR, PRIOR, [0, 0, 1, 1])[0] == 2


def test_beliefs_are_measured_against_the_truth() -> None:
    said = [[1.0, 0.0], [0.75, 0.25], [0.75, 0.25], [0.0, 1.0]]
    found = beliefs.figures(sums_of(said, PRIOR, [0, 0, 1, 1]))
    assert found["log_loss_bits"] == pytest.approx((2 - log2(3) + 2) / 2, abs=1e-4)
    assert found["brier"] == pytest.approx((2 * 0.0625 + 2 * 0.5625) / 2)
    assert found["calibration_error"] == pytest.approx(0.25), "said 75 %, was 50 %"


def test_a_wrong_certainty_costs_much_but_not_everything() -> None:
    said = [[1.0, 0.0], [0.0, 1.0], [0.0, 1.0], [0.0, 1.0]]
    found = beliefs.figures(sums_of(said, PRIOR, [0, 0, 1, 1]))
    assert found["log_loss_bits"] == pytest.approx(-log2(1e-6) / 2, abs=1e-3)
    assert found["calibration_error"] == 0.5


def test_without_anything_to_measure_figures_are_none() -> None:
    found = beliefs.figures([0.0] * beliefs.SIZE)
    assert set(found.values()) == {None}


@pytest.mark.parametrize(
    "rows",
    [
        [[1.0, 0.0]] * 3,
        [[1.0]] * 4,
        [[0.9, 0.9]] * 4,
        [[1.5, -0.5]] * 4,
        [[float("nan"), 1.0]] * 4,
        [],
    ],
)
def test_what_is_no_chance_is_no_belief(rows: list[list[float]]) -> None:
    assert not beliefs.sound(rows, PRIOR)
    assert beliefs.sound(PRIOR, PRIOR)


def test_a_game_without_turns_has_no_mean_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    options = rules_of("et_bim").options_json(rules_of("et_bim").options(4, {}))
    plan = Plan("et_bim", 4, options, 3, "seats", ("random",) * 4, {"random": "random"})
    turns = {}
    for has in (True, False):
        monkeypatch.setattr(TurnBegan, "begins_turn", has)
        figures = ArenaFigures(plan)
        figures.add(play(plan, 0, 0))
        turns[has] = figures.report(1)["turns"]["mean"]
    assert turns[True] > 5
    assert turns[False] is None
