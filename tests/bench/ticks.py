"""Benches of real time: contests of hands that lag, late answers, late ticks, late pictures.

    python -m tests.bench.ticks contests [--many 2000]
    python -m tests.bench.ticks answers [--game wombat --seats 6 --level normal --seconds 60 --busy]
    python -m tests.bench.ticks window [--seconds 90] [--size 1920x1080] [--busy]

``contests``: of two who press in the same moment, how many of a hundred the one wins whose device
does not lag; 50 + d/2 for d milliseconds follows from ticks of a tenth of a second. ``answers``:
how many answers of bots in their process were not there when they were due. ``window``: a table of
the least real-time game in the program's window, without a screen: how late its ticks were, and
how long a key took to the picture that shows it. ``--busy`` keeps every core busy meanwhile.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

from game.core.seats import Seat
from game.games import rules_of
from game.session import make_head, start
from game.store.heads import HUMAN
from tests.least.shelved import shelved

LAGS = (0, 10, 20, 40)
FRAME_MS = 1000 / 60
TICK_MS = 100


def contests(many: int) -> None:
    """Two hands press at the same moment for what lies there; the second one's device lags."""
    from game.games.pulse.model import GRAB, Beat, Got  # noqa: PLC0415 it has to lie on the shelf

    for lag in LAGS:
        chance, won, held, seed = Random(lag), 0, 0, 0  # noqa: S311 a measurement
        while held < many:
            seed += 1
            session = start(
                make_head("pulse", [HUMAN] * 2, ["a", "b"], {"ticks": 2000}, seed), None
            )
            # time and frames begin anywhere, and presses are seen with the next frame
            now, told = chance.random() * FRAME_MS, 0
            session.pass_time(now)
            presses: list[tuple[float, Seat]] = []
            lies = False
            while session.outcome() is None and held < many:
                news = session.observations(None, told)
                told += len(news)
                for event in news:
                    if isinstance(event, Got):
                        held, won = held + 1, won + (event.seat == 0)
                        presses.clear()
                    elif isinstance(event, Beat):
                        lies = event.fruit
                if lies and not presses:
                    moment = now + 300 + chance.random() * 500
                    presses = [(moment, Seat(0)), (moment + lag, Seat(1))]
                for press in [one for one in presses if one[0] <= now]:
                    presses.remove(press)
                    if GRAB in session.legal(press[1]):
                        session.submit(press[1], GRAB)
                session.pass_time(FRAME_MS)
                now += FRAME_MS
            session.close()
        share = 100 * won / held
        margin = 196 * sqrt(share / 100 * (1 - share / 100) / held)
        print(
            f"lag {lag:2} ms: {share:.1f} ± {margin:.1f} of 100, {held} contests; {50 + lag / 2:g}"
        )


def answers(game: str, seats: int, level: str, seconds: float) -> None:
    """Let bots play against the clock of the wall."""
    head = make_head(game, [level] * seats, [str(seat) for seat in range(seats)], {}, 1)
    session, late, questions = start(head, None), 0, 0
    begun = time.monotonic()
    while not session.seated:
        session.think()
        time.sleep(0.01)
    print(f"seated after {time.monotonic() - begun:.2f} s")
    end = last = time.monotonic()
    end += seconds
    while (now := time.monotonic()) < end:
        session.think()
        session.pass_time(1000 * (now - last))
        last = now
        if session.outcome() is not None:
            late += session.bots.questions.late.total()
            questions += session.bots.questions.in_ticks
            session.close()
            session = start(head.model_copy(update={"seed": head.seed}), None)
            while not session.seated:
                time.sleep(0.01)
            last = time.monotonic()
        time.sleep(1 / 60)
    late += session.bots.questions.late.total()
    questions += session.bots.questions.in_ticks
    session.close()
    print(f"{game}, {seats} x {level}: {late} of {questions} answers late, {late / questions:.3%}")


@dataclass
class Stopwatch:
    """When ticks ended, keys went down and pictures were shown, in seconds of one clock."""

    ticks: list[float] = field(default_factory=list)
    pressed: list[float] = field(default_factory=list)
    """Keys that went down and were not taken from SDL yet."""
    taken: list[float] = field(default_factory=list)
    """Keys that were taken since the last picture."""
    waits: list[float] = field(default_factory=list)
    """From a key to the picture that shows it, in milliseconds."""

    def acted(self) -> None:
        """Note that a tick ended."""
        self.ticks.append(time.perf_counter())

    def took(self, keys: int) -> None:
        """Note that so many keys were taken from SDL."""
        self.taken += self.pressed[:keys]
        del self.pressed[:keys]

    def shown(self) -> None:
        """Note that a picture was shown."""
        now = time.perf_counter()
        self.waits.extend(1000 * (now - press) for press in self.taken)
        self.taken.clear()

    def press(self, pygame: Any, free: Callable[[], bool], over: Event) -> None:
        """Let a key go down now and then, at any moment, whenever hands are free for one.

        It is told to SDL by a thread of its own, as a keyboard does.
        """
        chance = Random(1)  # noqa: S311 a measurement
        key = {"key": pygame.K_g, "mod": 0, "scancode": pygame.KSCAN_G}
        while not over.wait(0.2 + 0.3 * chance.random()):
            if self.ticks and not self.pressed and not self.taken and free():
                self.pressed.append(time.perf_counter())
                pygame.event.post(pygame.Event(pygame.KEYDOWN, unicode="g", **key))
                pygame.event.post(pygame.Event(pygame.KEYUP, **key))

    def late(self) -> list[float]:
        """Return by tick how late it was by the best of them, in milliseconds."""
        period = TICK_MS / 1000
        first = min(tick - at * period for at, tick in enumerate(self.ticks))
        return [1000 * (tick - at * period - first) for at, tick in enumerate(self.ticks)]


