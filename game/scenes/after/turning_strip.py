"""The strip: the turning points of a match along its turns, each to be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Widget
from game.stage.widgets.told import Told

_WIDE: Final = 38.0


class Mark(Told):
    """One turning point on the strip: a mask, if any, and what happened to it."""

    def __init__(self, name: str, box: Box, moment: Any, face: str) -> None:
        """Take a moment, and what whoever made it looks like."""
        super().__init__(name, box, str(moment.text))
        self.moment = moment
        self.face = face

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the mask and the sign."""
        box = self.box
        if focused:
            canvas.rect(box.x - 1, box.y - 1, box.width + 2, box.height + 2, theme.LEMON, 9)
        if not self.face:
            canvas.picture(self.moment.icon, box.x + 3, box.y + 10, 32, 32)
            return
        canvas.picture(self.face, box.x + 3, box.y + 1, 32, 32)
        canvas.picture(self.moment.icon, box.x + 9, box.y + 30, 20, 20)


def marks(moments: Sequence[Any], looks: Sequence[str], box: Box) -> list[Widget]:
    """Return the marks of a match's moments, in order and clear of each other."""
    room = box.width - _WIDE
    lefts: list[float] = []
    for moment in moments:
        left = box.x + room * moment.part
        lefts.append(max(left, lefts[-1] + _WIDE) if lefts else left)
    end = box.x + room
    for at in range(len(lefts) - 1, -1, -1):
        lefts[at] = min(lefts[at], end)
        end = lefts[at] - _WIDE
    return [
        Mark(f"moment:{at}", Box(left, box.y, _WIDE, box.height), moment, looks[moment.seat])
        for at, (left, moment) in enumerate(zip(lefts, moments, strict=True))
    ]
