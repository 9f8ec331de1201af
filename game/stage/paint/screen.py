"""The screen: a window's picture, of which only what is another one is painted and shown.

A frame is described whole, as a list of what is painted (``stage.paint.display_list``). What two
frames have in common, in the same order, left the same pixels; around everything else the
picture is laid bare and painted again from the list. So a frame costs by what moves and not by
the window's size, and a painter need not know of it.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.stage.input.input_hints import InputHints
from game.stage.paint.art import Art
from game.stage.paint.boxes import merged
from game.stage.paint.canvas import Canvas
from game.stage.paint.display_list import DisplayList, PaintStep, differing, paint_parts
from game.stage.paint.shrunk import Shrunk

_SHARE: Final = 0.7
"""When so much of a picture is another one it is painted whole."""


class Screen:
    """What one window shows."""

    def __init__(self, *, plain: bool = False) -> None:
        """Begin without a picture; a ``plain`` one paints every picture whole."""
        self.plain = plain
        self._shown: list[PaintStep] | None = None
        self._of: tuple[pygame.Surface, tuple[int, int]] | None = None
        self._shrunk = Shrunk()

    def forget(self) -> None:
        """Let the next picture be painted whole, and keep nothing of the last one."""
        self._shown = self._of = None

    def canvas(self, surface: pygame.Surface, art: Art, hints: InputHints) -> Canvas:
        """Return a canvas that a frame for the surface is painted on."""
        sheet = self._shrunk.sheet(surface)
        art.fit(sheet.get_width() * sheet.get_height())
        return Canvas(self.page(sheet), art, hints)

    def page(self, surface: pygame.Surface) -> pygame.Surface:
        """Return what a frame for the surface is painted into."""
        return surface if self.plain else DisplayList(surface)

    def paint(self, page: pygame.Surface, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Paint a frame, and return where the surface is another one; None: everywhere, maybe."""
        if page.get_size() == surface.get_size():
            return self._paint(page, surface)
        sheet = self._shrunk.sheet(surface)
        if sheet.get_size() == page.get_size():  # else the window has another size by now
            self._paint(page, sheet)
            self._shrunk.lay(sheet, surface)
        return None

    def _paint(self, page: pygame.Surface, surface: pygame.Surface) -> list[pygame.Rect] | None:
        if not isinstance(page, DisplayList):
            return None
        steps, before = page.steps, self._shown
        of = surface, surface.get_size()
        known = self._of is not None and self._of[0] is surface and self._of[1] == of[1]
        self._shown, self._of = steps, of
        whole = surface.get_rect()
        parts = None
        if before is not None and known:
            parts = merged(differing(before, steps), whole, _SHARE)
        paint_parts(surface, [whole] if parts is None else parts, steps)
        return parts
