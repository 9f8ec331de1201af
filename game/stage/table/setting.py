"""Setting: where everything stands on a table, made anew for words of another size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from game.stage.motion.layout import Layout
from game.stage.onlooker import Onlooker

Places = TypeVar("Places")
Painter = TypeVar("Painter")


class Setting(Generic[Places, Painter]):
    """The places of a table and who paints it there."""

    def __init__(
        self,
        zoom: float,
        places: Callable[[float], Places],
        painter: Callable[[Places], Painter],
    ) -> None:
        """Set a table for words ``zoom`` times larger than usual."""
        self._find, self._hire = places, painter
        self.zoom = zoom
        self.places = places(zoom)
        self.painter = painter(self.places)

    def enlarge(self, zoom: float) -> bool:
        """Set the table for words so many times larger than usual; say whether that is new."""
        if self.zoom == zoom:
            return False
        self.zoom = zoom
        self.places = self._find(zoom)
        self.painter = self._hire(self.places)
        return True


def seen(layout: Layout, by: Onlooker) -> Layout:
    """Return a layout as it is looked at: without notes, with no plate called one's own.

    Its furniture has ``notes`` and ``plates``, each ``own`` or not.
    """
    touch, written = layout.touch, layout.furniture
    if not by.noted:
        touch = {name: area for name, area in touch.items() if name != "notes"}
        written = replace(written, notes=False)
    if not by.yours:
        plates = tuple(replace(plate, own=False) for plate in written.plates)
        written = replace(written, plates=plates)
    return layout if by.noted and by.yours else replace(layout, touch=touch, furniture=written)
