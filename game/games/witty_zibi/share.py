"""What a code for a table's rules says of Witty Zibi: seats and options as one number, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.numbering import Numbering
from game.games.witty_zibi.model.cards import BOX_PILE_SEATS
from game.games.witty_zibi.model.options import (
    CHOICES,
    ORANGE,
    PILES,
    THREE,
    VARIANTS,
    read_options,
)

LETTER: Final = "Z"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_LATE: Final = ((7, THREE), (8, THREE), (9, ORANGE))
"""Tables that came after the first codes; so did those with the box's own PAF pile."""
_ALL: Final = tuple((seats, one) for seats, its in VARIANTS.items() for one in its)
_FIRST: Final = Numbering([table for table in _ALL if table not in _LATE], *CHOICES.values())
_MORE: Final = Numbering(
    [
        *((table, PILES[0]) for table in _LATE),
        *((table, PILES[1]) for table in _ALL if table[0] in BOX_PILE_SEATS),
    ],
    *CHOICES.values(),
)


def size() -> int:
    """Return how many numbers there are, from 0."""
    return 2 * _FIRST.size + 2 * _MORE.size


def number_of(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of a table.

    Raises:
        OptionsError: it cannot be played.
    """
    its = read_options(seats, options)
    read = its.to_json()
    table, chosen = (seats, its.variant), [read[name] for name in CHOICES]
    # what is younger counts on top of the rest, whose numbers stay
    if table in _LATE or its.paf_pile != PILES[0]:
        number = _MORE.number_of((table, its.paf_pile), *chosen)
        return 2 * _FIRST.size + number + _MORE.size * its.two_turns
    return _FIRST.number_of(table, *chosen) + _FIRST.size * its.two_turns


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``."""
    if number < 2 * _FIRST.size:
        spares, number = divmod(number, _FIRST.size)
        (seats, variant), *chosen = _FIRST.values_of(number)
        pile = PILES[0]
    else:
        spares, number = divmod(number - 2 * _FIRST.size, _MORE.size)
        ((seats, variant), pile), *chosen = _MORE.values_of(number)
    options = {"variant": variant, **dict(zip(CHOICES, chosen, strict=True))}
    options |= {"two_turns": bool(spares), "paf_pile": pile}
    return seats, read_options(seats, options).to_json()
