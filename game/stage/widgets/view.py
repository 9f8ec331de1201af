"""View: what of a line is seen where there is no room for all of it; its caret always is."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from game.core.clusters import borders
from game.stage.paint.wrapping import Wide

_CUT: Final = "…"
_SEEN: Final = 4
"""So many letters are seen before a caret that went to the left."""


class View:
    """Through which one sees a line; it goes along with the caret."""

    def __init__(self) -> None:
        """Begin with nothing looked at."""
        self.shown = ""
        """What is seen, with dots where it goes on."""
        self.caret: float | None = None
        """Where the caret is seen; None: nobody writes, or nothing was looked at."""
        self._first = 0
        self._places: list[int] = [0]
        """Where in the line a caret may stand that is seen."""
        self._stops: list[float] = [0.0]
        """How far from the left each of those is."""
        self._looked: object = None

    def scroll_to(
        self, laid: tuple[str, int | None], left: float, room: float, wide: Wide, *, ends: bool
    ) -> None:
        """Look at a text, with its caret while one writes, through a room that begins at a place.

        Without a caret one sees the beginning, or the end where that says more.
        """
        text, caret = laid
        size = wide(_CUT)
        looked = text, caret, left, room, size, ends
        if looked == self._looked:
            return
        self._looked = looked
        places = borders(text)
        if wide(text) <= room:
            first, last = 0, len(text)
        elif caret is None:
            first, last = (
                (_fit_before(text, places, room - size, wide), len(text))
                if ends
                else (0, _fit_behind(text, places, 0, room - size, wide))
            )
        else:
            first, last = self._around(text, places, caret, room - 2 * size, wide)
        self._first = first
        before, behind = _CUT if first else "", _CUT if last < len(text) else ""
        self.shown = f"{before}{text[first:last]}{behind}"
        self._places = [at for at in places if first <= at <= last]
        self._stops = [left + wide(before + text[first:at]) for at in self._places]
        self.caret = None if caret is None else self.x(caret)

    def _around(
        self, text: str, places: list[int], caret: int, room: float, wide: Wide
    ) -> tuple[int, int]:
        """Return what is seen around a caret: as before, as far as that can be."""
        at = bisect_right(places, caret) - 1
        first = places[max(0, bisect_right(places, min(self._first, len(text))) - 1)]
        first = min(first, places[max(0, at - _SEEN)])
        first = max(first, _fit_before(text[:caret], places[: at + 1], room, wide))
        last = _fit_behind(text, places, first, room, wide)
        if last == len(text):  # no room is left empty behind the end
            first = min(first, _fit_before(text, places, room, wide))
        return first, last

    def x(self, at: int) -> float:
        """Return where a place of the line is, or the edge behind which it lies."""
        return self._stops[max(0, bisect_right(self._places, at) - 1)]

    def at(self, x: float) -> int:
        """Return the place of the line that is nearest to a point."""
        near = min(range(len(self._stops)), key=lambda one: abs(self._stops[one] - x))
        return self._places[near]

    def under(self, x: float) -> int:
        """Return the place before the letter that is under a point."""
        return self._places[max(0, bisect_right(self._stops, x) - 1)]


def _fit_before(text: str, places: list[int], room: float, wide: Wide) -> int:
    """Return the first place from which a text fits up to its end."""
    low, high = 0, len(places) - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if wide(text[places[middle] :]) <= room else (middle + 1, high)
    return places[low]


def _fit_behind(text: str, places: list[int], first: int, room: float, wide: Wide) -> int:
    """Return the last place up to which a text fits from a first one on."""
    low, high = bisect_right(places, first) - 1, len(places) - 1
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (
            (middle, high) if wide(text[first : places[middle]]) <= room else (low, middle - 1)
        )
    return places[low]
