"""Every part of every game of the shelf has the face that ``game.games.parts`` names for it."""

from __future__ import annotations

import ast
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import game.games as on_the_shelf
from game.core import defaults
from game.games import game_of, places, shelf, stand, words
from game.games.parts import Game, Part

SHIPPED = shelf()
ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "game" / "games" / "parts.py"
PARTS = {name: one for name, one in vars(Game).items() if isinstance(one, Part)}


def faces() -> dict[str, str]:
    """By module, the face that the page names for it."""
    text = PAGE.read_text("utf-8")
    optional = re.findall(
        r'^    \w+: Part\[([\w.]+)(?: \| None)?\] = Part\("([\w.]+)"', text, re.MULTILINE
    )
    return {"rules": "Ruled", "board": "Boarded"} | {module: face for face, module in optional}


def imports() -> str:
    """What the page itself imports of ours: the faces are named there as it names them."""
    nodes = ast.walk(ast.parse(PAGE.read_text("utf-8")))
    ours = (one for one in nodes if isinstance(one, ast.ImportFrom))
    return "\n".join(ast.unparse(one) for one in ours if str(one.module).startswith("game"))


def promised(game: Game) -> Iterator[str]:
    """Lines that mypy accepts where every part that a game has keeps to its face."""
    for module, face in faces().items():
        found = [one for one in game.packages if there(f"{one}.{module}")]
        if found:
            name = f"{found[0]}.{module}"
            its = f"{game.name}_{module.replace('.', '_')}"
            yield f"import {name}\n{its}: {face} = {name}"


def there(name: str) -> bool:
    package, _, _ = name.rpartition(".")
    return find_spec(package) is not None and find_spec(name) is not None


def mypy(lines: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Let mypy read lines by the program's own settings and what it remembers."""
    page = folder / "promised.py"
    page.write_text("\n".join((imports(), *lines)) + "\n", "utf-8")
    asked = [sys.executable, "-m", "mypy", "--no-error-summary", str(page)]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_page_names_a_face_for_every_part() -> None:
    assert set(faces()) == {"rules", "board", *(part.module for part in PARTS.values())}


@pytest.mark.slow
def test_every_part_of_every_game_keeps_to_its_face(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="the extra `dev` has it")
    lines = [line for name in shelf() for line in promised(game_of(name))]
    assert len(lines) > 2 * len(shelf())
    told = mypy(lines, tmp_path)
    assert (told.returncode, told.stdout) == (0, ""), told.stdout + told.stderr


@pytest.mark.slow
def test_a_part_without_its_face_is_found(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="the extra `dev` has it")
    told = mypy(
        ["import game.gangs.log_lines", "its: pages.Cardbook = game.gangs.log_lines"], tmp_path
    )
    assert told.returncode == 1
    assert 'expression has type Module, variable has type "Cardbook"' in told.stdout


@pytest.mark.parametrize("name", shelf())
def test_a_game_of_the_shelf_has_what_every_game_needs(name: str) -> None:
    game = game_of(name)
    assert game.rules.name == name
    assert callable(game.board.Board)
    for language in ("fr", "en"):
        assert game.words(language).say("game.title")
        assert game.words(language).say("title.pitch")


def test_no_part_but_what_is_painted_or_spoken_needs_a_screen() -> None:
    loaded = "import sys; from game.games import game_of, shelf; from game.games.parts import Game"
    names = [name for name in PARTS if name not in ("screen_reader", "lobby", "poster", "cast")]
    asks = f"[getattr(game_of(g), p) for g in shelf() for p in {names!r}]"
    told = f"{loaded}; {asks}; [game_of(g).rules for g in shelf()]; print('pygame' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert found.stdout == "False\n"


# ---------------------------------------------------------------- games of a test's own


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose packages stand on the shelf as well."""
    monkeypatch.setattr(on_the_shelf, "__path__", [*places()])
    stand([str(tmp_path)])
    return tmp_path


def lay(folder: Path, name: str, **parts: str) -> None:
    (folder / name).mkdir()
    for part, text in {"__init__": "", **parts}.items():
        (folder / name / f"{part}.py").write_text(text, "utf-8")


def test_a_folder_that_stands_on_the_shelf_brings_its_games(folder: Path) -> None:
    lay(folder, "barest_of_all", rules="RULES = 'the rules'", board="")
    assert shelf() == sorted([*SHIPPED, "barest_of_all"])
    game = game_of("barest_of_all")
    assert game.rules == "the rules"
    assert game.packages == ("game.games.barest_of_all",)
    assert game.bot.LEVELS == ("random",)
    assert game.log_lines is defaults
    assert not game.lobby.rules(4, {}, words("fr"))
    others = {name for name, part in PARTS.items() if part.instead is None}
    assert {name: getattr(game, name) for name in others} == dict.fromkeys(others)


def test_another_process_finds_the_same_games(folder: Path) -> None:
    lay(folder, "sent_along", rules="RULES = 'its rules'")
    sent = pickle.dumps(game_of("sent_along"))
    asks = "import pickle, sys; print(pickle.loads(bytes.fromhex(sys.argv[1])).rules)"
    told = [sys.executable, "-c", asks, sent.hex()]
    found = subprocess.run(told, capture_output=True, text=True, check=True)
    assert found.stdout == "its rules\n"
    assert pickle.loads(sent) is game_of("sent_along")  # noqa: S301 our own


def test_a_needed_part_that_is_not_there_is_missed_by_its_name(folder: Path) -> None:
    lay(folder, "nothing_at_all")
    with pytest.raises(ModuleNotFoundError, match=r"nothing_at_all\.rules"):
        assert game_of("nothing_at_all").rules


def test_nobody_is_found_who_is_not_there() -> None:
    with pytest.raises(LookupError, match="nobody"):
        game_of("nobody")
    with pytest.raises(ModuleNotFoundError):
        import_module("game.games.nobody")
