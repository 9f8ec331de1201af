"""Real-time matches go the same way tick by tick, on every system: build/same_ticks.py says so."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from tests.golden.write_matches import HERE
from tests.package.test_workflows import BUILD, ROOT, imported

CHECKED = sorted(path.stem for path in HERE.glob("*.ticks"))


@pytest.fixture
def same_ticks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return imported("same_ticks", monkeypatch)


def test_every_match_that_beats_has_a_hash_for_each_of_its_ticks() -> None:
    real_time = [
        path for path in HERE.glob("*.jsonl") if '"mark":' in path.read_text("utf-8")[:100_000]
    ]
    assert sorted(path.stem for path in real_time) == CHECKED
    for path in real_time:
        ticked = [json.loads(line).get("kind") for line in path.read_text("utf-8").splitlines()]
        kept = path.with_suffix(".ticks").read_text("ascii").splitlines()
        assert len(kept) == ticked.count("tick")
        assert len(set(kept)) == len(kept), "no tick is like another"


@pytest.mark.parametrize("name", CHECKED)
def test_every_tick_is_what_it_was(name: str, same_ticks: ModuleType) -> None:
    assert same_ticks.apart(HERE / f"{name}.jsonl") == ""


def test_a_tick_that_went_another_way_is_named(same_ticks: ModuleType, tmp_path: Path) -> None:
    name = CHECKED[0]
    shutil.copy(HERE / f"{name}.jsonl", tmp_path)
    kept = (HERE / f"{name}.ticks").read_text("ascii").splitlines()
    kept[299] = "0" * same_ticks.DIGITS
    (tmp_path / f"{name}.ticks").write_text("\n".join(kept), "ascii")
    assert f"{name}.jsonl: tick 300 is " in same_ticks.apart(tmp_path / f"{name}.jsonl")


def test_a_verb_that_was_another_one_is_found_out_in_its_tick(
    same_ticks: ModuleType, tmp_path: Path
) -> None:
    name = CHECKED[0]
    lines = (HERE / f"{name}.jsonl").read_text("utf-8").splitlines()
    at = max(row for row, line in enumerate(lines) if '"kind":"grope"' in line)
    lines[at] = lines[at].replace("grope", "turn")
    (tmp_path / f"{name}.jsonl").write_text("\n".join(lines), "utf-8")
    shutil.copy(HERE / f"{name}.ticks", tmp_path)
    tick = sum('"kind":"tick"' in line for line in lines[:at])
    assert f"{name}.jsonl: tick {tick + 1} is " in same_ticks.apart(tmp_path / f"{name}.jsonl")


def test_it_needs_nothing_but_python() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-E", BUILD / "same_ticks.py"],
        capture_output=True, text=True, check=False, cwd="/",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_workflow_of_a_release_runs_it_on_each_of_its_systems() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    steps = yaml.safe_load(text)["jobs"]["package"]["steps"]
    assert "python build/same_ticks.py" in [step.get("run") for step in steps]
    inside = (BUILD / "wine" / "inside.sh").read_text("utf-8")
    assert "python build/same_ticks.py" in inside.splitlines()
