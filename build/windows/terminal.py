"""Runs before the program in the Windows package, and finds a place for what it says.

Windows opens a black window for a program unless it is marked as one with windows of its own, and
then gives it nowhere to print to. Started from a terminal it may speak there. Explorer has none:
what would go to standard error is kept, and ``build/start.py`` shows it if the program fails.
"""

from __future__ import annotations

import ctypes
import io
import sys
from typing import Final

PARENT: Final = 0xFFFFFFFF
"""ATTACH_PARENT_PROCESS, of wincon.h: the terminal of whoever started this."""
CHILD: Final = "--multiprocessing-fork"
"""With this multiprocessing starts a process that thinks for bots, which says nothing to people."""


def attach() -> None:
    """Give the standard streams that are missing to that terminal, if there is one."""
    missing = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    if not missing or CHILD in sys.argv:
        return
    if ctypes.windll.kernel32.AttachConsole(PARENT):
        for name in missing:
            stream = open("CONOUT$", "w", encoding="utf-8", errors="replace", buffering=1)  # noqa: PTH123, SIM115 a device, open to the end
            setattr(sys, name, stream)
    elif "stderr" in missing:
        sys.stderr = io.StringIO()


if sys.platform == "win32":  # a test loads this elsewhere
    attach()
