"""The strings files: ``strings/<language>/*.toml`` of the program and of each game."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from game.core.user_error import ShippedError, shipped
from game.core.words import Words
from game.store.files import SMALL_MOST, FileError, read_bytes
from game.store.places import FROM_SOURCE, called
from game.store.settings import FILE as SETTINGS

LANGUAGES = ("fr", "en")
UNSAID: Final = {
    "fr": "{path} : ce fichier du programme manque ou est abîmé. Dépliez de nouveau l’archive du "
    "programme, ou réinstallez-le. Vos parties et vos réglages restent.",
    "en": "{path}: this file of the program is missing or damaged. Unpack the program’s archive "
    "again, or reinstall it. Your matches and settings stay.",
}
"""The only sentence outside ``strings/``: it is said where those cannot be read."""


def words(language: str, *packages: str) -> Words:
    """Return the program's texts in a language, before them those of packages, the last one first.

    Raises:
        LookupError: no such language.
        ShippedError: a file of its texts is missing or damaged.
    """
    if language not in LANGUAGES:
        raise LookupError(language)
    spoken = Words(language, table_of("game", language))
    for package in packages:
        spoken = spoken.plus(table_of(package, language))
    return spoken


def chosen_language(data: Path) -> str | None:
    """Return the language that the settings of a folder ask for; None where they do not say."""
    try:
        spoken = json.loads(read_bytes(data / SETTINGS, SMALL_MOST))["language"]
    except (FileError, ValueError, LookupError, TypeError, RecursionError):
        return None  # whoever reads the settings themselves says what is wrong with them
    return spoken if spoken in LANGUAGES else None


@cache
def table_of(package: str, language: str) -> Mapping[str, str]:
    """Return the texts of a package in a language, by key; they are read once."""
    table: dict[str, str] = {}
    folder = files(package) / "strings"
    for name in _names(folder):
        file = folder / language / name
        with shipped(file):
            text = file.read_text("utf-8").replace(FROM_SOURCE, called())
            table.update(_flat(tomllib.loads(text)))
    return table


def _names(folder: Traversable) -> list[str]:
    """Return the names of all files of texts: each language has the same ones."""
    found: set[str] = set()
    for language in LANGUAGES:
        with shipped(folder / language):
            found.update(one.name for one in (folder / language).iterdir())
    if not found:
        raise ShippedError(folder)
    return sorted(name for name in found if name.endswith(".toml"))


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", str(value)
