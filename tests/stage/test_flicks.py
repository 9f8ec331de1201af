"""Flicks: one press a push, in the direction that was meant, however the two axes are told."""

from __future__ import annotations

from math import cos, sin, tau

import pytest

from game.stage.input.flicks import FLICKS, SETTLE_MS, Flick

WAYS = list(enumerate(FLICKS))


@pytest.mark.parametrize(("number", "name"), WAYS)
@pytest.mark.parametrize("first", ["across", "down"])
def test_a_stick_that_is_pushed_is_told_once_however_long_it_is_held(
    number: int, name: str, first: str
) -> None:
    turn, flick = tau * number / len(FLICKS), Flick()
    axes = {"across": cos(turn), "down": sin(turn)}
    told = [flick.move(**{one: axes[one]}) for one in sorted(axes, key=lambda one: one != first)]
    told += [flick.pass_time(10) for _ in range(100)]
    assert [one for one in told if one] == [name]
    assert flick.move(across=0.0) is None
    assert flick.move(down=0.0) is None, "to let it go is no press"


@pytest.mark.parametrize(("number", "name"), WAYS)
def test_a_flick_that_is_over_before_it_is_known_is_told_as_it_ends(number: int, name: str) -> None:
    turn, flick = tau * number / len(FLICKS), Flick()
    flick.move(across=cos(turn))
    flick.move(down=sin(turn))
    told = [flick.move(across=0.0), flick.pass_time(5), flick.move(down=0.0), flick.pass_time(99)]
    assert [one for one in told if one] == [name]


def test_a_thumb_that_slips_or_rolls_on_does_not_press_again() -> None:
    flick = Flick()
    flick.move(across=0.9)
    assert flick.pass_time(SETTLE_MS) == "flick-right"
    for across, down in ((0.6, 0.6), (0.0, 0.9), (-0.9, 0.1), (0.4, 0.0), (0.9, 0.0)):
        assert flick.move(across=across, down=down) is None
        assert flick.pass_time(SETTLE_MS) is None
    flick.move(across=0.0)
    flick.move(across=0.9)
    assert flick.pass_time(SETTLE_MS) == "flick-right", "once it was let go it counts again"


def test_a_stick_that_is_only_touched_tells_nothing() -> None:
    flick = Flick()
    for across in (0.1, 0.3, 0.5, 0.2, 0.0):
        assert flick.move(across=across) is None
        assert flick.pass_time(100) is None
    assert not flick.settling
