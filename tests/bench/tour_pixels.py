"""Every screen of the tour painted the plain way and the quick one, and how many pixels differ.

Run in a checkout: ``python -m tests.bench.tour_pixels --every 9
[--sizes 1280x720,1920x1080,3840x2160] [--text-size 200] [--strong] [--keep FOLDER]``.
The quick way shows one screen after the other in one window, so that each is painted over the one
before, and goes on for a few frames; the plain way is what ``--software`` paints. No test: all
screens take half an hour. ``tests/scenes/test_parts_of_scenes.py`` is one, of a smaller window.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import islice
from pathlib import Path

import pygame

from game.scenes.kit import Kit
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour import FRAME_MS, every_scene, unseen
from tests.bench.tour_hashes import ways


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return how many pixels of two pictures differ."""
    if one.get_buffer().raw == other.get_buffer().raw:
        return 0
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    return max(1, one.get_width() * one.get_height() - same.count())


class Pair:
    """The two ways at one size."""

    def __init__(self, size: tuple[int, ...]) -> None:
        like = pygame.display.get_surface()
        assert like is not None
        self.size = size
        self.surfaces = [pygame.Surface(size, 0, like) for _ in range(2)]
        self.screens = [Screen(), Screen(plain=True)]
        self.pictures = self.parts = 0
        self.wrong: list[str] = []

    def compare(self, name: object, stack: Stack, kit: Kit) -> bool:
        """Paint a screen both ways; say whether it is the same."""
        for screen, surface in zip(self.screens, self.surfaces, strict=True):
            page = screen.canvas(surface, kit.art, kit.hints)
            page.surface.fill(theme.INK)  # some lie over others, and are seen alone here
            stack.draw(page)
            self.parts += screen.paint(page.surface, surface) is not None
        self.pictures += 1
        if apart := differing(*self.surfaces):
            self.wrong.append(f"{name}: {apart}")
        return not apart


def compare(pairs: list[Pair], kit: Kit, told: argparse.Namespace) -> int:
    """Compare the screens that were asked for; return how many they were."""
    many = 0
    screens = islice(every_scene(kit), told.first, told.last, told.every)
    for many, (name, *scenes) in enumerate(screens, 1):
        stack = Stack(scenes[0])
        for scene in scenes[1:]:
            stack.open(scene)
        for pair in pairs:
            for _ in range(told.frames):
                if not pair.compare(name, stack, kit):
                    sys.stdout.write(f"{pair.size} differs: {pair.wrong[-1]}\n")
                    break
                stack.pass_time(FRAME_MS)
            if told.keep is not None:
                told.keep.mkdir(parents=True, exist_ok=True)
                file = f"{pair.size[1]}-{many:03d}-{str(name).replace('/', '_')[:60]}.png"
                pygame.image.save(pair.surfaces[0], told.keep / file)
            kit.art.release()
    return many


def main() -> None:
    asked = argparse.ArgumentParser()
    ways(asked, "1280x720,1920x1080,3840x2160")
    asked.add_argument("--frames", type=int, default=4)
    asked.add_argument("--text-size", type=int, default=100)
    asked.add_argument("--strong", action="store_true")
    asked.add_argument("--keep", type=Path)
    told = asked.parse_args()
    unseen()
    pairs = [Pair(size) for size in told.sizes]
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(text_size=told.text_size, high_contrast=told.strong)
        kit = Kit(Art(assets_root()), settings, Path(folder), "fr")
        kit.art.set_look(strong=told.strong)
        screens = compare(pairs, kit, told)
    for pair in pairs:
        sys.stdout.write(
            f"{pair.size[0]}x{pair.size[1]}: {screens} screens, {pair.pictures} pictures, "
            f"{pair.parts} of them in parts; {len(pair.wrong)} differ {pair.wrong}\n"
        )
    pygame.quit()


if __name__ == "__main__":
    main()
