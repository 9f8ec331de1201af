"""Patches: a picture of many pieces that is painted anew only where a piece of it changed.

Each piece says what it shows and where; where one came, went or changed, the ground is laid bare
and every piece that reaches there is painted again, so the picture is always as if painted whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.paint.listed import Changing

_SHARE: Final = 0.6
"""When so much of a picture changed it is painted whole: patches overlap, and cost twice there."""
Ground = Callable[[Canvas, pygame.Rect], None]
"""Paints what lies under all pieces, in a part of the surface given in pixels."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of a picture: what it shows, as a value; the box it never leaves; its painter."""

    shows: object
    box: Box
    paint: Callable[[Canvas], None]


class Patches:
    """One picture, kept."""

    def __init__(self) -> None:
        """Begin without any."""
        self._canvas: Canvas | None = None
        self._surface: Changing | None = None
        self._all: object = None
        self._pieces: dict[str, tuple[object, Box]] = {}
        self.fresh: tuple[pygame.Rect, ...] = ()
        """What the last painting painted anew, in pixels."""

    def paint(
        self,
        canvas: Canvas,
        whole: object,
        ground: Ground,
        pieces: Mapping[str, Piece],
        below: Iterable[pygame.Rect] = (),
    ) -> Canvas:
        """Return the picture as it is to be, pieces painted in their order.

        When ``whole`` is another than last time everything is painted anew. ``below`` is what
        changed of the ground, in pixels.
        """
        size = canvas.surface.get_size()
        kept = self._canvas
        if kept is None or kept.surface.get_size() != size:
            self._surface = Changing(size, canvas.surface)
            kept = self._canvas = canvas.on(self._surface)
            self._all = None
        layer = canvas.on(kept.surface)
        everything = kept.surface.get_rect()
        if self._all != (whole,):
            dirty = [everything]
        else:
            dirty = _merged([*below, *self._changed(layer, pieces)], everything)
        self._all = (whole,)
        self._pieces = {name: (piece.shows, piece.box) for name, piece in pieces.items()}
        for rect in dirty:
            kept.surface.set_clip(rect)
            ground(layer, rect)
            for piece in pieces.values():
                if rect == everything or _pixels(layer, piece.box).colliderect(rect):
                    piece.paint(layer)
        kept.surface.set_clip(None)
        self.fresh = tuple(dirty)
        if self._surface is not None:
            self._surface.changed(self.fresh)
        return layer

    def _changed(self, canvas: Canvas, pieces: Mapping[str, Piece]) -> list[pygame.Rect]:
        boxes: list[Box] = []
        for name, piece in pieces.items():
            old = self._pieces.get(name)
            if old is None:
                boxes.append(piece.box)
            elif old != (piece.shows, piece.box):
                boxes += (old[1], piece.box)
        boxes += (box for name, (_, box) in self._pieces.items() if name not in pieces)
        return [_pixels(canvas, box) for box in boxes]


def _pixels(canvas: Canvas, box: Box) -> pygame.Rect:
    left, top = canvas.spot(box.x, box.y)
    right, bottom = canvas.spot(box.x + box.width, box.y + box.height)
    return pygame.Rect(left - 1, top - 1, right - left + 2, bottom - top + 2)


def _merged(rects: list[pygame.Rect], everything: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles that do not overlap and cover the given ones, or one for everything."""
    found: list[pygame.Rect] = []
    for one in rects:
        rect = one.clip(everything)
        if not rect.width or not rect.height:
            continue
        while (at := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(at))
        found.append(rect)
    if sum(rect.width * rect.height for rect in found) > _SHARE * everything.w * everything.h:
        return [everything]
    return found
