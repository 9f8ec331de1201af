"""Dictionaries: what people of this house taught their bots, a file for each game.

Plain lines that may be read, edited and handed on; whoever lays another file there teaches by it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict

from game.store.exchange import EXPORTS
from game.store.files import FileError, read_bytes, stands, write_atomic
from game.store.sharing import alone

FOLDER: Final = "dictionaries"
MOST: Final = 256 * 1024
"""Bytes. A theme takes a hundred at most, and 2,000 are kept."""
THEMES_MOST: Final = 2000
"""So many themes a dictionary holds after another one was taken in."""
_FORMAT: Final = 1

Themes = Mapping[str, str]
"""By theme, what was said of its pictures."""


class _Kept(BaseModel):
    """By theme, what was said of its pictures; and of which game, as files say by now."""

    model_config = ConfigDict(strict=True)

    format: int = _FORMAT
    game: str = ""
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
        return _themes(path, game, sound)
    except ValueError as error:
        raise FileError("dictionary.damaged", path) from error


def given(path: Path, game: str, sound: Callable[[str, str], bool]) -> dict[str, str]:
    """Return what a dictionary holds that somebody gives, wherever it lies.

    Raises:
        FileError: it is missing, too big, damaged, no dictionary of this game, or an entry is not
            ``sound``.
    """
    try:
        return _themes(path, game, sound)
    except ValueError as error:
        raise FileError("dictionary.not-taken", path) from error


def _themes(path: Path, game: str, sound: Callable[[str, str], bool]) -> dict[str, str]:
    """Return the themes of a file.

    Raises:
        FileError: it cannot be read.
        ValueError: it is no dictionary of the game; pydantic's errors are such, too.
    """
    content = read_bytes(path, MOST)
    try:
        kept = _Kept.model_validate(json.loads(content.decode("utf-8")))
    except RecursionError as error:
        raise ValueError from error
    if kept.format != _FORMAT or kept.game not in ("", game):
        raise ValueError
    if not all(sound(*entry) for entry in kept.themes.items()):
        raise ValueError
    return kept.themes


def joined(
    kept: Mapping[str, str], more: Mapping[str, str], same: Callable[[str], str], path: Path
) -> dict[str, str]:
    """Return what was taught with the themes of another dictionary behind it, from its ``path``.

    ``same`` says under what a theme is the same however it is spelled; what is known here stays as
    it is, whatever the other one says of it.

    Raises:
        FileError: together they are too many.
    """
    both, known = dict(kept), set(map(same, kept))
    for theme, its in more.items():
        if same(theme) not in known:
            known.add(same(theme))
            both[theme] = its
    if len(both) > max(THEMES_MOST, len(kept)):
        raise FileError("dictionary.full", path)
    return both


def keep(data: Path, game: str, themes: Mapping[str, str]) -> None:
    """Write the dictionary of a game; without a theme there is none.

    Raises:
        FileError: there are too many themes, the folder cannot be written, or the disk is full;
            the old one stands.
    """
    _write(place(data, game), game, themes)


def change(
    data: Path, game: str, sound: Callable[[str, str], bool], how: Callable[[Themes], Themes]
) -> dict[str, str]:
    """Change the dictionary of a game as it is now, and return it: another window may teach, too.

    Raises:
        FileError: as for `read` and `keep`; the old one stands.
    """
    with alone(data / FOLDER):
        changed = dict(how(read(data, game, sound)))
        keep(data, game, changed)
    return changed


def export(data: Path, game: str, themes: Mapping[str, str]) -> Path:
    """Write a dictionary where exports lie and return the file.

    Raises:
        FileError: as for `keep`.
    """
    path = data / EXPORTS / f"dictionary-{game}.json"
    _write(path, game, themes)
    return path


def _write(path: Path, game: str, themes: Mapping[str, str]) -> None:
    content = json.dumps(
        {"format": _FORMAT, "game": game, "themes": dict(themes)}, ensure_ascii=False, indent=1
    ).encode("utf-8")
    if len(content) > MOST:  # nobody could read it again
        raise FileError("dictionary.full", path)
    write_atomic(path, content)
