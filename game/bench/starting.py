"""Starting: how soon the program shows its first picture, and how much memory it fills.

``python -m game`` itself is started, in a window that nobody sees, with an empty folder for the
player's files. It says on its standard output when its first picture is shown
(``game.app.FIRST_FRAME``); then it is ended.
"""

from __future__ import annotations

import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import game
from game.app import FIRST_FRAME
from game.games import rules_of, shelf
from game.seating import LEVELS
from game.store.settings import PACES, Settings, save

STATUS: Final = Path("/proc")
"""Where Linux tells how much memory a process fills; elsewhere that is not measured."""
KIB: Final = 1024
MB: Final = 1e6


def first_frame_s(starts: int) -> float:
    """Return the seconds from the start of the program to its first picture, the median."""
    found = []
    for _ in range(starts):
        with tempfile.TemporaryDirectory() as folder:
            begun = time.perf_counter()
            with _started(["--data-dir", folder]):
                found.append(time.perf_counter() - begun)
    return round(statistics.median(found), 3)


def rss_mb(seconds: float) -> float | None:
    """Return the most memory that a match at the largest table fills, with its bots' process.

    The window has 1920 x 1080 pixels and plays at the fastest pace; a megabyte is a million bytes.
    None where the system does not tell it.
    """
    if not (STATUS / "self" / "status").exists():
        return None
    name = max(shelf(), key=lambda each: rules_of(each).seat_counts[-1])
    seats = ",".join([LEVELS[-1]] * rules_of(name).seat_counts[-1])
    most = 0
    with tempfile.TemporaryDirectory() as folder:
        save(Path(folder), Settings(pace=PACES[1]))
        asked = ["watch", name, "--seats", seats, "--seed", "1", "--windowed", "1920x1080"]
        with _started([*asked, "--data-dir", folder]) as child:
            end = time.perf_counter() + seconds
            while time.perf_counter() < end and child.poll() is None:
                most = max(most, _filled(child.pid))
                time.sleep(min(0.1, seconds / 5))
    return round(most / MB, 1)


@contextlib.contextmanager
def _started(options: list[str]) -> Iterator[subprocess.Popen[str]]:
    """Start the program, wait for its first picture, and end it afterwards."""
    frozen = getattr(sys, "frozen", False)
    command = [sys.executable] if frozen else [sys.executable, "-m", "game"]
    home = str(Path(game.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    seen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": path}
    with subprocess.Popen(  # noqa: S603 our own program, with arguments made here
        [*command, *options],
        env={**os.environ, **seen, FIRST_FRAME: "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        try:
            assert child.stdout is not None
            if not child.stdout.readline():
                raise ChildProcessError(f"the program ended with {child.wait()} before a picture")
            yield child
        finally:
            child.terminate()


def _filled(pid: int) -> int:
    """Return the bytes of memory of a process and of all that it started."""
    total = 0
    with contextlib.suppress(OSError):  # it may come to an end while it is looked at
        for line in (STATUS / str(pid) / "status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1]) * KIB
        for tasks in (STATUS / str(pid) / "task").iterdir():
            total += sum(map(_filled, map(int, (tasks / "children").read_text("utf-8").split())))
    return total
