"""Passing time: a clock that jumps is somebody who left, and nobody waits longer than need be."""

from __future__ import annotations

import pytest

from game.app.passing import ASLEEP_MS, LONGEST_MS, Passing
from game.stage.stack import Stack


class Due(Stack):
    """A stack on which something happens by the clock."""

    due_ms = 40.2  # type: ignore[assignment]


@pytest.mark.parametrize("jump", [ASLEEP_MS + 1, 10**9, -1])
def test_a_clock_that_jumps_is_somebody_who_left(jump: int) -> None:
    at = 1000
    passing = Passing(lambda: at)
    at += 16
    assert passing.step() == 16
    assert not passing.jumped
    at += jump
    assert passing.step() == (LONGEST_MS if jump > 0 else 0)
    assert passing.jumped
    at += 17
    assert passing.step() == 17
    assert not passing.jumped


def test_what_is_due_is_due_a_whole_millisecond_after_so_that_it_is_there() -> None:
    at = 1000
    passing = Passing(lambda: at)
    assert passing.due(Due()) == pytest.approx(0.042)
    at += 30
    assert passing.due(Due()) == pytest.approx(0.012)
    assert passing.due(Stack()) is None
