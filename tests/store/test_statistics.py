"""Statistics: counted once, never lost without a word, records said."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.games import words
from game.store.statistics import FILE, Played, Statistics, count, load, reset
from game.store.texts import LANGUAGES

ONE = Played(
    "et_bim", "1-a", 4, won=True,
    groups={"hats": "red"}, most={"longest": 12, "leap": 40}, sums={"steps": 2},
)  # fmt: skip


def test_a_match_counts_once(tmp_path: Path) -> None:
    for _ in range(3):
        assert count(tmp_path, ONE) == ((), None)
    found = load(tmp_path)[0].games["et_bim"]
    assert (found.matches, found.wins, found.streak) == (1, 1, 1)
    assert found.counters == {"longest": 12, "leap": 40, "steps": 2}
    assert found.seats["4"].wins == found.groups["hats"]["red"].wins == 1


def test_matches_are_told_one_by_one_too_and_characters_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for at in range(3):
        met = {"rosa": (at == 0, {"hit": 2}), "hugo": (True, {})}
        count(tmp_path, replace(ONE, match=str(at), won=at < 2, length=20 + at, met=met))
    found = load(tmp_path)[0].games["et_bim"]
    assert [(one.won, one.length, one.sums) for one in found.course] == [
        (True, 20, {"steps": 2}), (True, 21, {"steps": 2}), (False, 22, {"steps": 2}),
    ]  # fmt: skip
    rosa, hugo = found.met["rosa"], found.met["hugo"]
    assert (rosa.matches, rosa.wins, rosa.together, rosa.counters) == (3, 2, 1, {"hit": 6})
    assert (hugo.matches, hugo.wins, hugo.together) == (3, 2, 2)
    monkeypatch.setattr("game.store.statistics.COUNTED", 4)
    for at in range(3):
        count(tmp_path, replace(ONE, match=f"x{at}"))
    found = load(tmp_path)[0].games["et_bim"]
    assert (len(found.course), found.matches) == (4, 6)


def test_a_game_that_counts_nothing_has_its_matches_counted(tmp_path: Path) -> None:
    for match in ("1", "2"):
        assert count(tmp_path, Played("fibs", match, 3, won=False)) == ((), None)
    found = load(tmp_path)[0].games["fibs"]
    assert (found.matches, found.wins, found.counters, found.groups) == (2, 0, {}, {})


def test_what_was_never_so_great_before_is_a_record(tmp_path: Path) -> None:
    count(tmp_path, ONE)
    assert count(tmp_path, replace(ONE, match="2", most={"longest": 13}))[0] == (
        "longest",
        "best_streak",
    )
    most = {"longest": 13, "leap": 60}
    assert count(tmp_path, replace(ONE, match="3", won=False, most=most))[0] == ("leap",)
    assert count(tmp_path, replace(ONE, match="4", won=True))[0] == ()
    found = load(tmp_path)[0].games["et_bim"]
    assert found.counters == {"longest": 13, "leap": 60, "steps": 8}
    assert (found.streak, found.best_streak) == (1, 2)


def test_counters_of_older_versions_keep_their_names_and_count_on(
    tmp_path: Path,
) -> None:
    before = {"matches": 3, "wins": 1, "gangs": {"lurons": {"matches": 3, "wins": 1}}}
    before |= {"longest": 30, "damage": 50, "bims": 7, "streak": 0, "best_streak": 1}
    (tmp_path / FILE).write_text(json.dumps({"games": {"et_bim": before}}))
    groups, most, sums = {"gangs": "lurons"}, {"longest": 31, "damage": 20}, {"bims": 1}
    played = Played("et_bim", "x", 4, won=True, groups=groups, most=most, sums=sums)
    assert count(tmp_path, played)[0] == ("longest",)
    for _ in range(2):  # what is written reads again
        found = load(tmp_path)[0].games["et_bim"]
        assert found.counters == {"longest": 31, "damage": 50, "bims": 8}
        assert found.groups["gangs"]["lurons"].matches == 4
        count(tmp_path, played)


@pytest.mark.parametrize("content", [b"", b"{", b'{"games": 3}', b'{"games": {"a": {"wins": -1}}}'])
def test_damaged_statistics_are_kept_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert count(tmp_path, ONE)[1] == "store.statistics-reset"
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == content
    assert load(tmp_path)[0].games["et_bim"].matches == 1


def test_nobody_has_won_more_than_was_played_whatever_a_file_says(tmp_path: Path) -> None:
    met = {"rosa": {"matches": 1, "together": 10**6}}
    figures = {"matches": 3, "seats": {"4": {"matches": 1, "wins": 10**9}}, "wins": 7, "met": met}
    (tmp_path / FILE).write_text(json.dumps({"games": {"et_bim": figures}}))
    found = load(tmp_path)[0].games["et_bim"]
    told = [(one.wins, one.matches) for one in (found, found.seats["4"])]
    assert (told, found.met["rosa"].matches) == ([(7, 7), (10**9, 10**9)], 10**6)


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


def test_counts_stop_at_their_limit_and_can_always_be_read_again(tmp_path: Path) -> None:
    most = 10**9
    tally = {"matches": most, "wins": most}
    figures = {
        **tally, "seats": {"4": tally}, "groups": {"hats": {"red": tally}},
        "counters": {"longest": most, "steps": most}, "streak": most, "best_streak": most,
    }  # fmt: skip
    (tmp_path / FILE).write_text(json.dumps({"games": {"et_bim": figures}}), "utf-8")
    for number in range(3):
        played = replace(ONE, match=str(number), most={"longest": 10**30}, sums={"steps": 10**30})
        assert count(tmp_path, played)[1] is None
    found, notice = load(tmp_path)
    assert notice is None
    assert found.games["et_bim"].counters == {"longest": most, "steps": most}
    assert len(found.counted) == 3


@pytest.mark.parametrize(
    "figures",
    [
        {"seats": {"x": {}}}, {"seats": {"": {}}}, {"seats": {"-1": {}}}, {"seats": {"4\n": {}}},
        {"seats": {"\u0664": {}}}, {"seats": {"1" * 5000: {}}}, {"counters": {"x" * 65: 1}},
        {"groups": {"hats": {str(n): {} for n in range(300)}}}, {"matches": 10**9 + 1},
        {"matches": float("nan")}, {"more": [[[[]]]] * 3, "streak": -1},
    ],
)  # fmt: skip
def test_what_no_screen_could_show_is_damage_that_the_reader_finds(
    tmp_path: Path, figures: object
) -> None:
    content = json.dumps({"games": {"et_bim": figures}}).encode()
    (tmp_path / FILE).write_bytes(content)
    assert load(tmp_path) == (Statistics(), "store.statistics-reset")
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == content
