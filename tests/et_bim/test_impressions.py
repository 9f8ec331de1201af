"""Impressions: what a deed says of whoever did it, and of whoever it was done to."""

from __future__ import annotations

import pytest

from game.gangs.bot.easy import MANNERS
from game.gangs.bot.impressions import Deed, impressions

NORMAL = MANNERS["normal"].weights
EVEN = [1.0, 0.5, 0.5, 0.5]
"""Tile 0 is one's own; of the others nothing is known."""
ME, ANA, BO = 0, 1, 2


def after(*deeds: Deed, prior: list[float] = EVEN) -> list[float]:
    return impressions(prior, ME, deeds, NORMAL)


def deed(by: int, to: int, harm: float, *, knew: bool = False) -> Deed:
    return Deed(by, to, harm, knew)


def test_without_deeds_one_believes_what_is_certain() -> None:
    assert after(prior=[1.0, 0.25, 0.0, 0.75]) == pytest.approx([1.0, 0.25, 0.0, 0.75])


def test_who_hurts_me_is_likely_an_enemy_and_who_helps_me_likely_a_friend() -> None:
    assert after(deed(ANA, ME, 2.0))[ANA] < 0.5
    assert after(deed(ANA, ME, -2.0))[ANA] > 0.5


def test_who_hurts_my_enemy_is_likely_a_friend() -> None:
    assert after(deed(ANA, BO, 2.0), prior=[1.0, 0.5, 0.0, 0.5])[ANA] > 0.5


def test_whom_my_friend_hurts_is_likely_an_enemy() -> None:
    assert after(deed(BO, ANA, 2.0), prior=[1.0, 0.5, 1.0, 0.5])[ANA] < 0.5


def test_a_deed_of_one_who_had_looked_says_more() -> None:
    guessed, known = after(deed(ANA, ME, 2.0)), after(deed(ANA, ME, 2.0, knew=True))
    assert known[ANA] < guessed[ANA] < 0.5


def test_a_deed_between_strangers_says_nothing() -> None:
    assert after(deed(ANA, BO, 3.0, knew=True)) == pytest.approx(EVEN)


def test_nothing_moves_what_is_certain() -> None:
    sure = [1.0, 1.0, 0.0, 0.5]
    deeds = [deed(ANA, ME, 3.0, knew=True), deed(BO, ME, -3.0, knew=True)] * 20
    assert after(*deeds, prior=sure)[:3] == sure[:3]


def test_nobody_is_ever_taken_for_certain_by_deeds_alone() -> None:
    chances = after(*[deed(ANA, ME, 3.0, knew=True)] * 100)
    assert 0.01 < chances[ANA] < 0.03
