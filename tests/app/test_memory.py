"""Memory that pictures filled goes back to the system, whatever small things lie between."""

from __future__ import annotations

import gc
import os
import subprocess
import sys

import pytest

from game.app import memory

FILLING = """
import runpy
import sys
from pathlib import Path

def held():
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) * 1024

asked = sys.argv[1] == "asked" and runpy.run_path(sys.argv[2])["give_back"]()
del_me = bytearray(30_000_000)
del del_me
before, large, small = held(), [], []
for _ in range(60):
    large.append(bytearray(700_000))
    small.append(bytearray(2_000))
del large
print(asked, held() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a C library of Linux")
@pytest.mark.parametrize("way", ["asked", "not"])
def test_what_was_let_go_of_is_given_back(way: str) -> None:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")}
    found = subprocess.run(
        [sys.executable, "-c", FILLING, way, memory.__file__],
        env=clean,
        capture_output=True,
        text=True,
        check=True,
    )
    asked, kept = found.stdout.split()[-2:]
    if asked == "True":
        assert int(kept) < 10_000_000
    elif way == "not":
        assert int(kept) > 30_000_000, "else there is nothing to ask for"


def test_what_is_there_for_good_is_not_looked_through_again() -> None:
    gc.unfreeze()
    try:
        memory.settle()
        assert gc.get_freeze_count() > 1000
        begun: list[int] = []
        begun.append(begun)  # type: ignore[arg-type]  # garbage of later on is still found
        del begun
        assert gc.collect() >= 1
    finally:
        gc.unfreeze()
