"""What it takes to open a screen for the first time: a processor's time, and its longest step.

Run in a checkout: ``python -m tests.bench.openings [--size 3840x2160] [--times 3]``. Each screen is
drawn at once and in steps (``app.steps``), by an art that has drawn nothing yet. No test: it
measures one machine; what it found is in docs/performance.md. Times are of this process's work.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.app.steps import InSteps
from game.games import first
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import ResultScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.stage.paint.art import Art
from game.stage.paint.screen import Screen
from game.stage.scene import Scene
from game.stage.stack import Stack
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.matches import play_on, table_session

SEATS = 12


def openings(kit: Kit) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Yield what is opened: by its name, how it is made."""
    yield "title", lambda: TitleScene(kit)
    session = table_session(kit, first(), SEATS)
    play_on(session, turns=5 * SEATS)
    yield "table", lambda: TableScene(kit, session, watch=True)
    play_on(session, turns=1000)
    yield "result", lambda: ResultScene(kit, session, session.humans[0])
    replay = played_through(session.as_replay())
    yield "replay", lambda: ReplayScene(kit, replay, "public")
    session.close()


def opened(kit: Kit, scene: Scene, *, steps: bool) -> tuple[float, float, float]:
    """Return milliseconds of work to draw a scene, of its longest step, by clock and processor."""
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open"
    screen, stack = Screen(), Stack(scene)
    whole = screen.canvas(surface, kit.art, kit.hints)
    drawing = InSteps(kit.art, 0.02 if steps else 1000.0)
    begun, waited, worked = time.process_time(), [], []
    done = False
    while not done:
        clock, work = time.perf_counter(), time.process_time()
        done = drawing.go_on() if drawing.parked else drawing.draw(lambda: stack.draw(whole))
        if done:
            screen.paint(whole.surface, surface)
            pygame.display.flip()
        waited.append(time.perf_counter() - clock)
        worked.append(time.process_time() - work)
    return (time.process_time() - begun) * 1000, max(waited) * 1000, max(worked) * 1000


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--size", default="3840x2160")
    asked.add_argument("--times", type=int, default=3)
    told = asked.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    width, height = map(int, told.size.split("x"))
    pygame.display.set_mode((width, height))
    with tempfile.TemporaryDirectory() as folder:
        kit = Kit(Art(assets_root()), Settings(), Path(folder), "fr")
        for name, make in openings(kit):
            for steps in (False, True):
                found = []
                for _ in range(told.times):
                    kit.art.forget()
                    found.append(opened(kit, make(), steps=steps))
                least = [min(ways) for ways in zip(*found, strict=True)]
                sys.stdout.write(
                    f"{told.size} {name:7} {'steps' if steps else 'once '}: {least[0]:6.0f} ms of "
                    f"work, longest step {least[1]:5.0f} ms by the clock, {least[2]:5.0f} of work\n"
                )
                sys.stdout.flush()
    pygame.quit()


if __name__ == "__main__":
    main()
