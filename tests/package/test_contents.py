"""What a package holds, held against what the program needs; none is built here."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import game
from game.games import game_of, shelf
from game.games.parts import Game, Part, part_of

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
PLAYED = """
import json, os, sys, tempfile
for name in json.loads(sys.argv[1]):
    sys.modules[name] = None
cleanup = tempfile.TemporaryDirectory.cleanup
def looked(self):
    held = [os.readlink(f"/proc/self/fd/{one}") for one in os.listdir("/proc/self/fd")
            if os.path.lexists(f"/proc/self/fd/{one}")]
    print("deleted with", [one for one in held if one.startswith(self.name)])
    cleanup(self)
if os.path.isdir("/proc/self/fd"):  # only Linux says what is open
    tempfile.TemporaryDirectory.cleanup = looked
import game.app, game.arena.command, game.bench.command, game.scenario, game.training
from game.__main__ import main
sys.exit(main(["self-test"]))
"""
"""Every screen, a match and a save, and the doors of all commands, without what stays out.

A folder that is deleted must hold no open file: Windows would refuse.
"""


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "build" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # a NamedTuple asks for its module
    spec.loader.exec_module(module)
    return module


contents = loaded("contents")
libraries = loaded("libraries")


def test_the_program_needs_nothing_that_stays_out_and_leaves_no_file_open() -> None:
    out = json.dumps(contents.EXCLUDED)
    told = subprocess.run(
        [sys.executable, "-c", PLAYED, out], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    looks = {line for line in told.stdout.splitlines() if line.startswith("deleted with")}
    assert looks == ({"deleted with []"} if Path("/proc/self/fd").is_dir() else set())


def test_what_is_loaded_by_its_name_is_named() -> None:
    hidden = set(contents.hidden_imports())
    parts = [one.module for one in vars(Game).values() if isinstance(one, Part)]
    for name in shelf():
        found = [part_of(game_of(name).packages, part) for part in ("rules", "board", *parts)]
        assert {its.__name__ for its in found if its is not None} <= hidden
    for path in (ROOT / "game" / "games").rglob("*.py"):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        assert module.removesuffix(".__init__") in hidden | {"game.games"}


def test_every_file_that_is_no_code_is_carried_to_its_place() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--", "game", "assets"], cwd=ROOT, capture_output=True, check=True
    )
    kept = {
        name
        for name in listed.stdout.decode().splitlines()
        if not name.startswith("assets/sources/")
        and not name.endswith((".py", ".typed", "RULINGS.md"))
    }
    carried = {
        (Path(folder) / Path(source).name).as_posix() for source, folder in contents.data_files()
    }
    assert kept | {"LICENSE", "THIRD_PARTY.md"} <= carried
    assert not {name for name in carried if contents.is_dropped(name)}
    assert not {name for name in carried if name.endswith("RULINGS.md")}


def test_the_version_is_the_programs_own() -> None:
    assert contents.version() == game.__version__


def test_every_licence_text_is_there_and_belongs_to_something() -> None:
    texts = {
        text if text.endswith(".txt") else f"{text}.txt"
        for library in libraries.LIBRARIES
        for text in library.texts
    }
    assert texts == {path.name for path in (ROOT / "build" / "licences").iterdir()}
    for library in libraries.LIBRARIES:
        lesser = library.licence.startswith("LGPL")
        assert lesser == (libraries.LGPL in library.texts) == bool(library.version), library.name


def test_every_library_in_a_package_is_named_in_third_party() -> None:
    named = (ROOT / "THIRD_PARTY.md").read_text("utf-8")
    for library in libraries.LIBRARIES:
        assert re.search(rf"\b{re.escape(library.name)}\b", named), library.name


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL"),
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL_image"),
        ("libSDL2-2.0.0.dylib", "SDL"),
        ("SDL2.dll", "SDL"),
        ("libvorbisfile-07b6198b.so.3.3.8", "Vorbis"),
        ("libpng16-16.dll", "libpng"),
        ("libjpeg-62.dll", "libjpeg-turbo"),
        ("libz.so.1", "zlib"),
        ("libopusfile-96d7a9c0.so.0.4.5", "Opusfile"),
    ],
)
def test_a_library_is_known_by_its_file(file: str, name: str) -> None:
    assert libraries.library_of(file).name == name


@pytest.mark.parametrize("file", ["libcrypto.so.3", "libSDL3.so", "libxml2.so.2", "tcl86t.dll"])
def test_a_library_that_nobody_listed_is_not_taken_for_another(file: str) -> None:
    assert libraries.library_of(file) is None
