"""A display list: a picture as the list of what was painted into it, in order.

A scene paints into a display list as into any surface and knows no difference. Two lists that
follow one another say where a window's picture is another one (``stage.paint.screen``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

import pygame

from game.stage.paint.boxes import beside, pixels
from game.stage.paint.changing import Changing
from game.stage.paint.solid import solid

WORTH: Final = 50_000
"""Pixels of the smallest box that is left out of what lies below: the boxes around it are more."""


@dataclass(slots=True, eq=False)  # frozen it would take thrice as long to make
class PaintStep:
    """One thing painted: a copy of a source, or a colour; it stays as it is."""

    key: tuple[object, ...]
    """Two steps with one key paint the same, but where a changing source has changed."""
    reach: pygame.Rect
    """Where it paints, and nowhere else."""
    source: pygame.Surface | None
    number: int
    """How often a changing source had changed."""
    solid: pygame.Rect | None
    """Where nothing of what lies below shines through; None: it may everywhere."""
    clip: pygame.Rect
    whole: tuple[pygame.Surface, tuple[int, int]] | None = None
    """What is copied and where to, if it is nothing but that: many of those are copied at once."""
    spot: tuple[int, int] = (0, 0)
    area: pygame.Rect | None = None
    colour: Any = None
    flags: int = 0

    def paint(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint it, as far as it lies in a part of a surface."""
        surface.set_clip(part.clip(self.clip))
        if self.source is None:
            surface.fill(self.colour, self.reach, self.flags)
        else:
            surface.blit(self.source, self.spot, self.area, self.flags)


