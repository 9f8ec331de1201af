"""The table of levels, presets and seats with a person: rows of it, and its bands."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from tests.bench import wombat_matrix
from tests.bench.kept_rows import read
from tests.bench.wombat_matrix import Match

QUICK = Match("easy", "quick", 3, "nobody", 1.0, "test", 0)


def row(level: str, number: int, *, good: bool) -> dict[str, Any]:
    return {**asdict(replace(QUICK, level=level, number=number)), "good": good}


def test_rows_without_beliefs_and_times_are_still_read(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    whole = [row("easy", number, good=False) for number in range(3)]
    path.write_text("\n".join(map(json.dumps, whole)) + "\n", "utf-8")
    assert list(read(path, Match)) == [replace(QUICK, number=at) for at in range(3)]


def test_what_is_out_of_its_band_is_bold_and_three_seats_have_a_wider_one() -> None:
    rows = [row("easy", at, good=at < 3) for at in range(10)]
    assert wombat_matrix.cell(rows, 3).startswith("30 ")
    assert wombat_matrix.cell(rows, 4).startswith("**30 ")


@pytest.mark.slow
def test_a_match_with_a_person_is_played_again_alike() -> None:
    among = replace(QUICK, person="wicked")
    assert wombat_matrix.play(among) == wombat_matrix.play(among)
