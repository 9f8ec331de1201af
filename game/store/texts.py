"""The strings files: ``strings/<language>/*.toml`` of the program and of each game."""

from __future__ import annotations

import locale
import os
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from game.core.words import Words

LANGUAGES = ("fr", "en")


def words(language: str, game: str | None = None) -> Words:
    """Return the program's texts in a language, before them those of a game and of its family.

    Raises:
        LookupError: no such language.
    """
    if language not in LANGUAGES:
        raise LookupError(language)
    spoken = Words(language, _table("game", language))
    if game is None:
        return spoken
    for package in _packages(game):
        spoken = spoken.plus(_table(package, language))
    return spoken


def _packages(game: str) -> list[str]:
    """Return where a game's texts lie, its own last; games stand above this room."""
    own = f"game.games.{game}"
    family = getattr(import_module(own), "FAMILY", None)
    return [own] if family is None else [family, own]


def system_language() -> str:
    """Return the system's language if we speak it; French when it is unknown."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    spoken = (locale.getlocale()[0] or "")[:2].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


@cache
def _table(package: str, language: str) -> Mapping[str, str]:
    table: dict[str, str] = {}
    folder = files(package) / "strings" / language
    for file in sorted(folder.iterdir(), key=_name):
        if file.name.endswith(".toml"):
            table.update(_flat(tomllib.loads(file.read_text("utf-8"))))
    return table


def _name(file: Traversable) -> str:
    return file.name


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", str(value)
