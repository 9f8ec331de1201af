"""The window starts no message bus of its own, and uses one that runs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.app.message_bus import start_no_bus

BUS, RUNTIME = "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv(BUS, "")  # so that what the program sets is taken back
    monkeypatch.delenv(BUS)
    monkeypatch.delenv(RUNTIME, raising=False)


def test_where_no_bus_runs_an_address_keeps_one_from_being_started() -> None:
    start_no_bus()
    assert os.environ[BUS]


def test_a_bus_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BUS, "unix:path=/run/mine")
    start_no_bus()
    assert os.environ[BUS] == "unix:path=/run/mine"


def test_a_bus_in_its_usual_place_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(RUNTIME, str(tmp_path))
    (tmp_path / "bus").touch()
    start_no_bus()
    assert BUS not in os.environ
