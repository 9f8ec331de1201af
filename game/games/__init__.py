"""The shelf: one folder a game, found by walking this package.

``pkgutil.iter_modules`` is what a frozen program can do too, so both find the same list.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from game.core.rules import Rules


def shelf() -> list[str]:
    """Return the names of the games, in alphabetical order; families start with an underscore."""
    return sorted(
        found.name
        for found in pkgutil.iter_modules(__path__)
        if found.ispkg and not found.name.startswith("_")
    )


def rules_of(game: str) -> Rules[Any, Any, Any, Any]:
    """Return a game's rules.

    Raises:
        LookupError: no game of that name is on the shelf.
    """
    rules: Rules[Any, Any, Any, Any] = part_of(game, "rules").RULES
    return rules


@cache  # asked for in every frame, and the folder is walked for it
def part_of(game: str, part: str) -> ModuleType:
    """Return a part of a game (``rules``, ``bot``, ``board``, ``scenario``), loaded by name.

    ``board`` needs pygame; nothing else does.

    Raises:
        LookupError: no game of that name is on the shelf.
    """
    if game not in shelf():
        raise LookupError(game)
    return import_module(f"{__name__}.{game}.{part}")
