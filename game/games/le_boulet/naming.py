"""Naming: what pictures and themes are called in a language, for cards, log and voice."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from game.core.decks import PHOTO, Picture
from game.core.words import Words
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import BOULET, OWN, PICTURES, UNKNOWN
from game.games.le_boulet.model.options import Options, drawn_as
from game.games.le_boulet.model.sayings import form_of, keys_said
from game.games.le_boulet.model.themes import MARK, as_typed, is_joke, is_key, tidy, typed

_FOLDER: Final = files("game.games.le_boulet") / "words"
_ARTICLE: Final = re.compile(r"^(?:l’|(?:les?|la|une?|des|du|the|an?) )", re.IGNORECASE)
BACK: Final = "card_back"
BOULET_CARD: Final = "card_boulet"
PICTURE: Final = "picture_"


@cache
def _pictures(language: str) -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads((_FOLDER / f"pictures.{language}.toml").read_text(encoding="utf-8"))


def own_picture(face: int, options: Options) -> Picture | None:
    """Return what one's own picture is called, None for a card of the house."""
    return None if options.album is None or face < OWN else options.album.pictures[face - OWN]


def card_name(face: int, words: Words, options: Options) -> str:
    """Return what a card is called in a sentence: « le lion »; a Boulet too."""
    if face == BOULET:
        return words.say("deck.boulet")
    own = own_picture(face, options)
    return own.name if own else str(_pictures(words.language)[PICTURES[face]]["name"])


def card_label(face: int, words: Words, options: Options) -> str:
    """Return what is written on a card: its name without an article, with a capital."""
    return labelled(picture_of(face, options), words)


def labelled(picture: str, words: Words) -> str:
    """Return what is written on the card that a drawing shows."""
    if picture == BOULET_CARD:
        return words.say("deck.label")
    if picture.startswith(PHOTO):
        return picture.split(":", 3)[3]
    key = picture.removeprefix(PICTURE)
    name = _ARTICLE.sub("", str(_pictures(words.language)[key]["name"]))
    return name[:1].upper() + name[1:]


def spoken(picture: str, words: Words) -> str:
    """Return what the card that a drawing shows is called in a sentence."""
    if picture.startswith(PHOTO):
        return labelled(picture, words)
    return str(_pictures(words.language)[picture.removeprefix(PICTURE)]["name"])


def drawing_of(face: int, words: Words, options: Options) -> str:
    """Return the sentence that says what is drawn on a card; of one's own picture, its tags."""
    if face == BOULET:
        return words.say("deck.drawing")
    own = own_picture(face, options)
    if own:
        return words.say("deck.tags", tags=", ".join(own.tags)) if own.tags else ""
    return str(_pictures(words.language)[PICTURES[face]]["drawing"])


def facts_of(face: int, words: Words, options: Options) -> tuple[str, ...]:
    """Return what can be said of a picture, as themes; of a Boulet there is nothing."""
    if face == BOULET:
        return ()
    if own := own_picture(face, options):
        return own.tags
    return tuple(_pictures(words.language)[PICTURES[face]]["facts"])


def picture_of(face: int, options: Options) -> str:
    """Return the drawing of a card; of one that is not seen, its back."""
    if face == UNKNOWN:
        return BACK
    if own_picture(face, options):
        return drawn_as(face, options)
    return BOULET_CARD if face == BOULET else PICTURE + PICTURES[face]


def theme_said(theme: str, words: Words) -> str:
    """Return a theme as it is spoken; one given by its key in the language of the words."""
    if is_joke(theme):
        return words.say(f"pleas.{theme.removeprefix(MARK)}")
    if not is_key(theme):
        return as_typed(theme)
    return form_of(theme.removeprefix(MARK), words.language)


def plea_said(plea: str, card: str, words: Words) -> str:
    """Return what was said in a defence of a card that is called so; of a pair, '', what it says.

    A phrase of the bank alone would say nothing of what it is true of.
    """
    said = theme_said(plea, words)
    if card and is_key(plea) and not is_joke(plea):
        return words.say("pleas.phrase", card=card, text=said)
    return said


def theme_meant(text: str, words: Words) -> str:
    """Return what a person wrote as the rules take it: a key only where bots say the same."""
    said = tidy(text)
    if saying := keys_said(words.language).get(said):
        return MARK + saying
    for key in BANK:
        if theme_said(MARK + key, words) == said:
            return MARK + key
    return typed(text)
