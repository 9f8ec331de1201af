"""Statistics: counted once, never lost without a word, records said."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.games import words
from game.store.statistics import FILE, Played, Statistics, count, load, reset
from game.store.texts import LANGUAGES

ONE = Played("et_bim", "1-a", 4, won=True, gang="lurons", turns=12, damage=40, bims=2)


def test_a_match_counts_once(tmp_path: Path) -> None:
    for _ in range(3):
        assert count(tmp_path, ONE) == ((), None)
    found = load(tmp_path)[0].games["et_bim"]
    assert (found.matches, found.wins, found.bims, found.streak) == (1, 1, 2, 1)
    assert found.seats["4"].wins == found.gangs["lurons"].wins == 1


def test_what_was_never_so_great_before_is_a_record(tmp_path: Path) -> None:
    count(tmp_path, ONE)
    assert count(tmp_path, replace(ONE, match="2", turns=13))[0] == ("longest", "best_streak")
    assert count(tmp_path, replace(ONE, match="3", won=False, damage=60))[0] == ("damage",)
    assert count(tmp_path, replace(ONE, match="4", won=True))[0] == ()
    found = load(tmp_path)[0].games["et_bim"]
    assert (found.longest, found.damage, found.streak, found.best_streak) == (13, 60, 1, 2)


@pytest.mark.parametrize("content", [b"", b"{", b'{"games": 3}', b'{"games": {"a": {"wins": -1}}}'])
def test_damaged_statistics_are_kept_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert count(tmp_path, ONE)[1] == "store.statistics-reset"
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == content
    assert load(tmp_path)[0].games["et_bim"].matches == 1


def test_statistics_that_cannot_be_read_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert count(tmp_path, ONE) == ((), "store.statistics-unreadable")
    assert (tmp_path / FILE).is_dir()


def test_what_a_newer_version_counts_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"format": 9, "games": {"et_bim": {"wins": 2, "naps": 3}}}')
    count(tmp_path, ONE)
    kept = json.loads((tmp_path / FILE).read_text())
    assert (kept["format"], kept["games"]["et_bim"]["naps"]) == (9, 3)
    assert kept["games"]["et_bim"]["wins"] == 3


def test_they_begin_anew_where_the_player_wants_it(tmp_path: Path) -> None:
    count(tmp_path, ONE)
    reset(tmp_path)
    assert load(tmp_path) == (Statistics(), None)


def test_every_notice_has_a_text() -> None:
    for language in LANGUAGES:
        for key in ("reset", "unreadable"):
            assert words(language).say(f"store.statistics-{key}")
