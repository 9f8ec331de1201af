"""Calls: the system calls that a sandbox may make on Linux, and the filter that refuses all others.

A call that is not listed is refused, one with a rule is allowed as far as its arguments keep to it.
Numbers: asm/unistd_64.h (x86-64) and asm-generic/unistd.h (ARM64). Which were chosen, and why:
docs/decisions/0049-calls-that-a-cell-may-make.md.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.sandboxes.kernel import no_new_rights, prctl

Word = tuple[int, int, int, int]
"""An instruction of the classic BPF: code, jump if true, jump if false, constant."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """An argument is one of some values; its lower 32 bits are looked at, as the kernel does."""

    argument: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Within:
    """An argument sets no bit but some."""

    argument: int
    bits: int


@dataclass(frozen=True, slots=True)
class AllOf:
    """An argument sets each of some bits."""

    argument: int
    bits: int


@dataclass(frozen=True, slots=True)
class Null:
    """An argument is a pointer to nothing."""

    argument: int


Test = OneOf | Within | AllOf | Null
Rule = Sequence[Sequence[Test]]
"""Ways in which a call is allowed; each is a row of tests that all hold."""


@dataclass(frozen=True, slots=True)
class Machine:
    """A processor as Linux calls it in seccomp's data, and what differs on it."""

    audit: int
    """AUDIT_ARCH of linux/audit.h."""
    column: int
    """Which of a call's numbers is its own."""
    opening: int
    """The flags of open(2) that only read: O_DIRECTORY, O_NOFOLLOW and O_LARGEFILE differ."""


_READ_ALONE: Final = 0o2004400
"""O_CLOEXEC, O_NONBLOCK and O_NOCTTY of asm-generic/fcntl.h; reading is 0."""
MACHINES: Final[Mapping[str, Machine]] = {
    "x86_64": Machine(0xC000003E, 0, _READ_ALONE | 0o200000 | 0o400000 | 0o100000),
    "aarch64": Machine(0xC00000B7, 1, _READ_ALONE | 0o40000 | 0o100000 | 0o400000),
}
"""Where the filter is known; on any other machine, and in 32 bits, there is none."""

_FREE: Final = {
    # what is open already
    "read": (0, 63), "write": (1, 64), "readv": (19, 65), "writev": (20, 66), "pread64": (17, 67),
    "lseek": (8, 62), "close": (3, 57), "close_range": (436, 436), "fstat": (5, 80),
    "dup": (32, 23), "dup2": (33, -1), "dup3": (292, 24), "pipe": (22, -1), "pipe2": (293, 59),
    "recvfrom": (45, 207), "getsockname": (51, 204), "getsockopt": (55, 209),
    "shutdown": (48, 210),
    # waiting, locks and time
    "futex": (202, 98), "clock_gettime": (228, 113), "clock_nanosleep": (230, 115),
    "nanosleep": (35, 101), "clock_getres": (229, 114), "gettimeofday": (96, 169),
    "time": (201, -1), "times": (100, 153), "sched_yield": (24, 124), "getcpu": (309, 168),
    "poll": (7, -1), "ppoll": (271, 73), "select": (23, -1), "pselect6": (270, 72),
    "epoll_create": (213, -1), "epoll_create1": (291, 20), "epoll_ctl": (233, 21),
    "epoll_wait": (232, -1), "epoll_pwait": (281, 22), "eventfd": (284, -1), "eventfd2": (290, 19),
    "alarm": (37, -1), "setitimer": (38, 103), "getitimer": (36, 102), "pause": (34, -1),
    # its own memory; how much of it there is, setrlimit(2) says
    "mprotect": (10, 226), "munmap": (11, 215), "mremap": (25, 216), "brk": (12, 214),
    # its own signals and threads
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139),
    "rt_sigpending": (127, 136), "rt_sigtimedwait": (128, 137), "rt_sigsuspend": (130, 133),
    "sigaltstack": (131, 132), "set_robust_list": (273, 99), "set_tid_address": (218, 96),
    "rseq": (334, 293), "restart_syscall": (219, 128), "exit": (60, 93), "exit_group": (231, 94),
    # who and where it is
    "getpid": (39, 172), "getppid": (110, 173), "gettid": (186, 178), "getuid": (102, 174),
    "geteuid": (107, 175), "getgid": (104, 176), "getegid": (108, 177), "getgroups": (115, 158),
    "getresuid": (118, 148), "getresgid": (120, 150), "getpgrp": (111, -1), "uname": (63, 160),
    "getrusage": (98, 165), "getrlimit": (97, 163), "setrlimit": (160, 164),
    "sched_get_priority_max": (146, 125), "sched_get_priority_min": (147, 126),
    "getrandom": (318, 278),
}  # fmt: skip
"""Calls that change nothing outside of the process, whatever their arguments."""
_LOOKING: Final = {
    "stat": (4, -1), "lstat": (6, -1), "newfstatat": (262, 79), "statx": (332, 291),
    "access": (21, -1), "faccessat": (269, 48), "faccessat2": (439, 439),
    "getdents": (78, -1), "getdents64": (217, 61), "getcwd": (79, 17),
    "chdir": (80, 49), "fchdir": (81, 50), "umask": (95, 166),
}  # fmt: skip
"""Calls that look files up, for who may open some."""
_OPENING: Final = {"open": ((2, -1), 1), "openat": ((257, 56), 2)}
"""Calls that open a file, and which argument holds the flags."""

