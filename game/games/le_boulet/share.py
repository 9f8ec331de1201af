"""What a code for a table's rules says of Le Boulet: seats and options as one number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.numbering import Numbering
from game.games.le_boulet.lobby import CHOICES
from game.games.le_boulet.model.options import SEAT_COUNTS, read_options

LETTER: Final = "B"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_CLOCKS: Final = "answer_seconds"
"""It came last, and counts most: at its usual value numbers are what they were before."""
_RULES: Final = tuple(name for name in CHOICES if name != _CLOCKS)
_NUMBERING: Final = Numbering(CHOICES[_CLOCKS], SEAT_COUNTS, *(CHOICES[name] for name in _RULES))


def size() -> int:
    """Return how many numbers there are, from 0."""
    return _NUMBERING.size


def number_of(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of a table.

    Raises:
        OptionsError: it cannot be played.
    """
    read = read_options(seats, options).to_json()
    return _NUMBERING.number_of(read[_CLOCKS], seats, *(read[name] for name in _RULES))


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``."""
    clock, seats, *chosen = _NUMBERING.values_of(number)
    return seats, {**dict(zip(_RULES, chosen, strict=True)), _CLOCKS: clock}
