"""The table of every game's levels, presets and seats: kept, gone on with, told with its bands."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from tests.bench import matrix, matrix_games
from tests.bench.kept_rows import HANDFUL, read, run
from tests.bench.matrix_games import ADAPTERS, Match, cells
from tests.bench.shares import binned, calibration, error, median, ratio, share

SMALL = {
    "et_bim": Match("et_bim", "classic", 4, "easy", "", "test", 0),
    "witty_zibi": Match("witty_zibi", "first", 4, "easy", "", "test", 0),
    "mets_ton_slip": Match("mets_ton_slip", "first", 2, "normal", "", "test", 0),
    "le_boulet": Match("le_boulet", "short", 3, "easy", "", "test", 0),
    "wombat": Match("wombat", "quick", 3, "easy", "", "test", 0),
}
SLIP = SMALL["mets_ton_slip"]


def row(match: Match, **sums: list[float]) -> dict[str, Any]:
    return {**asdict(match), "sums": sums, "seconds": 2.0}


def nothing(match: Match) -> dict[str, Any]:
    raise AssertionError(match)


def first_turn(match: Match) -> dict[str, Any]:
    return {"sums": {"turns": [match.number, 1]}}


def ten(match: Match) -> list[Match]:
    return [replace(match, number=number) for number in range(10)]


def test_a_run_goes_on_where_a_line_was_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    kept = [row(one, turns=[99, 1]) for one in ten(SLIP)[:3]]
    path.write_text("\n".join(map(json.dumps, kept)) + '\n{"game": "me', "utf-8")
    assert list(read(path, Match)) == ten(SLIP)[:3]
    rows = run(path, Match, ten(SLIP), first_turn, 1)
    assert [one["sums"]["turns"][0] for one in rows] == [99, 99, 99, *range(3, 10)]
    assert run(path, Match, ten(SLIP), nothing, 1) == rows, "nothing is played again"


def test_a_cell_that_took_long_enough_is_left(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text(json.dumps(row(SLIP)) + "\n", "utf-8")
    assert len(run(path, Match, ten(SLIP), nothing, 1, seconds=2)) == 1
    other = replace(SLIP, seats=3)
    both = [one for pair in zip(ten(SLIP), ten(other), strict=True) for one in pair]
    rows = run(path, Match, both, first_turn, 1, seconds=2)
    assert [one["seats"] for one in rows].count(3) == 10 > HANDFUL


def test_a_ratio_goes_by_matches_and_a_share_of_none_reaches_up() -> None:
    found = ratio([(1, 2), (3, 4), (0, 0), (2, 4)])
    assert found is not None
    assert found.value == 0.6
    assert found.reach == pytest.approx(4.303 * (0.56 * 3 / 2) ** 0.5 / 10, abs=0.001)
    never = share([(0, 1)] * 20)
    assert never is not None
    assert never.value == 0
    assert never.reach == pytest.approx(0.161, abs=0.01)
    assert ratio([(3, 2)]) == (1.5, None)
    assert ratio([(0, 0)]) is None


def test_the_middle_of_few_matches_has_no_interval() -> None:
    assert median([(5, 1), (3, 1), (9, 1)]) == (5, None)
    assert median([(number, 1) for number in range(100)]) == (49.5, 10.5)
    assert median([]) is None


def test_a_calibration_error_is_of_all_matches_together() -> None:
    rows = [binned([(0.55, so), (0.05, False)]) for so in (True, False, True, False)]
    assert error(rows[0]) == pytest.approx((0.45 + 0.05) / 2)
    found = calibration([*rows, binned([])])
    assert found is not None
    assert found.value == pytest.approx((0.05 + 0.05) / 2)
    assert found.reach


def test_what_is_out_of_its_band_is_bold_and_what_is_missing_a_dash() -> None:
    rows = [row(one, turns=[20, 1], naked=[one.number == 0, 1]) for one in ten(SLIP)]
    rows += [row(replace(one, preset="classic"), naked=[1, 1]) for one in ten(SLIP)]
    head, _, helped, usual = matrix.table("mets_ton_slip", rows)
    assert head.startswith("| preset | seats | level | matches | turns, median | somebody without")
    assert helped.startswith("| first | 2 | normal | 10 | 20")
    assert "| **10 ± " in helped, "nobody is to be without a slip where one is helped"
    assert "| – | 100 ± " in usual, "without that rule nothing was asked for"


def test_every_game_plays_a_preset_once_at_every_number_of_seats() -> None:
    every = list(cells(list(ADAPTERS), "test"))
    assert len(set(every)) == len(every)
    assert set(SMALL.values()) <= {replace(one, salt="test") for one in every}
    assert {one.seats for one in every if one.game == "le_boulet"} == set(range(3, 11))
    names = {one.preset for one in every if one.game == "wombat"}
    assert names == {"first", "classic", "whole", "quick"}, "at training nobody wins"
    assert "calm" not in {one.preset for one in every if one.game == "mets_ton_slip"}


def test_only_what_a_game_knows_can_be_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "rows.jsonl")]
    for wrong in (
        ["--games", "chess"],
        ["--levels", "best"],
        ["--seats", "3,13"],
        ["--against", "oracle"],
    ):
        with pytest.raises(SystemExit):
            matrix.main([*out, *wrong])
        assert f"{wrong[0]}: no {wrong[1].split(',')[-1]}" in capsys.readouterr().err


def test_one_command_plays_a_cell_and_prints_its_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cell = ["--games", "mets_ton_slip", "--levels", "normal", "--presets", "first"]
    out = ["--out", str(tmp_path / "rows.jsonl"), "--matches", "2"]
    assert matrix.main([*out, *cell, "--seats", "2"]) == 0
    said = capsys.readouterr().out
    assert "### mets_ton_slip" in said
    assert "| first | 2 | normal | 2 |" in said
    assert matrix.main([*out, *cell, "--seats", "2,3", "--seconds", "0"]) == 0
    assert capsys.readouterr().out == said, "nothing more is played, and the same is told"


@pytest.mark.slow
@pytest.mark.parametrize("game", ADAPTERS)
def test_a_match_of_every_game_is_played_again_alike(game: str) -> None:
    found = matrix_games.play(SMALL[game])
    assert found == matrix_games.play(SMALL[game])
    told = {figure.name for figure in ADAPTERS[game].figures}
    assert set(found["sums"]) & told


@pytest.mark.slow
@pytest.mark.parametrize("game", ADAPTERS)
def test_what_one_level_wins_of_a_match_another_does_not(game: str) -> None:
    match = replace(SMALL[game], seats=4, level="easy", against="normal")
    other = replace(match, level="normal", against="easy", number=1)
    name = "mirrored" if game == "et_bim" else "won"
    won, of = matrix_games.play(match)["sums"][name]
    theirs, its = matrix_games.play(other)["sums"][name]
    assert of == its
    assert won + theirs == pytest.approx(of if name == "mirrored" else 2 * of)
