"""Sharing: several windows change the same files of a player, one after the other.

Whoever changes a file reads what is there now, changes that, and writes it, alone. The system lets
go of the lock when a program dies. A lock that cannot be had is no reason to lose what was changed:
after a while, or where a folder cannot be locked, it is written without.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.store.files import explained, make_folder

PATIENCE_S: Final = 5.0
"""So long another window is waited for, by estimate: its disk may be slow, or its program stopped.
"""
_LOOK_S: Final = 0.01
_NAME: Final = ".changing"
"""On Windows, which locks no folders, a file that is there as long as the lock is held."""


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Change files of a folder alone among all windows; the folder is made where it is missing.

    Raises:
        FileError: the folder cannot be made.
    """
    with explained(folder):
        make_folder(folder)
    until = time.monotonic() + PATIENCE_S
    held = _try(folder)
    while held is False and time.monotonic() < until:
        time.sleep(_LOOK_S)
        held = _try(folder)
    try:
        yield
    finally:
        if type(held) is int:
            os.close(held)


def _try(folder: Path) -> int | bool:
    """Return an open lock, False where another one has it, True where none can be had."""
    try:
        if sys.platform == "win32":
            how = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_TEMPORARY
            return os.open(folder / _NAME, how)
        import fcntl  # noqa: PLC0415 Windows has it not

        number = os.open(folder, os.O_RDONLY)
    except FileExistsError:
        return False
    except OSError:
        return True
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(number)
        return not isinstance(error, BlockingIOError)
    return number
