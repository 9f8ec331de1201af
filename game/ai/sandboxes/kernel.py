"""The kernel: what Linux is asked for by name or number, beside what Python's library offers."""

from __future__ import annotations

import contextlib
import ctypes
import signal
import struct
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

_DEATH_SIGNAL, _DUMPABLE, _SUBREAPER, _NO_NEW_RIGHTS = 1, 4, 36, 38
"""Orders of prctl(2): PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER and
PR_SET_NO_NEW_PRIVS."""
_RIGHTS_VERSION: Final = 0x20080522
"""_LINUX_CAPABILITY_VERSION_3 of linux/capability.h: two words for each set."""
_NOT_THERE: Final = 38
"""ENOSYS."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a call."""

    value: int
    error: int
    """errno, 0 where it succeeded."""

    @property
    def done(self) -> bool:
        """Whether it succeeded."""
        return self.error == 0


_ABSENT: Final = Outcome(-1, _NOT_THERE)


@cache
def _library() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def prctl(*order: int) -> Outcome:
    """Give the kernel an order about this process: prctl of section 2."""
    if sys.platform != "linux":
        return _ABSENT
    told = [ctypes.c_ulong(each) for each in (*order, 0, 0, 0, 0)][:5]
    return _outcome(_library().prctl(*told))


def syscall(number: int, *arguments: int) -> Outcome:
    """Make a system call by its number."""
    if sys.platform != "linux":
        return _ABSENT
    call = _library().syscall
    call.restype = ctypes.c_long
    told = [ctypes.c_ulong(each) for each in arguments]
    return _outcome(call(ctypes.c_long(number), *told))


def _outcome(value: int) -> Outcome:
    return Outcome(value, ctypes.get_errno() if value == -1 else 0)


# ---------------------------------------------------------------- orders about oneself


def adopt_orphans() -> None:
    """Take in whatever a child of this process leaves behind, where the system knows of that."""
    prctl(_SUBREAPER, 1)


def die_with_parent() -> None:
    """End when the process ends that this one was started by, where the system knows of that."""
    prctl(_DEATH_SIGNAL, signal.SIGKILL)


def close_memory() -> None:
    """Close this process's memory, environment and maps to other processes of the same user.

    What is executed anew is open again until it asks for this itself; a fork stays closed.
    """
    prctl(_DUMPABLE, 0)


def no_new_rights() -> bool:
    """Give up ever gaining rights by executing a file; a process without rights needs that."""
    return prctl(_NO_NEW_RIGHTS, 1).done


def drop_rights() -> bool:
    """Give up the rights of a superuser, for good; whoever has none loses none."""
    if sys.platform != "linux":
        return False
    header = ctypes.create_string_buffer(struct.pack("=Ii", _RIGHTS_VERSION, 0))
    none = ctypes.create_string_buffer(struct.pack("=6I", *[0] * 6))
    return _outcome(_library().capset(header, none)).done


def threads() -> int:
    """Return how many threads this process has, 1 where the system does not say."""
    with contextlib.suppress(OSError):
        return sum(1 for _ in Path("/proc/self/task").iterdir())
    return 1


def tasks() -> int:
    """Return how many threads all processes of the machine have together.

    Raises:
        OSError: the system does not say.
        ValueError: it says it in other words.
    """
    return int(Path("/proc/loadavg").read_text("ascii").split()[3].partition("/")[2])
