"""Frames: how long the largest table takes to draw a picture while twenty cards fly.

The scene is the program's own, in a window that nobody sees or in a real one; the clock lets 60
frames through a second, as the program's does. What counts is the work of a frame, from its input
to its flip: by the clock, and in time of a processor, which what else the machine does changes
least. A real match is watched beside the crowd, at the program's own pace.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, Final

import pygame

from game.ai.child import stand_back
from game.bench.figures import spread
from game.core.luck import Stream, key_of
from game.games import game_of, rules_of, shelf
from game.match import Match
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.scenes.table.viewer import WINDOW_MS
from game.session import Session, again, make_head, start
from game.showing.matches import play_on, table_session
from game.spelling.seats import learned, played
from game.stage.motion.easing import in_out_sine
from game.stage.motion.timeline import Move, Timeline
from game.stage.paint.art import Art
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.stage.windows import open_display, show
from game.store.places import assets_root
from game.store.settings import Settings

SIZES: Final = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
FLYING: Final = 20
"""Cards in the air at once."""
FRAMES: Final = 60
WARM: Final = 0.25
"""The part of a slice that is not counted: a size is changed to and caches fill."""
DUE_MS: Final = 16.7
"""A frame that takes longer is late, at 60 a second."""
BOT: Final = "greedy"
"""Who plays the real match: it plays at once, so that there is always something on its way."""
Beside = Callable[[], None]


@dataclass(slots=True)
class Taken:
    """What frames took, in milliseconds: by the clock, and of a processor."""

    clock: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)

    def add(self, other: Taken) -> None:
        """Take in what others took."""
        self.clock += other.clock
        self.work += other.work

    def told(self) -> dict[str, Any]:
        """Return the figures: of the clock, of the processor, and late ones in a thousand."""
        late = sum(one > DUE_MS for one in self.clock) / len(self.clock)
        return {
            **spread(self.clock),
            "processor": spread(self.work),
            "late_per_1000": round(1000 * late, 1),
        }


class Crowd(TableScene):
    """A table over which more cards fly than any match makes fly."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Sit down in the middle of a match; nothing of it goes on by itself."""
        super().__init__(kit, session)
        self._chance = Stream(key_of("crowd", session.head.seed))

    def begin(self) -> None:
        """Let the next twenty fly where none does."""
        if not self.moving:
            self.fly()

    def fly(self) -> None:
        """Let twenty cards change places, or as many pictures as there are, as a thrown card flies.

        No match lets a tile lie where a card did, as wide as that: it would be drawn for it alone.
        """
        layout = self.board.layout(self.view)
        pictures = [name for name, pose in layout.sprites.items() if "card" in pose.face]
        if len(pictures) < FLYING:
            pictures = list(layout.sprites)
        chosen = self._chance.shuffled(pictures)[:FLYING]
        places = [layout.sprites[name] for name in chosen]
        sprites = dict(layout.sprites)
        for name, there in zip(chosen, places[1:] + places[:1], strict=True):
            sprites[name] = replace(there, face=layout.sprites[name].face)
        flight = Move(0, WINDOW_MS, in_out_sine, arc=46, spin=-13, swell=0.12)
        after = replace(layout, sprites=sprites)
        self._director.show(layout)
        self._director.add(Timeline(layout, after, WINDOW_MS, moves=dict.fromkeys(chosen, flight)))


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
    if window:
        open_display()
    else:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()
    game = max(shelf(), key=lambda name: rules_of(name).seat_counts[-1])
    idle, thinking, match = ({size: Taken() for size in sizes} for _ in range(3))
    with tempfile.TemporaryDirectory() as folder:
        stages = [(size, _stage(game, size, Path(folder))) for size in sizes]
        for number in range(rounds):
            for size, (kit, scene) in stages:
                idle[size].add(frames(kit, Stack(scene), size, seconds, scene.begin))
                with thinkers(game) as beside:
                    thinking[size].add(
                        frames(kit, Stack(scene), size, seconds, scene.begin, beside)
                    )
                watched = Stack(_watched(kit, game, number))
                match[size].add(frames(kit, watched, size, seconds))
                watched.close_all()
                kit.art.forget()  # sizes are not measured with another one's pictures in memory
    pygame.quit()
    return {
        f"{size[0]}x{size[1]}": {
            **idle[size].told(),
            "while_thinking": thinking[size].told(),
            "match": match[size].told(),
        }
        for size in sizes
    }


def _stage(game: str, size: tuple[int, int], folder: Path) -> tuple[Kit, Crowd]:
    pygame.display.set_mode(size)
    kit = Kit(Art(assets_root()), Settings(), folder, "fr")
    seats = rules_of(game).seat_counts[-1]
    session = table_session(kit, game, seats)
    play_on(session, turns=5 * seats)
    session.close()
    session.look_back()
    return kit, Crowd(kit, session)


def _watched(kit: Kit, game: str, number: int) -> TableScene:
    """Return a match of the largest table that is only looked at."""
    seats = rules_of(game).seat_counts[-1]
    names = [str(seat) for seat in range(seats)]
    head = make_head(game, [BOT] * seats, names, seed=1 + number)
    return TableScene(kit, start(head, None), watch=True)


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
    while not found.clock or last - begun < seconds:
        now, work = time.perf_counter(), time.thread_time()
        beside()
        pygame.event.get()
        begin()
        stack.pass_time(min(100, round((now - last) * 1000)))
        canvas = screen.canvas(surface, kit.art)
        stack.draw(canvas)
        show(screen.paint(canvas.surface, surface))
        last = now
        if now - begun >= seconds * WARM:
            found.clock.append((time.perf_counter() - now) * 1000)
            found.work.append((time.thread_time() - work) * 1000)
        clock.tick(FRAMES)
    return found


# ---------------------------------------------------------------- bots beside it


@contextmanager
def thinkers(game: str) -> Iterator[Beside]:
    """Let bots think without a pause, and ask others as the table does, one step a frame.

    The first keep a process busy, as slow thinkers would; the second are what a table of bots
    costs the window: to tell them, to ask them, and to carry out what they answer.
    """
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    child = context.Process(target=_think, args=(game, over), daemon=True)
    child.start()
    seats = rules_of(game).seat_counts[-1]
    best, names = played(game)[-1], [str(seat) for seat in range(seats)]
    head = make_head(game, [best] * seats, names, seed=1)
    session = start(head, None)

    def beside() -> None:
        nonlocal session
        if session.outcome() is not None:
            session.close()
            session = again(session)
        elif session.ready():
            session.step()

    try:
        yield beside
    finally:
        session.close()
        over.set()
        child.join(2)
        child.terminate()


def _think(game: str, over: Event) -> None:
    """Be the child: play matches of bots until it is over, as far behind as the program's own."""
    stand_back()
    rules = rules_of(game)
    seats = rules.seat_counts[-1]
    options = rules.options(seats, {})
    make = game_of(game).bot.make
    data, _ = learned(game, played(game))
    level, seed = played(game)[-1], 0
    while not over.is_set():
        seed += 1
        match: Match[Any, Any, Any] = Match(rules, seats, options, seed)
        bots = [make(level, seat, seats, options, seat, data) for seat in range(seats)]
        heard = [0] * seats
        for seat, legal in match.in_turn():
            if over.is_set():
                break
            events = match.heard(seat, heard[seat])
            heard[seat] += len(events)
            bots[seat].hear(events)
            match.answer(seat, bots[seat].choose(list(legal)))
