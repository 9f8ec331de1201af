"""Dictionaries: what people of this house taught their bots, a file for each game.

Plain lines that may be read, edited and handed on; whoever lays another file there teaches by it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from game.store.exchange import EXPORTS
from game.store.files import FileError, read_bytes, stands, write_atomic

FOLDER: Final = "dictionaries"
MOST: Final = 1024 * 1024
"""Bytes. A theme takes a hundred at most."""
_FORMAT: Final = 1


class _Kept(BaseModel):
    """By theme, what was said of its pictures."""

    model_config = ConfigDict(strict=True)

    format: int = _FORMAT
    themes: dict[str, str] = {}


def place(data: Path, game: str) -> Path:
    """Return where the dictionary of a game lies."""
    return data / FOLDER / f"{game}.json"


def read(data: Path, game: str, sound: Callable[[str, str], bool]) -> dict[str, str]:
    """Return what was taught, in order; nothing where there is no dictionary.

    Raises:
        FileError: it is damaged, or an entry is not ``sound``; nothing was changed.
    """
    path = place(data, game)
    if stands(path) is None:
        return {}
    try:
        kept = _Kept.model_validate(json.loads(read_bytes(path, MOST).decode("utf-8")))
    except (ValidationError, ValueError, RecursionError) as error:
        raise FileError("dictionary.damaged", path) from error
    if kept.format != _FORMAT or not all(sound(*entry) for entry in kept.themes.items()):
        raise FileError("dictionary.damaged", path)
    return kept.themes


def keep(data: Path, game: str, themes: Mapping[str, str]) -> None:
    """Write the dictionary of a game; without a theme there is none.

    Raises:
        FileError: the folder cannot be written, or the disk is full; the old one stands.
    """
    _write(place(data, game), themes)


def export(data: Path, game: str, themes: Mapping[str, str]) -> Path:
    """Write a dictionary where exports lie and return the file.

    Raises:
        FileError: as for `keep`.
    """
    path = data / EXPORTS / f"dictionary-{game}.json"
    _write(path, themes)
    return path


def _write(path: Path, themes: Mapping[str, str]) -> None:
    content = json.dumps(
        {"format": _FORMAT, "themes": dict(themes)}, ensure_ascii=False, indent=1
    )  # fmt: skip
    write_atomic(path, content.encode("utf-8"))
