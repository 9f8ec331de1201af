"""Tidying, when the program starts: what a broken write left behind goes, and folders are closed.

A write that is broken off, by a kill or a power failure, leaves a file beside the old one, which
nobody reads. Match files are their owner's alone: older versions left their folders open.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from pathlib import Path
from typing import Final

from game.store.crashes import FOLDER
from game.store.exchange import EXPORTS
from game.store.files import FRESH, lock
from game.store.history import DELETED
from game.store.recorder import MATCHES, REPLAYS

_CLOSED: Final = (
    Path(MATCHES), Path(REPLAYS), Path(DELETED), Path(DELETED, MATCHES), Path(DELETED, REPLAYS),
    Path(EXPORTS), Path(FOLDER),
)  # fmt: skip
"""Folders of a player's that are ours alone; the one they lie in somebody may have chosen."""
_LEFT_OVER: Final = re.compile(rf"\..+\.(json|jsonl|match|zip|txt)\.[0-9]{{1,10}}\{FRESH}")
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def tidy(data: Path) -> None:
    """Clear what is left of broken writes, and let nobody but their owner look at matches.

    What another window writes just now is left alone. Nothing here is worth an error, or a word.
    """
    for folder in (data, *(data / name for name in _CLOSED)):
        with contextlib.suppress(OSError):
            for path in [path for path in folder.iterdir() if _LEFT_OVER.fullmatch(path.name)]:
                _clear(path)
        with contextlib.suppress(OSError):
            if folder != data and os.name == "posix" and folder.stat().st_mode & _OTHERS:
                folder.chmod(stat.S_IRWXU)


def _clear(path: Path) -> None:
    """Delete a file that no program is writing: its writer would hold the lock."""
    with contextlib.suppress(OSError):
        if stat.S_ISREG(path.lstat().st_mode):
            with path.open("r+b") as file:
                free = lock(file)
            if free:
                path.unlink()
