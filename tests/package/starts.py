"""Measure how soon a program shows its first picture, warm and cold, and its memory.

    python tests/package/starts.py PROGRAM [--times 9]     a package, beside the source
    python tests/package/starts.py --beside FOLDER         another checkout, beside this one

Cold: before each start the system is asked to forget the package's files (``posix_fadvise``), not
its own. Linux only. Processor time is given beside, which hangs less on what else a machine does.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
WINDOW_S: Final = 20.0
"""As long is memory looked at, at a table of twelve."""


def forget(folder: Path) -> None:
    """Ask the system to drop what it keeps of a folder's files."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            file = os.open(path, os.O_RDONLY)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)


def first_frame(command: list[str], at: Path = ROOT) -> tuple[float, float]:
    """Return the seconds to the first picture, by the clock and of the processor."""
    with tempfile.TemporaryDirectory() as home:
        unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": home}
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        begun = time.perf_counter()
        with subprocess.Popen(
            [*command, "--data-dir", home],
            cwd=at,
            env={**kept, **unseen, "PYTHONPATH": str(at), "FAUX_FRERES_FIRST_FRAME": "1"},
            stdout=subprocess.PIPE,
        ) as child:
            assert child.stdout is not None
            line = child.stdout.readline()
            took = time.perf_counter() - begun
            fields = Path(f"/proc/{child.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
            child.terminate()
        if line != b"first frame\n":
            sys.exit("no first frame came")
        # fields 14 and 15 of proc(5), counted after the name
        return took, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(command: list[str], at: Path = ROOT) -> float:
    """Return the most megabytes that a match of twelve experts fills, with its bots' process."""
    sys.path.insert(0, str(ROOT))
    from game.bench.processes import filled  # noqa: PLC0415 the program's own way of counting
    from game.store.settings import Settings, save  # noqa: PLC0415 as above

    most = 0
    with tempfile.TemporaryDirectory() as home:
        save(Path(home), Settings(pace=4.0))
        seats = ",".join(["expert"] * 12)
        asked = ["watch", "et_bim", "--seats", seats, "--seed", "1", "--windowed", "1920x1080"]
        unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": home}
        with subprocess.Popen(
            [*command, *asked, "--data-dir", home],
            cwd=at,
            env={**os.environ, **unseen, "PYTHONPATH": str(at)},
        ) as child:
            end = time.perf_counter() + WINDOW_S
            while time.perf_counter() < end and child.poll() is None:
                most = max(most, filled(child.pid))
                time.sleep(0.1)
            child.terminate()
    return most / 1e6


def main(arguments: list[str]) -> int:
    """Measure a package, or another checkout, and this source side by side, and print both."""
    parser = argparse.ArgumentParser(description="Measure starts of a program.")
    parser.add_argument("program", type=Path, nargs="?")
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--memory", action="store_true")
    asked = parser.parse_args(arguments)
    source = [sys.executable, "-m", "game"]
    ways: dict[str, tuple[list[str], Path]] = {"source, warm": (source, ROOT)}
    if asked.program is not None:
        packed = [str(asked.program.resolve())], ROOT
        ways |= {"package, warm": packed, "package, cold": packed}
    if asked.beside is not None:
        ways["beside, warm"] = source, asked.beside.resolve()
    for one in ways.values():
        first_frame(*one)
    found: dict[str, list[tuple[float, float]]] = {way: [] for way in ways}
    for _ in range(asked.times):  # side by side: a busy minute is busy for all of them
        for way, one in ways.items():
            if way.endswith("cold"):
                forget(Path(one[0][0]).parent)
            found[way].append(first_frame(*one))
    for way, took in found.items():
        clock = sorted(one for one, _ in took)
        processor = sorted(one for _, one in took)
        print(
            f"{way}: first frame {statistics.median(clock):.2f} s"
            f" ({clock[0]:.2f} to {clock[-1]:.2f}),"
            f" processor {statistics.median(processor):.2f} s (least {processor[0]:.2f})"
        )
    if asked.memory:
        for way, one in ways.items():
            if way.endswith("warm"):
                print(f"{way}: {memory(*one):.0f} MB at the most")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"load average {os.getloadavg()[0]:.1f}; all of it took {used.ru_utime:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
