"""The still layer: what lies still at a table is painted once, and kept until it changes.

First what is written, which changes with what happens, then the pictures over it, of which some
fly off (docs/decisions/0015-still-layers.md and 0040). What lies where is the board's affair.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar
from weakref import WeakKeyDictionary

import pygame

from game.core.pages import LogLine
from game.core.words import Words
from game.stage.motion.timeline import Frame
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Patches, Piece

_FEW: Final = 4
"""A frame at rest for which so many pictures were made has time for one that may fly later."""


def has_time(canvas: Canvas, frame: Frame, makes: int) -> bool:
    """Say whether a frame may draw a picture ahead, when so many were made before it was begun.

    At 4K one takes 5 to 10 ms: none joins a frame in which something moves and is being made.
    """
    return canvas.art.makes - makes <= (0 if frame.moving else _FEW)


Layer = TypeVar("Layer")


class PerWindow(Generic[Layer]):
    """What is kept of one table by window: a window's pictures are its own."""

    def __init__(self, make: Callable[[], Layer]) -> None:
        """Take how a new one is made."""
        self._make = make
        self._kept: WeakKeyDictionary[Art, Layer] = WeakKeyDictionary()

    def of(self, canvas: Canvas) -> Layer:
        """Return what is kept for the window that a canvas belongs to."""
        if canvas.art not in self._kept:
            self._kept[canvas.art] = self._make()
        return self._kept[canvas.art]

    def clear(self) -> None:
        """Let go of all of it: the table is not seen for a while."""
        self._kept.clear()


class StillLayer(ABC):
    """What lies still at one table in one window, painted anew only where it changed."""

    def __init__(self, ground: str) -> None:
        """Take the name of the picture of the ground."""
        self._ground = ground
        self._laid = Patches()
        self._last: tuple[object, Canvas] | None = None
        self.idle = False
        """Whether the layer of this frame is that of the one before."""

    @property
    def fresh(self) -> Sequence[pygame.Rect]:
        """What of the picture was painted anew the last time, in pixels."""
        return self._laid.fresh

    @abstractmethod
    def signs(self, frame: Frame, log: Sequence[LogLine], words: Words) -> dict[str, Piece]:
        """Return everything written, from below, by a name each."""

    @abstractmethod
    def pictures(self, frame: Frame, words: Words) -> dict[str, Piece]:
        """Return the pictures that rest over it, from below, by a name each."""

    def layer(self, canvas: Canvas, frame: Frame, log: Sequence[LogLine], words: Words) -> Canvas:
        """Return the layer of a frame: the ground, the signs that are written, the pictures."""
        art = canvas.art
        whole = canvas.surface.get_size(), words.language, canvas.hints.mark, art.strong, art.named
        key = whole, frame.furniture, len(log), tuple(frame.resting.items())
        self.idle = self._last is not None and self._last[0] == key
        if self._last is not None and self.idle:
            return self._last[1]
        signs = self.signs(frame, log, words)
        layer = self._laid.paint(
            canvas,
            whole,
            {
                "ground": Piece(None, self._bare),
                # a picture may be called what a sign is
                **{f"sign {name}": piece for name, piece in signs.items()},
                **self.pictures(frame, words),
            },
        )
        self._last = (key, layer)
        return layer

    def _bare(self, canvas: Canvas) -> None:
        """Paint the ground; what is beside the table is black (`windows.letterbox`)."""
        canvas.surface.blit(canvas.ground(self._ground), canvas.spot(0, 0))
