"""What a code for a table's rules says of Branle-bas de Wombat: seats and options as one number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.numbering import Numbering
from game.games.wombat.lobby import CHOICES
from game.games.wombat.model.options import ADVANCED_FROM, SEAT_COUNTS, read_options

LETTER: Final = "W"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_NUMBERING: Final = Numbering(SEAT_COUNTS, *CHOICES.values())


def size() -> int:
    """Return how many numbers there are, from 0."""
    return _NUMBERING.size


def number_of(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of a table.

    Raises:
        OptionsError: it cannot be played.
    """
    read = read_options(seats, options).to_json()
    return _NUMBERING.number_of(seats, *(read[name] for name in CHOICES))


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``.

    At three seats no roles are advanced, whatever a number says.
    """
    seats, *chosen = _NUMBERING.values_of(number)
    options = dict(zip(CHOICES, chosen, strict=True))
    return seats, options | {"advanced": options["advanced"] and seats >= ADVANCED_FROM}
