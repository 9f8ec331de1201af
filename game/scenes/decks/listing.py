"""Which decks of one's own pictures a game can be played with."""

from __future__ import annotations

from pathlib import Path

from game.games import game_of
from game.games.parts import Game
from game.scenes.kit import Kit
from game.store.decks import ENDING, DeckFile, kept
from game.store.files import stands


def decks_of(kit: Kit, game: str) -> list[DeckFile]:
    """Return the player's decks by title, none for a game that is not played with them."""
    return [] if game_of(game).decks is None else kept(kit.data)[0]


def taken_by(game: str, path: str) -> str:
    """Return which entry of the title takes in what was dropped: a deck, or a match."""
    its = Path(path)
    deck = its.suffix == ENDING or stands(its) == "folder"
    return "decks" if deck and Game.decks.there(game_of(game)) else "replays"
