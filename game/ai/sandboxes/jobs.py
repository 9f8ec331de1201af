"""Jobs: what Windows holds a sandbox's process in, so that nothing it starts outlives the window.

A job is a Windows object that holds processes and all they start. This one ends them when its last
handle is closed, which Windows does for a window that is killed, too. Source: Microsoft, "Job
Objects" and "winnt.h". Elsewhere a supervisor does that (``game.ai.sandboxes.supervisor``).
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any, Final, Protocol

from game.ai.sandboxes.confine import MEMORY, PROCESSOR_S

_EXTENDED_LIMITS: Final = 9
"""JobObjectExtendedLimitInformation of JOBOBJECTINFOCLASS."""
TIME, ACTIVE, PRIORITY, PROCESS_MEMORY, DIE_QUIETLY, ENDS_WITH_US = (
    0x2, 0x8, 0x20, 0x100, 0x400, 0x2000,
)  # fmt: skip
"""JOB_OBJECT_LIMIT_: PROCESS_TIME, ACTIVE_PROCESS, PRIORITY_CLASS, PROCESS_MEMORY,
DIE_ON_UNHANDLED_EXCEPTION and KILL_ON_JOB_CLOSE."""
LIMITS: Final = TIME | ACTIVE | PRIORITY | PROCESS_MEMORY | DIE_QUIETLY | ENDS_WITH_US
USUAL: Final = 0x20
"""NORMAL_PRIORITY_CLASS: what it is begun with is what it stays."""
_MOMENT_S: Final = 1e-7
"""In such steps Windows counts the time of a process."""
_MAY_BE_HELD: Final = 0x0101
"""PROCESS_SET_QUOTA and PROCESS_TERMINATE, which AssignProcessToJobObject asks for."""
_Word = ctypes.c_uint32
"""A DWORD: 32 bits on every system, as a C long on Windows."""


class Limits(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("process_time", ctypes.c_int64), ("job_time", ctypes.c_int64), ("flags", _Word),
        ("least_set", ctypes.c_size_t), ("most_set", ctypes.c_size_t), ("active", _Word),
        ("affinity", ctypes.c_size_t), ("priority", _Word), ("scheduling", _Word),
    )  # fmt: skip


class Extended(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION, with the six counters of IO_COUNTERS in it."""

    _fields_ = (
        ("basic", Limits), ("counted", ctypes.c_uint64 * 6), ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t), ("peak_process", ctypes.c_size_t),
        ("peak_job", ctypes.c_size_t),
    )  # fmt: skip


class Kernel(Protocol):
    """The five calls of kernel32 that a job takes; a handle is a number, and 0 or None is none."""

    def CreateJobObjectW(self, security: None, name: None) -> int | None:
        """Return the handle of a new job that nobody inherits."""

    def SetInformationJobObject(self, job: int, what: int, told: Any, size: int) -> int:
        """Give a job its limits; 0 if that failed."""

    def OpenProcess(self, rights: int, inherited: int, process: int) -> int | None:
        """Return a handle of a process."""

    def AssignProcessToJobObject(self, job: int, process: int) -> int:
        """Lay a process into a job; 0 if that failed."""

    def CloseHandle(self, handle: int) -> int:
        """Let go of a handle."""


class Job:
    """A job that holds a process and whatever it starts."""

    def __init__(self, kernel: Kernel, handle: int) -> None:
        """Take a job that holds its process."""
        self._kernel = kernel
        self._handle: int | None = handle

    def end(self) -> None:
        """End all that it holds."""
        handle, self._handle = self._handle, None
        if handle is not None:
            self._kernel.CloseHandle(handle)


def held(process: int, kernel: Kernel | None = None, *, memory: int = MEMORY) -> Job | None:
    """Return the job that a process of ours was laid into; None where there are none, or it failed.

    Nothing of a bot's runs before that: a sandbox is told of its bot only later.
    """
    kernel = kernel or _kernel()
    job = None if kernel is None else kernel.CreateJobObjectW(None, None)
    if kernel is None or not job:
        return None
    limits = Extended()
    limits.basic.flags = LIMITS
    limits.basic.process_time = round(PROCESSOR_S / _MOMENT_S)
    limits.basic.priority = USUAL
    limits.basic.active = _processes()
    limits.process_memory = memory
    size = ctypes.sizeof(limits)
    there = kernel.OpenProcess(_MAY_BE_HELD, 0, process)
    kept = (
        there
        and kernel.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), size)
        and kernel.AssignProcessToJobObject(job, there)
    )
    if there:
        kernel.CloseHandle(there)
    if not kept:
        kernel.CloseHandle(job)
        return None
    return Job(kernel, job)


def _processes() -> int:
    """Return how many processes a sandbox is: another one starts the interpreter of a venv."""
    return 1 if sys.prefix == sys.base_prefix else 2


def _kernel() -> Kernel | None:
    """Return Windows' own, whose calls take and give what they say; None elsewhere."""
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        handle, number = ctypes.c_void_p, ctypes.c_int
        for call, gives, takes in (
            (kernel.CreateJobObjectW, handle, (handle, handle)),
            (kernel.SetInformationJobObject, number, (handle, number, handle, _Word)),
            (kernel.OpenProcess, handle, (_Word, number, _Word)),
            (kernel.AssignProcessToJobObject, number, (handle, handle)),
            (kernel.CloseHandle, number, (handle,)),
        ):
            call.restype, call.argtypes = gives, takes
        return kernel
    else:  # noqa: RET505 so that types are looked at for either system alone
        return None
