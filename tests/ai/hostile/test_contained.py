"""What a bot may do to others, tried out as a user without rights, with and without Landlock."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from sysconfig import get_path
from typing import Any

import pytest

if sys.platform != "linux":
    pytest.skip("the deeds are Linux' calls", allow_module_level=True)

import deeds

from game.ai.sandboxes import landlock
from game.ai.sandboxes.confine import CALLS, FILES, bounds

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
NOBODY = 65534
PYTHONS = (
    sys.executable, getattr(sys, "_base_executable", ""),
    shutil.which("python3", path=os.defpath),
)  # fmt: skip
"""What may run as somebody without rights; one that lies in root's own home cannot."""
WAYS = ("shut", "no landlock")
"""With both walls, and as on a kernel without Landlock."""
pytestmark = pytest.mark.skipif(CALLS not in bounds(), reason="no filter is known for this system")


def unprivileged(command: list[str], **more: Any) -> subprocess.Popen[str]:
    """Start a command as nobody where we are root, else as who we are.

    It finds the libraries that we found, unless it is isolated.
    """
    as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": ()} if os.getuid() == 0 else {}
    env = {"HOME": "/nowhere", "PATH": os.defpath, "PYTHONPATH": get_path("purelib")}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env,
        **as_nobody, **more,
    )  # fmt: skip


@pytest.fixture(scope="session")
def python() -> str:
    """An interpreter that somebody without rights can run, and that finds this program."""
    trial = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import game.sandbox; print('found')"
    for one in filter(None, PYTHONS):
        try:
            with unprivileged([one, "-I", "-c", trial], cwd="/") as process:
                if process.communicate()[0].strip() == "found":
                    return one
        except OSError:
            continue
    pytest.skip("a user without rights can run no Python here, or does not find this program")


@pytest.fixture(scope="session")
def courts(python: str) -> dict[str, dict[str, Any]]:
    """What came of it each way."""
    found = {}
    for how in (*WAYS, "no filter") if FILES in bounds() else ("no landlock",):
        # pytest's own folders are shut to other users
        with tempfile.TemporaryDirectory(prefix="faux-freres-court-") as made:
            if os.getuid() == 0:
                os.chown(made, NOBODY, NOBODY)
            command = [python, "-B", str(HERE / "court.py"), made, how]
            with unprivileged(command, cwd="/") as process:
                said, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        found[how] = json.loads(said)
    return found


def outcomes(courts: dict[str, dict[str, Any]], how: str) -> dict[str, list[float]]:
    if how not in courts:
        pytest.skip("there is no Landlock here")
    codes = courts[how]["codes"]
    return dict(zip((deed.__name__ for deed in deeds.DEEDS), codes, strict=True))


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("deed", deeds.DEEDS, ids=lambda deed: deed.__name__)
def test_it_does_not_get_through(courts: dict[str, Any], deed: Any, how: str) -> None:
    found = outcomes(courts, how)
    if how == "no landlock" and deed in deeds.ON_DISK:
        pytest.skip("nothing shuts the disk, which the player is told")
    assert found[deed.__name__][0] == 0


@pytest.mark.skipif(landlock.version() < 6, reason="it does not scope signals")
@pytest.mark.parametrize("deed", deeds.BY_LANDLOCK, ids=lambda deed: deed.__name__)
def test_without_a_filter_landlock_alone_keeps_it(courts: dict[str, Any], deed: Any) -> None:
    assert outcomes(courts, "no filter")[deed.__name__][0] == 0
    court = courts["no filter"]
    assert (court["fault"], court["signalled"], court["written"]) == ("", [], [])


@pytest.mark.parametrize("how", WAYS)
def test_the_window_is_what_it_was_and_the_bot_plays(courts: dict[str, Any], how: str) -> None:
    outcomes(courts, how)
    court = courts[how]
    assert court["user"] != 0
    assert (court["fault"], court["neighbour"]) == ("", "")
    assert (court["signalled"], court["changed"], court["written"]) == ([], {}, [])


@pytest.mark.parametrize("how", WAYS)
def test_a_bot_whose_warden_is_killed_ends_with_it(courts: dict[str, Any], how: str) -> None:
    outcomes(courts, how)
    assert courts[how]["ended"]


@pytest.mark.slow
def test_no_process_of_the_arena_can_be_read(python: str) -> None:
    """What /proc shows of a process whose memory is closed is root's, whoever runs it."""
    seats = ",".join(["random"] * 3 + [f"file:{HERE / 'sorts.py'}:Good"])
    arena = [
        "-B",
        "-m",
        "game",
        "arena",
        "et_bim",
        "--seats",
        seats,
        "--matches",
        "1000",
        "--jobs",
        "2",
    ]
    with unprivileged([python, *arena], cwd=ROOT) as process:
        try:
            end = time.monotonic() + 60
            while len(ours := _ours(process.pid)) < LEAST and process.poll() is None:
                assert time.monotonic() < end, "nobody's bot sits down"
                time.sleep(0.05)
            if process.poll() is not None:
                pytest.skip("a user without rights does not find the program's libraries")
            end = time.monotonic() + 20  # what has just begun is open for a moment
            while not (shut := all(map(_closed, ours))) and time.monotonic() < end:
                time.sleep(0.05)
            assert shut
        finally:
            process.terminate()


LEAST = 5
"""The arena, two that play, and a supervisor with its bot."""


def _closed(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/environ").stat().st_uid == 0
    except OSError:
        return True  # it came to its end


def _ours(process: int) -> list[int]:
    """The process and its children that run this program's code, and no helper of Python's."""
    found, at = [process], 0
    while at < len(found):
        try:
            children = Path(f"/proc/{found[at]}/task/{found[at]}/children").read_text().split()
        except OSError:
            children = []
        found += [int(one) for one in children]
        at += 1
    return [one for one in found if b"resource_tracker" not in _words(one)]


def _words(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""
