"""The table of the bots' figures: what is played, what it tells, that it goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench import bots_pages
from tests.bench.bots_rows import DEALS, GAMES, LADDER, PARTS, PROBES, Row, mirrored, mixed, rows
from tests.bench.bots_table import BEGIN, END, Played, fingerprint, main

FEW = ("--only", "mirror-4-easy-random", "--share", "0.005")


@pytest.mark.parametrize("game", GAMES)
def test_every_row_can_be_played_and_has_a_name_of_its_own(game: str) -> None:
    every = list(rows(game))
    assert len({row.name for row in every}) == len(every)
    for row in every:
        plan = row.plan(1)
        assert plan.seats == row.seats
        assert set(plan.kinds) == set(row.kinds)
        assert Path(row.name).name == row.name, "it names a file"
    assert {row.seats for row in every} <= set(DEALS)


def test_what_the_issue_asks_for_is_on_the_list() -> None:
    names = {row.name for row in rows()}
    for seats in (4, 8):
        assert {f"mixed-{seats}-{kind}" for kind in ("oracle", "expert", *PARTS)} <= names
        assert {f"mirror-{seats}-{part}-greedy" for part in ("expert", *PARTS)} <= names
        assert {f"probe-{seats}-{probe}" for probe in PROBES} <= names
        for at, level in enumerate(LADDER[1:]):
            assert f"mirror-{seats}-{level}-{LADDER[at]}" in names
    assert {"mirror-6-expert-greedy", "mirror-12-expert-greedy", "time-12-expert"} <= names


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--results", str(tmp_path), *FEW])
    assert "mirror-4-easy-random: 2 deals" in capsys.readouterr().out
    [path] = tmp_path.rglob("*.jsonl")
    first = path.read_bytes()
    assert len(first.splitlines()) == 1 + 2 * 2
    main(["--results", str(tmp_path), *FEW[:-1], "0.01"])
    assert path.read_bytes().startswith(first), "nothing was played again"
    assert len(path.read_bytes().splitlines()) == 1 + 2 * 4


def test_the_tables_stand_between_their_marks(tmp_path: Path) -> None:
    out = tmp_path / "bots.md"
    out.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    main(["--results", str(tmp_path), *FEW, "--out", str(out)])
    text = out.read_text("utf-8")
    assert text.startswith(f"before\n{BEGIN}\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text
    [line] = [
        line for line in text.splitlines() if "| easy against random |" in line and "| 4 " in line
    ]
    assert "| 2 |" in line
    assert " % (" in line
    out.write_text("no marks\n")
    with pytest.raises(SystemExit, match="the tables belong"):
        main(["--results", str(tmp_path), *FEW, "--out", str(out)])
    assert out.read_text() == "no marks\n"


@pytest.mark.slow
def test_a_row_ends_once_its_bound_is_clearly_left_out(tmp_path: Path) -> None:
    played = Played(mirrored(4, "easy", "random", bound=0.05), 1, tmp_path)
    played.play(400, 1)
    assert played.deals == 40, "easy wins more often than one match in twenty"
    assert played.decided()
    undecided = Played(mirrored(4, "random", "random@rosa", bound=0.5), 1, tmp_path)
    undecided.play(40, 1)
    assert undecided.deals == 40, "who plays alike is never told apart"


def test_rows_are_told_with_the_gap_they_close(tmp_path: Path) -> None:
    found = {}
    for kind in ("oracle", "normal"):
        played = Played(mixed(4, kind), 1, tmp_path)
        played.play(4, 1)
        found[played.row.name] = played
    text = bots_pages.told(found, "et_bim", "test", 1)
    [line] = [line for line in text.splitlines() if line.startswith("| 4 | oracle |")]
    assert "| 1.00 (1.00 to 1.00) |" in line
    for cell in ("| 4 | normal | 4 |", "| 4 | expert | – |"):
        assert cell in text


def test_the_time_of_a_decision_is_a_mean_over_all(tmp_path: Path) -> None:
    played = Played(Row("time", 4, "seats", ("greedy",) * 4, deals=2), 1, tmp_path)
    played.play(2, 1)
    assert 0.005 < played.mean_ms("greedy") < 100


def test_the_fingerprint_is_of_the_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    here = fingerprint()
    assert len(here) == 8
    assert fingerprint() == here
    monkeypatch.setattr("tests.bench.bots_table.SEEN", ("game/gangs/bot/splits.py",))
    assert fingerprint() != here
