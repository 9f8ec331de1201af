"""What a frame takes of a processor while a real match of each game is watched, beat by beat.

Run in a checkout: ``python -m tests.bench.busiest [--size 3840x2160] [--games le_boulet]``. Every
frame is put down to what was told just before it, so the busiest scene of a game is found, not
guessed: a catwalk, ten answers that turn. No test: it measures one machine; what it found is in
docs/performance.md. Times are of this process's work, and the match's clock goes by 60 frames a
second whatever they take.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import pygame

from game.bench import frames as bench
from game.games import rules_of, shelf
from game.scenes.kit import Kit
from game.stage.paint.art import Art
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.store.places import assets_root
from game.store.settings import Settings

FRAME_MS = 1000 / 60


def watched(kit: Kit, game: str, size: tuple[int, int], frames: int) -> dict[str, list[float]]:
    """Return what frames took, in milliseconds of work, by the kind of the event they follow."""
    surface = pygame.display.set_mode(size)
    screen, scene = Screen(), bench.watched(kit, game, 0)
    stack, found = Stack(scene), defaultdict(list)
    for at in range(frames):
        if scene is not stack.top:
            break
        work = time.process_time()
        stack.pass_time(round(FRAME_MS * (at + 1)) - round(FRAME_MS * at))
        canvas = screen.canvas(surface, kit.art, kit.hints)
        stack.draw(canvas)
        bench.show(screen.paint(canvas.surface, surface))
        told = scene.told
        kind = type(scene.watched.observations(None)[told - 1]).__name__ if told else "opening"
        found[kind].append((time.process_time() - work) * 1000)
        if not scene.moving:
            time.sleep(0.001)  # bots in their own process come to think
    stack.close_all()
    return found


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--size", default="3840x2160")
    asked.add_argument("--games", default=",".join(shelf()))
    asked.add_argument("--frames", type=int, default=3000)
    told = asked.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    width, height = map(int, told.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        for game in told.games.split(","):
            kit = Kit(Art(assets_root()), Settings(), Path(folder), "fr")
            seats = rules_of(game).seat_counts[-1]
            for kind, took in watched(kit, game, (width, height), told.frames).items():
                ranked = sorted(took)
                late = sum(one > bench.DUE_MS for one in ranked)
                sys.stdout.write(
                    f"{told.size} {game} {seats} {kind:20} {len(ranked):5} frames: median "
                    f"{ranked[len(ranked) // 2]:5.1f}, p99 {ranked[int(len(ranked) * 0.99)]:5.1f},"
                    f" most {ranked[-1]:5.1f} ms of work, late {late}\n"
                )
            sys.stdout.flush()
    pygame.quit()


if __name__ == "__main__":
    main()
