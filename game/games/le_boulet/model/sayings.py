"""Sayings: judged themes that bots may say beside the bank's, in one form a language (B40)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from game.games.le_boulet.model.bank import BANK, LANGUAGES
from game.games.le_boulet.model.letters import plain_all

_FILE: Final = files("game.games.le_boulet") / "words" / "sayings.tsv"


class Saying(NamedTuple):
    """One of them: how it is said, and the names of pictures, parted by spaces."""

    fr: str
    en: str
    yes: str
    """What it is true of by both its raters."""
    arguable: str
    """Of what one may argue."""


def _read() -> Mapping[str, Saying]:
    # a test holds the file against this form
    lines = _FILE.read_text(encoding="utf-8").splitlines()
    parted = (line.split("\t") for line in lines if not line.startswith("#"))
    return {key: Saying(*said) for key, *said in parted}


SAYINGS: Final = _read()
"""The sayings by key."""
_AT: Final = {language: at for at, language in enumerate(LANGUAGES)}


def form_of(key: str, language: str) -> str:
    """Return how a theme of the bank, or a saying, is usually spoken."""
    if key in SAYINGS:
        return SAYINGS[key][_AT[language]]
    its = BANK[key]
    return (its["fr"] if language == "fr" else its["en"])[0]


@cache
def keys_said(language: str) -> Mapping[str, str]:
    """Return the keys of all sayings by how they are said, letter by letter."""
    return {its[_AT[language]]: key for key, its in SAYINGS.items()}


@cache
def _keys_by_form() -> dict[str, str]:
    forms = (form for its in SAYINGS.values() for form in its[: len(LANGUAGES)])
    keys = (key for key in SAYINGS for _ in LANGUAGES)
    return dict(zip(plain_all(forms), keys, strict=True))


def key_of_saying(text: str) -> str | None:
    """Return which saying is spoken so, without case and accents; None if none is."""
    return _keys_by_form().get(text)
