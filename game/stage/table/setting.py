"""Setting: where everything stands on a table, made anew for words of another size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic, TypeVar

from game.stage.motion.layout import Layout
from game.stage.onlooker import Onlooker

Places = TypeVar("Places")


class Setting:
    """How a board is set; here, of a plain one, on which nothing lies elsewhere for large words."""

    def __init__(self, zoom: float) -> None:
        """Set a table for words ``zoom`` times larger than usual."""
        self.zoom = zoom

    def enlarge(self, zoom: float) -> bool:
        """Set the table for words so many times larger; return whether it is laid anew for that."""
        self.zoom = zoom
        return False

    def release(self) -> None:
        """Let go of what is kept of the picture: another screen covers the table now."""

    @property
    def unready(self) -> int:
        """How many pictures are still to be drawn ahead, one in each quiet frame."""
        return 0


class AnyPainter:
    """Paints a table; here, one that keeps nothing of the picture."""

    def release(self) -> None:
        """Let go of the still layers: the table is not seen for a while."""

    @property
    def unready(self) -> int:
        """How many pictures are not drawn ahead yet."""
        return 0


Painter = TypeVar("Painter", bound=AnyPainter)


class PaintedSetting(Setting, Generic[Places, Painter]):
    """The places of a table and who paints it there."""

    def __init__(
        self,
        zoom: float,
        places: Callable[[float], Places],
        painter: Callable[[Places], Painter],
    ) -> None:
        """Set a table for words ``zoom`` times larger than usual."""
        super().__init__(zoom)
        self._find, self._hire = places, painter
        self.places = places(zoom)
        self.painter = painter(self.places)

    def enlarge(self, zoom: float) -> bool:
        """Set the table for words so many times larger; return whether that is new."""
        if self.zoom == zoom:
            return False
        self.zoom = zoom
        self.places = self._find(zoom)
        self.painter = self._hire(self.places)
        return True

    def release(self) -> None:
        """Let go of what the painter keeps."""
        self.painter.release()

    @property
    def unready(self) -> int:
        """How many pictures are still to be drawn ahead, one in each quiet frame."""
        return self.painter.unready


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
