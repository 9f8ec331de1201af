"""What a system can be asked to keep a cell from: more than its share, and other processes.

Nothing of this makes a cell safe; docs/secrecy.md says what it is worth. What a system does not
know is left out.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import struct
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

MEMORY: Final = 1 << 30
"""Bytes of addresses; a library for numbers asks for a third of it without touching it."""
PROCESSOR_S: Final = 3600
"""Seconds of computing in a match: what nobody ends for some reason ends by itself."""
FILES: Final = 64
FILE_SIZE: Final = 16 << 20
"""Open files, and bytes of each that is written."""
BEHIND: Final = 10
"""How far a cell stands behind a window: as far as our own bots do (``game.ai.child``)."""

_DEATH_SIGNAL, _SECCOMP, _SUBREAPER, _NO_NEW_RIGHTS = 1, 22, 36, 38
"""Orders of Linux's prctl(2)."""
_FILTER: Final = 2
"""The mode of seccomp(2) that asks a program of ours about every call."""


def confined(*, behind: bool, memory: int = MEMORY, sealed: bool = False) -> None:
    """Give this process the bounds of a cell, for good; ``sealed``: no file is opened any more."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 Windows has it not

    bounds = [
        (resource.RLIMIT_CORE, 0), (resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, PROCESSOR_S),
        (resource.RLIMIT_NOFILE, FILES), (resource.RLIMIT_FSIZE, FILE_SIZE),
    ]  # fmt: skip
    if behind:
        with contextlib.suppress(OSError):
            os.nice(BEHIND)
    if not _calls_forbidden(sealed=sealed):
        # the next best thing: no more processes; on Linux no threads either
        bounds.append((resource.RLIMIT_NPROC, 0))
    for what, most in bounds:
        with contextlib.suppress(OSError, ValueError):  # macOS takes some of them for advice
            resource.setrlimit(what, (most, most))


SEATBELT: Final = (
    b"(version 1)(allow default)(deny network*)(deny process-fork)(deny process-exec*)"
    b"(deny signal (target others))"
)
"""What a cell may not do on macOS, in the words of sandbox-exec(1)."""
NO_FILES: Final = b"(deny file-read*)(deny file-write*)"
"""The same of who opens no file any more."""


class Sandbox(Protocol):
    """The call of macOS that a cell takes: sandbox_init(3), deprecated and still there."""

    def sandbox_init(self, profile: bytes, flags: Any, error: Any) -> int:
        """Bind this process and all it starts for good; 0 where that was done."""


def seatbelted(system: Sandbox | None = None, *, sealed: bool = False) -> bool:
    """Forbid on macOS what Linux's filter forbids; False where the system does not do it."""
    with contextlib.suppress(OSError, AttributeError):
        system = system or ctypes.CDLL(None)
        told = ctypes.c_char_p()
        profile = SEATBELT + NO_FILES * sealed
        return system.sandbox_init(profile, ctypes.c_uint64(0), ctypes.byref(told)) == 0
    return False


def adopt_orphans() -> None:
    """Take in whatever a child of this process leaves behind, where the system knows of that."""
    _prctl(_SUBREAPER, 1)


def die_with_parent() -> None:
    """End when the process ends that this one was started by, where the system knows of that."""
    _prctl(_DEATH_SIGNAL, signal.SIGKILL)


def _prctl(*order: int) -> bool:
    if sys.platform != "linux":
        return False
    with contextlib.suppress(OSError, AttributeError):
        told = [ctypes.c_ulong(each) for each in (*order, 0, 0, 0, 0)][:5]
        return ctypes.CDLL(None).prctl(*told) == 0  # type: ignore[no-any-return]
    return False


# ---------------------------------------------------------------- calls that a cell has no need of