_DUPLICATE, _CLOEXEC_OF, _SET_CLOEXEC, _FLAGS_OF, _SET_FLAGS, _DUPLICATE_CLOEXEC = (
    0, 1, 2, 3, 4, 1030,
)  # fmt: skip
"""F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC of fcntl.h. Owners, signals, locks,
leases and the sizes of pipes are none of a sandbox's affairs."""
_STATUS: Final = 0o104003 | 0o400000
"""What F_SETFL may say: O_ACCMODE, O_NONBLOCK and O_LARGEFILE, but not O_ASYNC, which signals."""
_TERMINAL: Final = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
"""TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX and FIOCLEX of asm-generic/ioctls.h."""
_ADVICE: Final = (0, 1, 2, 3, 4, 8, 14, 15, 16, 17, 102, 103)
"""MADV_ of a process's own memory: from NORMAL to DONTNEED, FREE, HUGEPAGE and NOHUGEPAGE, DONTDUMP
and DODUMP, guards of stacks. MERGEABLE would compare it with everybody else's."""
_HUGE_PAGES: Final = 0x40000
"""MAP_HUGETLB: the machine has a store of such pages, which no bound of ours counts."""
_THREAD: Final = 0x10D00
"""CLONE_VM, CLONE_FILES, CLONE_SIGHAND and CLONE_THREAD: a thread and no process."""
_THREADS_ALSO: Final = 0x7D0F00
"""What libraries ask for beside it: CLONE_FS, SYSVSEM, SETTLS, PARENT_SETTID, CHILD_CLEARTID and
the CLONE_DETACHED of musl. No namespace, no signal at the end, no other parent."""
_UNIX, _STREAM, _STREAM_ALSO = 1, 1, 0o2004001
"""AF_UNIX; SOCK_STREAM, which takes no address once it is paired; with NONBLOCK and CLOEXEC."""
_ALL: Final = 0xFFFFFFFF


def _ruled(own: int) -> dict[str, tuple[tuple[int, int], Rule]]:
    """Return the calls that are allowed with some arguments alone, for a process of this number."""
    itself = ((OneOf(0, (own,)),),)
    or_here = ((OneOf(0, (0, own)),),)
    commands = (
        _DUPLICATE, _CLOEXEC_OF, _SET_CLOEXEC, _FLAGS_OF, _DUPLICATE_CLOEXEC,
    )  # fmt: skip
    return {
        "fcntl": (
            (72, 25),
            ((OneOf(1, commands),), (OneOf(1, (_SET_FLAGS,)), Within(2, _STATUS))),
        ),
        "ioctl": ((16, 29), ((OneOf(1, _TERMINAL),),)),
        "mmap": ((9, 222), ((Within(3, _ALL & ~_HUGE_PAGES),),)),
        "madvise": ((28, 233), ((OneOf(2, _ADVICE),),)),
        "clone": ((56, 220), ((AllOf(0, _THREAD), Within(0, _THREADS_ALSO)),)),
        "kill": ((62, 129), itself),
        "tkill": ((200, 130), itself),
        "tgkill": ((234, 131), itself),
        "getpgid": ((121, 155), or_here),
        "getsid": ((124, 156), or_here),
        "prlimit64": ((302, 261), or_here),
        "sched_getaffinity": ((204, 123), or_here),
        "getpriority": ((140, 141), ((OneOf(0, (0,)), OneOf(1, (0, own))),)),
        "socketpair": (
            (53, 199),
            ((OneOf(0, (_UNIX,)), AllOf(1, _STREAM), Within(1, _STREAM_ALSO)),),
        ),
        "sendto": ((44, 206), ((Null(4),),)),
    }


_UNKNOWN: Final = {"clone3": (435, 435), "membarrier": (324, 283)}
"""Calls in place of which a library takes another where the system has them not."""
_NEWEST: Final = 470
"""The highest number that was looked at; what is newer is as if it were not there yet."""

# ---------------------------------------------------------------- the filter