class DisplayList(pygame.Surface):
    """A surface that keeps a list of what is painted into it, and no pixels."""

    def __init__(self, like: pygame.Surface) -> None:
        """Stand for a surface: of its size, and in its pixel format."""
        super().__init__((1, 1), 0, like)
        self._whole = like.get_rect()
        self._clip = self._whole
        self.steps: list[PaintStep] = []

    # ------------------------------------------------------------ what is painted

    def blit(
        self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> pygame.Rect:
        """List a copy of a surface, which must not be painted into but where it is a `Changing`."""
        spot = (int(dest[0]), int(dest[1]))
        part = None if area is None else pygame.Rect(area)
        wide, high = source.get_size() if part is None else part.size
        reach = pygame.Rect(*spot, wide, high).clip(self._clip)
        if reach.width and reach.height:
            shape = None if part is None else tuple(part)
            key = id(source), spot, shape, special_flags, tuple(self._clip)
            hides = None
            if part is None and not special_flags:
                hides = _hidden(source, spot, reach)
            number = source.number if isinstance(source, Changing) else 0
            alone = part is None and not special_flags and self._clip is self._whole
            self.steps.append(
                PaintStep(
                    key, reach, source, number, hides, self._clip,
                    (source, spot) if alone else None, spot, part, flags=special_flags,
                )
            )  # fmt: skip
        return reach

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """List a box of one colour."""
        box = self._whole if rect is None else pygame.Rect(rect)
        reach = box.clip(self._clip)
        if reach.width and reach.height:
            colour = tuple(pygame.Color(color))
            key = colour, tuple(reach), special_flags
            self.steps.append(
                PaintStep(
                    key, reach, None, 0, None if special_flags else reach, self._clip,
                    colour=colour, flags=special_flags,
                )
            )  # fmt: skip
        return reach

    # ------------------------------------------------------------ what it is asked

    def set_clip(self, *rect: Any) -> None:
        """Let nothing be painted outside a box; None: anything."""
        if not rect or rect[0] is None:
            self._clip = self._whole
        else:
            self._clip = pygame.Rect(*rect).clip(self._whole)

    def get_clip(self) -> pygame.Rect:
        """Return the box outside of which nothing is painted."""
        return pygame.Rect(self._clip)

    def get_size(self) -> tuple[int, int]:
        """Return the size of the surface it stands for."""
        return self._whole.size

    def get_width(self) -> int:
        """Return the width of the surface it stands for."""
        return self._whole.width

    def get_height(self) -> int:
        """Return the height of the surface it stands for."""
        return self._whole.height

    def get_rect(self, **kwargs: Any) -> pygame.Rect:
        """Return the box of the surface it stands for."""
        box = pygame.Rect(self._whole)
        for name, value in kwargs.items():
            setattr(box, name, value)
        return box

    def _unlisted(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError(
            "what is painted into a display list is copied or filled, and nothing is read"
        )

    blits = fblits = scroll = set_at = get_at = copy = convert = convert_alpha = _unlisted
    subsurface = get_view = get_buffer = lock = premul_alpha_ip = set_alpha = _unlisted


def _hidden(
    source: pygame.Surface, spot: tuple[int, int], reach: pygame.Rect
) -> pygame.Rect | None:
    """Return where a source that is copied to a spot lets nothing through."""
    box: pygame.Rect | None = reach
    flags = source.get_flags()
    if flags & pygame.SRCALPHA:
        box = solid(source)
        box = None if box is None else box.move(spot).clip(reach)
    if box is None or flags & pygame.SRCCOLORKEY or source.get_alpha() not in (None, 255):
        return None
    return box


def paint_parts(
    surface: pygame.Surface,
    parts: Sequence[pygame.Rect],
    steps: Sequence[PaintStep],
    before: Sequence[PaintStep] = (),
) -> None:
    """Paint parts of a picture, without what something that lies over it hides.

    Where the surface shows what it did ``before``, and has only more on it, no more is painted.
    """
    reaches, old = ([step.reach for step in some] for some in (steps, before))
    try:
        for part in parts:
            hits = [steps[at] for at in part.collidelistall(reaches)]
            if before:
                lay = [before[at] for at in part.collidelistall(old)]
                hits = hits[len(lay) :] if lay == hits[: len(lay)] else hits
            if pixels(part) < WORTH:
                _paint(surface, part, _seen(part, hits))
            else:
                _paint_around(surface, part, hits)
    finally:
        surface.set_clip(None)


def _paint(surface: pygame.Surface, part: pygame.Rect, steps: Iterable[PaintStep]) -> None:
    """Paint steps one over the other in a part of a surface."""
    surface.set_clip(part)
    copies: list[tuple[pygame.Surface, tuple[int, int]]] = []
    for step in steps:
        if step.whole is not None:
            copies.append(step.whole)
            continue
        surface.fblits(copies)
        copies = []
        step.paint(surface, part)
        surface.set_clip(part)
    surface.fblits(copies)


def _seen(part: pygame.Rect, steps: Sequence[PaintStep]) -> Sequence[PaintStep]:
    """Return those steps that are seen in a part too small to be taken apart."""
    for at in range(len(steps) - 1, -1, -1):
        solid = steps[at].solid
        if solid is not None and solid.contains(part):
            return steps[at:]
    return steps


def _paint_around(surface: pygame.Surface, part: pygame.Rect, steps: Sequence[PaintStep]) -> None:
    """Paint steps in a part of a surface, each where others do not hide much of it."""
    bare: list[pygame.Rect] = [part]
    seen: list[tuple[list[pygame.Rect], list[PaintStep]]] = []
    for step in reversed(steps):
        boxes = [bare[one] for one in step.reach.collidelistall(bare)]
        if not boxes:
            continue
        if seen and seen[-1][0] == boxes:
            seen[-1][1].append(step)
        else:
            seen.append((boxes, [step]))
        if step.solid is not None:
            bare = _around(bare, step.solid)
            if not bare:
                break
    for boxes, alike in reversed(seen):
        for box in boxes:
            _paint(surface, box, reversed(alike))


def _around(boxes: list[pygame.Rect], cover: pygame.Rect) -> list[pygame.Rect]:
    """Return boxes without what a cover hides of them, where that is worth it."""
    found = []
    for box in boxes:
        hidden = box.clip(cover)
        if hidden == box:
            continue
        if hidden.width * hidden.height < WORTH:
            found.append(box)
        else:
            found += beside(box, cover)
    return found


def differing(before: Sequence[PaintStep], after: Sequence[PaintStep]) -> Iterator[pygame.Rect]:
    """Yield boxes outside of which two lists leave the same pixels.

    Steps that both have in the same order are taken for the same; those are looked for from both
    ends, and in between each as early as it comes.
    """
    first, last = 0, 0
    short = min(len(before), len(after))
    while first < short and before[first].key == after[first].key:
        yield from _moved(before[first], after[first])
        first += 1
    while last < short - first and before[-1 - last].key == after[-1 - last].key:
        yield from _moved(before[-1 - last], after[-1 - last])
        last += 1
    places: dict[object, deque[int]] = {}
    for at in range(first, len(after) - last):
        places.setdefault(after[at].key, deque()).append(at)
    reached = first
    for step in before[first : len(before) - last]:
        later = places.get(step.key, ())
        while later and later[0] < reached:
            later.popleft()
        if not later:
            yield step.reach
            continue
        at = later.popleft()
        for passed in after[reached:at]:
            yield passed.reach
        yield from _moved(step, after[at])
        reached = at + 1
    for passed in after[reached : len(after) - last]:
        yield passed.reach


def _moved(before: PaintStep, after: PaintStep) -> Iterator[pygame.Rect]:
    """Yield where a source that both copy has changed in between."""
    if before.number != after.number and isinstance(after.source, Changing):
        left, top = after.spot
        if after.area is not None:
            left, top = left - after.area.x, top - after.area.y
        for part in after.source.since(before.number):
            yield part.move(left, top).clip(after.reach)
