"""Minds: what a level is like. Levels change quickness, memory, slips, depth, never what is told.

Sources of the human figures stand in docs/bots_wombat.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Mind:
    """What a level is like; times in milliseconds unless said otherwise."""

    mean: int
    """The mean of the normal part of a reaction (ex-Gaussian)."""
    spread: int
    """Its standard deviation."""
    tail: int
    """The mean of the exponential part."""
    open: int
    """So many percent of Hick's bits it still weighs: practice flattens his slope."""
    span: int
    """So many things it keeps in mind."""
    keeps: int
    """After so many ticks, on average, what nobody refreshed is wrong."""
    slips: int
    """So many of a thousand presses of a place hit the neighbouring key."""
    miscounts: int
    """So many of a hundred turns of the box it reckons wrongly."""
    care: int
    """So many of a hundred times it feels a spindle before it lays there."""
    deep: int
    """So many of a hundred times it then feels all of it, not the top alone."""
    guards: bool
    """Whether it covers a tower that is complete."""
    weighs: float
    """How much of the evidence about others counts, 0 to 1."""
    talks: int
    """So many of a hundred bricks it lays it tells of."""
    boldness: float
    """As the Wicked: how much it dares, 2 as ``normal`` does (``daring``)."""
    turns: int = 0
    """As the Wicked: so many of a hundred acts turn the box, which nobody can tell whose was."""
    waits: int = 0
    """As the Wicked: it begins after so many of a hundred parts of a build, when less is mended."""


ADVISER: Final = "adviser"
MINDS: Final[Mapping[str, Mind]] = {
    "easy": Mind(350, 60, 160, 100, 3, 120, 30, 40, 40, 20, True, 0.5, 70, 0.6),
    "normal": Mind(300, 50, 130, 75, 4, 190, 18, 25, 65, 45, True, 0.8, 90, 2.4, 20, 20),
    "hard": Mind(285, 40, 105, 60, 4, 280, 10, 15, 80, 60, True, 1.0, 93, 4.5, 50, 25),
    "expert": Mind(218, 30, 70, 40, 5, 395, 4, 6, 75, 50, True, 1.0, 95, 9.0, 90, 25),
    "greedy": Mind(300, 50, 130, 75, 4, 190, 18, 25, 65, 45, False, 0.0, 90, 30.0),
    ADVISER: Mind(0, 0, 0, 0, 18, 10**6, 0, 0, 0, 100, True, 1.0, 0, 2.2),
}
"""``greedy`` builds like ``normal``, believes nobody to be anything, and spoils all it can.
``adviser`` plays nowhere: it forgets nothing that it was told, and is asked for hints."""
