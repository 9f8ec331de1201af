"""Been played: whether a match of a game was finished here; only beginnings of files are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.store.files import FileError
from game.store.history import MatchFile
from game.store.replays import read_head
from game.store.statistics import counted_games

_LOOKED_AT: Final = 200
"""So many finished matches are looked at for one of the game."""


def been_played(data: Path, game: str, files: Sequence[MatchFile]) -> bool:
    """Say whether a match of a game was finished here, or counted; ``files`` are all there are."""
    over = [one for one in files if one.kind == "finished" or one.deleted][:_LOOKED_AT]
    return any(_is_of(one, game) for one in over) or game in counted_games(data)


def _is_of(one: MatchFile, game: str) -> bool:
    try:
        return read_head(one.path).game == game
    except FileError:
        return False
