"""Boxes: a sentence of the program's in a small window of the system's, until it was read.

A program that was started from a menu has no terminal that somebody looks at. On Windows and macOS
it has no standard streams at all then; what a Linux menu starts is told by ``BOX``.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import textwrap
import unicodedata
from typing import Final, Literal

TITLE: Final = "Faux Frères"
BOX: Final = "FAUX_FRERES_BOX"
"""An environment variable: what is said is shown in a box, too."""
_ERROR: Final = 0x10
"""The sign of an error (winuser.h, ``MB_ICONERROR``)."""
_NEWS: Final = 0x40
"""The sign of what is good to know (``MB_ICONINFORMATION``)."""
_COLUMNS: Final = 76
"""Letters in a line of SDL's box, which breaks none by itself on X11."""


def asked_for() -> bool:
    """Return whether the environment asks for boxes."""
    return bool(os.environ.get(BOX))


def usual() -> bool:
    """Return whether a program without standard streams speaks by boxes on this system.

    Whoever closes the streams elsewhere wants to hear nothing, and a box would wait for ever.
    """
    return sys.platform.startswith(("win32", "darwin"))


def box(text: str, *, error: bool = True) -> None:
    """Show a box and wait until it was read; where that cannot be, there is nothing left to do."""
    with contextlib.suppress(Exception):
        if sys.platform == "win32":  # works however little of the program does
            import ctypes  # noqa: PLC0415 Windows alone has it

            ctypes.windll.user32.MessageBoxW(None, text, TITLE, _ERROR if error else _NEWS)
        elif not _shown_by_desktop(text, error=error):
            import pygame  # noqa: PLC0415 loaded by nobody else where no window opens

            plain = sys.platform.startswith("linux")
            lines = (_plain(text) if plain else text).splitlines()
            told = "\n".join(textwrap.fill(one, _COLUMNS, drop_whitespace=False) for one in lines)
            kind: Literal["error", "info"] = "error" if error else "info"
            pygame.display.message_box(TITLE, told, message_type=kind)


def _shown_by_desktop(text: str, *, error: bool) -> bool:
    """Let the desktop's own program show a box; say whether there is one."""
    kind, kdes = ("--error", "--error") if error else ("--info", "--msgbox")
    zenity = ["zenity", kind, "--no-markup", f"--title={TITLE}", f"--text={text}"]
    for command in (zenity, ["kdialog", "--title", TITLE, kdes, text]):
        if sys.platform.startswith("linux") and shutil.which(command[0]):
            done = subprocess.run(command, check=False, stderr=subprocess.DEVNULL)  # noqa: S603 one of two words
            return done.returncode == 0
    return False


def _plain(text: str) -> str:
    """Return a text in ASCII: SDL's box on X11 ends a line before the first other letter."""
    told = text.replace("\u2019", "'").replace("\u2026", "...")
    letters = unicodedata.normalize("NFKD", told).encode("ascii", "ignore")
    return letters.decode("ascii")