def window(seconds: float, size: tuple[int, int]) -> None:
    """Play a table in the program's own window, pressing a key now and then."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    sys.path.insert(0, str(Path(__file__).parents[1] / "scenes"))
    import pygame  # noqa: PLC0415 after the driver was chosen
    import pytest  # noqa: PLC0415 the table of tests is laid with it
    from real_time import table  # noqa: PLC0415 it lies among the tests of scenes

    from game.app import window as app  # noqa: PLC0415 after the driver was chosen
    from game.app.memory import settle  # noqa: PLC0415 the same
    from game.scenes.kit import Kit  # noqa: PLC0415 the same
    from game.session.questions import Questions  # noqa: PLC0415 the same
    from game.stage.stack import Stack  # noqa: PLC0415 the same
    from game.store.launch import Launch  # noqa: PLC0415 the same
    from game.store.settings import Settings  # noqa: PLC0415 the same

    watch, done = Stopwatch(), Event()
    acts, flip, get = Questions.go_on, app.show, pygame.event.get
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        screen = app.Window(Settings(), Launch(Path(folder), windowed=size))
        kit = Kit(screen.art, Settings(), Path(folder), hints=screen.hints)
        patch.setattr(Questions, "go_on", lambda its: (acts(its), watch.acted())[0])
        patch.setattr(app, "show", lambda surface: (flip(surface), watch.shown()))
        scene = table(kit, patch, *["random"] * 5, ticks=round(10 * seconds))
        session = scene.watched
        settle()

        def events(*which: Any) -> list[Any]:
            """Give what came, and the end."""
            found = get(*which)
            watch.took(sum(event.type == pygame.KEYDOWN for event in found))
            over = [pygame.Event(pygame.WINDOWCLOSE)] if session.outcome() is not None else []
            return [*found, *over]

        patch.setattr(pygame.event, "get", events)
        fingers = Thread(target=watch.press, args=(pygame, scene.is_mine, done), daemon=True)
        fingers.start()
        busy_s = time.thread_time()
        screen.show(Stack(scene))
        busy_s = time.thread_time() - busy_s
        done.set()
        fingers.join()
        session.close()
    ticks, answers = watch.ticks, session.bots.questions
    whole, wanted = ticks[-1] - ticks[0] + TICK_MS / 1000, len(ticks) * TICK_MS / 1000
    print(f"{size[0]}x{size[1]}, {len(ticks)} ticks: {whole:.3f} s for {wanted:.1f}")
    _say("tick late by, ms", watch.late())
    _say("key to picture, ms", watch.waits)
    print(f"answers late: {answers.late.total()} of {answers.in_ticks}")
    print(f"the window's thread was busy {busy_s / whole:.1%} of the time")


def _say(what: str, found: list[float]) -> None:
    p99 = quantiles(found, n=100)[98]
    print(
        f"{what}: median {median(found):.2f}, p99 {p99:.2f}, worst {max(found):.2f}, {len(found)}"
    )


def _burn() -> None:
    while True:
        sum(range(10_000))


@contextmanager
def busy(wished: bool) -> Iterator[None]:
    """Keep every core busy."""
    burners = [
        multiprocessing.Process(target=_burn, daemon=True) for _ in range(os.cpu_count() or 1)
    ]
    for burner in burners if wished else ():
        burner.start()
    try:
        yield
    finally:
        for burner in burners if wished else ():
            burner.terminate()


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("contests", "answers", "window"))
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("--game", default="wombat")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--busy", action="store_true")
    asked = parser.parse_args()
    with shelved(), busy(asked.busy):
        match asked.what:
            case "contests":
                rules_of("pulse")
                contests(asked.many)
            case "answers":
                answers(asked.game, asked.seats, asked.level, asked.seconds)
            case _:
                wide, high = map(int, asked.size.split("x"))
                window(asked.seconds, (wide, high))


if __name__ == "__main__":
    main()
