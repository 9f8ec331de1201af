"""Picture caches: pictures by a key each, bounded by how many they are and by their bytes."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

import pygame

from game.stage.paint.solid import note


class PictureCache:
    """Pictures by key; the one not asked for longest goes when they are too many or too large."""

    def __init__(
        self, most: int, megabytes: float = math.inf, *, grows: float = 1.0, solid: bool = False
    ) -> None:
        """Keep at most so many, and no more than so many million bytes of them at 1080p.

        On a larger screen the room ``grows`` by so much for each 1080p that it is larger by. Where
        most of them are ``solid`` in their middle it is noted of each.
        """
        self._solid = solid
        self._most = most
        self._room = self._bytes = self._usual = megabytes * 1e6
        self._grows = grows
        self.before: Callable[[], None] = lambda: None
        """Called before a picture is made; where it raises, none is."""
        self._pictures: OrderedDict[object, pygame.Surface] = OrderedDict()

    def get(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a key, made if it is not there."""
        found = self._pictures.get(key)
        if found is None:
            self.before()
            found = self._pictures[key] = make()
            if self._solid:
                note(found)
            self._room -= _size(found)
            # the newest stays, however large: who asks for it every frame would make it every frame
            while len(self._pictures) > 1 and (len(self._pictures) > self._most or self._room < 0):
                self._room += _size(self._pictures.popitem(last=False)[1])
        else:
            self._pictures.move_to_end(key)
        return found

    def fit(self, times: float) -> None:
        """Make room for a screen that is so many times as large as 1080p."""
        room = self._usual * (1 + self._grows * max(0.0, times - 1))
        if room != self._bytes:
            self._room += room - self._bytes
            self._bytes = room

    def clear(self) -> None:
        """Forget all."""
        self._pictures.clear()
        self._room = self._bytes


def _size(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


class Steps(Protocol):
    """Who lets a picture that takes long be drawn in steps (``app.steps``)."""

    def breathe(self) -> None:
        """Let the window do something else, if it is time to."""

    def aside(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return what is made beside the window, which goes on meanwhile."""
