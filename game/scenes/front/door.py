"""The door: whoever has finished nothing here is asked first how to begin."""

from __future__ import annotations

from game.games import game_of
from game.games.parts import Game
from game.scenes.kit import Kit
from game.store.files import stands
from game.store.history import Kept
from game.store.statistics import FILE as STATISTICS


def is_new(kit: Kit, files: list[Kept]) -> bool:
    """Say whether nothing was finished on this computer, no lesson and no match."""
    return not kit.settings.lessons_done and has_not_played(kit, files)


def has_not_played(kit: Kit, files: list[Kept]) -> bool:
    """Say whether no match was finished on this computer, by nobody who knows the games."""
    over = any(one.kind == "finished" or one.deleted for one in files)
    return not (kit.settings.welcomed or over or stands(kit.data / STATISTICS) is not None)


def teaches(game: str) -> bool:
    """Say whether a game has lessons, which are offered before any of them is loaded."""
    its = game_of(game)
    return Game.lessons.there(its) and Game.scenario.there(its)


def guides(game: str) -> bool:
    """Say whether a game has a guide for a first match."""
    return Game.guide.there(game_of(game))


def asks(game: str) -> bool:
    """Say whether there is anything to offer somebody new: lessons, or a guide."""
    return teaches(game) or guides(game)


def with_decks(game: str) -> bool:
    """Say whether a game is played with decks of one's own pictures, without loading that part."""
    return Game.decks.there(game_of(game))
