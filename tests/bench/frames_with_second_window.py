"""What the second window costs: a match of twelve bots in the program's own loop, with and without.

Run in a checkout while nothing else runs there:
``SDL_VIDEODRIVER=dummy python -m tests.bench.frames_with_second_window`` (or in real windows, with
a screen; ``--sizes 3840x2160``). No test: it measures one machine. Times are of this thread's work,
not of the clock, so that what else runs there counts for less. What it found is in
docs/performance.md.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pygame

from game.app.second import SecondWindow
from game.app.window import Window
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings
from tests.session.turns import asked_first

SECONDS, WARM, RESTING = 18.0, 6.0, 10.0
"""How long a match is watched, what goes before and does not count, how long a table rests."""
NAMES = ("Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès",
         "Jules", "Margot")  # fmt: skip


class Timed:
    """Milliseconds of work of every call of something, those of its beginning left out."""

    def __init__(self, of: Callable[..., Any]) -> None:
        self.of = of
        self.found: list[float] = []
        self.begun = time.perf_counter()

    def __call__(self, *given: Any, **more: Any) -> Any:
        before = time.thread_time()
        told = self.of(*given, **more)
        if told is not False and time.perf_counter() - self.begun > WARM:
            self.found.append((time.thread_time() - before) * 1000)
        return told

    def __str__(self) -> str:
        ranked = sorted(self.found) or [0.0]
        middle, most = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.99)]
        return f"{len(self.found):5} pictures, median {middle:4.1f} ms, p99 {most:5.1f} ms"


@contextmanager
def opened(size: tuple[int, int], *, second: bool) -> Iterator[tuple[Window, Kit]]:
    settings = Settings(window=size, second_window=second, second_size=size, pause_unfocused=False)
    with tempfile.TemporaryDirectory() as folder:
        window = Window(settings, Launch(Path(folder)))
        kit = Kit(window.art, settings, Path(folder), "fr", hints=window.hints)
        window.second = SecondWindow(kit)
        yield window, kit
        window.second.close()
    pygame.quit()


def show(window: Window, scene: TableScene, seconds: float) -> float:
    """Show a scene for so long; return how busy this thread was once warm, in hundredths."""
    stack, begun = Stack(scene), time.perf_counter()
    pass_time, warm = stack.pass_time, [0.0]

    def timed(ms: int) -> None:
        pass_time(ms)
        now = time.perf_counter()
        if now > begun + WARM and not warm[0]:
            warm[0] = time.thread_time()
        if now > begun + WARM + seconds:
            pygame.event.post(pygame.Event(pygame.QUIT))

    stack.pass_time = timed  # type: ignore[method-assign]
    window.show(stack)
    return 100 * (time.thread_time() - warm[0]) / seconds


def memory() -> str:
    """Return what this process holds, in memory, on systems that say so."""
    status = Path("/proc/self/status")
    if not status.exists():
        return "memory not known"
    lines = status.read_text("utf-8").splitlines()
    kilobytes = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return f"{kilobytes // 1024} MB"


def moving(size: tuple[int, int], *, second: bool) -> str:
    """Watch bots play."""
    with opened(size, second=second) as (window, kit):
        head = make_head("et_bim", ["greedy"] * 12, NAMES, seed=11)
        scene = TableScene(kit, start(head, None), watch=True)
        first, other = Timed(Window.paint), Timed(SecondWindow.draw)
        with (
            mock.patch.object(Window, "paint", lambda *seen, **how: first(*seen, **how)),  # noqa: PLW0108
            mock.patch.object(SecondWindow, "draw", lambda *seen: other(*seen)),  # noqa: PLW0108
        ):
            busy = show(window, scene, SECONDS)
    told = f"first {first}; busy {busy:4.1f} %; {memory()}"
    return f"{told}; second {other}" if second else told


def at_rest(size: tuple[int, int], *, second: bool) -> str:
    """Let a table wait for its person."""
    with opened(size, second=second) as (window, kit):
        head = make_head("et_bim", ["human", *["greedy"] * 11], NAMES, seed=11)
        session = start(head, None)
        while asked_first(session) != session.humans[0]:
            asked = asked_first(session)
            assert asked is not None, "the match has just begun"
            session.submit(asked, session.legal(asked)[0])
        session.look_back()
        return f"busy {show(window, TableScene(kit, session), RESTING):4.2f} %"


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--sizes", default="1280x720,1920x1080")
    for one in asked.parse_args().sizes.split(","):
        wide, high = map(int, one.split("x"))
        size = wide, high
        for way in (moving, at_rest):
            for second in (False, True):
                which = "two windows" if second else "one window "
                told = way(size, second=second)
                sys.stdout.write(f"{size[0]}x{size[1]} {way.__name__:8} {which} {told}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    main()
