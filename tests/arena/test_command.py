"""The command: its figures, its shape, its faults, and what it says about wrong wishes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from arena_shell import Arena

from game.arena import side_by_side
from game.arena.printing import ProgressPrinter
from game.games import words
from tests.slow import slow_rows

ROOT = Path(__file__).parents[2]
KEYS = {"game", "seats", "matches", "seed", "entries", "turns", "out", "beliefs"}
ENTRY = {"win_rate", "ci95", "points", "decision_ms", "faults"}
BELIEFS = {"log_loss_bits", "prior_log_loss_bits", "brier", "calibration_error"}
FOUR = "greedy,bot:greedy,random,bot:random"
MISSIONS = '{"modules": ["missions"]}'
SOME = ("--seed", 3, "--matches", 4)
FEW = ("--seed", 3, "--key", "3" * 32, "--matches", 1)
"""Enough where a bot has a process of its own, and the same match each time."""


def check_shape(report: dict[str, Any]) -> None:
    """Every key of a report, and no other."""
    keyed = any(spec.startswith("file:") for spec in report["entries"])
    assert set(report) == (KEYS | {"key"} if keyed else KEYS)
    assert set(report["turns"]) == {"mean"}
    assert set(report["out"]) == {"first_turn", "watched", "before_second_turn", "ci95"}
    for entry in report["entries"].values():
        assert set(entry) == ENTRY
        assert set(entry["decision_ms"]) == {"median", "p99"}
        assert 0 < entry["decision_ms"]["median"] <= entry["decision_ms"]["p99"]
        assert type(entry["faults"]) is int
        if entry["ci95"] is not None:
            low, high = entry["ci95"]
            assert 0 <= low <= entry["win_rate"] <= high <= 1
    for shares in (report["beliefs"] or {}).values():
        assert list(shares) == ["0.25", "0.50", "0.75"]
        assert all(set(figures) == BELIEFS for figures in shares.values())


def test_one_json_object_of_the_shape_that_was_promised(arena: Arena) -> None:
    report = arena("--seats", FOUR, *SOME, "--json").report
    check_shape(report)
    assert (report["game"], report["seats"], report["matches"], report["seed"]) == (
        "et_bim",
        4,
        4,
        3,
    )
    assert list(report["entries"]) == ["greedy", "random"], (
        "specs without bot:, repeated ones pooled"
    )
    rates = [entry["win_rate"] for entry in report["entries"].values()]
    assert sum(rates) == pytest.approx(1)
    assert report["beliefs"] is None
    assert all(entry["points"] is None for entry in report["entries"].values())
    assert report["turns"]["mean"] > 10


def test_beliefs_are_there_when_they_are_asked_for(arena: Arena) -> None:
    report = arena("--seats", FOUR, *SOME, "--beliefs", "--json").report
    check_shape(report)
    assert list(report["beliefs"]) == ["greedy"]
    for figures in report["beliefs"]["greedy"].values():
        assert figures["log_loss_bits"] == figures["prior_log_loss_bits"] > 0.5


@pytest.mark.parametrize(
    "who",
    [
        ("--seats", FOUR),
        pytest.param(("--seats", FOUR, "--rotate"), marks=pytest.mark.slow),
        pytest.param(
            ("--seats-count", 6, "--mirror", "greedy,random", "--teams", "2,2,2"),
            marks=pytest.mark.slow,
        ),
        pytest.param(
            ("--seats-count", 5, "--mixed", "greedy,oracle,random"), marks=pytest.mark.slow
        ),
    ],
    ids=["seats", "rotate", "mirror", "mixed"],
)
def test_the_same_seed_gives_the_same_figures_in_one_process_or_several(
    arena: Arena, who: tuple[object, ...]
) -> None:
    alone = arena(*who, *SOME, "--beliefs", "--json")
    check_shape(alone.report)
    assert arena(*who, *SOME, "--beliefs", "--json", "--jobs", 2).figures == alone.figures
    other = arena(*who, "--seed", 4, "--matches", 3, "--json").figures
    assert other["turns"] != alone.figures["turns"]


@pytest.mark.slow
def test_rotation_plays_each_deal_once_a_seat(arena: Arena) -> None:
    once = arena("--seats", FOUR, *SOME)
    turning = arena("--seats", FOUR, *SOME, "--rotate")
    assert "deals: 4, matches: 4 " in once.out
    assert "deals: 4, matches: 16 " in turning.out


def test_all_alike_share_the_wins(arena: Arena) -> None:
    for who in (("--seats", "random,random,random,random"), ("--mirror", "random,random")):
        count = () if who[0] == "--seats" else ("--seats-count", 4)
        report = arena(*who, *count, *SOME, "--json").report
        assert report["entries"]["random"]["win_rate"] == 0.5


def test_mirrored_and_mixed_kinds_share_the_wins(arena: Arena) -> None:
    for option in ("--mirror", "--mixed"):
        report = arena(
            "--seats-count", 4, option, "greedy,random", *SOME, "--matches", 6, "--json"
        ).report
        rates = {kind: entry["win_rate"] for kind, entry in report["entries"].items()}
        assert sum(rates.values()) == pytest.approx(1)
        assert rates["greedy"] > rates["random"]


def test_the_games_options_arrive(arena: Arena) -> None:
    usual = arena("--seats", FOUR, *SOME, "--json").figures
    uneven = arena("--seats", FOUR, "--teams", "3,1", *SOME, "--json").figures
    assert uneven["turns"] != usual["turns"]
    given = ("--options", '{"teams": [3, 1]}')
    assert arena("--seats", FOUR, *given, *SOME, "--json").figures == uneven


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_figures_can_be_read(arena: Arena, lang: str) -> None:
    told = arena("--seats", FOUR, *SOME, "--beliefs", "--lang", lang)
    assert (told.status, told.err) == (0, ""), "no bar without a terminal"
    title, _, head, *rows = told.out.splitlines()
    assert title.startswith("Et\u00a0Bim")
    assert "4" in title
    assert words(lang).say("arena.wins") in head
    greedy = next(row for row in rows if row.startswith("greedy"))
    assert re.search(r"\d+\.\d% +\d+\.\d% … \d+\.\d% +– +[\d.]+ ms +[\d.]+ ms +0$", greedy)
    assert len({len(row) for row in (head, *rows[:2])}) == 1, "columns stand under their names"
    assert words(lang).say("arena.log_loss_bits") in told.out
    for figure in ("first_turn", "watched", "before_second_turn"):
        assert words(lang).say(f"arena.{figure}", mean="", share="") in told.out
    assert "75%" in told.out


def test_both_languages_know_every_text() -> None:
    tables = {lang: words(lang).tables[0] for lang in ("fr", "en")}
    keys = [{key for key in table if key.startswith("arena.")} for table in tables.values()]
    assert keys[0] == keys[1] != set()


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("kind", "named"),
    [
        ("Thrower", "it fails: RuntimeError"),
        pytest.param("Mute", "its answer is not allowed", marks=pytest.mark.slow),
        ("Cheat", "its answer is not allowed"),
        pytest.param("Quitter", "it fails: SystemExit", marks=pytest.mark.slow),
        pytest.param("Killer", "its process came to an end", marks=pytest.mark.slow),
    ],
)
def test_a_faulty_bot_is_named_once_and_counted_and_the_match_goes_on(
    arena: Arena, bots: Callable[[str], str], kind: str, named: str
) -> None:
    spec = bots(kind)
    told = arena("--seats", f"{spec},greedy,greedy,random", *FEW, "--json")
    check_shape(told.report)
    assert told.report["entries"][spec]["faults"] > 5
    assert told.report["entries"]["greedy"]["faults"] == 0
    lines = told.err.splitlines()
    assert len(lines) == 1, "once a kind of fault"
    assert lines[0].startswith(spec)
    assert named in lines[0]
    assert "\x1b" not in lines[0]


def test_every_kind_of_fault_is_named(arena: Arena, bots: Callable[[str], str]) -> None:
    told = arena("--seats", f"{bots('Fickle')},greedy,greedy,random", *FEW)
    lines = [line for line in told.err.splitlines() if line.startswith("file:")]
    assert len(lines) == 2
    assert "its answer is not allowed" in lines[0]
    assert "it fails: KeyError" in lines[1]


def test_a_bot_cannot_spoil_what_others_are_told(arena: Arena, bots: Callable[[str], str]) -> None:
    told = arena("--seats", f"{bots('Vandal')},greedy,greedy,random", *FEW, "--json")
    assert {entry["faults"] for entry in told.report["entries"].values()} == {0}


def test_what_a_bot_prints_is_heard_by_nobody(arena: Arena, bots: Callable[[str], str]) -> None:
    told = arena("--seats", f"{bots('Last')},greedy,greedy,random", *FEW, "--json")
    assert "a bot that prints" not in told.err + told.out
    assert told.report["entries"][bots("Last")]["faults"] == 0


@pytest.mark.parametrize(("kind", "named"), [("Unmade", "ValueError"), ("Narrow", "TypeError")])
def test_a_bot_that_cannot_be_called_in_is_said_before_any_match(
    arena: Arena, bots: Callable[[str], str], kind: str, named: str, tmp_path: Path
) -> None:
    told = arena("--seats", f"greedy,greedy,random,{bots(kind)}", "--append", tmp_path / "x")
    assert told.status == 2
    assert told.out == ""
    assert named in told.err.splitlines()[-1]
    assert str(tmp_path / "my_bots.py") in told.err
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("import nowhere_at_all\nclass Bot: ...\n", "ModuleNotFoundError"),
        *slow_rows([("raise SystemExit(0)\nclass Bot: ...\n", "SystemExit")]),
        ("class Bot(:\n", "not Python"),
        ("x = 1\n", "“Bot”"),
    ],
)
def test_a_bot_file_that_does_not_import_is_bad_input(
    arena: Arena, tmp_path: Path, text: str, named: str
) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(text)
    for who in (("--seats", f"greedy,greedy,random,file:{path}:Bot"),
                ("--seats-count", "4", "--mirror", f"greedy,file:{path}:Bot")):  # fmt: skip
        complaint = arena(*who).complaint
        assert named in complaint
        assert str(path) in complaint


def test_a_bot_that_brings_its_process_down_ends_no_other(
    arena: Arena, bots: Callable[[str], str]
) -> None:
    spec = bots("Killer")
    told = arena("--seats", f"{spec},greedy,greedy,random", *FEW, "--jobs", 2, "--json")
    assert told.report["entries"][spec]["faults"] > 5
    assert told.report["entries"]["greedy"]["faults"] == 0


def test_a_process_that_dies_is_said_in_one_line(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(*given: object) -> Iterator[Any]:
        raise BrokenProcessPool
        yield

    monkeypatch.setattr(side_by_side, "spread", dies)
    told = arena("--seats", "random,greedy,greedy,random", *FEW, "--jobs", 2)
    assert told.status == 2
    assert told.err.splitlines()[-1].startswith("arena: a process came to an end")


# ---------------------------------------------------------------- wrong wishes


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("argv", "named"),
    [
        ([], "--mirror"),
        (["--seats", "greedy,greedy,greedy,human"], "human"),
        (["--seats", "greedy,greedy,greedy"], "4"),
        (["--seats", "greedy,greedy,greedy,oracl"], "oracle"),
        (["--seats", "greedy,greedy,greedy,exprt"], "expert"),
        (["--seats", FOUR, "--mirror", "greedy,random"], "--mirror"),
        (["--seats", FOUR, "--seats-count", "4"], "--seats-count"),
        (["--mixed", "greedy,random"], "--seats-count N"),
        (["--mixed", "greedy,random", "--seats-count", "4", "--rotate"], "--rotate"),
        (["--mirror", "greedy", "--seats-count", "4"], "greedy"),
        (["--mirror", "greedy,nobody", "--seats-count", "4"], "--mirror"),
        (["--mixed", "greedy,,random", "--seats-count", "4"], "--mixed"),
        (["--mixed", "greedy,random", "--seats-count", "3"], "4"),
        (["--seats", FOUR, "--matches", "0"], "--matches"),
        (["--seats", FOUR, "--matches", "many"], "--matches"),
        (["--seats", FOUR, "--jobs", "-1"], "--jobs"),
        (["--seats", FOUR, "--seed", "x"], "--seed"),
        (["--seats", FOUR, "--teams", "2;2"], "3,3"),
        (["--seats", FOUR, "--teams", "9,9"], "--teams"),
        (["--seats", FOUR, "--teams", "2,2", "--options", '{"teams": [2, 2]}'], "--teams"),
        (["--seats", FOUR, "--options", "{"], "JSON"),
        (
            ["--mirror", "greedy,random", "--seats-count", "4", "--options", MISSIONS],
            "--mixed",
        ),
        (["--seats", FOUR, "--append", "nowhere/at/all"], "nowhere"),
        (["--seats", FOUR, "--append", "."], "."),
        (["--seats", FOUR, "--matchs", "4"], "--matches"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_its_cure(
    arena: Arena, argv: list[str], named: str, lang: str
) -> None:
    assert named in arena(*argv, "--lang", lang).complaint


def test_the_bar_is_for_people(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    teller = ProgressPrinter(words("en"), 4)
    teller.match({"named": [], "deal": 0}, 2)
    teller.line("something")
    teller.end()
    err = capsys.readouterr().err
    assert "2/4" in err
    assert err.index("2/4") < err.index("something\n")


def test_it_runs_without_pygame_and_the_reader_may_leave(tmp_path: Path) -> None:
    code = (
        "import sys; from game.__main__ import main; status = main(sys.argv[1:]);"
        "assert 'pygame' not in sys.modules; sys.exit(status)"
    )
    argv = ["arena", "et_bim", "--seats", FOUR, "--matches", "2", "--json"]
    told = subprocess.run(
        [sys.executable, "-c", code, *argv],
        cwd=ROOT, capture_output=True, check=False, timeout=60, env=dict(os.environ),
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    check_shape(json.loads(told.stdout))
