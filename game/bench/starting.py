"""Starting: how soon the program shows its first picture, and how much memory it fills.

``python -m game`` itself is started, in a window that nobody sees, with an empty folder for the
player's files. It says on its standard output when its first picture is shown
(``game.app.FIRST_FRAME``); then it is ended.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from game.bench.processes import STATUS, filled, started
from game.cli.seats import levels
from game.games import rules_of, shelf
from game.store.settings import PACES, Settings, save

MB: Final = 1e6


def first_frame_s(starts: int) -> float:
    """Return the seconds from the start of the program to its first picture, the median."""
    found = []
    for _ in range(starts):
        with tempfile.TemporaryDirectory() as folder:
            begun = time.perf_counter()
            with started(["--data-dir", folder]):
                found.append(time.perf_counter() - begun)
    return round(statistics.median(found), 3)


def rss_mb(seconds: float, size: str = "1920x1080") -> float | None:
    """Return the most memory that a match at the largest table fills, with its bots' process.

    The window has the size in pixels and plays at the fastest pace; a megabyte is a million bytes.
    None where the system does not tell it.
    """
    if not (STATUS / "self" / "status").exists():
        return None
    name = max(shelf(), key=lambda each: rules_of(each).seat_counts[-1])
    seats = ",".join([levels(name)[-1]] * rules_of(name).seat_counts[-1])
    most = 0
    with tempfile.TemporaryDirectory() as folder:
        save(Path(folder), Settings(pace=PACES[1]))
        asked = ["watch", name, "--seats", seats, "--seed", "1", "--windowed", size]
        with started([*asked, "--data-dir", folder]) as child:
            end = time.perf_counter() + seconds
            while time.perf_counter() < end and child.poll() is None:
                most = max(most, filled(child.pid))
                time.sleep(min(0.1, seconds / 5))
    return round(most / MB, 1)
