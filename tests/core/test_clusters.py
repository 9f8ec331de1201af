"""Clusters: what is one letter to a reader is one to the caret."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.clusters import begins, borders


@pytest.mark.parametrize(
    "letter",
    ["a", "é", "e\u0301", "o\u0302\u0323", "👍🏽", "🇫🇷", "👩\u200d🚀", "한", "\u1112\u1161\u11ab",
     "क\u093f", "☎\ufe0f"],
)  # fmt: skip
def test_a_letter_is_one_however_it_is_written(letter: str) -> None:
    assert borders(letter) == [0, len(letter)]
    text = f"x{letter}y"
    assert borders(text) == [0, 1, 1 + len(letter), 2 + len(letter)]


def test_flags_stand_two_by_two() -> None:
    assert borders("🇫🇷🇩🇪🇵") == [0, 2, 4, 5]


def test_letters_of_other_scripts_are_each_one() -> None:
    assert borders("שלום") == [0, 1, 2, 3, 4]
    assert borders("한글") == [0, 1, 2]
    assert borders("") == [0]


def test_no_letter_is_cut_in_two() -> None:
    assert begins("ae\u0301i", 2) == "a"
    assert begins("🇫🇷🇩🇪", 3) == "🇫🇷"
    assert begins("abc", 2) == "ab"
    assert begins("abc", 0) == begins("abc", -3) == ""


@given(st.text(max_size=30), st.integers(-2, 40))
def test_a_beginning_is_one_and_no_longer(text: str, most: int) -> None:
    found = begins(text, most)
    assert text.startswith(found)
    assert len(found) <= max(0, most)
    assert borders(text) == sorted(set(borders(text)))
