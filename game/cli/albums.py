"""Albums on the command line: a deck of one's own is named there by its fingerprint alone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.games import game_of


def with_album(game: str, options: Mapping[str, Any], data: Path) -> dict[str, Any]:
    """Return options with the names and tags of the deck that they name, where it is here.

    Raises:
        FileError: the deck is damaged.
    """
    part = game_of(game).decks
    wanted = None if part is None else part.wanted(options)
    if part is None or wanted is None or "album" in options:
        return dict(options)
    from game.store import decks  # noqa: PLC0415 few tables have somebody's own pictures

    path = decks.of_fingerprint(data, wanted)
    if not decks.is_fingerprint(wanted) or not path.is_file():
        return dict(options)
    return {**options, "album": decks.glance(path).album.to_json()}
