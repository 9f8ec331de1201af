"""Frames: how long the largest table takes to draw a picture while twenty cards fly.

The scene is the program's own, in a window that nobody sees or in a real one; the clock lets 60
frames through a second, as the program's does. What counts is the work of a frame, from its input
to its flip: by the clock, and in time of a processor, which what else the machine does changes
least. A real match is watched beside the crowd, at the program's own pace.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pygame

from game.bench.busy_table import BusyTable
from game.bench.figures import spread
from game.bench.thinking import Beside, thinkers
from game.games import rules_of, shelf
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.paint.art import Art
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.stage.windows import open_display, show
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.matches import play_on, table_session

SIZES: Final = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
FRAMES: Final = 60
WARM: Final = 0.25
"""The part of a slice that is not counted: a size is changed to and caches fill."""
DUE_MS: Final = 16.7
"""A frame that takes longer is late, at 60 a second."""
_PAST: Final = 4
"""So many times as fast what does not count is watched."""
_AHEAD: Final = 3
"""Drawing ahead may take so many times as long as is measured; then it is measured all the same."""
BOT: Final = "greedy"
"""Who plays the real match: it plays at once, so that there is always something on its way."""


@dataclass(slots=True)
class Taken:
    """What frames took, in milliseconds: by the clock, and of a processor."""

    clock: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def add(self, other: Taken) -> None:
        """Take in what others took."""
        self.clock += other.clock
        self.work += other.work

    def figures(self) -> dict[str, Any] | None:
        """Return the figures of the clock and of the processor, None where there was no frame."""
        if not self.clock:
            return None
        late = [sum(one > DUE_MS for one in times) for times in (self.clock, self.work)]
        return {
            **spread(self.clock),
            "processor": spread(self.work),
            "late_per_1000": round(1000 * late[0] / len(self.clock), 1),
            "late_work_per_1000": round(1000 * late[1] / len(self.work), 1),
            "frames": len(self.clock),
        }


def frame_ms(
    seconds: float,
    rounds: int,
    *,
    window: bool = False,
    sizes: Sequence[tuple[int, int]] = SIZES,
) -> dict[str, Any]:
    """Return what a frame takes, by size: a crowd in flight, bots thinking beside it, a match.

    It is drawn where nobody sees it, but for ``window``.

    Raises:
        NoDisplayError: a window was asked for, and there is no screen.
    """
    opened(window=window)
    game = max(shelf(), key=lambda name: rules_of(name).seat_counts[-1])
    idle, thinking, match = ({size: Taken() for size in sizes} for _ in range(3))
    with tempfile.TemporaryDirectory() as folder:
        stages = [(size, stage(game, size, Path(folder))) for size in sizes]
        for number in range(rounds):
            for size, (kit, scene) in stages:
                idle[size].add(frames(kit, Stack(scene), size, seconds, scene.begin))
                with thinkers(game) as beside:
                    thinking[size].add(
                        frames(kit, Stack(scene), size, seconds, scene.begin, beside)
                    )
                match[size].add(of_match(kit, watched(kit, game, number), size, seconds))
                kit.art.forget()  # sizes are not measured with another one's pictures in memory
    pygame.quit()
    return {
        f"{size[0]}x{size[1]}": {
            **(idle[size].figures() or {}),
            "while_thinking": thinking[size].figures(),
            "match": match[size].figures(),
        }
        for size in sizes
    }


def opened(*, window: bool) -> None:
    """Find the screen for a real window, or one that nobody sees.

    Raises:
        NoDisplayError: a window was asked for, and there is no screen.
    """
    if window:
        open_display()
    else:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()


def stage(game: str, size: tuple[int, int], folder: Path) -> tuple[Kit, BusyTable]:
    """Return the largest table in the middle of a match, and what it is drawn with."""
    pygame.display.set_mode(size)
    kit = Kit(Art(assets_root()), Settings(), folder, "fr")
    seats = rules_of(game).seat_counts[-1]
    session = table_session(kit, game, seats)
    play_on(session, turns=5 * seats)
    session.close()
    session.look_back()
    return kit, BusyTable(kit, session)


def watched(
    kit: Kit, game: str, number: int, options: Mapping[str, Any] | None = None
) -> TableScene:
    """Return a match of a game's largest table that is only looked at, one of many."""
    seats = rules_of(game).seat_counts[-1]
    names = [str(seat) for seat in range(seats)]
    head = make_head(game, [BOT] * seats, names, options, seed=1 + number)
    return TableScene(kit, start(head, None), watch=True)


