"""Posters: pictures of matches that are over, where the player looks for pictures."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import platformdirs

from game.store.files import FileError, stands, write_atomic
from game.store.places import APP

POSTERS: Final = "posters"
"""The folder in the player's folder, where there is none for pictures."""


def folders(data: Path) -> list[Path]:
    """Return where posters may lie, best first: the system's pictures, then the player's folder.

    A player's folder that was chosen, or goes with the program, keeps everything together.
    """
    usual = platformdirs.user_data_path(APP, appauthor=False, roaming=True)
    pictures = platformdirs.user_pictures_path()
    own = data / POSTERS
    return [pictures / APP, own] if data == usual and stands(pictures) == "folder" else [own]


def keep(data: Path, game: str, picture: bytes) -> Path:
    """Write a game's poster and return where it lies; the same one lies there once.

    Raises:
        FileError: no folder can be written, or the disk is full.
    """
    name = f"{game}-{hashlib.sha256(picture).hexdigest()[:8]}.png"
    *others, last = (folder / name for folder in folders(data))
    for goal in others:
        try:
            write_atomic(goal, picture, shared=True)
        except FileError:  # the next one may be written
            continue
        return goal
    write_atomic(last, picture, shared=True)
    return last