_ALLOW, _EPERM, _ENOSYS = 0x7FFF0000, 0x00050001, 0x00050026
"""SECCOMP_RET_ALLOW, and SECCOMP_RET_ERRNO with what a refused call fails with."""
_LOAD, _EQUAL, _ABOVE, _ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
"""BPF_LD, and BPF_JMP with BPF_JEQ, BPF_JGE and BPF_JSET, and BPF_RET (linux/bpf_common.h)."""
_NUMBER, _MACHINE, _ARGUMENTS = 0, 4, 16
"""Where number, machine and arguments of a call stand in seccomp_data (linux/seccomp.h)."""
_SECOND_TABLE: Final = 0x40000000
"""From here on x86 counts calls of another kind, x32."""
_SECCOMP, _FILTER = 22, 2
"""PR_SET_SECCOMP of prctl(2), and SECCOMP_MODE_FILTER."""


def machine() -> Machine | None:
    """Return the processor that this process runs on, None where no filter is known for it."""
    if sys.platform != "linux" or sys.maxsize < 1 << 32:
        return None
    return MACHINES.get(os.uname().machine)


def filtered() -> bool:
    """Say whether this system would take the filter."""
    if machine() is None:
        return False
    # a filter at no address is a bad address to a kernel that knows filters, else a bad value
    return prctl(_SECCOMP, _FILTER, 0).error == _BAD_ADDRESS


_BAD_ADDRESS: Final = 14


def narrowed(*, sealed: bool = False) -> bool:
    """Allow this process, for good, the listed calls alone; False where the system does not do it.

    ``sealed``: no file is opened or looked up any more.
    """
    here = machine()
    if here is None:
        return False
    words = words_of(here, os.getpid(), sealed=sealed)
    code = b"".join(struct.pack("=HBBI", *word) for word in words)
    held = ctypes.create_string_buffer(code)
    program = struct.pack("@HP", len(words), ctypes.addressof(held))
    given = ctypes.create_string_buffer(program)
    return no_new_rights() and prctl(_SECCOMP, _FILTER, ctypes.addressof(given)).done


def words_of(here: Machine, own: int, *, sealed: bool = False) -> list[Word]:
    """Return the filter for a machine and a process of this number."""
    return [
        (_LOAD, 0, 0, _MACHINE),
        (_EQUAL, 1, 0, here.audit),
        (_RETURN, 0, 0, _EPERM),  # another machine's way of calling
        (_LOAD, 0, 0, _NUMBER),
        (_ABOVE, 0, 1, _SECOND_TABLE),
        (_RETURN, 0, 0, _EPERM),
        *_answers(here, own, sealed=sealed),
        (_ABOVE, 0, 1, _NEWEST),
        (_RETURN, 0, 0, _ENOSYS),
        (_RETURN, 0, 0, _EPERM),
    ]


def _answers(here: Machine, own: int, *, sealed: bool) -> Iterator[Word]:
    """Yield the answer to every call that has one of its own."""
    for numbers in {**_FREE, **({} if sealed else _LOOKING)}.values():
        yield from _answer(numbers[here.column], [(_RETURN, 0, 0, _ALLOW)])
    for numbers in _UNKNOWN.values():
        yield from _answer(numbers[here.column], [(_RETURN, 0, 0, _ENOSYS)])
    ruled = _ruled(own)
    if not sealed:
        for name, (numbers, flags) in _OPENING.items():
            ruled[name] = (numbers, ((Within(flags, here.opening),),))
    for numbers, rule in ruled.values():
        body = [word for way in rule for word in _way(way)]
        yield from _answer(numbers[here.column], [*body, (_RETURN, 0, 0, _EPERM)])


def _answer(number: int, body: Sequence[Word]) -> Iterator[Word]:
    """Yield words that go through a body for one call, and over it for all others."""
    if number >= 0:
        yield _EQUAL, 0, len(body), number
        yield from body


def _way(tests: Iterable[Test]) -> list[Word]:
    """Return words that allow a call whose tests hold, and go on behind themselves if one fails."""
    words: list[Word] = [(_RETURN, 0, 0, _ALLOW)]
    for test in reversed(list(tests)):
        words = [*_tested(test, len(words)), *words]
    return words


def _tested(test: Test, behind: int) -> list[Word]:
    """Return words for one test, which leap over so many words ``behind`` it where it fails."""
    low = _ARGUMENTS + 8 * test.argument
    match test:
        case OneOf(_, values):
            last = len(values) - 1
            choices = [
                (_EQUAL, last - at, behind if at == last else 0, value)
                for at, value in enumerate(values)
            ]
            return [(_LOAD, 0, 0, low), *choices]
        case Within(_, bits):
            return [(_LOAD, 0, 0, low), (_ANY_BIT, behind, 0, _ALL & ~bits)]
        case AllOf(_, bits):
            each = [1 << at for at in range(32) if bits >> at & 1]
            needed = [
                (_ANY_BIT, 0, behind + len(each) - 1 - at, bit) for at, bit in enumerate(each)
            ]
            return [(_LOAD, 0, 0, low), *needed]
        case Null():
            return [
                (_LOAD, 0, 0, low),
                (_EQUAL, 0, behind + 2, 0),
                (_LOAD, 0, 0, low + 4),
                (_EQUAL, 0, behind, 0),
            ]
