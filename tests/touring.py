"""The tour for tests that need each kind of screen once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from game.scenes.kit import Kit
from game.store.texts import LANGUAGES
from game.tour import every_scene


def unlike_scenes(kit: Kit) -> Iterator[tuple[Any, ...]]:
    """Yield every scene of the tour but the same table at other numbers of seats."""
    return every_scene(kit, every_size=False)


def by_turns(kit: Kit, scenes: Iterator[tuple[Any, ...]], first: int) -> Iterator[tuple[Any, ...]]:
    """Yield scenes made in one language after the other; ``first`` counts where that begins.

    A tour costs more to make than to look at, so one in each language would cost twice as much.
    """
    for place in count(first):
        kit.settings.language = LANGUAGES[place % len(LANGUAGES)]
        if (shown := next(scenes, None)) is None:
            return
        yield shown
