"""Which decks of one's own pictures a game can be played with."""

from __future__ import annotations

from game.games import game_of
from game.scenes.kit import Kit
from game.store.decks import Kept, kept


def decks_of(kit: Kit, game: str) -> list[Kept]:
    """Return the player's decks by title, none for a game that is not played with them."""
    return [] if game_of(game).decks is None else kept(kit.data)[0]