_MACHINES: Final = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}
"""What Linux calls a machine in seccomp's data (audit.h), and its column in the table below."""
_FORBIDDEN: Final = {
    "fork": (57, -1), "vfork": (58, -1), "execve": (59, 221), "execveat": (322, 281),
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "tkill": (200, 130), "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240),
    "pidfd_send_signal": (424, 424), "pidfd_open": (434, 434), "pidfd_getfd": (438, 438),
    "socket": (41, 198), "unshare": (272, 97), "setns": (308, 268), "setpriority": (141, 140),
    "io_uring_setup": (425, 425), "bpf": (321, 280), "keyctl": (250, 219),
}  # fmt: skip
"""Starting programs, reaching into others, the network (asm/unistd_64.h, asm-generic/unistd.h)."""
_FILES_FORBIDDEN: Final = {
    "open": (2, -1), "creat": (85, -1), "openat": (257, 56), "openat2": (437, 437),
    "unlink": (87, -1), "unlinkat": (263, 35), "mkdir": (83, -1), "mkdirat": (258, 34),
    "rmdir": (84, -1), "link": (86, -1), "linkat": (265, 37), "symlink": (88, -1),
    "symlinkat": (266, 36), "rename": (82, -1), "renameat": (264, 38), "renameat2": (316, 276),
    "truncate": (76, 45), "mknod": (133, -1), "mknodat": (259, 33),
}  # fmt: skip
"""Opening, making, renaming and deleting files, likewise."""
_ITSELF_ALONE: Final = {"kill": (62, 129), "tgkill": (234, 131)}
"""What is allowed where its first argument is this very process."""
_LIMITS: Final = (302, 261)
"""prlimit64: of this process, or of 0, which is the same."""
_CLONE: Final = (56, 220)
_CLONE3: Final = (435, 435)
_THREAD: Final = 0x00010000
"""CLONE_THREAD of sched.h: without it a clone is another process."""
_ALLOW, _EPERM, _ENOSYS = 0x7FFF0000, 0x00050001, 0x00050026
_LOAD, _EQUAL, _AT_LEAST, _SET, _GIVE = 0x20, 0x15, 0x35, 0x45, 0x06
"""Words of the classic BPF: load, compare, test bits, return (linux/bpf_common.h)."""
_NUMBER, _MACHINE, _FIRST = 0, 4, 16
"""Where the call's number, the machine and its first argument stand (seccomp_data); all that is
looked at of an argument is 32 bits long."""

_Word = tuple[int, int, int, int]
_ARGUMENT: Final[_Word] = (_LOAD, 0, 0, _FIRST)


def _calls_forbidden(*, sealed: bool) -> bool:
    """Forbid calls that reach other processes, for this one and all it starts; False if we cannot.

    Who starts programs, sends signals to others or opens a connection is told that it may not.
    """
    if sys.platform == "darwin":
        return seatbelted(sealed=sealed)
    if sys.platform != "linux" or os.uname().machine not in _MACHINES or sys.maxsize < 1 << 32:
        return False
    words = list(_filter(os.getpid(), *_MACHINES[os.uname().machine], sealed=sealed))
    code = b"".join(struct.pack("=HBBI", *word) for word in words)
    held = ctypes.create_string_buffer(code)
    program = struct.pack("@HP", len(words), ctypes.addressof(held))
    given = ctypes.create_string_buffer(program)
    return _prctl(_NO_NEW_RIGHTS, 1) and _prctl(_SECCOMP, _FILTER, ctypes.addressof(given))


def _filter(own: int, machine: int, column: int, *, sealed: bool) -> Iterator[_Word]:
    """Yield the words of the filter; each jump leads over the next word or two."""
    yield _LOAD, 0, 0, _MACHINE
    yield _EQUAL, 1, 0, machine
    yield _GIVE, 0, 0, _EPERM  # another machine's way of calling
    yield _LOAD, 0, 0, _NUMBER
    yield _AT_LEAST, 0, 1, 0x40000000  # x86's second table of calls
    yield _GIVE, 0, 0, _EPERM
    forbidden = {**_FORBIDDEN, **(_FILES_FORBIDDEN if sealed else {})}
    for numbers in forbidden.values():
        if numbers[column] >= 0:
            yield _EQUAL, 0, 1, numbers[column]
            yield _GIVE, 0, 0, _EPERM
    yield _EQUAL, 0, 1, _CLONE3[column]
    yield _GIVE, 0, 0, _ENOSYS  # whoever asks takes clone then, whose flags can be read
    yield from _only(_CLONE[column], [_ARGUMENT, (_SET, 1, 0, _THREAD)])
    for numbers in _ITSELF_ALONE.values():
        yield from _only(numbers[column], _same(own))
    yield from _only(_LIMITS[column], [_ARGUMENT, (_EQUAL, 2, 0, 0), (_EQUAL, 1, 0, own)])
    yield _GIVE, 0, 0, _ALLOW


def _same(own: int) -> list[_Word]:
    return [_ARGUMENT, (_EQUAL, 1, 0, own)]


def _only(number: int, test: Sequence[_Word]) -> Iterator[_Word]:
    """Yield words that give a call up unless a test of its first argument jumps over the no."""
    yield _EQUAL, 0, len(test) + 2, number
    yield from test
    yield _GIVE, 0, 0, _EPERM
    yield _GIVE, 0, 0, _ALLOW
