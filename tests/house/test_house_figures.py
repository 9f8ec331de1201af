"""The figures of the house count what they say they count."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import grimp
import pytest

from tests.house.test_attributes import PYTHONS

SCRIPT = Path(__file__).resolve().parents[2] / "build" / "house.py"
SOURCE = '''"""A module."""

import os
from pathlib import (
    Path,
)


class Hall:
    """A class."""

    door: int = 0
    """An attribute."""

    def open(self) -> str:
        # why
        return os.fspath(Path())
'''


@pytest.fixture(scope="module")
def house() -> ModuleType:
    spec = importlib.util.spec_from_file_location("house", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules["house"] = found  # dataclasses look their module up
    spec.loader.exec_module(found)
    return found


def test_code_is_what_is_neither_blank_nor_comment_nor_docstring(
    house: ModuleType, tmp_path: Path
) -> None:
    path = tmp_path / "hall.py"
    path.write_text(SOURCE, "utf-8")
    module = house.Module(path)
    assert (module.lines, module.code, module.imports) == (17, 8, 4)
    assert house.members([module], "Hall") == 2


def test_what_python_itself_calls_private_is_no_access_to_the_program(
    house: ModuleType, tmp_path: Path
) -> None:
    path = tmp_path / "hall.py"
    path.write_text("self._own, room._hidden, os._exit(0)\n", "utf-8")
    assert house.private([house.Module(path)]) == 1
    assert house.PYTHONS <= PYTHONS


def test_modules_that_import_each_other_are_one_circle(
    house: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "rooms/__init__.py": "",
        "rooms/a/__init__.py": "",
        "rooms/a/one.py": "from rooms.b import two",
        "rooms/b/__init__.py": "",
        "rooms/b/two.py": "from rooms.a import three",
        "rooms/a/three.py": "from rooms.a import one",
        "rooms/b/four.py": "from rooms.a import one",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    graph = grimp.build_graph("rooms", cache_dir=None)
    assert house.circles(graph) == [{"rooms.a.one", "rooms.b.two", "rooms.a.three"}]
    assert house.mutual(graph, "rooms") == [("a", "b")]
