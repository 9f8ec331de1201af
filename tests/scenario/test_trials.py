"""Luck in a case: how often it is tried, in which share of the trials it must hold; and time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import scenario
from game.store.texts import LANGUAGES

LOT = """
[[case]]
name = "the lot"
game = "le_boulet"
seats = 3
phase = "race"
options = { race = false }
"""
TIME = '[[case]]\nname = "time"\ngame = "wombat"\nseats = 3\njitter = 0\nhands = { 0 = "A" }\n'


def run(text: str, folder: Path, capsys: Any, language: str = "en") -> tuple[int, str, str]:
    file = folder / "luck.toml"
    file.write_text(text, "utf-8")
    code = scenario.run([file], language)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("trials = 30\nexpect = { turn = [0, 1, 2] }", 0),
        ("trials = 30\nexpect = { turn = 0 }", 1),
        ("trials = 30\nrate = [0.1, 0.6]\nexpect = { turn = 0 }", 0),
        ("trials = 30\nrate = [0, 0.02]\nexpect = { turn = 0 }", 1),
        ("trials = 30\nrate = [0.9, 1]\nexpect = { turn = 0 }", 1),
        ("trials = 30\nrate = [0, 1]\nseed = 7\nexpect = { turn = 0 }", 0),
        ("trials = 1\nrate = [1.0, 1.0]\nexpect = { asked = [2, 0, 1] }", 1),
    ],
)
def test_all_must_hold_in_every_trial_or_in_a_share_of_them(
    asked: str, code: int, tmp_path: Path, capsys: Any
) -> None:
    found, out, err = run(LOT + asked, tmp_path, capsys)
    assert (found, err) == (code, "")
    assert out.endswith(f"{1 - code} passed, {code} failed\n")


def test_what_failed_names_its_seed_or_the_share_that_was_found(
    tmp_path: Path, capsys: Any
) -> None:
    _, out, _ = run(LOT + "seed = 40\ntrials = 30\nexpect = { turn = 0 }", tmp_path, capsys)
    assert "the lot: seed 4" in out
    _, out, _ = run(
        LOT + "trials = 10\nrate = [0.0, 0.0]\nexpect = { phase = 'lead' }", tmp_path, capsys
    )
    assert "rate: expected 0 to 0, found 10 of 10 (1.000)" in out


def test_a_step_that_goes_otherwise_fails_whatever_the_share(tmp_path: Path, capsys: Any) -> None:
    step = 'do = [{ seat = 0, answer = "pass" }]\n'
    asked = f"trials = 5\nrate = [0, 1]\n{step}expect = {{ phase = 'lead' }}"
    code, out, _ = run(LOT + asked, tmp_path, capsys)
    assert code == 1
    assert "seed 0: step 1 (seat 0: pass): expected to be carried out" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "asked",
    [
        "trials = 0", "trials = 10001", "trials = true", "trials = 1.5", "rate = [0, 1]",
        "trials = 2\nrate = [1, 0]", "trials = 2\nrate = [0]", "trials = 2\nrate = [0, 1.1]",
        "trials = 2\nrate = [nan, 1]", "trials = 2\nrate = [false, true]", "trials = 2\nrate = 1",
    ],
)  # fmt: skip
def test_trials_that_cannot_be_read_are_refused_in_one_line(
    asked: str, language: str, tmp_path: Path, capsys: Any
) -> None:
    code, out, err = run(LOT + asked, tmp_path, capsys, language)
    assert (code, out) == (2, "0 passed, 0 failed\n")
    assert err.count("\n") == 1
    assert "luck.toml:" in err


@pytest.mark.parametrize(
    "do",
    [
        "{ tick = 5 }, { tick = 4 }",
        "{ tick = 901 }",
        "{ tick = 2, advance = 1 }",
        "{ until = 'noon' }",
        "{ advance = 0 }",
        "{ advance = 99999 }",
        "{ until = 'over' }, { until = 'straw' }",
        "{ advance = 1, refused = 'out' }",
        "{ tick = 2, seat = 0 }",
    ],
)
def test_time_that_never_comes_is_refused_in_one_line(do: str, tmp_path: Path, capsys: Any) -> None:
    late = "score = { bad = 2 }\ntick = 1\noptions = { seconds = 60, debate = 60 }\n"
    code, out, err = run(f"{TIME}{late}do = [{do}]", tmp_path, capsys)
    assert (code, out) == (2, "0 passed, 0 failed\n")
    assert err.count("\n") == 1


def test_where_time_does_not_play_along_its_words_are_unknown(tmp_path: Path, capsys: Any) -> None:
    code, _, err = run(f"{LOT}do = [{{ advance = 3 }}]", tmp_path, capsys)
    assert code == 2
    assert "advance" in err


def test_time_is_no_seat_that_is_asked(tmp_path: Path, capsys: Any) -> None:
    asked = "do = [{ seat = 1, turn = true }]\nexpect = { asked = [0, 2] }"
    assert run(TIME + asked, tmp_path, capsys)[0] == 0
