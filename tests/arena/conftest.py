"""Fixtures for tests of the arena: its command as a person types it, and bots out of files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from arena_shell import BOTS, Arena, Said

from game.__main__ import main
from game.ai.sandboxes import calls, landlock


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Arena:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(*argv: object) -> Said:
        capsys.readouterr()
        status = main(["arena", "et_bim", *map(str, argv)])
        told = capsys.readouterr()
        return Said(status, told.out, told.err)

    return run


@pytest.fixture
def bots(tmp_path: Path) -> Callable[[str], str]:
    path = tmp_path / "my_bots.py"
    path.write_text(BOTS, "utf-8")
    return lambda name: f"file:{path}:{name}"


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that holds bots out of files, of which nothing has to be said."""
    monkeypatch.setattr(calls, "filtered", lambda: True)
    monkeypatch.setattr(landlock, "version", lambda: 7)
