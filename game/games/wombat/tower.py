"""A tower as it is to be: six bricks, each with its pips, the largest at the bottom."""

from __future__ import annotations

from typing import Final

from game.games.wombat.model.places import SIZES, TOWER

_COLOURS: Final = ("#FFCB2E", "#FF9F45", "#F26D5B", "#C85FA8", "#7E6BD6", "#3F8FC9")
"""By size, as the pictures of bricks have them."""
_HIGH: Final = 18
_WIDE: Final = 100
_EDGE: Final = 2.5
_LYING: Final = (
    f'<rect x="{_EDGE / 2}" y="{_HIGH * (SIZES - 1) + _EDGE / 2}" width="{_WIDE - _EDGE}" '
    f'height="{_HIGH - _EDGE}" rx="5" fill="#6B6478" stroke="#2B1836" stroke-width="{_EDGE}"/>'
    f'<path d="M38,{_HIGH * SIZES - 9} l8,5 l16,-11" fill="none" stroke="#FFF4DC" '
    'stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>'
)
"""The largest brick, grey and ticked: nobody has to lay it."""
RATIO: Final = _HIGH * SIZES / _WIDE
"""A tower's height against its width."""


def tower(*, based: bool = False) -> str:
    """Return a finished tower, as SVG; where it is ``based`` its largest brick lies already."""
    bricks = "".join(_brick(size, _HIGH * (SIZES - 1 - at)) for at, size in enumerate(TOWER))
    bricks += _LYING if based else ""
    view = f"0 0 {_WIDE} {_HIGH * SIZES}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{bricks}</svg>'


def _brick(size: int, top: int) -> str:
    wide = _WIDE * (0.4 + 0.6 * (size - 1) / (SIZES - 1))
    left, middle = (_WIDE - wide) / 2, top + _HIGH / 2
    step = min(15.0, (wide - 16) / max(1, size - 1))
    pips = "".join(
        f'<circle cx="{_WIDE / 2 + step * (pip - (size - 1) / 2):.1f}" cy="{middle}" r="4" '
        f'fill="#FFF4DC" stroke="#2B1836" stroke-width="1.5"/>'
        for pip in range(size)
    )
    return (
        f'<rect x="{left + _EDGE / 2:.1f}" y="{top + _EDGE / 2}" width="{wide - _EDGE:.1f}" '
        f'height="{_HIGH - _EDGE}" rx="5" fill="{_COLOURS[size - 1]}" stroke="#2B1836" '
        f'stroke-width="{_EDGE}"/>{pips}'
    )
