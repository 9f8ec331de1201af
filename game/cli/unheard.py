"""What is printed where there is nowhere to print: it is kept in a file, and the file is named.

A program with windows of its own has no standard streams unless a terminal started it (Windows),
and a shell closes them on request (``<&- >&- 2>&-``). What a command prints is all that it is for.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.cli import boxes
from game.core.words import Words

FOLDER: Final = "output"
"""Among the player's files."""
ASIDE: Final = "-messages"
"""Added to the name of the file for what would go to standard error."""
_SHORT: Final = 40
"""So many lines fit a box on a small screen; of more the box says where they are."""
_STREAMS: Final = 3


class LazyFile(io.TextIOBase):
    """A stream that is a file from its first word on."""

    def __init__(self, folder: Callable[[], Path], name: str) -> None:
        """Begin with nothing printed; the folder is asked for when it is needed."""
        self._folder, self._name = folder, name
        self._file: io.TextIOWrapper | None = None

    @property
    def path(self) -> Path | None:
        """Where it is kept; None while nothing was printed, or where nothing can be written."""
        return None if self._file is None else Path(self._file.name)

    def writable(self) -> bool:
        """Say that it can be written."""
        return True

    def write(self, text: str) -> int:
        """Keep a text.

        Raises:
            OSError: the disk is full, or fails.
        """
        if self._file is None:
            self._file = self._opened()
        return len(text) if self._file is None else self._file.write(text)

    def flush(self) -> None:
        """Bring everything to the file."""
        if self._file is not None:
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        super().close()
        if self._file is not None:
            self._file.close()

    def _opened(self) -> io.TextIOWrapper | None:
        for folder in (self._folder() / FOLDER, Path(tempfile.gettempdir())):
            with contextlib.suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
                path = folder / f"{self._name}.txt"
                return path.open("w", encoding="utf-8", errors="replace", buffering=1)
        return None

    def announce(self, said: Words) -> None:
        """Show what was printed, or say where it is kept, if there is anybody to say it to."""
        path = self.path
        if path is None:
            return
        where = said.say("commands.kept", path=path)
        with contextlib.suppress(OSError):
            print(where, file=sys.stderr)
        if boxes.asked_for() or boxes.usual():
            with contextlib.suppress(OSError):
                self.flush()
                text = path.read_text("utf-8")
                short = len(text.splitlines()) <= _SHORT
                boxes.box(text if short else where, error=False)


@contextlib.contextmanager
def keeping(folder: Callable[[], Path], name: str) -> Iterator[LazyFile]:
    """Give every standard stream that is missing a place; yield what keeps the printed figures."""
    hold_numbers()
    before = sys.stdin, sys.stdout, sys.stderr
    figures, sentences = LazyFile(folder, name), LazyFile(folder, f"{name}{ASIDE}")
    try:
        sys.stdin = sys.stdin or io.StringIO()
        sys.stdout = sys.stdout or figures
        sys.stderr = sys.stderr or sentences
        yield figures
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
        for kept in (figures, sentences):
            with contextlib.suppress(OSError):
                kept.close()


def hold_numbers() -> None:
    """Let nothing that is opened later have the number of a standard stream that was closed.

    A match's file or a socket of the display would be read, written or closed as that stream by
    libraries and by processes that are started.
    """
    if os.name != "posix":
        return
    for number in range(_STREAMS):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # the lowest free number
