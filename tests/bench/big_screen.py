"""What a frame takes of a processor at every size, painted whole and by what is another picture.

Run in a checkout: ``python -m tests.bench.big_screen [--sizes 1920x1080,3840x2160] [--rounds 3]``.
Both ways draw the same scenes by turns in one process. No test: it measures one machine; what it
found is in docs/performance.md. Times are of this thread's work, not of the clock.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
from pathlib import Path

import pygame

from game.bench import frames as bench
from game.bench.figures import spread
from game.games import shelf
from game.stage.stack import Stack
from game.stage.windows import open_display


def measure(sizes: list[tuple[int, int]], rounds: int, seconds: float, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            for game in games:
                kit, scene = bench.stage(game, size, Path(folder))
                ways = {
                    (what, way): bench.Taken()
                    for what in ("crowd", "match")
                    for way in ("whole", "parts")
                }
                for number in range(rounds):
                    for way in ("whole", "parts"):
                        plain = way == "whole"
                        found = bench.frames(
                            kit, Stack(scene), size, seconds, scene.begin, plain=plain
                        )
                        ways["crowd", way].add(found)
                        watched = Stack(bench.watched(kit, game, number))
                        ways["match", way].add(
                            bench.frames(kit, watched, size, seconds, plain=plain)
                        )
                        watched.close_all()
                for (what, way), taken in ways.items():
                    work = spread(taken.work)
                    sys.stdout.write(
                        f"{size[0]}x{size[1]} {game:14} {what} {way}: median {work['median']:6.2f}"
                        f" p99 {work['p99']:6.2f} most {max(taken.work):6.2f} ms of"
                        f" {len(taken.work)} frames, late {sum(t > 16.7 for t in taken.work)}\n"
                    )
                    sys.stdout.flush()
                kit.art.forget()


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--sizes", default=",".join(f"{w}x{h}" for w, h in bench.SIZES))
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--seconds", type=float, default=4.0)
    asked.add_argument("--games", default=",".join(shelf()))
    asked.add_argument("--on-screen", action="store_true")
    told = asked.parse_args()
    if told.on_screen:
        open_display()
    else:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()
    sizes = [tuple(map(int, one.split("x"))) for one in told.sizes.split(",")]
    measure(sizes, told.rounds, told.seconds, told.games.split(","))  # type: ignore[arg-type]
    pygame.quit()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    main()
