"""Pictures for two windows that nobody sees, made once a process."""

from __future__ import annotations

import contextlib
import gc
import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # else a pool could not end its processes
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.stage.paint.art import Art
from game.store.places import assets_root
from tests.secrecy.pairing import Arts

_kept: list[tuple[Arts, pygame.font.Font]] = []


def arts() -> Arts:
    """Return the pictures of both worlds, in the same state."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    try:
        _kept[0][1].size("still there?")
    except (IndexError, pygame.error):  # another test closed pygame, and its fonts with it
        _kept[:] = [((Art(assets_root()), Art(assets_root())), pygame.font.Font(None, 12))]
    return _kept[0][0]


@contextlib.contextmanager
def unhurried() -> Iterator[None]:
    """Let the garbage collector wait, and leave alone what was there before."""
    arts()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def forget() -> None:
    """Let go of all pictures: one world may have drawn more of them than the other."""
    for kept, _ in _kept:
        for art in kept:
            art.forget()
