"""The measure of tells: it finds what there is to find, and nothing where there is nothing."""

from __future__ import annotations

import pytest

from game.store.shorthand import spelled
from tests.bench import tells
from tests.secrecy.working import learnt


def test_what_tells_all_is_one_bit_and_what_tells_nothing_none() -> None:
    even = [("table", seen, held, 25) for seen in "ab" for held in (False, True)]
    told = [("table", "a", False, 50), ("table", "b", True, 50)]
    assert tells.information(even) == pytest.approx(0)
    assert tells.information(told) == pytest.approx(1)


def test_what_is_public_is_not_counted_as_told() -> None:
    rows = [("few cards", "slow", False, 50), ("many cards", "quick", True, 50)]
    assert tells.information(rows) == pytest.approx(0)


def test_the_bound_of_a_share_that_was_never_seen_is_the_rule_of_three() -> None:
    assert tells.upper(0, 300) == pytest.approx(0.01)
    assert tells.upper(30, 300) > 0.1


@pytest.mark.slow
def test_windows_tell_nothing_and_the_file_as_it_was_told_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = tells.play(5, 1, learnt(), 400)
    assert found.windows > 20
    assert found.pairs
    assert not found.apart
    monkeypatch.setattr(tells, "record_of", spelled)
    before = (tells.play(number, 1, learnt(), 400).apart["file_lines"] for number in range(12))
    assert any(before), "reasons that took the lines they needed told of other answers"
