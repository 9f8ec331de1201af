"""What the lobby may set for Et Bim!, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.rules import OptionsError
from game.core.words import Words
from game.games.et_bim.model.options import read_options, splits

Field = tuple[str, str, list[tuple[Any, str]]]
"""A field's name, its label, and its (value, text) pairs, the default first."""

TILE: Final = "tile_mystery"
"""The picture of one tile in play, face down."""
POSTER: Final = (
    ("splat_l", 932, 384, 300, 300),
    ("card_d20", 934, 444, 130, 182),
    ("card_shield", 1088, 444, 130, 182),
    ("card_bim", 1001, 424, 150, 210),
    ("logo", 884, 112, 384, 240),
)
"""What fills the room beside a short list of seats: (picture, x, y, width, height)."""


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


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields' values that mean these options; none where they cannot be played."""
    try:
        read = read_options(seats, options)
    except OptionsError:
        return {}
    return {"split": (read.teams, read.mystery), "heal": read.heal_needs_damage}


def groups(values: Mapping[str, Any]) -> list[int]:
    """Return how many tiles of each gang are in play."""
    return list(values["split"][0])


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
