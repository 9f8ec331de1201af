"""The screen: a window's picture, of which only what is another one is painted and shown.

A frame is described whole, as a list of what is painted (``stage.paint.listed``). What two frames
have in common, in the same order, left the same pixels; around everything else the picture is laid
bare and painted again from the list. So a frame costs by what moves and not by the window's size,
and whoever paints knows nothing of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.listed import Changing, Listing, Step

_SHARE: Final = 0.7
"""When so much of a picture is another one it is painted whole."""
_LOOSE: Final = 1.25
"""Two boxes become one that is larger than both together by no more than this."""
_SMALL: Final = 4096
"""Pixels that cost less than one box more."""


class Screen:
    """What one window shows."""

    def __init__(self, *, plain: bool = False) -> None:
        """Begin without a picture; a ``plain`` one paints every picture whole."""
        self.plain = plain
        self._shown: list[Step] | None = None
        self._of: tuple[pygame.Surface, tuple[int, int]] | None = None

    def forget(self) -> None:
        """Let the next picture be painted whole, and keep nothing of the last one."""
        self._shown = self._of = None

    def canvas(self, surface: pygame.Surface, art: Art) -> Canvas:
        """Return a canvas that a frame for the surface is painted on."""
        art.fit(surface.get_width() * surface.get_height())
        return Canvas(self.page(surface), art)

    def page(self, surface: pygame.Surface) -> pygame.Surface:
        """Return what a frame for the surface is painted into."""
        return surface if self.plain else Listing(surface)

    def paint(self, page: pygame.Surface, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Paint a frame, and return where the surface is another one; None: everywhere, maybe."""
        if not isinstance(page, Listing):
            return None
        steps, before = page.steps, self._shown
        of = surface, surface.get_size()
        known = self._of is not None and self._of[0] is surface and self._of[1] == of[1]
        self._shown, self._of = steps, of
        whole = surface.get_rect()
        parts = None
        if before is not None and known:
            parts = merged(differing(before, steps), whole)
        try:
            for part in [whole] if parts is None else parts:
                _paint(surface, part, steps)
        finally:
            surface.set_clip(None)
        return parts


def _paint(surface: pygame.Surface, part: pygame.Rect, steps: Sequence[Step]) -> None:
    """Paint a part of a picture, from the last step on that hides all below it there."""
    reaching = [step for step in steps if step.reach.colliderect(part)]
    first = 0
    for at in range(len(reaching) - 1, 0, -1):
        if reaching[at].covers and reaching[at].reach.contains(part):
            first = at
            break
    for step in reaching[first:]:
        step.paint(surface, part)


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


def merged(boxes: Iterator[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect] | None:
    """Return few boxes that hold all of some, or None where the whole picture is no dearer."""
    found: list[pygame.Rect] = []
    for box in boxes:
        one = box.clip(whole)
        if not one.width or not one.height:
            continue
        again = True
        while again:
            again = False
            for at in one.collidelistall(found):
                both = one.union(found[at])
                if _size(both) <= _LOOSE * (_size(one) + _size(found[at])) + _SMALL:
                    del found[at]
                    one, again = both, True
                    break
        found.append(one)
    return None if sum(map(_size, found)) > _SHARE * _size(whole) else found


def _size(box: pygame.Rect) -> int:
    return box.width * box.height
