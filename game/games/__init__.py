"""The shelf: one folder a game, found by walking this package.

``pkgutil.iter_modules`` is what a frozen program can do too, so both find the same list. A test
lets games of its own stand here: ``stand`` with the folder in which their packages lie.
"""

from __future__ import annotations

import copyreg
import pkgutil
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, Final

from game.core.commands import Command
from game.core.rules import Rules
from game.core.words import Words
from game.games.parts import Game

FIRST: Final = "et_bim"
"""What tables are of that name no game; for a time it stood alone on the shelf."""


def shelf() -> list[str]:
    """Return the names of the games that can be played, in alphabetical order.

    A game whose table is not laid yet has rules that scenarios check, and stands nowhere else.
    """
    return [name for name, game in games_in(places()).items() if game.stands]


def judging() -> list[str]:
    """Return the names of the games that read themes, in alphabetical order; some have no table."""
    return [name for name, game in games_in(places()).items() if Game.judge.there(game)]


def first() -> str:
    """Return what is played where nothing was chosen."""
    names = shelf()
    return FIRST if FIRST in names else names[0]


def game_of(name: str) -> Game:
    """Return a game of the shelf.

    Raises:
        LookupError: no game of that name is there.
    """
    return games_in(places())[name]


def rules_of(game: str) -> Rules[Any, Any, Any, Any]:
    """Return a game's rules.

    Raises:
        LookupError: no game of that name is on the shelf.
    """
    return game_of(game).rules


def words(language: str, game: str | None = None) -> Words:
    """Return the program's texts in a language, before them those of a game if one is named.

    Raises:
        LookupError: no such language, or no such game.
        ShippedError: a file of the texts is missing or damaged.
    """
    from game.store import texts  # noqa: PLC0415 whoever plays has no need of words

    return texts.words(language) if game is None else game_of(game).words(language)


def commands() -> tuple[Command, ...]:
    """Return what can be asked for by a key in games of the shelf alone, each one once."""
    keys = [part for name in shelf() if (part := game_of(name).keys) is not None]
    return tuple({one.name: one for part in keys for one in part.COMMANDS}.values())


# ---------------------------------------------------------------- where games lie


def places() -> tuple[str, ...]:
    """Return the folders whose packages stand on the shelf; a process that is started is told."""
    return tuple(__path__)


def stand(folders: Iterable[str]) -> None:
    """Let the packages of these folders stand on the shelf, too."""
    __path__.extend(folder for folder in folders if folder not in __path__)


@cache  # asked for in every frame, and the folders are walked for it
def games_in(folders: tuple[str, ...]) -> dict[str, Game]:
    """Return the games of some folders by name, in alphabetical order."""
    names = sorted(one.name for one in pkgutil.iter_modules(folders) if one.ispkg)
    return {name: _game(name) for name in names}


def _game(name: str) -> Game:
    own = import_module(f"{__name__}.{name}")
    family: str | None = vars(own).get("FAMILY")
    packages = [own.__name__] if family is None else [own.__name__, family]
    return Game(name, packages)


def _sent(game: Game) -> tuple[Any, tuple[tuple[str, ...], str]]:
    """Let another process find the same game, whichever folder it lies in."""
    return _received, (places(), game.name)


def _received(folders: tuple[str, ...], name: str) -> Game:
    stand(folders)
    return game_of(name)


copyreg.pickle(Game, _sent)
