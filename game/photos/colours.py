"""Colours: which ones a picture mostly shows, to be proposed as tags."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL import Image

NAMES: Final = (
    "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "black", "white", "grey",
)  # fmt: skip
"""What colours are called; ``decks.colour.NAME`` says it to players."""
PROPOSED: Final = 3
_ENOUGH: Final = 0.15
"""What covers less of a picture is not proposed."""
LOOKED_AT: Final = 32
"""Pixels a side that are looked at."""
_HUES: Final = ((12, "red"), (28, "orange"), (46, "yellow"), (120, "green"), (180, "blue"),
                (212, "purple"), (240, "pink"), (256, "red"))  # fmt: skip
"""Where each colour ends on Pillow's circle of 256 hues, which begins with red."""


def colours_of(image: Image.Image) -> list[str]:
    """Return at most three colours that a picture mostly shows, the most of it first."""
    small = image.resize((LOOKED_AT, LOOKED_AT)).convert("HSV").tobytes()
    return most_of((small[at], small[at + 1], small[at + 2]) for at in range(0, len(small), 3))


def most_of(pixels: Iterable[tuple[int, int, int]]) -> list[str]:
    """Return at most three colours that some pixels mostly have, by hue, saturation and value."""
    counted = Counter(_named(*pixel) for pixel in pixels)
    least = _ENOUGH * counted.total()
    return [name for name, many in counted.most_common(PROPOSED) if many >= least]


def _named(hue: int, strength: int, light: int) -> str:
    """Return what a colour is called, by its hue, saturation and value from 0 to 255."""
    if light < 50:
        return "black"
    if strength < 40:
        return "white" if light > 205 else "grey"
    name = next(name for end, name in _HUES if hue < end)
    if name in ("red", "orange", "yellow") and light < 150:
        return "brown"
    if name == "red" and strength < 120 and light > 180:
        return "pink"
    return name
