"""The shelf: one folder a game, found by walking this package.

``pkgutil.iter_modules`` is what a frozen program can do too, so both find the same list. A game
that is being written may lie elsewhere: its folder's folder is named in the environment, which
the process that bots think in has as well.
"""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from game.core.rules import Rules

FIRST: Final = "et_bim"
"""What is played where nothing was chosen; for a time it stood alone on the shelf."""
ELSEWHERE: Final = "FAUX_FRERES_GAMES"
"""The environment's name of a folder with more games, each a folder in it."""

__path__.extend(filter(None, [os.environ.get(ELSEWHERE)]))


def shelf() -> list[str]:
    """Return the names of the games, in alphabetical order."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


def rules_of(game: str) -> Rules[Any, Any, Any, Any]:
    """Return a game's rules.

    Raises:
        LookupError: no game of that name is on the shelf.
    """
    rules: Rules[Any, Any, Any, Any] = part_of(game, "rules").RULES
    return rules


@cache  # asked for in every frame, and the folder is walked for it
def part_of(game: str, part: str) -> ModuleType:
    """Return a part of a game (``rules``, ``bot``, ``board``), its own or its family's, by name.

    ``board`` needs pygame; nothing else does.

    Raises:
        LookupError: no game of that name is on the shelf.
    """
    if game not in shelf():
        raise LookupError(game)
    places = [f"{package}.{part}" for package in packages_of(game)]
    return import_module(next(filter(_there, places), places[0]))


def has_part(game: str, part: str) -> bool:
    """Say whether a game, or its family, has a part, without loading it."""
    return any(_there(f"{package}.{part}") for package in packages_of(game))


def packages_of(game: str) -> list[str]:
    """Return where the parts of a game lie: its own folder, then its family's, if it has one."""
    own = f"{__name__}.{game}"
    family: str | None = getattr(import_module(own), "FAMILY", None)
    return [own] if family is None else [own, family]


def _there(name: str) -> bool:
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the package that it would be in is not there either
        return False
    return found is not None and found.origin is not None  # a folder that was left is no module
