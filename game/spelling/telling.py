"""What has to be said where no window can say it: on standard error, or in a box of the system's.

A program that was started from a menu has no terminal that somebody looks at. On Windows and macOS
it has no standard error at all then; what a Linux menu starts is told by ``BOX``.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

TITLE: Final = "Faux Frères"
BOX: Final = "FAUX_FRERES_BOX"
"""An environment variable: what is said is shown in a box, too."""
_ERROR: Final = 0x10
"""The sign of an error (winuser.h, ``MB_ICONERROR``)."""


def tell(text: str) -> None:
    """Say one sentence in one line, wherever somebody may read it."""
    line = " ".join(text.splitlines())
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
        else:
            import pygame  # noqa: PLC0415 loaded by nobody else where no window opens

            pygame.display.message_box(TITLE, line, message_type="error")
