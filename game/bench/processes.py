"""Processes: the program itself is started, as a player would, and what it takes is counted."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import game
from game.app import FIRST_FRAME

STATUS: Final = Path("/proc")
"""Where Linux tells what a process takes; elsewhere that is not measured."""
KIB: Final = 1024
_UNSEEN: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@contextlib.contextmanager
def started(options: Sequence[str], *, window: bool = False) -> Iterator[subprocess.Popen[str]]:
    """Start the program, wait for its first picture, and end it afterwards.

    It is unseen and unheard, but for ``window``.

    Raises:
        ChildProcessError: the program ended before it showed anything.
    """
    frozen = getattr(sys, "frozen", False)
    command = [sys.executable] if frozen else [sys.executable, "-m", "game"]
    home = str(Path(game.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    seen = {} if window else _UNSEEN
    with subprocess.Popen(  # noqa: S603 our own program, with arguments made here
        [*command, *options],
        env={**os.environ, **seen, "PYTHONPATH": path, FIRST_FRAME: "1"},
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


def family(pid: int) -> Iterator[int]:
    """Yield a process and all that it started; one may come to an end while it is looked at."""
    yield pid
    with contextlib.suppress(OSError):
        for tasks in (STATUS / str(pid) / "task").iterdir():
            for child in (tasks / "children").read_text("utf-8").split():
                yield from family(int(child))


def filled(pid: int) -> int:
    """Return the bytes of memory of a process and of all that it started."""
    total = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            for line in (STATUS / str(one) / "status").read_text("utf-8").splitlines():
                if line.startswith("VmRSS:"):
                    total += int(line.split()[1]) * KIB
    return total


def used(pid: int) -> float:
    """Return the seconds of processor time of a process and of all that it started."""
    ticks = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            # fields 14 and 15 of proc(5), counted after the name, which may hold anything
            fields = (STATUS / str(one) / "stat").read_text("utf-8").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
