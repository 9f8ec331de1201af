"""Keys: what one asks for at a table of gangs alone."""

from __future__ import annotations

from typing import Final

from game.core.commands import Command

COMMANDS: Final = (
    Command("bim", "b", "table", ("b",), ("lt+rt", "rs"), halves=("G", "N")),
    Command("discard", "d", "table", ("d",), halves=("T", "Y")),
    Command("mulligan", "m", "table", ("m",), halves=("B", "SEMICOLON")),
)