def of_match(
    kit: Kit,
    scene: TableScene,
    size: tuple[int, int],
    seconds: float,
    counts: Callable[[TableScene], bool] = lambda scene: True,
) -> Taken:
    """Return what the frames of a match took in so many seconds that it is watched, or to its end.

    Its clock goes by 60 frames a second, but nobody waits for the next one: a second holds many
    more. Only frames that the program would paint count, once what may fly was drawn ahead, and
    only where ``counts`` says so.
    """
    surface = pygame.display.set_mode(size)
    stack, screen, found = Stack(scene), Screen(), Taken()
    end = time.perf_counter() + seconds
    latest = end + _AHEAD * seconds
    shown: object = None
    at = settled = 0
    counted = True
    while time.perf_counter() < end and not (scene.now.over and not stack.moving):
        now, work = time.perf_counter(), time.thread_time()
        pygame.event.get()
        passed = 1 if counted else _PAST
        stack.pass_time((at + passed) * 1000 // FRAMES - at * 1000 // FRAMES)
        at += passed
        shows = stack.shows
        if not stack.moving and shows == shown:
            time.sleep(0.001)  # bots, in their own process, come to think
            continue
        shown = shows
        canvas = screen.canvas(surface, kit.art, kit.hints)
        stack.draw(canvas)
        show(screen.paint(canvas.surface, surface))
        if scene.board.setting.unready:  # that is no part of what is measured
            end = min(latest, time.perf_counter() + seconds)
        settled += not scene.board.setting.unready
        counted = counts(scene)
        if (settled > FRAMES // 2 or end == latest) and counted:
            found.clock.append((time.perf_counter() - now) * 1000)
            found.work.append((time.thread_time() - work) * 1000)
    stack.close_all()
    return found


def frames(
    kit: Kit,
    stack: Stack,
    size: tuple[int, int],
    seconds: float,
    begin: Callable[[], None] = lambda: None,
    beside: Beside = lambda: None,
    *,
    plain: bool = False,
) -> Taken:
    """Return what the frames of so many seconds took, but for the first of them.

    ``begin`` is called before each, and may set something in motion; ``beside`` is what else the
    window does meanwhile. Where it is ``plain`` every picture is painted whole.
    """
    pygame.display.set_mode(size)
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open"
    clock, screen = pygame.time.Clock(), Screen(plain=plain)
    found = Taken()
    begun = last = time.perf_counter()
    top, at = stack.top, 0
    while not found.clock or last - begun < seconds:
        now, work = time.perf_counter(), time.thread_time()
        beside()
        pygame.event.get()
        begin()
        at += 1  # 60 frames a second, however late they come: a flight has as many everywhere
        stack.pass_time(at * 1000 // FRAMES - (at - 1) * 1000 // FRAMES)
        canvas = screen.canvas(surface, kit.art, kit.hints)
        stack.draw(canvas)
        show(screen.paint(canvas.surface, surface))
        last = now
        if isinstance(top, TableScene) and top.board.setting.unready:
            begun = now  # what may fly is drawn ahead: that belongs to opening a scene
        if now - begun >= seconds * WARM:
            found.clock.append((time.perf_counter() - now) * 1000)
            found.work.append((time.thread_time() - work) * 1000)
        clock.tick(FRAMES)
    return found
