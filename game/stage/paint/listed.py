"""Listed: a picture as the list of what was painted into it, in its order, instead of its pixels.

A scene paints into a listing as into any surface and knows no difference. Two lists that follow one
another say where a window's picture is another one (``stage.paint.screen``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

import pygame

WORTH: Final = 50_000
"""Pixels of the smallest box that is left out of what lies below: the boxes around it are more."""
MEMORY: Final = 8
"""So many changes a surface remembers one by one; what was longer ago changed all of it."""


class Changing(pygame.Surface):
    """A surface that is painted into after it was copied from; it says where, each time.

    Any other surface that is copied into a picture must stay as it is for good.
    """

    def __init__(self, size: tuple[int, int], like: pygame.Surface) -> None:
        """Begin with an opaque surface in the pixel format of another."""
        super().__init__(size, 0, like)
        self.number = 0
        """How often it changed."""
        self._changes: list[tuple[pygame.Rect, ...]] = []

    def changed(self, parts: tuple[pygame.Rect, ...]) -> None:
        """Take note that it is another picture now, in these parts, given in pixels."""
        self.number += 1
        self._changes = [*self._changes, parts][-MEMORY:]

    def since(self, number: int) -> tuple[pygame.Rect, ...]:
        """Return where it changed since it had changed so often."""
        count = self.number - number
        if count > len(self._changes):
            return (self.get_rect(),)
        later = self._changes[len(self._changes) - count :]
        return tuple(part for parts in later for part in parts)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing painted: a copy of a source, or a colour."""

    key: tuple[object, ...]
    """Two steps with one key paint the same, but where a changing source has changed."""
    reach: pygame.Rect
    """Where it paints, and nowhere else."""
    source: pygame.Surface | None
    number: int
    """How often a changing source had changed."""
    covers: bool
    """Whether nothing of what lies below shines through anywhere in its reach."""
    clip: pygame.Rect
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


class Listing(pygame.Surface):
    """A surface that keeps a list of what is painted into it, and no pixels."""

    def __init__(self, like: pygame.Surface) -> None:
        """Stand for a surface: of its size, and in its pixel format."""
        super().__init__((1, 1), 0, like)
        self._whole = like.get_rect()
        self._clip = self._whole
        self.steps: list[Step] = []

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
            covers = part is None and not special_flags and _opaque(source)
            number = source.number if isinstance(source, Changing) else 0
            self.steps.append(
                Step(
                    key, reach, source, number, covers, self._clip, spot, part, flags=special_flags
                )
            )
        return reach

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """List a box of one colour."""
        box = self._whole if rect is None else pygame.Rect(rect)
        reach = box.clip(self._clip)
        if reach.width and reach.height:
            colour = tuple(pygame.Color(color))
            key = colour, tuple(reach), special_flags
            self.steps.append(
                Step(
                    key, reach, None, 0, not special_flags, self._clip,
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
        raise TypeError("what is painted into a listing is copied or filled, and nothing is read")

    blits = fblits = scroll = set_at = get_at = copy = convert = convert_alpha = _unlisted
    subsurface = get_view = get_buffer = lock = premul_alpha_ip = set_alpha = _unlisted


def _opaque(source: pygame.Surface) -> bool:
    return not source.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY) and (
        source.get_alpha() in (None, 255)
    )


def paint_parts(
    surface: pygame.Surface, parts: Sequence[pygame.Rect], steps: Sequence[Step]
) -> None:
    """Paint parts of a picture, without what something that lies over it hides."""
    reaches = [step.reach for step in steps]
    try:
        for part in parts:
            bare: list[pygame.Rect] = [part]
            seen: list[tuple[Step, list[pygame.Rect]]] = []
            for at in reversed(part.collidelistall(reaches)):
                step = steps[at]
                boxes = [bare[one] for one in step.reach.collidelistall(bare)]
                if not boxes:
                    continue
                seen.append((step, boxes))
                if step.covers:
                    bare = _around(bare, step.reach)
                    if not bare:
                        break
            for step, boxes in reversed(seen):
                for box in boxes:
                    step.paint(surface, box)
    finally:
        surface.set_clip(None)


def _around(boxes: list[pygame.Rect], cover: pygame.Rect) -> list[pygame.Rect]:
    """Return boxes without what a cover hides of them, where that is worth it."""
    found = []
    for box in boxes:
        hidden = box.clip(cover)
        if hidden == box:
            continue
        if hidden.width * hidden.height < WORTH:
            found.append(box)
            continue
        top, bottom = hidden.top, hidden.bottom
        around = (
            (box.left, box.top, box.width, top - box.top),
            (box.left, bottom, box.width, box.bottom - bottom),
            (box.left, top, hidden.left - box.left, hidden.height),
            (hidden.right, top, box.right - hidden.right, hidden.height),
        )
        found += [pygame.Rect(one) for one in around if one[2] and one[3]]
    return found


def differing(before: Sequence[Step], after: Sequence[Step]) -> Iterator[pygame.Rect]:
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


def _moved(before: Step, after: Step) -> Iterator[pygame.Rect]:
    """Yield where a source that both copy has changed in between."""
    if before.number != after.number and isinstance(after.source, Changing):
        left, top = after.spot
        if after.area is not None:
            left, top = left - after.area.x, top - after.area.y
        for part in after.source.since(before.number):
            yield part.move(left, top).clip(after.reach)
