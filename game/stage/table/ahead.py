"""Ahead: pictures that a table will need soon, drawn one in each frame with little else to do.

At 4K somebody with a lit edge takes a whole frame to be cut out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.stage.motion.timeline import Frame
from game.stage.paint.canvas import Canvas
from game.stage.paint.listed import Listing
from game.stage.table.still import has_time


class Ahead:
    """What is still to be drawn for one table, by a name each."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._known: dict[object, object] = {}
        self._left: list[Callable[[Canvas], None]] = []
        self._size: object = None

    def __len__(self) -> int:
        """Return how many pictures are still to be drawn."""
        return len(self._left)

    def go_on(
        self,
        canvas: Canvas,
        frame: Frame,
        makes: int,
        painters: Mapping[object, Callable[[Canvas], None]],
        *,
        idle: bool,
    ) -> None:
        """Take in what may be painted soon, by what it shows, and draw one where there is time.

        ``makes`` is how many pictures were made before this frame; ``idle``: its table is that of
        the frame before.
        """
        if not canvas.art.ahead:
            return
        size = canvas.k, canvas.art.forgotten, canvas.art.strong
        if size != self._size:
            self._size, self._known, self._left = size, {}, []
        new = {name: painter for name, painter in painters.items() if name not in self._known}
        self._known |= dict.fromkeys(new)
        self._left += new.values()
        if idle and self._left and not frame.moving and has_time(canvas, frame, makes):
            self._left.pop()(canvas.on(Listing(canvas.surface)))
