"""What a code for a table's rules says of Witty Zibi: seats and options as one number, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.numbering import Numbering
from game.games.witty_zibi.model.options import CHOICES, VARIANTS, read_options

LETTER: Final = "Z"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_TABLES: Final = tuple((seats, one) for seats, its in VARIANTS.items() for one in its)
_NUMBERING: Final = Numbering(_TABLES, *CHOICES.values())


def size() -> int:
    """Return how many numbers there are, from 0."""
    return 2 * _NUMBERING.size


def number_of(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of a table.

    Raises:
        OptionsError: it cannot be played.
    """
    its = read_options(seats, options)
    read = its.to_json()
    number = _NUMBERING.number_of((seats, read["variant"]), *(read[name] for name in CHOICES))
    return number + _NUMBERING.size * its.two_turns  # younger than the others: their numbers stay


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``."""
    spares, number = divmod(number, _NUMBERING.size)
    (seats, variant), *chosen = _NUMBERING.values_of(number)
    options = {"variant": variant, **dict(zip(CHOICES, chosen, strict=True))}
    options |= {"two_turns": bool(spares)}
    return seats, read_options(seats, options).to_json()
