"""Seatbelt: what a sandbox may not do on macOS, in the words of sandbox-exec(1).

No released page promises these words, so each profile is tried in turn, the strictest first.
"""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Protocol

_OTHERS: Final = (
    "(version 1)(allow default)(deny network*)(deny process-fork)(deny process-exec*)"
    "(deny signal (target others))"
)
"""No network, no other process, no signal to one."""
_UNCHANGED: Final = (
    '(deny file-write*)(allow file-write-data (literal "/dev/null"))'
    "(deny ipc-posix*)(deny ipc-sysv*)(deny system*)(deny process-info* (target others))"
    "(deny mach-priv*)(deny iokit-open)(deny sysctl-write)"
)
"""Nothing is written, shared, looked up of others or set."""
_PRIVATE: Final = ("/Users", "/Volumes", "/private/tmp", "/private/var/folders", "/private/var/tmp")
"""Where people's files lie."""
_NO_FILES: Final = "(deny file-read*)(deny file-write*)"


class Sandbox(Protocol):
    """The call of macOS that a sandbox takes: sandbox_init(3), deprecated and still there."""

    def sandbox_init(self, profile: bytes, flags: Any, error: Any) -> int:
        """Bind this process and all it starts for good; 0 where that was done."""


def belted(
    readable: Iterable[Path], system: Sandbox | None = None, *, sealed: bool = False
) -> bool:
    """Forbid what Linux's filter forbids; False where the system does not do it.

    Of people's files the ``readable`` ones alone are read; ``sealed``: none at all.
    """
    with contextlib.suppress(OSError, AttributeError):
        system = system or ctypes.CDLL(None)
        for profile in profiles(readable, sealed=sealed):
            told = ctypes.c_char_p()
            given = profile.encode("utf-8", "surrogateescape")
            if system.sandbox_init(given, ctypes.c_uint64(0), ctypes.byref(told)) == 0:
                return True
    return False


def profiles(readable: Iterable[Path], *, sealed: bool) -> Iterator[str]:
    """Yield what is asked for, the strictest first; the last one is what was asked for before."""
    if sealed:
        yield _OTHERS + _UNCHANGED + _NO_FILES
        yield _OTHERS + _NO_FILES
        return
    private = "".join(f"(subpath {_quoted(name)})" for name in _PRIVATE)
    open_here = "".join(f"(subpath {_quoted(str(path))})" for path in readable)
    yield f"{_OTHERS}{_UNCHANGED}(deny file-read-data {private})(allow file-read-data {open_here})"
    yield _OTHERS + _UNCHANGED
    yield _OTHERS


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
