"""The kit for minds: choices in the same worlds, and which evidence is said."""

from __future__ import annotations

from math import sqrt

import pytest

from game.ai.comparing import halved, paired
from game.ai.evidence import strongest


def test_the_strongest_are_told_in_the_order_they_came() -> None:
    assert strongest([3, -9, 1, 7, 2], abs, 3) == [3, -9, 7]
    assert strongest([3, 1], abs, 3) == [3, 1]
    assert strongest(["b", "a", "c"], len, 2) == ["b", "a"], "of those alike, who came first"


def test_choices_are_compared_in_the_worlds_both_have() -> None:
    mean, error = paired([0.5, 0.7], [0.1, 0.5, 0.9])
    assert mean == pytest.approx(0.3)
    assert error == pytest.approx(sqrt((0.1**2 + 0.1**2) / 1 / 2))
    assert paired([0.4], [0.1]) == (pytest.approx(0.3), 0), "one world has no spread"


def test_ever_fewer_choices_are_played_beside_the_first() -> None:
    played: list[tuple[int, tuple[int, ...]]] = []
    halved(
        4,
        (2, 1, 5),
        lambda world, left: played.append((world, tuple(left))),
        lambda others: others[:-2],
    )
    assert played == [(0, (0, 1, 2, 3)), (1, (0, 1, 2, 3)), (2, (0, 1))], "then none was left"


def test_a_choice_alone_is_played_for_one_round() -> None:
    played: list[int] = []
    halved(1, (3, 3), lambda world, _: played.append(world), lambda others: others)
    assert played == [0, 1, 2]
