"""Keys: what one asks for at this table alone, under the keys of other tables' like answers."""

from __future__ import annotations

from typing import Final

from game.core.commands import Command

COMMANDS: Final = (
    Command("bim", "b", "table", ("b",), ("lt+rt", "rs"), parts=("G", "N", "KP_MINUS")),
    Command("discard", "d", "table", ("d",), parts=("T", "Y", "KP_PERIOD")),
    Command("mulligan", "m", "table", ("m",), parts=("B", "SEMICOLON", "KP_9")),
)
"""The Bouclier sends nothing back, but it answers as an Et Bim! does, and the Miroir's is M."""
