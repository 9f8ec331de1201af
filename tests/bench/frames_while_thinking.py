"""How long frames take while a bot thinks all the time: nobody, a thread, a child process.

Run in a checkout, on a machine with two cores or more, while nothing else runs there:
``SDL_VIDEODRIVER=dummy python -m tests.bench.frames_while_thinking``.
No test: it measures one machine. What it found is in docs/decisions/0009. The thread lives here
alone; the program thinks in ``game.ai.bot_process``.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.synchronize import Event
from pathlib import Path

import pygame

from game.ai.answering import Seating
from game.ai.bot_process import BotProcess
from game.ai.question import Question
from game.games import game_of, rules_of
from game.gangs.bot import make
from game.match import Match

SECONDS = 8.0
WARM = 2.0
"""Seconds that are not counted: caches fill and the child starts."""
ROUNDS = 5
"""Every way is measured once a round: what else the machine does meets all of them alike."""
LATE = 20.0
"""Milliseconds from one frame to the next at 60 frames a second after which a jerk is seen."""
SEATS = 12
Figures = tuple[float, float, float, float, float]
"""Work a frame (median, p99, worst), late frames in a hundred, longest gap; times in ms."""
NAMES = ("median", "p99", "worst", "late %", "longest gap")


def think(stop: Callable[[], bool]) -> None:
    """Play matches of twelve greedy bots, one after the other, without a pause."""
    rules = rules_of("et_bim")
    options = rules.options(SEATS, {})
    seed = 0
    while not stop():
        seed += 1
        match = Match(rules, SEATS, options, seed)
        bots = [make("greedy", seat, SEATS, options, seat) for seat in range(SEATS)]
        heard = [0] * SEATS
        while (asked := match.pending()) and not stop():
            [(seat, legal)] = asked.items()
            events = match.observations(seat, heard[seat])
            heard[seat] += len(events)
            bots[seat].hear(events)
            match.submit(seat, bots[seat].choose(legal))


def think_until(stop: Event) -> None:
    think(stop.is_set)


def frames(size: tuple[int, int]) -> Figures:
    """Draw a table of moving cards at 60 frames a second; return what the frames took."""
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(size)
    unit = size[0] / 1280
    ground = pygame.Surface(size).convert()
    ground.fill((236, 224, 200))
    plate = pygame.Surface((int(200 * unit), int(150 * unit)), pygame.SRCALPHA).convert_alpha()
    plate.fill((250, 250, 245, 210))
    card = pygame.Surface((int(76 * unit), int(108 * unit)), pygame.SRCALPHA).convert_alpha()
    card.fill((200, 60, 50, 255))
    turned = [pygame.transform.rotozoom(card, angle, 1) for angle in range(0, 360, 15)]
    font = pygame.font.Font(None, int(26 * unit))
    clock = pygame.time.Clock()
    work: list[float] = []
    gaps: list[float] = []
    begun = last = time.perf_counter()
    number = 0
    while (now := time.perf_counter()) - begun < SECONDS:
        number += 1
        screen.blit(ground, (0, 0))
        for seat in range(SEATS):
            x, y = (seat % 6) * 210 * unit, (seat // 6) * 170 * unit
            screen.blit(plate, (x, y))
            for index in range(8):
                screen.blit(card, (x + 14 * index * unit, y + 30 * unit))
            screen.blit(
                font.render(f"{seat}: {number % 100}", antialias=True, color="black"), (x, y)
            )
        for index in range(6):
            screen.blit(
                turned[(number + index * 4) % len(turned)], (number * 7 % size[0], 400 * unit)
            )
        pygame.display.flip()
        done = time.perf_counter()
        if now - begun > WARM:
            work.append((done - now) * 1000)
            gaps.append((now - last) * 1000)
        last = now
        clock.tick(60)
    work.sort()
    return (
        work[len(work) // 2],
        work[int(len(work) * 0.99)],
        work[-1],
        100 * sum(gap > LATE for gap in gaps) / len(gaps),
        max(gaps),
    )


def with_thread(size: tuple[int, int], interval: float) -> Figures:
    sys.setswitchinterval(interval)
    over = threading.Event()
    thread = threading.Thread(target=think, args=(over.is_set,), daemon=True)
    thread.start()
    told = frames(size)
    over.set()
    thread.join()
    sys.setswitchinterval(0.005)
    return told


def with_child(size: tuple[int, int]) -> Figures:
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    child = context.Process(target=think_until, args=(over,), daemon=True)
    child.start()
    told = frames(size)
    over.set()
    child.join()
    return told


def cost_of_the_child() -> str:
    """What the program's own child costs: time to its first answer, an answer, memory."""
    rules = rules_of("et_bim")
    match = Match(rules, SEATS, rules.options(SEATS, {}), 1)
    levels = dict.fromkeys(range(SEATS), "greedy")
    begun = time.perf_counter()
    seeds = {seat: seat for seat in range(SEATS)}
    process = BotProcess(Seating(game_of("et_bim"), SEATS, {}, levels, seeds), time.monotonic)
    process.start()
    [(seat, legal)] = match.pending().items()
    process.inform(seat, match.observations(seat))
    told = (time.perf_counter() - begun) * 1000
    times = []
    for _ in range(200):
        asked = time.perf_counter()
        process.ask(Question(seat, legal))
        while process.answer() is None:
            time.sleep(0.0002)
        times.append((time.perf_counter() - asked) * 1000)
    child = multiprocessing.active_children()[0]
    status = Path(f"/proc/{child.pid}/status")
    memory = "not known on this system"
    if status.exists():
        lines = status.read_text("utf-8").splitlines()
        memory = next(line.split(":")[1].strip() for line in lines if line.startswith("VmRSS"))
    process.close()
    first, rest = times[0], sorted(times[1:])
    return (
        f"start call {told:.1f} ms, first answer after {told + first:.0f} ms, "
        f"then median {rest[len(rest) // 2]:.2f} ms, p99 {rest[-2]:.2f} ms; memory {memory}"
    )


def main() -> None:
    say = sys.stdout.write
    say(f"{os.cpu_count()} cores\nchild: {cost_of_the_child()}\n")
    ways: dict[str, Callable[[tuple[int, int]], Figures]] = {
        "nobody thinks": frames,
        "thread, 5 ms": lambda size: with_thread(size, 0.005),
        "thread, 1 ms": lambda size: with_thread(size, 0.001),
        "thread, 0.5 ms": lambda size: with_thread(size, 0.0005),
        "child process": with_child,
    }
    for size in ((1280, 720), (1920, 1080)):
        found: dict[str, list[Figures]] = {name: [] for name in ways}
        loads = []
        for turn in range(ROUNDS):
            names = list(ways)
            for name in names[turn:] + names[:turn]:
                found[name].append(ways[name](size))
            loads.append(f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "?")
        say(f"{size[0]} x {size[1]}: median (least to most) of {ROUNDS} rounds, ms; ")
        say(f"load average after each: {', '.join(loads)}\n")
        for name, rounds in found.items():
            cells = []
            for title, column in zip(NAMES, zip(*rounds, strict=True), strict=True):
                ranked = sorted(column)
                middle = ranked[len(ranked) // 2]
                cells.append(f"{title} {middle:.1f} ({ranked[0]:.1f} to {ranked[-1]:.1f})")
            say(f"  {name:15} {'; '.join(cells)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
