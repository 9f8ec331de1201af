"""What Windows and macOS hold a sandbox in: what their pages ask for is asked of stand-ins."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.ai.sandboxes.confine import MEMORY
from game.ai.sandboxes.integrity import LOW, Label, Security, lowered
from game.ai.sandboxes.jobs import LIMITS, USUAL, Extended, held
from game.ai.sandboxes.seatbelt import belted, profiles

JOB, PROCESS, SANDBOX = 7, 9, 4711


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


def test_a_sandbox_is_held_with_its_limits_and_ended_once() -> None:
    kernel = Told()
    job = held(SANDBOX, kernel)
    assert job is not None
    assert kernel.calls == [
        ("create", None, None), ("open", 0x0101, 0, SANDBOX),
        ("limit", JOB, 9, ctypes.sizeof(Extended)), ("hold", JOB, PROCESS), ("close", PROCESS),
    ]  # fmt: skip
    assert kernel.limits.basic.flags == LIMITS == 0x252A
    assert kernel.limits.basic.process_time == 3600 * 10_000_000
    assert kernel.limits.basic.priority == USUAL
    assert kernel.limits.process_memory == MEMORY
    assert kernel.limits.basic.active == (1 if sys.prefix == sys.base_prefix else 2)
    for _ in range(2):
        job.end()
    assert kernel.calls[5:] == [("close", JOB)]


@pytest.mark.parametrize("refused", ["create", "open", "limit", "hold"])
def test_where_windows_refuses_there_is_no_job_and_no_handle_is_left(refused: str) -> None:
    kernel = Told(refused)
    assert held(SANDBOX, kernel) is None
    opened = {"create": JOB, "open": PROCESS}
    wanted = [handle for name, handle in opened.items() if name in {c[0] for c in kernel.calls}]
    closed = [call[1] for call in kernel.calls if call[0] == "close"]
    assert sorted(closed) == sorted(h for h in wanted if h != opened.get(refused))


@pytest.mark.skipif(sys.platform == "win32", reason="there is none")
def test_elsewhere_there_are_no_jobs() -> None:
    assert held(SANDBOX) is None


@pytest.mark.skipif(sys.platform != "win32", reason="Windows alone has jobs")
def test_a_held_process_ends_with_its_job() -> None:
    waits = [sys.executable, "-I", "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(waits) as process:
        job = held(process.pid)
        assert job is not None
        job.end()
        process.wait(10)


class Seatbelt:
    """A macOS that takes one profile of several, counted from the strictest, or none."""

    def __init__(self, takes: int | None) -> None:
        self.takes = takes
        self.told: list[str] = []

    def sandbox_init(self, profile: bytes, flags: ctypes.c_uint64, error: object) -> int:
        self.told.append(profile.decode())
        assert flags.value == 0
        return 0 if len(self.told) - 1 == self.takes else -1


READABLE = [Path("/Users/me/python"), Path('/Users/me/my "bots"')]


@pytest.mark.parametrize("takes", [0, 1, 2, None])
def test_macos_is_asked_for_the_strictest_profile_it_takes(takes: int | None) -> None:
    system = Seatbelt(takes)
    assert belted(READABLE, system) is (takes is not None)
    assert (
        system.told == list(profiles(READABLE, sealed=False))[: 3 if takes is None else takes + 1]
    )


@pytest.mark.parametrize("sealed", [True, False])
def test_every_profile_of_macos_is_whole_and_forbids_others(sealed: bool) -> None:
    for profile in profiles(READABLE, sealed=sealed):
        assert profile.count("(") == profile.count(")")
        assert all(word in profile for word in ("network*", "process-fork", "process-exec*"))
    strictest = next(profiles(READABLE, sealed=sealed))
    assert "(deny file-write*)" in strictest
    assert ('(subpath "/Users/me/my \\"bots\\"")' in strictest) is not sealed


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has it")
def test_a_system_without_the_call_says_so() -> None:
    assert not belted(READABLE)


class Token:
    """A Windows that notes what a process asks for itself, and refuses one call if it is to."""

    def __init__(self, refused: str = "") -> None:
        self.refused = refused
        self.calls: list[str] = []
        self.label = b""

    def calls_of(self) -> Security:
        return Security(lambda: -1, self.open, self.change, self.close)

    def open(self, process: int, rights: int, token: Any) -> int:
        assert (process, rights) == (-1, 0x88)
        self.calls.append("open")
        return int(self.refused != "open")

    def change(self, token: Any, what: int, told: Any, size: int) -> int:
        assert (what, size) == (25, ctypes.sizeof(Label) + len(LOW))
        assert told._obj.attributes == 0x20
        self.label = ctypes.string_at(told._obj.sid, len(LOW))
        self.calls.append("change")
        return int(self.refused != "change")

    def close(self, token: Any) -> int:
        self.calls.append("close")
        return 1


def test_a_sandbox_on_windows_gives_up_its_integrity_for_good() -> None:
    security = Token()
    assert lowered(security.calls_of())
    assert security.calls == ["open", "change", "close"]
    revision, parts, authority, level = (
        security.label[0],
        security.label[1],
        security.label[2:8],
        security.label[8:],
    )
    assert (revision, parts, int.from_bytes(authority, "big")) == (1, 1, 16)
    assert int.from_bytes(level, "little") == 4096


@pytest.mark.parametrize(
    ("refused", "calls"), [("open", ["open"]), ("change", ["open", "change", "close"])]
)
def test_a_windows_that_refuses_leaves_no_handle(refused: str, calls: list[str]) -> None:
    security = Token(refused)
    assert not lowered(security.calls_of())
    assert security.calls == calls


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has it")
def test_elsewhere_no_integrity_is_lowered() -> None:
    assert not lowered()
