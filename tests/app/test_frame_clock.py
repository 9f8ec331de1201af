"""Passing time: a clock that jumps is somebody who left, and nobody waits longer than need be."""

from __future__ import annotations

import pytest

from game.app.frame_clock import ASLEEP_MS, LONGEST_MS, FrameClock
from game.stage.stack import Stack


class Due(Stack):
    """A stack on which something happens by the clock."""

    due_ms = 40.2  # type: ignore[assignment]


@pytest.mark.parametrize("jump", [ASLEEP_MS + 1, 10**9, -1])
def test_a_clock_that_jumps_is_somebody_who_left(jump: int) -> None:
    at = 1000
    frames = FrameClock(lambda: at)
    at += 16
    assert frames.step() == 16
    assert not frames.jumped
    at += jump
    assert frames.step() == (LONGEST_MS if jump > 0 else 0)
    assert frames.jumped
    at += 17
    assert frames.step() == 17
    assert not frames.jumped


def test_a_slow_picture_of_a_busy_machine_is_nobody_who_left() -> None:
    at = 1000
    frames = FrameClock(lambda: at)
    for _ in range(20):
        at += 700
        assert frames.step() == LONGEST_MS, "no frame gets more"
        assert not frames.jumped


def test_what_is_due_is_due_when_its_millisecond_is_there() -> None:
    at = 1000.0
    frames = FrameClock(lambda: at)
    assert frames.due(Due()) == pytest.approx(0.041)
    at += 30.4
    assert frames.step() == 30
    assert frames.due(Due()) == pytest.approx(0.0406)
    assert frames.due(Stack()) is None


def test_what_is_left_of_a_millisecond_goes_to_the_next_frame() -> None:
    at = 1000.0
    frames, passed = FrameClock(lambda: at), 0
    for _ in range(600):
        at += 1000 / 144
        passed += frames.step()
    assert passed == pytest.approx(600 * 1000 / 144, abs=1)


def test_who_slept_until_something_was_due_finds_it_there() -> None:
    at = 12345.678
    frames = FrameClock(lambda: at)
    at += 1000 * (frames.due(Due()) or 0) - 1e-6  # clocks are rounded
    assert frames.step() == 41
