"""Each import contract is broken, in a copy of the program, and must be the one that says so."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

ROOMS = "Rooms import only rooms below their own, and never one on the same line"
INSIDE = "Inside a game: board | bot, then rules, then model"
APART = "Games never import each other"
PURE = "No screen, disk, clock or chance of its own where rules and bots are"
TRUTH = "Bots and boards cannot reach the match, which holds the truth"
SCREENS = "Screens ask a session, or a match that was played again, and never hold one"
FOLDERS = "Folders of screens import only folders that stand below them"
CIRCLES = "Nothing imports itself through others"
EVERY = {CIRCLES, FOLDERS, ROOMS, INSIDE, APART, PURE, TRUTH, SCREENS}

GAME = "game/games/et_bim"
FAMILY = "game/gangs"
OTHER = "game/games/another"
ONE = "game.games.et_bim.model"
TABLE = "game.scenes.table.at_table"

BREACHES = [
    pytest.param(ROOMS, "game/core/seats.py", "import game.store", id="core-looks-up"),
    pytest.param(ROOMS, "game/store/places.py", "import game.match", id="rooms-on-one-line"),
    pytest.param(ROOMS, "game/arena/figures.py", "import game.scenario", id="arena-and-scenario"),
    pytest.param(ROOMS, "game/training/playing.py", "import game.arena", id="fit-and-arena"),
    pytest.param(ROOMS, "game/attic.py", "", id="a-room-that-is-not-on-the-plan"),
    pytest.param(INSIDE, f"{GAME}/model", "import game.games.et_bim.rules", id="model-knows-rules"),
    pytest.param(INSIDE, f"{FAMILY}/rules", "import game.gangs.bot", id="rules-know-bot"),
    pytest.param(APART, f"{OTHER}/rules", "import game.games.et_bim.rules", id="game-in-game"),
    pytest.param(PURE, "game/core/luck.py", "import random", id="core-has-chance-of-its-own"),
    pytest.param(PURE, "game/match.py", "import datetime", id="match-has-a-clock"),
    pytest.param(PURE, "game/ai", "import secrets", id="ai-has-chance-of-its-own"),
    pytest.param(PURE, f"{GAME}/model", "import pydantic", id="model-reads-files"),
    pytest.param(ROOMS, f"{FAMILY}/model", f"import {ONE}", id="family-knows-its-games"),
    pytest.param(PURE, f"{GAME}/rules", "import pygame", id="rules-have-a-screen"),
    pytest.param(PURE, f"{FAMILY}/bot", "import time", id="bot-has-a-clock"),
    pytest.param(TRUTH, f"{FAMILY}/bot", "import game.match", id="bot-holds-the-truth"),
    pytest.param(TRUTH, f"{FAMILY}/board", "import game.match", id="board-holds-the-truth"),
    pytest.param(FOLDERS, "game/scenes/view", "import game.scenes.table.areas", id="arrow-up"),
    pytest.param(FOLDERS, "game/scenes/decks", "import game.scenes.settings", id="folders-beside"),
    pytest.param(FOLDERS, "game/scenes/kit.py", "import game.scenes.notice", id="kit-has-screens"),
    pytest.param(FOLDERS, "game/scenes/cellar.py", "", id="folder-that-is-not-on-the-plan"),
    pytest.param(CIRCLES, "game/scenes/table/areas.py", f"import {TABLE}", id="circle-of-modules"),
    pytest.param(CIRCLES, "game/stage/motion", "import game.stage.paint", id="circle-of-folders"),
    pytest.param(SCREENS, "game/scenes/table", "import game.match", id="screen-holds-the-truth"),
]


def module_at(tree: Path, place: str) -> Path:
    """The file of a module, be it named as a file, or as a module or package without ending."""
    path = tree / place
    if path.is_dir():
        return path / "__init__.py"
    return path if path.suffix else path.with_suffix(".py")


def add_an_empty_game(folder: Path) -> None:
    folder.mkdir()
    for part in ("__init__", "model", "rules", "bot", "board"):
        (folder / f"{part}.py").write_text("", "utf-8")


def broken_contracts(tree: Path) -> set[str]:
    linter = "from importlinter.cli import lint_imports_command as run; run()"
    told = subprocess.run(
        [sys.executable, "-c", linter, "--no-cache"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "Contracts: " in told.stdout, told.stdout + told.stderr
    verdicts = {name for name in EVERY if f"{name} KEPT" in told.stdout}
    broken = {name for name in EVERY if f"{name} BROKEN" in told.stdout}
    assert verdicts | broken == EVERY, told.stdout
    assert bool(broken) == bool(told.returncode)
    return broken


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    add_an_empty_game(tmp_path / OTHER)
    return tmp_path


def imports_by_name(path: Path) -> bool:
    """Whether a module calls a function that imports whatever it is told to."""
    called = {"import_module", "__import__"}
    text = path.read_text("utf-8")
    if not any(name in text for name in called):
        return False
    tree = ast.parse(text)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return bool(called & (names | {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}))


def test_no_module_of_ours_is_looked_up_by_its_name_but_by_the_shelf() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py")}
    by_name = {place for place in found if imports_by_name(ROOT / place)}
    shelf = {"game/games/__init__.py", "game/games/parts.py"}
    # of packages that may be absent
    others = {"game/stage/sound/voices.py", "game/bench/peers.py", "game/photos/inside.py"}
    assert by_name == shelf | others


def test_the_program_as_it_stands_keeps_every_contract(tree: Path) -> None:
    assert broken_contracts(tree) == set()


@pytest.mark.slow
@pytest.mark.parametrize(("contract", "place", "line"), BREACHES)
def test_a_breach_is_caught_by_its_contract(
    tree: Path, contract: str, place: str, line: str
) -> None:
    module = module_at(tree, place)
    with module.open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    broken = broken_contracts(tree)
    assert contract in broken
    assert broken <= {contract, CIRCLES}, "an arrow up may close a circle, and nothing else"
