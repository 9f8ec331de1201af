"""Runs before the program in the Windows package: what it says goes to the terminal it came from.

Windows opens a black window for a program unless it is marked as one with windows of its own, and
then gives it nowhere to print to. Started from a terminal it may speak there; Explorer has none.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

PARENT: Final = 0xFFFFFFFF
"""ATTACH_PARENT_PROCESS, of wincon.h: the terminal of whoever started this."""


def attach() -> None:
    """Give the standard streams that are missing to that terminal, if there is one."""
    missing = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    if missing and ctypes.windll.kernel32.AttachConsole(PARENT):  # type: ignore[attr-defined]
        for name in missing:
            stream = open("CONOUT$", "w", encoding="utf-8", errors="replace", buffering=1)  # noqa: PTH123, SIM115 a device, open to the end
            setattr(sys, name, stream)


attach()
