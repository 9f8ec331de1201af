"""What a package begins with: it lends its libraries to nobody, and says what it lacks."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game.ai.sandboxes.sandbox import WORD


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name in ("LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"):  # given back afterwards
        monkeypatch.setenv(name, "")
    path = Path(__file__).resolve().parents[2] / "build" / "start.py"
    spec = importlib.util.spec_from_file_location("start", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere nothing is lent so")
@pytest.mark.parametrize(("before", "after"), [(None, None), ("", None), ("/mine", "/mine")])
def test_what_it_starts_finds_its_own_libraries(
    begin: ModuleType, monkeypatch: pytest.MonkeyPatch, before: str | None, after: str | None
) -> None:
    # PyInstaller's bootloader puts ours first and keeps what was there before
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/faux-freres/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    monkeypatch.setitem(sys.modules, "game.__main__", None)
    assert begin.begin() == 2, "nothing is left to start"
    assert os.environ.get("LD_LIBRARY_PATH") == after
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


@pytest.mark.parametrize(
    ("spoken", "cure"), [("fr_FR", "Dépliez"), ("en_GB", "Unpack"), ("de_DE", "Unpack")]
)
def test_a_command_line_that_cannot_be_loaded_is_said_in_one_line(
    begin: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    spoken: str,
    cure: str,
) -> None:
    monkeypatch.setenv("LC_ALL", spoken)
    monkeypatch.setitem(sys.modules, "game.__main__", None)
    assert begin.begin() == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "game.__main__" in told.err
    assert cure in told.err


def test_otherwise_the_programs_own_status_is_returned(
    begin: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["faux-freres", "--version"])
    assert begin.begin() == 0
    assert capsys.readouterr().out.startswith("Faux Frères ")


def test_one_hidden_word_makes_it_a_sandbox(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    (tmp_path / "mine.py").write_text("class Bot:\n def __init__(self, *facts): pass\n")
    hello = {"game": "et_bim", "folder": str(root / "game" / "games")}
    life = {"seat": 0, "seats": 4, "options": {}, "seed": 1, "behind": False}
    life |= {"path": str(tmp_path / "mine.py"), "name": "Bot"}
    sandbox = subprocess.Popen(
        [sys.executable, root / "build" / "start.py", WORD],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )  # fmt: skip
    assert sandbox.stdin is not None
    assert sandbox.stdout is not None
    assert sandbox.stderr is not None
    with sandbox, sandbox.stdin, sandbox.stdout, sandbox.stderr:
        sandbox.stdin.write(f"{json.dumps(hello)}\n{json.dumps(life)}\n".encode())
        sandbox.stdin.flush()
        assert json.loads(sandbox.stdout.readline()) == {"n": 0}
        sandbox.stdin.close()  # nobody speaks any more
        assert sandbox.wait(20) == 0
        assert sandbox.stderr.read() == b""
