"""What tests of the build share."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

BUILD = Path(__file__).resolve().parents[2] / "build"
Script = Callable[[str], ModuleType]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """Loads a script of the build anew, as if it had been started."""
    folders = [str(BUILD / one) for one in ("", "windows", "wine")]
    monkeypatch.setattr(sys, "path", folders + sys.path)

    def load(name: str) -> ModuleType:
        monkeypatch.delitem(sys.modules, name, raising=False)
        return importlib.import_module(name)

    return load
