"""The wheel: built, installed into a fresh environment, run from another folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 300
"""Seconds that one step may take; installing needs the network."""
ENOUGH = 30
"""So many pictures of the tour show that a screen finds its assets; the tour itself has a test."""


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command as somebody outside the checkout would, and return what it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    told = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=LONGEST,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


@contextmanager
def begun(*command: str | Path, cwd: Path) -> Iterator[IO[str]]:
    """Run a command as `run` does, but only as long as its lines are read."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(
        [str(part) for part in command], cwd=cwd, env=environment, text=True, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            yield process.stdout
        finally:
            process.kill()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
    run(*pip, "--wheel-dir", out, ROOT, cwd=out)
    [built] = out.glob("faux_freres-*.whl")
    return built


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a fresh environment that holds the wheel and nothing else."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, with_pip=True)
    commands = home / ("Scripts" if os.name == "nt" else "bin")
    run(commands / "python", "-m", "pip", "install", "--quiet", wheel, cwd=home)
    return commands


def test_the_wheel_carries_every_asset_and_every_text_and_no_generator(wheel: Path) -> None:
    carried = set(zipfile.ZipFile(wheel).namelist())
    sources = ROOT / "assets" / "sources"
    wanted = {
        f"game/{path.relative_to(ROOT).as_posix()}"
        for path in (ROOT / "assets").rglob("*")
        if path.is_file() and not path.is_relative_to(sources)
    } | {
        path.relative_to(ROOT).as_posix()
        for ending in ("*.py", "*.toml", "*.md")
        for path in (ROOT / "game").rglob(ending)
        if path.name != "RULINGS.md"
    }
    assert wanted - carried == set()
    assert [name for name in carried if name.endswith("RULINGS.md")] == []
    assert [name for name in carried if name.startswith(("assets/", "game/assets/sources"))] == []


def test_the_installed_program_says_its_version(scripts: Path, tmp_path: Path) -> None:
    source = (ROOT / "game" / "__init__.py").read_text("utf-8")
    version = re.search(r'__version__ = "([^"]+)"', source)
    assert version
    assert version[1] in run(scripts / "faux-freres", "--version", cwd=tmp_path)


def test_the_installed_program_draws_its_screens_from_any_folder(
    scripts: Path, tmp_path: Path
) -> None:
    find = "from game.store.places import assets_root; print(assets_root())"
    root = Path(run(scripts / "python", "-c", find, cwd=tmp_path).strip())
    assert root.is_relative_to(scripts.parent)
    with begun(
        scripts / "faux-freres", "tour", "--out", tmp_path / "tour", cwd=tmp_path
    ) as drawing:
        told = [line.strip() for line in islice(drawing, ENOUGH)]
        drawn = [Path(line).stat().st_size for line in told]
    assert len(drawn) == ENOUGH, told
    assert min(drawn) > 1000, told
