"""Talking: every phrase in two taps, on the twelve places: what is said, and of what."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.wombat.model.phrases import ROLE
from game.games.wombat.model.places import NAMES, SIZES, SPINDLES
from game.games.wombat.model.roles import ROLES
from game.games.wombat.model.state import State
from game.games.wombat.naming import name_said

READING: Final = (3, 4, 5, 0, 1, 2, 6, 7, 8, 9, 10, 11)
"""The places as one reads: from left to right, the upper row first."""
CATEGORIES: Final = (
    "have", "need", "role", "done", "robbed", "accuse", "count:A", "count:B", "count:C",
    "guard", "help",
)  # fmt: skip
"""What may be said, by where it lies; the last place leads back."""
_OF_PLACES: Final = ("done", "robbed", "guard", "help")
"""What is said of a spindle: its own place names it."""


def category_at(place: int) -> str:
    """Return what a place means as the first tap, nothing for the one that leads back."""
    order = READING.index(place)
    return CATEGORIES[order] if order < len(CATEGORIES) else ""


def phrase_at(category: str, place: int, view: State, viewer: int) -> str:
    """Return the phrase that a place means as the second tap, nothing where it means none."""
    order = READING.index(place)
    if category in _OF_PLACES:
        return f"{category}:{NAMES[place]}" if place < SPINDLES else ""
    match category:
        case "have" | "need":
            return f"{category}:{order + 1}" if order < SIZES else ""
        case "accuse":
            return f"accuse:{order}" if order < view.seats and order != viewer else ""
        case "role":
            shown = order < len(ROLES) and view.alive[viewer]
            return f"{ROLE}{ROLES[order]}" if shown else ""
        case "":
            return ""
        case _:
            return f"{category}:{order}"


def offered(view: State, viewer: int, touched: tuple[str, ...]) -> dict[int, str]:
    """Return by place what may be tapped next: categories, then phrases; '' leads back."""
    if len(touched) == 1:
        found = {place: category_at(place) for place in READING}
        if not view.alive[viewer]:
            found = {place: one for place, one in found.items() if one != "role"}
        return found
    category = category_at(int(touched[1].removeprefix("place:")))
    phrases = {place: phrase_at(category, place, view, viewer) for place in READING}
    return {place: one for place, one in phrases.items() if one}


def label(said: str, names: tuple[str, ...], words: Words) -> str:
    """Return what is written on a place: a category, or what a phrase is of."""
    kind, *rest = said.split(":")
    if not kind:
        return words.say("talk.back")
    if kind == "count" and len(rest) == 1:
        return words.say("talk.count", place=name_said(rest[0]))
    if not rest:
        return words.say(f"talk.{kind}")
    if kind == "accuse":
        return names[int(rest[0])]
    return words.say(f"role.{rest[0]}") if kind == "role" else name_said(rest[-1])
