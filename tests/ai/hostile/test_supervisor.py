"""The supervisor of a sandbox: where a bot may fork, what it leaves behind ends with it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="no other system hands orphans on")
UNGUARDED = """
import os, sys, time
sys.path.insert(0, {root!r})
from pathlib import Path
from game.ai.sandboxes.supervisor import guarded

def left():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.setsid()
        with open({numbers!r}, "a") as file:
            file.write(f"{{os.getpid()}}\\n")
        time.sleep(100)
        os._exit(0)  # it is nobody's again, and must not go on below

def live():
    for _ in range(3):
        left()
    while len(Path({numbers!r}).read_text().split() if Path({numbers!r}).exists() else ()) < 6:
        time.sleep(0.01)
    with open({numbers!r}, "a") as file:
        file.write(f"{{os.getpid()}}\\n")
    {then}

guarded(live)
"""


def sandbox(folder: Path, then: str) -> tuple[subprocess.Popen[bytes], list[int]]:
    """A sandbox without a filter, whose bot left six processes behind; it and their numbers."""
    numbers = folder / "numbers"
    text = UNGUARDED.format(root=str(ROOT), numbers=str(numbers), then=then)
    process = subprocess.Popen(
        [sys.executable, "-I", "-c", text],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, start_new_session=True,
    )  # fmt: skip
    end = time.monotonic() + 60
    while len(found := numbers.read_text().split() if numbers.exists() else []) < 7:
        assert time.monotonic() < end, "it never began"
        time.sleep(0.01)
    return process, [int(one) for one in found]


def gone(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def check_all_gone(process: subprocess.Popen[bytes], numbers: list[int]) -> None:
    process.wait(20)
    end = time.monotonic() + 20
    while not all(map(gone, numbers)):
        assert time.monotonic() < end, [one for one in numbers if not gone(one)]
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("then", "how"),
    [
        ("os._exit(0)", "ends"),
        ("os.kill(os.getpid(), 9)", "ends"),
        ("time.sleep(1000)", "told"),
        pytest.param("time.sleep(1000)", "left", marks=pytest.mark.slow),
        pytest.param("os.setpgid(0, 0); time.sleep(1000)", "left", marks=pytest.mark.slow),
    ],
)
def test_whatever_is_left_behind_ends_with_the_sandbox(tmp_path: Path, then: str, how: str) -> None:
    process, numbers = sandbox(tmp_path, then)
    assert process.stdin is not None
    if how == "told":
        process.terminate()
    elif how == "left":
        process.stdin.close()  # as when the window is killed: nobody speaks any more
    check_all_gone(process, numbers)
    assert tmp_path.exists(), "a folder that is no sandbox's own is let alone"


def test_who_kills_its_parent_ends_itself_and_not_us(tmp_path: Path) -> None:
    process, numbers = sandbox(tmp_path, "os.kill(os.getppid(), 9); time.sleep(1000)")
    assert process.wait(20) == -9
    end = time.monotonic() + 20
    while not gone(numbers[-1]):
        assert time.monotonic() < end
        time.sleep(0.01)
    for number in numbers[
        :-1
    ]:  # without a filter, and without its supervisor, these are on their own
        os.kill(number, 9)


KILLED = """
import sys, time
from game.ai.sandboxes.sandbox import Sandbox
from game.games import game_of

sandbox = Sandbox(game_of("et_bim"))
life = {{"seat": 0, "seats": 4, "options": {{}}, "seed": 1, "path": {path!r}, "name": "Sleeps"}}
sandbox.live(life, behind=False)
assert sandbox.reply(60).fault == ""
sandbox.ask(1, {{"legal": [{{"kind": "mulligan"}}]}})
print(sandbox.process, sandbox.folder, flush=True)
time.sleep(1000)
"""


def test_a_window_that_is_killed_leaves_neither_a_process_nor_a_folder(tmp_path: Path) -> None:
    text = KILLED.format(path=str(Path(__file__).with_name("sorts.py")))
    window = subprocess.Popen(
        [sys.executable, "-c", text],
        stdout=subprocess.PIPE, cwd=ROOT, env={**os.environ, "TMPDIR": str(tmp_path)},
    )  # fmt: skip
    assert window.stdout is not None
    with window.stdout:
        supervisor, folder = window.stdout.readline().decode().split()
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    assert len(children) == 1
    assert Path(folder).is_dir()
    window.kill()
    window.wait(20)
    end = time.monotonic() + 20
    while not all(map(gone, [int(supervisor), int(children[0])])) or Path(folder).exists():
        assert time.monotonic() < end
        time.sleep(0.01)
