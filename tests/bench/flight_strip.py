"""A strip of one flight, to be looked at: every picture of a thrown card, one over the other.

Run in a checkout: ``python -m tests.bench.flight_strip OUT.png [--rate 60] [--size 1920x1080]``. It
says, too, how far the card went from each picture to the next, and how far it turned. No test: what
it is to show is held by ``tests/stage/test_timeline.py``.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pygame

from game import tour
from game.bench import frames as bench
from game.games import first
from game.scenes.view.view_player import WINDOW_MS
from game.stage.motion.director import Director
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Move, Timeline


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("out")
    asked.add_argument("--rate", type=int, default=60)
    asked.add_argument("--size", default="1920x1080")
    told = asked.parse_args()
    tour.unseen()
    width, height = map(int, told.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        kit, scene = bench.stage(first(), (width, height), Path(folder))
        layout = scene.board.layout(scene.view)
        cards = [name for name, pose in layout.sprites.items() if "card" in pose.face]
        # the longest way there is from one card's place to another's
        name, there = max(
            ((one, two) for one in cards for two in cards),
            key=lambda pair: math.dist(*((layout.sprites[n].x, layout.sprites[n].y) for n in pair)),
        )
        lay = layout.sprites[name]
        end = replace(layout.sprites[there], face=lay.face)
        flight = Move(0, WINDOW_MS, in_out_sine, arc=46, spin=-13, swell=0.12)
        before, after = ({**layout.sprites, name: pose} for pose in (lay, end))
        road = Timeline(
            Layout(before, layout.furniture), Layout(after, layout.furniture), WINDOW_MS,
            moves={name: flight},
        )  # fmt: skip
        screen = bench.Screen(plain=True)
        surface = pygame.display.set_mode((width, height))
        picture = pygame.Surface((width, height))
        poses = [lay]
        count = WINDOW_MS * told.rate // 1000
        for at in range(count):
            frame = road.at(at * WINDOW_MS / count)
            poses += [pose for pose in frame.moving if pose.face == lay.face]
            with mock.patch.object(Director, "frame", lambda _, frame=frame: frame):
                scene.draw(screen.canvas(surface, kit.art, kit.hints))
            surface.set_alpha(255 if at == 0 else 60)
            picture.blit(surface, (0, 0), special_flags=0 if at == 0 else pygame.BLEND_RGB_MIN)
        pygame.image.save(picture, told.out)
    for one, two in zip(poses, [*poses[1:], end], strict=True):
        far = math.hypot(two.x - one.x, two.y - one.y)
        sys.stdout.write(f"{far:5.1f} units, {two.turn - one.turn:+5.1f} degrees\n")
    pygame.quit()


if __name__ == "__main__":
    main()
