"""What a code for a table's rules says of Branle-bas de Wombat: seats and options as one number."""

from __future__ import annotations

from typing import Any, Final

from game.core.numbering import Tables
from game.games.wombat.lobby import CHOICES, LATE
from game.games.wombat.model.options import ADVANCED_FROM, SEAT_COUNTS, SHADOWS, read_options

LETTER: Final = "W"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_TABLES: Final = Tables(SEAT_COUNTS, CHOICES, read_options, *LATE)
size, number_of = _TABLES.size, _TABLES.number_of


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``.

    Some numbers say what no table can have: advanced roles at three seats, bases that go though
    none lie there, names of shadows where there are none. They stand for the table without.
    """
    seats, options = _TABLES.table_of(number)
    options["advanced"] &= seats >= ADVANCED_FROM
    if not options["beginner"]:
        options.pop("until_won", None)
    if options["touch"] != SHADOWS:
        options.pop("named", None)
    return seats, options
