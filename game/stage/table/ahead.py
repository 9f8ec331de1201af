"""Ahead: pictures that a table will need soon, drawn one in each frame with little else to do.

At 4K somebody with a lit edge takes a whole frame to be cut out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.stage.motion.timeline import Frame
from game.stage.paint.canvas import Canvas
from game.stage.paint.display_list import DisplayList
from game.stage.table.still import has_time

Painters = Mapping[object, Callable[[Canvas], None]]


class Ahead:
    """What is still to be drawn for one table, by a name each."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._known: set[object] = set()
        self._shows: object = None
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
        shows: object,
        painters: Callable[[], Painters],
        *,
        idle: bool,
    ) -> None:
        """Take in what may be painted soon, by a name each, and draw one where there is time.

        ``painters`` is asked where what it ``shows`` is another value. ``makes`` is how many
        pictures were made before this frame; ``idle``: its table is that of the frame before.
        """
        if not canvas.art.ahead:
            return
        size = canvas.k, canvas.art.forgotten, canvas.art.strong
        if size != self._size:
            self._size, self._known, self._left, self._shows = size, set(), [], None
        if (shows,) != self._shows:
            self._shows = (shows,)
            found = painters()
            self._left += [found[name] for name in found if name not in self._known]
            self._known |= {*found}
        if idle and self._left and not frame.moving and has_time(canvas, frame, makes):
            self._left.pop()(canvas.on(DisplayList(canvas.surface)))
