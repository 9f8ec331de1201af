"""The strip: the turning points of a match along its course, one of them told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.endings import Curve, TurningPoint
from game.core.words import Words
from game.scenes.after.curve import paint_curve, plot_of
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.replay_bar import apart
from game.stage.widgets.read_only import ReadOnly

_WIDE: Final = 34.0
_LEFT, _RIGHT, _TOP, _FOOT = 58.0, 766.0, 598.0, 698.0
"""Where turning points are, and what rose and fell."""
_TOLD: Final = 34.0
"""How high the words about one of them are, and how large its face."""
_LINE: Final = 8.0


class StripMark(ReadOnly):
    """One turning point on the strip."""

    def __init__(self, name: str, box: Box, moment: TurningPoint, face: str) -> None:
        """Take a moment, and the face of who made it, if it has one."""
        super().__init__(name, box, moment.text)
        self.moment = moment
        self.face = face

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint its sign over its place."""
        x, y = self.box.middle
        half = _WIDE / 2 - 2
        if focused:
            canvas.focus(x - half + 3, y - half + 3, 2 * half - 6, 2 * half - 6, half + 3)
        canvas.panel(x - half, y - half, 2 * half, 2 * half, half, theme.WHITE, shadow=False)
        canvas.picture(self.moment.icon, x - 11, y - 11, 22, 22)


def marks(
    moments: Sequence[TurningPoint], looks: Sequence[str], curve: Curve | None, words: Words
) -> list[StripMark]:
    """Return the marks of a match's moments, in order and clear of each other."""
    line = _line(words) if curve is None else plot_of(curve, _course(told=True))
    spots = apart([one.part for one in moments], line, _WIDE)
    y = line.middle[1] if curve is None else line.y
    return [
        StripMark(
            f"moment:{at}", Box(x - _WIDE / 2, y - _WIDE / 2, _WIDE, _WIDE), its, looks[its.seat]
        )
        for at, (x, its) in enumerate(zip(spots, moments, strict=True))
    ]


def _course(*, told: bool) -> Box:
    """Return where a curve is: above what is told, if anything is."""
    return Box(_LEFT, _TOP, _RIGHT - _LEFT, _FOOT - _TOP - told * (_TOLD - 2))


def _line(words: Words) -> Box:
    """Return where the line is, between the words for its ends."""
    return Box(_LEFT + 62, _TOP + 20, _RIGHT - _LEFT - 112, 24)


def paint_strip(
    canvas: Canvas, found: Sequence[StripMark], curve: Curve | None, focus: str | None, words: Words
) -> None:
    """Paint what the marks stand on, and tell the one that is pointed at."""
    if curve is not None:
        signs = [mark.box for mark in found]
        paint_curve(canvas, curve, _course(told=bool(found)), over=signs)
    elif found:
        line = _line(words)
        y = line.middle[1]
        begin, over = words.say("result-screen.begin"), words.say("result-screen.over")
        canvas.text(begin, _LEFT, y, theme.FLOOR, theme.GREY)
        canvas.text(over, _RIGHT, y, theme.FLOOR, theme.GREY, align="right")
        canvas.rect(line.x, y - _LINE / 2, line.width, _LINE, theme.WOOD, _LINE / 2)
    if not found:
        return
    shown = next((mark for mark in found if mark.name == focus), found[-1])
    x, y = shown.box.middle
    canvas.rect(x - 19, y - 19, 38, 38, theme.LEMON, 19)
    y = _FOOT - _TOLD / 2
    canvas.picture(shown.face or shown.moment.icon, _LEFT, y - _TOLD / 2, _TOLD, _TOLD)
    left = _LEFT + _TOLD + 10
    lines = canvas.even(shown.moment.text, _RIGHT - left, theme.FLOOR)[:2]
    for row, text in enumerate(lines):
        middle = y + (row - (len(lines) - 1) / 2) * 18
        canvas.text(text, left, middle, theme.FLOOR, theme.INK, room=_RIGHT - left)
