"""Mats: where things lie on a seat's mat, and how large its words are.

A usual mat is the style guide's, larger where few sit. A mat for large words has two lines for its
head, without labels; what its last damage bars is struck through, and the bar goes where it must.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

USUAL: Final = 160.0
"""The height of a usual mat (style guide)."""
CARD: Final = 46.0
RATIO: Final = 1.4
"""A card's height against its width."""
_NAME, _TOTAL, _LINE = 19.0, 30.0, 18.0
"""Sizes of words on a usual mat (style guide)."""
_HIGH: Final = 1.12
"""A line's height against the size of its words."""
_DIGITS: Final = 0.84
"""The height of figures alone, with a little air."""
_FOOT, _BAR = 8.0, 18.0
"""What a mat for large words leaves under its pile, and for the bar."""


@dataclass(frozen=True, slots=True)
class Mat:
    """What all mats of a table share; heights are counted from a mat's upper edge."""

    width: float
    height: float
    scale: float
    """How much larger than a usual mat."""
    large: bool
    """Whether words are larger than the mat is."""
    words: float
    """How much larger words are wished than on a usual mat."""
    pile: float
    """The upper edge of the pile."""
    bar: float | None
    """The upper edge of the bar, None where words need its room."""
    first: float
    """The middle of the name."""
    second: float
    """The middle of the line below it."""
    name: float
    total: float
    line: float
    """The largest sizes of the name, the total, and all other words."""

    @property
    def pile_middle(self) -> float:
        """The middle of the pile."""
        return self.pile + CARD * self.scale * RATIO / 2

    def fold(self, count: int) -> float:
        """Return the room of the label that says how many cards are folded away."""
        return (28 if count < 10 else 38) * max(self.scale, min(self.words, 1.5))


def mat_for(width: float, height: float, zoom: float) -> Mat:
    """Return the mat of a size for words so many times larger than usual."""
    scale = height / USUAL
    if zoom <= scale + 0.01:
        return Mat(
            width, height, scale, False, scale, 56 * scale, height - 36 * scale, 17 * scale,
            38.5 * scale, _NAME * scale, _TOTAL * scale, _LINE * scale,
        )  # fmt: skip
    card = CARD * scale * RATIO
    name = max(_NAME * _HIGH, _TOTAL * _DIGITS) * zoom
    line = _LINE * zoom * _HIGH
    barred = name + line + 4 + card + _FOOT + _BAR <= height
    pile = height - card - _FOOT - (_BAR if barred else 0)
    room = pile - 5
    upper = room * name / (name + line)
    return Mat(
        width, height, scale, True, zoom, pile,
        height - _FOOT - 10 if barred else None,
        3 + upper / 2, 3 + upper + (room - upper) / 2,
        min(_NAME * zoom, upper / _HIGH),
        min(_TOTAL * zoom, upper / _DIGITS),
        min(_LINE * zoom, (room - upper) / _HIGH),
    )  # fmt: skip
