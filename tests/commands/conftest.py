"""Fixtures for tests of the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from command_shell import Shell, Window, play


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    asked = Window()
    monkeypatch.setitem(sys.modules, "game.app", SimpleNamespace(run=asked.run))
    monkeypatch.setattr("game.tour.tour", asked.tour)
    monkeypatch.setattr("game.tour.trial.self_test", asked.self_test)
    return asked


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return Shell(capsys)


@pytest.fixture(scope="session")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain replay of a match that is over."""
    return play(tmp_path_factory.mktemp("over")).finish()


@pytest.fixture(scope="session")
def going_on(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sealed file of a match that is not over."""
    recorder = play(tmp_path_factory.mktemp("going-on"), most=25)
    recorder.close()
    return recorder.path
