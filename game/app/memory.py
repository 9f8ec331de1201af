"""Memory: what pictures filled goes back to the system as soon as they are let go of.

The C library of Linux keeps what was freed, ever more of it the larger the things are, and for each
thread apart: after a few scenes at 3840 × 2160 that is memory nobody uses. Source of the numbers:
``malloc.h`` and mallopt(3) of glibc.
"""

from __future__ import annotations

import gc
import os
import sys
from typing import Final

LARGE: Final = 512 * 1024
"""Bytes of what is given back apart, whatever lies beside it; turned cards are smaller."""
_WISHES: Final = (
    (-8, "MALLOC_ARENA_MAX", 1),
    (-3, "MALLOC_MMAP_THRESHOLD_", LARGE),
    (-1, "MALLOC_TRIM_THRESHOLD_", 2 * LARGE),
)
"""The parameter's number, the environment variable that sets it, and what it is set to."""


def give_back() -> bool:
    """Ask the C library to keep little, here and in processes started later; say whether it does.

    What somebody set in the environment stays as it is.
    """
    if not sys.platform.startswith("linux"):
        return False
    import ctypes  # noqa: PLC0415 nobody else needs it

    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError):  # another C library
        return False
    done = [
        mallopt(number, value)
        for number, name, value in _WISHES
        if os.environ.setdefault(name, str(value)) == str(value)
    ]
    return all(done)


def settle() -> None:
    """Let the collector pass over what is there for good: looking through it takes 10 ms."""
    gc.freeze()
