"""The busiest: what the fullest scene of each game takes that knows which that is.

A game says it by a part of its own (``busiest``); a match of bots is watched, and only the frames
of that scene count, once everything that may fly was drawn ahead.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pygame

from game.bench.frames import SIZES, Taken, of_match, opened, watched
from game.core.busiest import Busiest
from game.games import game_of, shelf
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.stage.paint.art import Art
from game.store.places import assets_root
from game.store.settings import Settings

MOST: Final = 4
"""So many matches are begun at most; one that ends early makes room for the next."""


def busiest_ms(
    seconds: float, *, window: bool = False, sizes: Sequence[tuple[int, int]] = SIZES[1:]
) -> dict[str, Any]:
    """Return what a frame of the busiest scene takes, by game and size; null where it never came.

    Each size of each game is watched for so many seconds.

    Raises:
        NoDisplayError: a window was asked for, and there is no screen.
    """
    opened(window=window)
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        for game in shelf():
            its = game_of(game).busiest
            if its is None:
                continue
            found[game] = {
                f"{size[0]}x{size[1]}": _taken(game, its, size, seconds, Path(folder)).figures()
                for size in sizes
            }
    pygame.quit()
    return found


def _taken(game: str, its: Busiest, size: tuple[int, int], seconds: float, folder: Path) -> Taken:
    def counts(scene: TableScene) -> bool:
        if not scene.told:
            return False
        return its.busy(scene.watched.observations(None, scene.told - 1)[0], scene.view)

    pygame.display.set_mode(size)
    kit, taken = Kit(Art(assets_root()), Settings(), folder, "fr"), Taken()
    end, number = time.perf_counter() + seconds, 0
    while (left := end - time.perf_counter()) > 0 and number < MOST:
        taken.add(of_match(kit, watched(kit, game, number, its.OPTIONS), size, left, counts))
        number += 1
    return taken
