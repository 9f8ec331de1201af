"""What a code for a table's rules says of Branle-bas de Wombat: seats and options as one number."""

from __future__ import annotations

from typing import Any, Final

from game.core.numbering import Tables
from game.games.wombat.lobby import CHOICES
from game.games.wombat.model.options import ADVANCED_FROM, SEAT_COUNTS, read_options

LETTER: Final = "W"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_TABLES: Final = Tables(SEAT_COUNTS, CHOICES, read_options, "until_won")
size, number_of = _TABLES.size, _TABLES.number_of


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``.

    At three seats no roles are advanced, whatever a number says.
    """
    seats, options = _TABLES.table_of(number)
    return seats, options | {"advanced": options["advanced"] and seats >= ADVANCED_FROM}
