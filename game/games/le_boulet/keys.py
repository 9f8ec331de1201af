"""Keys: what one asks for at this table alone."""

from __future__ import annotations

from typing import Final

from game.core.commands import Command

COMMANDS: Final = (
    Command("contest", "o", "table", ("o",), ("lt+b",)),
    Command("ask", "q", "table", ("q",), ("lt+lb",)),
    Command("swap", "s", "table", ("s",), ("lt+y",)),
)
"""O as in "objection" and Q as in "question", in both languages: C says one's hand, and E what
happened."""
