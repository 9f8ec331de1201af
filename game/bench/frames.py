"""Frames: how long the largest table takes to draw a picture while twenty cards fly.

The scene is the program's own, in a window that nobody sees or in a real one; the clock lets 60
frames through a second, as the program's does. What counts is the work of a frame, from its input
to its flip.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
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
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.stage.windows import open_display
from game.store.places import assets_root
from game.store.settings import Settings

SIZES: Final = ((1280, 720), (1920, 1080))
FLYING: Final = 20
"""Cards in the air at once."""
FRAMES: Final = 60
WARM: Final = 0.25
"""The part of a slice that is not counted: a size is changed to and caches fill."""
Beside = Callable[[], None]


class Crowd(TableScene):
    """A table over which more cards fly than any match makes fly."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Sit down in the middle of a match; nothing of it goes on by itself."""
        super().__init__(kit, session)
        self._chance = Stream(key_of("crowd", session.head.seed))

    def fly(self) -> None:
        """Let twenty pictures change places, or as many as there are, as a thrown card flies."""
        layout = self.board.layout(self.view)
        pictures = [name for name, pose in layout.sprites.items() if "card" in pose.face]
        pictures += [name for name in layout.sprites if name not in pictures]
        chosen = self._chance.shuffled(pictures)[:FLYING]
        places = [layout.sprites[name] for name in chosen]
        sprites = dict(layout.sprites)
        for name, there in zip(chosen, places[1:] + places[:1], strict=True):
            sprites[name] = replace(there, face=layout.sprites[name].face)
        flight = Move(0, WINDOW_MS, in_out_sine, arc=46, spin=-13, swell=0.12)
        after = replace(layout, sprites=sprites)
        self._director.show(layout)
        self._director.add(Timeline(layout, after, WINDOW_MS, moves=dict.fromkeys(chosen, flight)))


def frame_ms(seconds: float, rounds: int, *, window: bool = False) -> dict[str, Any]:
    """Return what a frame takes, in milliseconds, by size: nobody thinking, and bots thinking.

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
    idle: dict[str, list[float]] = {}
    thinking: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        stages = [(size, _stage(game, size, Path(folder))) for size in SIZES]
        for _ in range(rounds):
            for size, scene in stages:
                name = f"{size[0]}x{size[1]}"
                idle.setdefault(name, []).extend(_frames(scene, size, seconds, lambda: None))
                with thinkers(game) as beside:
                    times = _frames(scene, size, seconds, beside)
                thinking.setdefault(name, []).extend(times)
    pygame.quit()
    return {name: {**spread(idle[name]), "while_thinking": spread(thinking[name])} for name in idle}


def _stage(game: str, size: tuple[int, int], folder: Path) -> tuple[Kit, Crowd]:
    pygame.display.set_mode(size)
    kit = Kit(Art(assets_root()), Settings(), folder, "fr")
    seats = rules_of(game).seat_counts[-1]
    session = table_session(kit, game, seats)
    play_on(session, turns=5 * seats)
    session.close()
    session.look_back()
    return kit, Crowd(kit, session)


def _frames(
    stage: tuple[Kit, Crowd], size: tuple[int, int], seconds: float, beside: Beside
) -> list[float]:
    kit, scene = stage
    pygame.display.set_mode(size)
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open"
    stack = Stack(scene)
    clock = pygame.time.Clock()
    found: list[float] = []
    begun = last = time.perf_counter()
    while not found or last - begun < seconds:
        now = time.perf_counter()
        beside()
        pygame.event.get()
        if not scene.moving:
            scene.fly()
        stack.pass_time(min(100, round((now - last) * 1000)))
        stack.draw(Canvas(surface, kit.art))
        pygame.display.flip()
        last = now
        if now - begun >= seconds * WARM:
            found.append((time.perf_counter() - now) * 1000)
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
            match.submit(seat, bots[seat].choose(list(legal)))
