"""Naming: what pictures and themes are called in a language, for cards, log and voice."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from game.core.words import Words
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import BOULET, PICTURES, UNKNOWN
from game.games.le_boulet.model.themes import MARK, is_key

_FOLDER: Final = files("game.games.le_boulet") / "words"
_ARTICLE: Final = re.compile(r"^(?:l’|(?:les?|la|une?|des|du|the|an?) )", re.IGNORECASE)
BACK: Final = "card_back"
BOULET_CARD: Final = "card_boulet"
PICTURE: Final = "picture_"


@cache
def _pictures(language: str) -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads((_FOLDER / f"pictures.{language}.toml").read_text(encoding="utf-8"))


def card_name(face: int, words: Words) -> str:
    """Return what a card is called in a sentence: « le lion »; a Boulet too."""
    if face == BOULET:
        return words.say("deck.boulet")
    return str(_pictures(words.language)[PICTURES[face]]["name"])


def card_label(face: int, words: Words) -> str:
    """Return what is written on a card: its name without an article, with a capital."""
    if face == BOULET:
        return words.say("deck.label")
    name = _ARTICLE.sub("", card_name(face, words))
    return name[:1].upper() + name[1:]


def drawing_of(face: int, words: Words) -> str:
    """Return the sentence that says what is drawn on a card."""
    if face == BOULET:
        return words.say("deck.drawing")
    return str(_pictures(words.language)[PICTURES[face]]["drawing"])


def facts_of(face: int, words: Words) -> tuple[str, ...]:
    """Return what can be said of a picture, as themes; of a Boulet there is nothing."""
    if face == BOULET:
        return ()
    return tuple(_pictures(words.language)[PICTURES[face]]["facts"])


def picture_of(face: int) -> str:
    """Return the drawing of a card; of one that is not seen, its back."""
    if face == UNKNOWN:
        return BACK
    return BOULET_CARD if face == BOULET else PICTURE + PICTURES[face]


def theme_said(theme: str, words: Words) -> str:
    """Return a theme as it is spoken; one of the bank in the language of the words."""
    if not is_key(theme):
        return theme
    theirs = BANK[theme.removeprefix(MARK)]
    return (theirs["fr"] if words.language == "fr" else theirs["en"])[0]


def theme_meant(text: str, words: Words) -> str:
    """Return a text as the rules take it: the bank's key where it is what the bank says there."""
    for key in BANK:
        if theme_said(MARK + key, words) == text:
            return MARK + key
    return text
