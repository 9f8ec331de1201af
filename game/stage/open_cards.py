"""Cards that lie open at a table, as pictures; here, as where nobody has any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas


class OpenCards:
    """The cards of a view that knows them, to be painted beside a table."""

    def held(self, seat: int, view: Any) -> Sequence[str]:
        """Return the pictures of the cards that a seat holds."""
        return ()

    def pile(self, seat: int, view: Any) -> Sequence[str]:
        """Return the pictures of the cards that lie before a seat, the newest last."""
        return ()

    def paint(self, canvas: Canvas, picture: str, box: Box) -> None:
        """Paint one of these into a box."""
        canvas.picture(picture, box.x, box.y, box.width, box.height)
