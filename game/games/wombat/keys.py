"""Keys: what one asks for at this table alone; places and verbs of a build go by where keys lie."""

from __future__ import annotations

from typing import Final

from game.core.commands import Command

COMMANDS: Final = (Command("talk", "k", "table", ("k",), ("lt+a",)),)
"""K as in "talk" and in "caqueter"; on parts of a keyboard the verb's own keys talk."""
