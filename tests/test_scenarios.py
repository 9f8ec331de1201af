"""Every scenario file of ours, case by case, through the runner that strangers use."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from game import scenario

FOLDER = Path(__file__).parent / "scenarios"
CASES = [
    pytest.param(case, id=f"{path.relative_to(FOLDER).with_suffix('')}-{case['name']}")
    for path in sorted(FOLDER.rglob("*.toml"))
    for case in tomllib.loads(path.read_text("utf-8"))["case"]
]


@pytest.mark.parametrize("case", CASES)
def test_scenario(case: dict[str, Any]) -> None:
    assert scenario.run_case(case) == []


def test_the_twenty_golden_scenarios_are_there() -> None:
    names = [case.values[0]["name"] for case in CASES]
    assert {name[:2] for name in names if name[:2].isdigit()} == {f"{n:02}" for n in range(1, 21)}


@pytest.mark.slow
def test_the_runner_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert scenario.run([FOLDER]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed\n"
