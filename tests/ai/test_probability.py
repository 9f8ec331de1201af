"""The kit for minds: chances, and what is reckoned with them."""

from __future__ import annotations

from math import log, log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.probability import (
    FLOOR,
    any_of,
    drawn,
    expectation,
    log_loss,
    logistic,
    logit,
    mixed,
    normalised,
    posterior,
)

WEIGHTS = st.lists(st.integers(0, 20), min_size=1, max_size=8).filter(any)


@given(st.floats(0.001, 0.999))
def test_a_logit_leads_back_to_its_chance(chance: float) -> None:
    assert logistic(logit(chance)) == pytest.approx(chance)


def test_no_logit_is_too_small_or_too_large() -> None:
    assert logistic(-10_000) == 0
    assert logistic(10_000) == 1
    assert logistic(0) == 0.5


def test_an_edge_keeps_a_logit_from_certainty() -> None:
    assert logit(0, 0.01) == logit(0.01) == pytest.approx(-log(99))
    assert logit(1, 0.01) == pytest.approx(log(99))


@given(WEIGHTS)
def test_shares_add_up_to_one_in_proportion(weights: list[int]) -> None:
    shares = normalised(weights)
    assert sum(shares) == pytest.approx(1)
    assert shares == pytest.approx([weight / sum(weights) for weight in weights])


def test_what_was_likelier_in_a_case_speaks_for_it() -> None:
    assert posterior([0.5, 0.5], [0.9, 0.3]) == pytest.approx([0.75, 0.25])
    assert posterior([0.2, 0.8], [0.4, 0.4]) == pytest.approx([0.2, 0.8]), "alike: it says nothing"


def test_a_mixture_lies_between_its_two_rows() -> None:
    assert mixed([1.0, 0.0], [0.5, 0.5], 0.2) == pytest.approx([0.9, 0.1])
    assert mixed([1.0, 0.0], [0.5, 0.5], 0) == [1, 0]


def test_a_mean_goes_by_shares() -> None:
    assert expectation([0.25, 0.75], [4, 8]) == 7


def test_one_of_several_happens_unless_none_does() -> None:
    assert any_of([0.5, 0.5, 0.5]) == pytest.approx(0.875)
    assert any_of([]) == 0
    assert any_of([0.1, 1]) == 1


@given(WEIGHTS)
def test_every_weight_is_drawn_by_as_many_marks(weights: list[int]) -> None:
    found = [drawn(weights, mark) for mark in range(sum(weights))]
    assert [found.count(number) for number in range(len(weights))] == weights
    assert found == sorted(found)


def test_beyond_all_weights_nothing_is_drawn() -> None:
    with pytest.raises(LookupError):
        drawn([1.5, 0.5], 2)


def test_a_wrong_certainty_costs_much_and_no_more() -> None:
    assert log_loss(0.25) == 2
    assert log_loss(1 + 1e-9) == 0
    assert log_loss(0) == -log2(FLOOR)
