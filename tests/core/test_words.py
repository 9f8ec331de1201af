"""Texts of one language: which one is taken for how many."""

from __future__ import annotations

import pytest

from game.core.words import Words

TABLE = {"cat": "{n} cats", "cat.one": "{n} cat", "dog": "{n} dogs", "dog.none": "no dog"}


@pytest.mark.parametrize(
    ("language", "key", "n", "said"),
    [
        ("en", "cat", 0, "0 cats"),
        ("en", "cat", 1, "1 cat"),
        ("fr", "cat", 0, "0 cat"),
        ("fr", "cat", 2, "2 cats"),
        ("en", "dog", 0, "no dog"),
        ("fr", "dog", 0, "no dog"),
        ("fr", "dog", 1, "1 dogs"),
    ],
)
def test_how_many_there_are_decides_which_text_is_said(
    language: str, key: str, n: int, said: str
) -> None:
    assert Words(language, TABLE).say(key, n=n) == said


def test_french_elides_before_a_fact_that_begins_with_a_vowel() -> None:
    french = Words("fr", {"tile": "La tuile de {name}, que {other} voit de {n}"})
    assert french.say("tile", name="Élodie", other="Ana", n=3) == (
        "La tuile d’Élodie, qu’Ana voit de 3"
    )
    assert french.say("tile", name="Kim", other="Hugo", n=3) == (
        "La tuile de Kim, que Hugo voit de 3"
    )
    assert Words("en", {"of": "de {name}"}).say("of", name="Ana") == "de Ana"
