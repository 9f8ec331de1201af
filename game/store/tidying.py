"""Tidying, when the program starts: what a broken write left behind goes, and folders are closed.

A write that is broken off, by a kill or a power failure, leaves a file beside the old one, which
nobody reads. Match files are their owner's alone: older versions left their folders open.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

from game.store import crashes, dictionaries, posters
from game.store.decks import DECKS
from game.store.exchange import EXPORTS
from game.store.files import FRESH, try_lock
from game.store.history import DELETED
from game.store.recorder import MATCHES, REPLAYS

PICTURES: Final = "pictures"
"""The folder of pictures that a player took of the window."""
_CLOSED: Final = (
    Path(MATCHES), Path(REPLAYS), Path(DELETED), Path(DELETED, MATCHES), Path(DELETED, REPLAYS),
    Path(EXPORTS), Path(crashes.FOLDER),
)  # fmt: skip
"""Folders of a player's that are ours alone; the one they lie in somebody may have chosen."""
_OPEN: Final = (Path(), Path(DECKS), Path(dictionaries.FOLDER), Path(PICTURES))
"""Folders that we write, and that a player may open to others."""
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def tidy(data: Path) -> None:
    """Clear what is left of broken writes, and let nobody but their owner look at matches.

    What another window writes just now is left alone. Nothing here is worth an error, or a word.
    """
    ours = (data / name for name in (*_OPEN, *_CLOSED))
    for folder in (*ours, *posters.folders(data)):
        _clear_all(folder)
    for folder in (data / name for name in _CLOSED if os.name == "posix"):
        with contextlib.suppress(OSError, ValueError):
            if folder.stat().st_mode & _OTHERS:
                folder.chmod(stat.S_IRWXU)


def _clear_all(folder: Path) -> None:
    try:
        names = os.listdir(folder)  # noqa: PTH208 thousands of paths take their time
    except (OSError, ValueError):
        return
    for name in filter(FRESH.fullmatch, names):
        with contextlib.suppress(OSError, ValueError):
            _clear(folder / name)


def _clear(path: Path) -> None:
    """Delete a file that no program is writing: its writer would hold the lock."""
    if not stat.S_ISREG(path.lstat().st_mode):
        return
    with path.open("r+b") as file:
        free = try_lock(file)
        if free is None:
            free = not _runs(path)
        if free and os.name == "posix":  # while it is locked, its writer sees that it goes
            path.unlink()
    if free and os.name != "posix":  # Windows deletes nothing that is open
        path.unlink()


def _runs(path: Path) -> bool:
    """Say whether the program whose number a file bears may be running."""
    if os.name != "posix":
        return True
    try:
        os.kill(int(path.name.split(".")[-2]), 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
