"""The bank: themes that everybody can say, how they are spoken, and what they are true of."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

from game.games.le_boulet.model.letters import plain

_FILE: Final = files("game.games.le_boulet") / "words" / "bank.toml"
LANGUAGES: Final = ("fr", "en")


class Theme(TypedDict):
    """One theme of the bank; forms are spoken, the usual one first, and pictures are named."""

    fr: list[str]
    en: list[str]
    yes: list[str]
    """The pictures that it is true of."""
    arguable: list[str]
    """The pictures of which one may argue."""


def _read() -> Mapping[str, Theme]:
    # a test holds the file against this form
    read: Mapping[str, Theme] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return read


BANK: Final = _read()
"""The themes by key."""
KEYS: Final = tuple(BANK)


@cache
def _keys_by_form() -> dict[str, str]:
    return {
        plain(form): key for key, forms in BANK.items() for form in (*forms["fr"], *forms["en"])
    }


def key_of_form(text: str) -> str | None:
    """Return which theme of the bank is spoken so, without case and accents; None if none is."""
    return _keys_by_form().get(text)
