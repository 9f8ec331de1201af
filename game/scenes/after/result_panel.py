"""Everybody: who each one was when a match is over, with the total, and how it ended for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.endings import Truth, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_TOP: Final = 24.0
_MOST: Final = 230.0
"""How high a row is at most."""
_HEADED: Final = 26.0
"""How high a line of its own is for a name that has no room beside its tile."""
_ROOMY: Final = 70.0
"""How high rows are at least in which names have such a line."""
_SMALLER: Final = (1.0, 0.9, 0.8, 0.7)
"""Masks and tiles make room for names before that, down to the last of these."""
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
        fits = [part for part in _SMALLER if self._hold(canvas, high, part)]
        headed = not fits and high >= _ROOMY
        part = fits[0] if fits else 1.0 if headed else _SMALLER[-1]
        for place, row in enumerate(truth.rows):
            self._row(canvas, row, 80 + place * high, high, part, headed=headed)

    def _hold(self, canvas: Canvas, high: float, part: float) -> bool:
        """Say whether all names are whole beside masks and tiles of a part of their size."""
        return all(
            canvas.text_width(self._names[row.seat], theme.FLOOR, theme.TEXT_BOLD)
            <= _shape(row, high, part).room
            for row in self._truth.rows
        )

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

    def _row(
        self, canvas: Canvas, row: TruthRow, y: float, high: float, part: float, *, headed: bool
    ) -> None:
        """Paint a row; where it is ``headed`` its name stands over all but the mask."""
        if row.won:
            fill = self._truth.tint or theme.PALE_YELLOW
            canvas.rect(816, y + 1, 432, high - 3, fill, 12)
        if row.seat == self._viewer:
            canvas.rect(816, y + 3, 7, high - 7, theme.INK, 3)
        middle = y + high / 2
        its = _shape(row, high, part, headed=headed)
        below = middle + _HEADED / 2 if headed else middle
        if its.mask:
            canvas.picture(self._faces[row.seat], 826, middle - its.mask / 2, its.mask, its.mask)
        if headed:
            over = its.tile if row.picture and not row.person else _HEADED
            at = below - over / 2 - _HEADED / 2
            self._name(canvas, row.seat, its.left, at, _END_X - its.left, low=True)
        else:
            self._name(canvas, row.seat, its.left, middle, its.room, low=high < 60)
        for name in (row.picture, *row.over) if row.picture else ():
            tall = its.tile / 1.2 if row.square else its.tile
            top = (middle if row.person else below) - tall / 2
            canvas.picture(name, its.right, top, its.tile / 1.2, tall)
        if row.total is not None:
            colour = theme.RED_FIGURE if row.total > self._truth.limit else theme.INK
            canvas.text(str(row.total), _TOTAL_X, below, 24, colour, theme.TITLE, align="middle")
        tint = theme.RED_FIGURE if row.foe else theme.GREY if row.fell else theme.GREEN
        wide = canvas.text(row.end, _END_X, below, 18, tint, align="right")
        canvas.picture(row.icon, _END_X - wide - 30, below - 12, 24, 24)


@dataclass(frozen=True, slots=True)
class _Shape:
    """Where the parts of a row are, from left to right."""

    mask: float
    """How large the mask is; 0 where a person is painted instead."""
    left: float
    """Where the name begins."""
    room: float
    """How much room it has beside the rest."""
    right: float
    """Where the tile begins, or the person."""
    tile: float
    """How high it is."""


def _shape(row: TruthRow, high: float, part: float, *, headed: bool = False) -> _Shape:
    """Return where the parts of a row are whose mask and tile have a part of their size."""
    if row.person:
        tile = min(104.0, high - 6)
        left = 908.0
        return _Shape(0.0, left, _TOTAL_X - 24 - left, 868 - tile / 2.4, tile)
    mask = part * min(96.0, 0.52 * high + 8, high - 4)
    tile = part * min(104.0, high - 6 - headed * _HEADED)
    left, right = 836 + mask, _TILE_X - tile / 2.4
    end = right - 8 if row.picture else _TOTAL_X - 24.0
    return _Shape(mask, left, end - left, right, tile)
