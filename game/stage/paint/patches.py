"""Patches: a picture of many pieces that is painted anew only where a piece of it changed.

Each piece says what it shows. What it is painted of is listed once, and again when it shows
something else. Two lists of the whole picture that follow one another say where it changed
(``stage.paint.display_list``), and there it is painted again from the list. So it is always as
if painted whole, and a piece need not know how far it reaches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.stage.paint.boxes import merged
from game.stage.paint.canvas import Canvas
from game.stage.paint.changing import Changing
from game.stage.paint.display_list import DisplayList, PaintStep, differing, paint_parts

_SHARE: Final = 0.6
"""When so much of a picture changed it is painted whole: patches overlap, and cost twice there."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of a picture: what it shows, as a value; its painter."""

    shows: object
    paint: Callable[[Canvas], None]


class Patches:
    """One picture, kept."""

    def __init__(self) -> None:
        """Begin without any."""
        self._surface: Changing | None = None
        self._all: object = None
        self._pieces: dict[str, tuple[object, list[PaintStep]]] = {}
        self._steps: list[PaintStep] | None = None
        self.fresh: tuple[pygame.Rect, ...] = ()
        """What the last painting painted anew, in pixels."""

    def paint(self, canvas: Canvas, whole: object, pieces: Mapping[str, Piece]) -> Canvas:
        """Return the picture as it is to be, pieces painted in their order.

        When ``whole`` is another than last time every piece is listed anew. The first piece covers
        everything.
        """
        surface = self._surface
        if surface is None or surface.get_size() != canvas.surface.get_size():
            surface = self._surface = Changing(canvas.surface.get_size(), canvas.surface)
            self._steps = None
        known = self._pieces if self._steps is not None and self._all == (whole,) else {}
        display_list = DisplayList(surface)
        page = canvas.on(display_list)
        listed: dict[str, tuple[object, list[PaintStep]]] = {}
        for name, piece in pieces.items():
            old = known.get(name)
            if old is not None and old[0] == piece.shows:
                listed[name] = old
                continue
            canvas.art.breathe()
            piece.paint(page)
            listed[name] = piece.shows, display_list.steps
            display_list.steps = []
        steps = [step for _, its in listed.values() for step in its]
        everything = surface.get_rect()
        parts = None
        if self._steps is not None:
            lists = [[its for _, its in some.values()] for some in (self._pieces, listed)]
            parts = merged(_changed(*lists), everything, _SHARE)
        if parts is None or self._steps is None:
            paint_parts(surface, [everything], steps)
        else:
            paint_parts(surface, parts, steps, self._steps)
        self._all, self._pieces, self._steps = (whole,), listed, steps
        self.fresh = (everything,) if parts is None else tuple(parts)
        surface.changed(self.fresh)
        return canvas.on(surface)


def _changed(before: list[list[PaintStep]], after: list[list[PaintStep]]) -> Iterator[pygame.Rect]:
    """Yield boxes outside of which two pictures are the same, by what their pieces were listed as.

    A list that both have is one that nothing changed of: only what lies between two is looked at.
    """
    first, last = 0, 0
    short = min(len(before), len(after))
    while first < short and before[first] is after[first]:
        first += 1
    while last < short - first and before[-1 - last] is after[-1 - last]:
        last += 1
    ends = len(before) - last, len(after) - last
    places = {id(after[at]): at for at in range(first, ends[1])}
    gone: list[PaintStep] = []
    for its in before[first : ends[0]]:
        at = places.get(id(its), -1)
        if at < first:
            gone += its
            continue
        yield from differing(gone, [step for some in after[first:at] for step in some])
        gone, first = [], at + 1
    yield from differing(gone, [step for some in after[first : ends[1]] for step in some])
