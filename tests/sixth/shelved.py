"""Belote, on the shelf where a test puts it there, importable always."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

from game import games

HERE = Path(__file__).parent
SIXTH = "belote"


@contextmanager
def shelved() -> Iterator[None]:
    """Put it on the shelf, beside the real games."""
    with patch.object(games, "__path__", [*games.__path__]):
        games.stand([str(HERE)])
        yield


with shelved():
    import_module(f"game.games.{SIXTH}")
