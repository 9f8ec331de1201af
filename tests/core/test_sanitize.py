"""One rule for every text from outside: what is taken in is seen, what is told orders nobody."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.sanitize import NAME_MOST, TOLD_MOST, clean, drawable, shown
from game.core.words import Words
from tests.nasty import TEXTS

UNSEEN = ("Cc", "Cs", "Zl", "Zp")
texts = st.one_of(st.sampled_from(TEXTS), st.text(st.characters(), max_size=40))


@given(texts)
def test_whatever_is_taken_in_is_one_line_of_letters_that_are_seen(text: str) -> None:
    kept = clean(text)
    assert len(kept) <= NAME_MOST
    assert not [c for c in kept if unicodedata.category(c) in UNSEEN]
    assert clean(kept) == kept


@given(texts)
def test_any_text_becomes_one_short_writable_line_without_control_codes(text: str) -> None:
    line = shown(text)
    assert len(line) <= TOLD_MOST
    assert not [c for c in line if unicodedata.category(c) in UNSEEN]
    line.encode("utf-8")
    assert (line == "") == (text == "")


@given(texts)
def test_whatever_is_drawn_keeps_its_lines_and_holds_nothing_that_raises(text: str) -> None:
    letters = drawable(text)
    assert letters.count("\n") == text.count("\n")
    letters.encode("utf-8")
    assert "\0" not in letters


@pytest.mark.parametrize(
    "text", ["Zoé", "Nguyễn", "Ἀγαθὸς", "O’Brien", "L’as\u202f!", "漢字", "אבג", "หนู"]
)
def test_names_of_people_stay_as_they_are(text: str) -> None:
    assert clean(text) == shown(text) == drawable(text) == text


def test_marks_are_not_heaped() -> None:
    assert clean("a" + "\u0301" * 1000) == "a" + "\u0301" * 3


def test_of_a_long_path_one_sees_both_ends() -> None:
    told = Words("en", {"x": "{path}"}).say("x", path=Path("/" + "a" * 3000 + "/one.match"))
    assert len(told) <= TOLD_MOST
    assert told.startswith("/aaa")
    assert told.endswith("a/one.match")


def test_a_sentence_names_whatever_it_names_without_its_orders() -> None:
    say = Words("fr", {"x": "Fichier {path} : {n}"}).say
    assert say("x", path=Path("\x1b[31m\udcff"), n=3) == "Fichier \ufffd[31m\ufffd : 3"
    assert say("x", path="a\u202eb", n=1.5) == "Fichier a\ufffdb : 1.5"
