"""What has to be said where no window can say it: on standard error, or in a box as well."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

from game.cli import boxes
from game.cli.unheard import LazyFile
from game.core.sanitize import shown

_MOST: Final = 10_000
"""Letters of a line; each thing that it names was cut before."""


def write(text: str, *, aside: bool = False) -> None:
    """Print one line, or ``aside`` on standard error; what would order the terminal is shown.

    Raises:
        OSError: nobody reads it, or the disk is full.
    """
    print(shown(text, _MOST), file=sys.stderr if aside else sys.stdout)


def tell(text: str) -> None:
    """Say one sentence in one line, wherever somebody may read it."""
    line = shown(text, _MOST)
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # where nothing can be said the status says it
            print(line, file=sys.stderr)
    unheard = sys.stderr is None or isinstance(sys.stderr, LazyFile)
    if boxes.asked_for() or (unheard and boxes.usual()):
        boxes.box(line)
