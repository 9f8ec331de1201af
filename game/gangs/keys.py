"""Keys: what one asks for at a table of gangs alone."""

from __future__ import annotations

from typing import Final

from game.core.commands import Command

COMMANDS: Final = (
    Command("bim", "b", "table", ("b",), ("lt+rt", "rs"), parts=("G", "N", "KP_MINUS")),
    Command("discard", "d", "table", ("d",), parts=("T", "Y", "KP_PERIOD")),
    Command("mulligan", "m", "table", ("m",), parts=("B", "SEMICOLON", "KP_9")),
)
