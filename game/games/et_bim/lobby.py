"""What the lobby may set for Et Bim!, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.words import Words
from game.games.et_bim.model.options import splits

Field = tuple[str, str, list[tuple[Any, str]]]
"""A field's name, its label, and its (value, text) pairs, the default first."""


def fields(seats: int, words: Words) -> list[Field]:
    """Return the fields of a table of so many seats."""
    choices = [
        ((teams, mystery), _split_text(teams, words, mystery=mystery))
        for teams, mystery in splits(seats)
    ]
    switch = [(False, words.say("lobby.no")), (True, words.say("lobby.yes"))]
    return [
        ("split", words.say("lobby.split"), choices),
        ("heal", words.say("lobby.heal"), switch),
    ]


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that fields' values mean, by their names in RULES.md."""
    teams, mystery = values["split"]
    return {
        "teams": list(teams),
        "mystery": mystery,
        "heal_needs_damage": values["heal"],
    }


def explain(values: Mapping[str, Any], words: Words) -> str:
    """Return a sentence on the tiles in play."""
    teams, mystery = values["split"]
    text = words.say("lobby.gangs", n=len(teams), sizes=_sizes(teams))
    text += " " + words.say("lobby.drawn")
    if mystery:
        text += " " + words.say("lobby.mystery")
    if values["heal"]:
        text += " " + words.say("lobby.heal-explained")
    return text


def _sizes(teams: tuple[int, ...]) -> str:
    return " + ".join(map(str, teams))


def _split_text(teams: tuple[int, ...], words: Words, *, mystery: bool) -> str:
    key = "lobby.split-mystery" if mystery else "lobby.split-open"
    return words.say(key, sizes=_sizes(teams))
