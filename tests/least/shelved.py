"""The least games, of no family: on the shelf where a test puts them there, importable always.

What is imported once stays importable, so that a test may name their values as any game's; on the
shelf is what lies in its folders now.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

from game import games

HERE = Path(__file__).parent
LEAST = ("fibs", "lone", "snatch")
"""Turns and secrets; all at once, with an open number; asked by time."""
PULSE = "pulse"
"""Asked by time ten times a second; without a board it stands on no shelf."""


@contextmanager
def shelved(*, alone: bool = False) -> Iterator[None]:
    """Put them on the shelf, with the real games or ``alone``."""
    with patch.object(games, "__path__", [] if alone else [*games.__path__]):
        games.stand([str(HERE)])
        yield


with shelved():
    for _name in (*LEAST, PULSE):
        import_module(f"game.games.{_name}")
