"""What a code for a table's rules says of Mets ton slip !: seats and options as one number."""

from __future__ import annotations

from typing import Final

from game.core.numbering import Tables
from game.games.mets_ton_slip.model.options import CHOICES, SEAT_COUNTS, read_options

LETTER: Final = "M"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_TABLES: Final = Tables(SEAT_COUNTS, CHOICES, read_options, "slip_help")
size, number_of, table_of = _TABLES.size, _TABLES.number_of, _TABLES.table_of
