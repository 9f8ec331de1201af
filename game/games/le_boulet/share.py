"""What a code for a table's rules says of Le Boulet: seats and options as one number."""

from __future__ import annotations

from typing import Final

from game.core.numbering import Tables
from game.games.le_boulet.lobby import CHOICES
from game.games.le_boulet.model.options import SEAT_COUNTS, read_options

LETTER: Final = "B"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_TABLES: Final = Tables(SEAT_COUNTS, CHOICES, read_options, "answer_seconds")
size, number_of, table_of = _TABLES.size, _TABLES.number_of, _TABLES.table_of
