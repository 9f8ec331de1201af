"""The first run: people who have finished nothing of a game are asked how to begin it."""

from __future__ import annotations

from game.games import game_of
from game.games.parts import Game
from game.scenes.kept_tables import is_known
from game.scenes.kit import Kit
from game.store.been_played import been_played
from game.store.history import MatchFile


def is_new(kit: Kit, game: str, files: list[MatchFile]) -> bool:
    """Say whether somebody is asked how to begin a game: nothing of it was finished here."""
    settings = kit.settings
    learned = any(done.partition(".")[0] == game for done in settings.lessons_done)
    return not (is_known(settings, game) or learned or been_played(kit.data, game, files))


def is_guided(kit: Kit, game: str, files: list[MatchFile]) -> bool:
    """Say whether a guided match is offered before others: none was finished, nobody knows it."""
    return game not in kit.settings.known and not been_played(kit.data, game, files)


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
