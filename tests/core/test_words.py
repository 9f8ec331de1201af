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
