"""Integrity: how Windows is asked to trust a sandbox less than what else its user runs.

A process of low integrity may not write to files, open processes or send to windows of the usual
one, and cannot rise again. Source: Microsoft, "Mandatory Integrity Control" and "winnt.h".
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

_ADJUST: Final = 0x0080 | 0x0008
"""TOKEN_ADJUST_DEFAULT and TOKEN_QUERY."""
_LEVEL: Final = 25
"""TokenIntegrityLevel of TOKEN_INFORMATION_CLASS."""
_MANDATORY: Final = 0x20
"""SE_GROUP_INTEGRITY."""
LOW: Final = bytes((1, 1, 0, 0, 0, 0, 0, 16)) + (0x1000).to_bytes(4, "little")
"""The SID S-1-16-4096: one part below the authority of mandatory labels, SECURITY_MANDATORY_LOW."""


class Label(ctypes.Structure):
    """TOKEN_MANDATORY_LABEL, which is a SID_AND_ATTRIBUTES."""

    _fields_ = (("sid", ctypes.c_void_p), ("attributes", ctypes.c_uint32))


@dataclass(frozen=True, slots=True)
class Security:
    """The four calls of kernel32 and advapi32 that it takes; a number of 0 is a no."""

    current: Callable[[], Any]
    """GetCurrentProcess."""
    open: Callable[[Any, int, Any], int]
    """OpenProcessToken."""
    change: Callable[[Any, int, Any, int], int]
    """SetTokenInformation."""
    close: Callable[[Any], int]
    """CloseHandle."""


def lowered(security: Security | None = None) -> bool:
    """Lower this process's integrity for good; False where the system does not do it."""
    security = security or _security()
    token = ctypes.c_void_p()
    if security is None or not security.open(security.current(), _ADJUST, ctypes.byref(token)):
        return False
    try:
        sid = ctypes.create_string_buffer(LOW, len(LOW))
        label = Label(ctypes.addressof(sid), _MANDATORY)
        size = ctypes.sizeof(label) + len(LOW)
        return bool(security.change(token, _LEVEL, ctypes.byref(label), size))
    finally:
        security.close(token)


def _security() -> Security | None:
    """Return Windows' own calls, which take and give what they say; None elsewhere."""
    if sys.platform == "win32":
        handle, number, word = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32
        kernel, rights = ctypes.WinDLL("kernel32"), ctypes.WinDLL("advapi32")
        for call, gives, takes in (
            (kernel.GetCurrentProcess, handle, ()),
            (rights.OpenProcessToken, number, (handle, word, handle)),
            (rights.SetTokenInformation, number, (handle, number, handle, word)),
            (kernel.CloseHandle, number, (handle,)),
        ):
            call.restype, call.argtypes = gives, takes
        return Security(
            kernel.GetCurrentProcess, rights.OpenProcessToken,
            rights.SetTokenInformation, kernel.CloseHandle,
        )  # fmt: skip
    else:  # noqa: RET505 so that types are looked at for either system alone
        return None
