"""Pointing: how long it takes from a movement of the pointer to the picture that shows it.

The program's own window waits at a table at rest whose person is asked, and is sent movements over
what may be touched, at moments that have nothing to do with its clock.
"""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pygame

from game.app.window import Window
from game.bench.frames import BOT, Taken
from game.games import rules_of, shelf
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import Session, make_head, start
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.launch import Launch
from game.store.settings import Settings

APART_S: Final = 0.13
"""Between two movements the table comes to rest."""
_ODD_S: Final = 0.0037
"""And a few times so much longer, or movements would keep step with the looks for inputs."""
_MOST: Final = 2000
"""Acts after which the person is asked, in any game."""


class Noting(Window):
    """A window that notes how long a movement took to be seen."""

    def __init__(self, settings: Settings, launch: Launch) -> None:
        """Open it."""
        super().__init__(settings, launch)
        self.sent: float | None = None
        """When the last movement was sent that no picture shows yet."""
        self.taken = Taken()

    @property
    def opened(self) -> bool:
        """Whether the first picture was shown: only then is it known what is drawn ahead."""
        return self._shown

    def paint(self, stack: Stack, *, steps: bool = True) -> None:
        """Paint the picture, and note how long that took."""
        work = time.thread_time()
        super().paint(stack, steps=steps)
        if self.sent is not None:
            self.taken.clock.append((time.perf_counter() - self.sent) * 1000)
            self.taken.work.append((time.thread_time() - work) * 1000)
            self.sent = None


def input_ms(
    seconds: float, sizes: Sequence[tuple[int, int]], *, window: bool = False
) -> dict[str, Any]:
    """Return what lies between a movement and its picture in so many seconds, by size.

    It is drawn where nobody sees it, but for ``window``.
    """
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if not window:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    return {f"{size[0]}x{size[1]}": _taken(size, seconds).figures() for size in sizes}


def _asked(game: str) -> Session:
    """Return a match of a game's largest table whose person is asked."""
    seats = rules_of(game).seat_counts[-1]
    head = make_head(game, [HUMAN, *[BOT] * (seats - 1)], [str(n) for n in range(seats)], seed=1)
    session = start(head, None)
    for _ in range(_MOST):
        seat = session.asked()[0]
        if seat in session.humans:
            break
        session.submit(seat, session.legal(seat)[0])
    session.look_back()
    return session


def _taken(size: tuple[int, int], seconds: float) -> Taken:
    game = max(shelf(), key=lambda name: rules_of(name).seat_counts[-1])
    settings = Settings(window=size, pause_unfocused=False)
    with tempfile.TemporaryDirectory() as folder:
        window = Noting(settings, Launch(Path(folder)))
        kit = Kit(window.art, settings, Path(folder), "fr", hints=window.hints)
        scene = TableScene(kit, _asked(game))
        scale = Canvas(pygame.Surface(size), window.art).k
        boxes = [touch.box.middle for touch in scene.layout.touch.values()]
        sender = threading.Thread(target=_send, args=(window, scene, boxes, scale, seconds))
        sender.start()
        window.show(Stack(scene))
        sender.join()
    pygame.quit()
    return window.taken


def _send(
    window: Noting,
    scene: TableScene,
    spots: Sequence[tuple[float, float]],
    scale: float,
    seconds: float,
) -> None:
    """Wait until everything is drawn that is drawn ahead, then send movements, then the end.

    A table that is being opened or drawn ahead is not at rest yet.
    """
    begun = time.perf_counter()
    while (not window.opened or scene.alert) and time.perf_counter() - begun < seconds:
        time.sleep(APART_S)
    begun, sent = time.perf_counter(), 0
    while not sent or time.perf_counter() - begun < seconds:
        x, y = spots[sent % len(spots)]
        at = round(x * scale), round(y * scale)
        window.sent = time.perf_counter()
        moved = pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(0, 0, 0), touch=False)
        pygame.event.post(moved)
        sent += 1
        time.sleep(APART_S + _ODD_S * (sent * 37 % 10))
    pygame.event.post(pygame.Event(pygame.QUIT))
