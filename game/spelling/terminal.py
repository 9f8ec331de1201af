"""What has to be said where no window can say it: on standard error, or in a box of the system's.

A program that was started from a menu has no terminal that somebody looks at. On Windows and macOS
it has no standard error at all then; what a Linux menu starts is told by ``BOX``.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import textwrap
import unicodedata
from typing import Final

from game.core.outside import shown

TITLE: Final = "Faux Frères"
BOX: Final = "FAUX_FRERES_BOX"
"""An environment variable: what is said is shown in a box, too."""
_ERROR: Final = 0x10
"""The sign of an error (winuser.h, ``MB_ICONERROR``)."""
_MOST: Final = 10_000
"""Letters of a line; each thing that it names was cut before."""
_COLUMNS: Final = 76
"""Letters in a line of SDL's box, which breaks none by itself on X11."""


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
    if sys.stderr is None or os.environ.get(BOX):
        _show(line)


def _show(line: str) -> None:
    """Show a box and wait until it was read; where that cannot be, there is nothing left to do."""
    with contextlib.suppress(Exception):
        if sys.platform == "win32":  # works however little of the program does
            import ctypes  # noqa: PLC0415 Windows alone has it

            ctypes.windll.user32.MessageBoxW(None, line, TITLE, _ERROR)
        elif not _shown_by_desktop(line):
            import pygame  # noqa: PLC0415 loaded by nobody else where no window opens

            plain = sys.platform.startswith("linux")
            text = "\n".join(textwrap.wrap(_plain(line) if plain else line, _COLUMNS))
            pygame.display.message_box(TITLE, text, message_type="error")


def _shown_by_desktop(line: str) -> bool:
    """Let the desktop's own program show a box; say whether there is one."""
    zenity = ["zenity", "--error", "--no-markup", f"--title={TITLE}", f"--text={line}"]
    for command in (zenity, ["kdialog", "--title", TITLE, "--error", line]):
        if sys.platform.startswith("linux") and shutil.which(command[0]):
            done = subprocess.run(command, check=False, stderr=subprocess.DEVNULL)  # noqa: S603 one of two words
            return done.returncode == 0
    return False


def _plain(line: str) -> str:
    """Return a line in ASCII: SDL's box on X11 ends a line before the first other letter."""
    told = line.replace("\u2019", "'").replace("\u2026", "...")
    letters = unicodedata.normalize("NFKD", told).encode("ascii", "ignore")
    return letters.decode("ascii")
