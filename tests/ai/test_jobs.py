"""What Windows and macOS hold a cell in: what their pages ask for is asked, of stand-ins here."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from typing import Any

import pytest

from game.ai.cells.confine import MEMORY, SEATBELT, seatbelted
from game.ai.cells.jobs import ACTIVE, DIE_QUIETLY, ENDS_WITH_US, PROCESS_MEMORY, Extended, held

JOB, PROCESS, CELL = 7, 9, 4711


class Told:
    """A kernel that notes what it is told, and refuses one call if it is to."""

    def __init__(self, refused: str = "") -> None:
        self.refused = refused
        self.calls: list[tuple[Any, ...]] = []
        self.limits = Extended()

    def _note(self, name: str, *given: object, gives: int = 1) -> int:
        self.calls.append((name, *given))
        return 0 if name == self.refused else gives

    def CreateJobObjectW(self, security: None, name: None) -> int:  # noqa: N802 Windows' own name
        return self._note("create", security, name, gives=JOB)

    def SetInformationJobObject(self, job: int, what: int, told: Any, size: int) -> int:  # noqa: N802 Windows' own name
        self.limits = Extended.from_buffer_copy(told._obj)
        return self._note("limit", job, what, size)

    def OpenProcess(self, rights: int, inherited: int, process: int) -> int:  # noqa: N802 Windows' own name
        return self._note("open", rights, inherited, process, gives=PROCESS)

    def AssignProcessToJobObject(self, job: int, process: int) -> int:  # noqa: N802 Windows' own name
        return self._note("hold", job, process)

    def CloseHandle(self, handle: int) -> int:  # noqa: N802 Windows' own name
        return self._note("close", handle)


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="sizes of 64 bits")
def test_the_limits_lie_where_windows_looks_for_them() -> None:
    basic = {name: getattr(type(Extended().basic), name).offset for name in ("flags", "active")}
    assert (basic, ctypes.sizeof(Extended().basic)) == ({"flags": 16, "active": 40}, 64)
    assert (Extended.counted.offset, Extended.process_memory.offset) == (64, 112)
    assert ctypes.sizeof(Extended) == 144


def test_a_cell_is_held_with_its_limits_and_ended_once() -> None:
    kernel = Told()
    job = held(CELL, kernel)
    assert job is not None
    assert kernel.calls == [
        ("create", None, None), ("open", 0x0101, 0, CELL),
        ("limit", JOB, 9, ctypes.sizeof(Extended)), ("hold", JOB, PROCESS), ("close", PROCESS),
    ]  # fmt: skip
    assert kernel.limits.basic.flags == ACTIVE | PROCESS_MEMORY | DIE_QUIETLY | ENDS_WITH_US
    assert kernel.limits.process_memory == MEMORY
    assert kernel.limits.basic.active == (1 if sys.prefix == sys.base_prefix else 2)
    for _ in range(2):
        job.end()
    assert kernel.calls[5:] == [("close", JOB)]


@pytest.mark.parametrize("refused", ["create", "open", "limit", "hold"])
def test_where_windows_refuses_there_is_no_job_and_no_handle_is_left(refused: str) -> None:
    kernel = Told(refused)
    assert held(CELL, kernel) is None
    opened = {"create": JOB, "open": PROCESS}
    wanted = [handle for name, handle in opened.items() if name in {c[0] for c in kernel.calls}]
    closed = [call[1] for call in kernel.calls if call[0] == "close"]
    assert sorted(closed) == sorted(h for h in wanted if h != opened.get(refused))


@pytest.mark.skipif(sys.platform == "win32", reason="there is none")
def test_elsewhere_there_are_no_jobs() -> None:
    assert held(CELL) is None


@pytest.mark.skipif(sys.platform != "win32", reason="Windows alone has jobs")
def test_a_held_process_ends_with_its_job() -> None:
    waits = [sys.executable, "-I", "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(waits) as process:
        job = held(process.pid)
        assert job is not None
        job.end()
        process.wait(10)


class Seatbelt:
    """A macOS that binds, or does not."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.told: list[object] = []

    def sandbox_init(self, profile: bytes, flags: ctypes.c_uint64, error: object) -> int:
        self.told += [profile, flags.value]
        return self.status


@pytest.mark.parametrize("status", [0, -1])
def test_a_cell_is_bound_on_macos_or_known_not_to_be(status: int) -> None:
    system = Seatbelt(status)
    assert seatbelted(system) is (status == 0)
    assert system.told == [SEATBELT, 0]
    assert SEATBELT.count(b"(") == SEATBELT.count(b")")
    assert all(word in SEATBELT for word in (b"network*", b"process-fork", b"process-exec*"))


@pytest.mark.skipif(sys.platform != "linux", reason="it is macOS' own")
def test_a_system_without_the_call_says_so() -> None:
    assert not seatbelted()
