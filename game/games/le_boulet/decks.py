"""Decks of one's own pictures at a table of Le Boulet: which options they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.decks import OURS, Album, read_album
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.options import HOUSE


def options(album: Album, *, ours: bool) -> dict[str, Any]:
    """Return the options of a table with a deck, alone or with the game's own pictures."""
    return {
        "deck": f"{OURS}{album.fingerprint}" if ours else album.fingerprint,
        "album": album.to_json(),
        "pictures": len(album.pictures) + (len(PICTURES) if ours else 0),
    }


def wanted(options: Mapping[str, Any]) -> str | None:
    """Return the fingerprint of the deck that options name, None where it is the game's own."""
    deck = options.get("deck", HOUSE)
    return None if deck == HOUSE else str(deck).removeprefix(OURS)


def understood(options: Mapping[str, Any]) -> bool:
    """Say whether bots understand the pictures of a table that can be played."""
    fingerprint = wanted(options)
    return fingerprint is None or read_album(fingerprint, options["album"]).understood
