"""The bank: themes that everybody can say, with the forms in which they are spoken (4.8)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from game.games.le_boulet.model.letters import plain

_FILE: Final = files("game.games.le_boulet") / "words" / "bank.toml"
LANGUAGES: Final = ("fr", "en")


def _read() -> Mapping[str, Mapping[str, list[str]]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


BANK: Final = _read()
"""By key and language, the forms in which a theme is spoken, the usual one first."""
KEYS: Final = tuple(BANK)


@cache
def _keys_by_form() -> dict[str, str]:
    return {
        plain(form): key
        for key, forms in BANK.items()
        for language in LANGUAGES
        for form in forms[language]
    }


def key_of_form(text: str) -> str | None:
    """Return which theme of the bank is spoken so, without case and accents; None if none is."""
    return _keys_by_form().get(text)
