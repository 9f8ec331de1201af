"""Ways to fill a window of 4K: its own pixels, or an inner picture of 1920 × 1080, stretched.

Run in a checkout, where nobody sees it and in a real window:
``SDL_VIDEODRIVER=dummy python -m tests.bench.inner_picture`` and
``xvfb-run -s "-screen 0 3840x2160x24" python -m tests.bench.inner_picture``.
Twenty pictures of a card's size move over a ground; each way draws the same positions, in a process
of its own, by turns. Told is the work of a frame by this process's processor time, and what it took
by the clock, in milliseconds. No test: what it found is in docs/decisions/0048-drawn-in-steps.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable

import pygame

WINDOW, INNER = (3840, 2160), (1920, 1080)
CARD, FLYING = (70, 100), 20
"""A card in pixels of the inner picture, and how many move."""
Present = Callable[[list[pygame.Rect]], None]


def surface_way(way: str) -> tuple[pygame.Surface, Present]:
    """Return what is painted, and who shows boxes of it, by surfaces alone."""
    if way == "scaled":
        page = pygame.display.set_mode(INNER, pygame.SCALED | pygame.FULLSCREEN)
        return page, lambda boxes: pygame.display.flip()
    shown = pygame.display.set_mode(WINDOW)
    if way == "direct":
        return shown, pygame.display.update
    page = pygame.Surface(INNER, 0, shown)
    stretch = pygame.transform.smoothscale if way == "smooth" else pygame.transform.scale

    def present(boxes: list[pygame.Rect]) -> None:
        large = []
        for box in boxes:
            onto = pygame.Rect(2 * box.x, 2 * box.y, 2 * box.width, 2 * box.height)
            stretch(page.subsurface(box), onto.size, shown.subsurface(onto))
            large.append(onto)
        pygame.display.update(large)

    return page, present


def texture_way(way: str) -> tuple[pygame.Surface, Present]:
    """Return what is painted, and who shows it by a renderer, which stretches."""
    from pygame._sdl2.video import Renderer, Texture  # noqa: PLC0415 only here

    window = pygame.Window("inner", WINDOW)
    renderer = Renderer(window, accelerated=0 if way == "renderer-software" else -1)
    texture = Texture(renderer, INNER, streaming=True)
    page = pygame.Surface(INNER, 0, 32)

    def present(boxes: list[pygame.Rect]) -> None:
        for box in boxes:
            texture.update(page.subsurface(box), box)
        renderer.clear()
        texture.draw()
        renderer.present()

    return page, present


WAYS = {
    "direct": surface_way, "smooth": surface_way, "nearest": surface_way, "scaled": surface_way,
    "renderer-software": texture_way, "renderer-as-found": texture_way,
}  # fmt: skip


def measured(way: str, frames: int) -> str:
    """Return a line of what frames took."""
    pygame.display.init()
    page, present = WAYS[way](way)
    k = page.get_width() // INNER[0]
    whole = page.get_rect()
    layer = pygame.Surface(page.get_size(), 0, page)
    layer.fill((60, 140, 90))
    page.blit(layer, (0, 0))
    card = pygame.Surface((CARD[0] * k, CARD[1] * k), pygame.SRCALPHA)
    card.fill((250, 200, 30, 250))
    work, clock, last = [], [], [whole]
    for at in range(frames + 10):
        began, now = time.process_time(), time.perf_counter()
        spots = [
            card.get_rect(topleft=(
                (40 + n % 5 * 360 + 8 * at % 300) * k, (40 + n // 5 * 240 + 5 * at % 100) * k
            ))
            for n in range(FLYING)
        ]  # fmt: skip
        boxes = [box.clip(whole) for box in (*last, *spots)]
        for box in boxes:
            page.blit(layer, box, box)
        for box in spots:
            page.blit(card, box)
        present([box for box in boxes if box.width and box.height])
        last = spots
        if at >= 10:
            work.append((time.process_time() - began) * 1000)
            clock.append((time.perf_counter() - now) * 1000)
        time.sleep(0.004)
    told = [
        f"median {sorted(one)[len(one) // 2]:5.1f} p99 {sorted(one)[int(len(one) * 0.99)]:5.1f}"
        for one in (work, clock)
    ]
    driver = pygame.display.get_driver()
    return f"{driver:6} {way:18} work {told[0]}   by the clock {told[1]} ms"


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--frames", type=int, default=120)
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--way", choices=WAYS)
    told = asked.parse_args()
    if told.way:
        print(measured(told.way, told.frames), flush=True)
        return
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    for _ in range(told.rounds):
        for way in WAYS:
            command = [sys.executable, "-m", "tests.bench.inner_picture", "--way", way]
            subprocess.run([*command, "--frames", str(told.frames)], check=False)


if __name__ == "__main__":
    main()
