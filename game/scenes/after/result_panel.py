"""Everybody: who each one was when a match is over, with the total, and how it ended for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.endings import Truth, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_TOP: Final = 24.0
_MOST: Final = 230.0
"""How high a row is at most."""
_TILE_X: Final = 1036
_TOTAL_X: Final = 1102
_END_X: Final = 1242
"""Where tile and total are in the middle, and how each one ended is at its end."""


class SeatRows:
    """The right side of a result: a row a seat, as many as there are in the same room."""

    def __init__(
        self,
        truth: Truth,
        names: Sequence[str],
        looks: Sequence[str],
        viewer: Seat | None,
        words: Words,
    ) -> None:
        """Take the truth and who looks at it."""
        self._truth = truth
        self._names = names
        self._faces = looks
        self._viewer = viewer
        self._words = words

    def draw(self, canvas: Canvas, foot: float) -> None:
        """Paint the panel, down to a height."""
        words, truth = self._words, self._truth
        canvas.panel(808, _TOP, 448, foot - _TOP, 20)
        canvas.text(words.say("result-screen.truth"), 832, 54, 28, theme.INK, theme.TITLE)
        someone = any(row.picture and not row.person for row in truth.rows)
        end = words.say("result-screen.end")
        tile = words.say("result-screen.tile") if someone else ""
        tile = "" if tile == end else tile
        columns = (
            (tile, _TILE_X, "middle"),
            (truth.total, _TOTAL_X, "middle"),
            (end, _END_X, "right"),
        )
        for label, x, align in columns:
            canvas.text(label, x, 56, 18, theme.GREY, align=align)
        canvas.rect(828, 74, 408, 2, theme.PAPER_2)
        high = min(_MOST, (foot - 86) / len(truth.rows))
        for place, row in enumerate(truth.rows):
            self._row(canvas, row, 80 + place * high, high)

    def _name(
        self, canvas: Canvas, seat: Seat, x: float, y: float, room: float, *, low: bool
    ) -> None:
        """Paint whose row it is; one's own says so, beside the name or below it."""
        name, size = self._names[seat], 20.0
        own = self._words.say("table.you", name=name)
        if seat == self._viewer and canvas.text_width(own, size, theme.TEXT_BOLD) <= room:
            name = own
        elif seat == self._viewer and not low:
            canvas.text(self._words.say("result.you"), x, y + 14, 18, theme.GREY)
            y -= 10
        while size > theme.FLOOR and canvas.text_width(name, size, theme.TEXT_BOLD) > room:
            size -= 1
        canvas.text(name, x, y, size, theme.INK, theme.TEXT_BOLD, room=room)

    def _row(self, canvas: Canvas, row: TruthRow, y: float, high: float) -> None:
        if row.won:
            fill = self._truth.tint or theme.PALE_YELLOW
            canvas.rect(816, y + 1, 432, high - 3, fill, 12)
        if row.seat == self._viewer:
            canvas.rect(816, y + 3, 7, high - 7, theme.INK, 3)
        middle = y + high / 2
        mask, tall = min(96.0, 0.52 * high + 8, high - 4), min(104.0, high - 6)
        left, right = 836 + mask, _TILE_X - tall / 2.4
        if row.person:
            left, right = 828 + 80, 828 + 40 - tall / 2.4
        else:
            canvas.picture(self._faces[row.seat], 826, middle - mask / 2, mask, mask)
        end = _TOTAL_X - 24 if row.person else right - 8
        self._name(canvas, row.seat, left, middle, end - left, low=high < 60)
        for name in (row.picture, *row.over) if row.picture else ():
            high = tall / 1.2 if row.square else tall
            canvas.picture(name, right, middle - high / 2, tall / 1.2, high)
        if row.total is not None:
            colour = theme.RED_FIGURE if row.total > self._truth.limit else theme.INK
            canvas.text(str(row.total), _TOTAL_X, middle, 24, colour, theme.TITLE, align="middle")
        tint = theme.RED_FIGURE if row.foe else theme.GREY if row.fell else theme.GREEN
        wide = canvas.text(row.end, _END_X, middle, 18, tint, align="right")
        canvas.picture(row.icon, _END_X - wide - 30, middle - 12, 24, 24)
