"""What the lobby may set for Et Bim!, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.rules import OptionsError
from game.core.words import Words
from game.games.et_bim.model.options import (
    CHARLOTTE_SEATS,
    MODULES,
    ROUNDS,
    read_options,
    splits,
)

Field = tuple[str, str, list[tuple[Any, str]]]
"""A field's name, its label, and its (value, text) pairs, the default first."""
Switch = tuple[str, list[tuple[Any, str]], bool]
"""A switch's name, its (value, text) pairs, "off" first, and whether it can be used."""

POSTER: Final = (
    ("splat_l", 932, 384, 300, 300),
    ("mini_d10", 934, 444, 130, 182),
    ("mini_shield", 1088, 444, 130, 182),
    ("mini_bim", 1001, 424, 150, 210),
    ("logo", 884, 112, 384, 240),
)
"""What fills the room beside a short list of seats: (picture, x, y, width, height).

The small drawings: the large ones leave a strip for a name that nobody writes here."""


def fields(seats: int, values: Mapping[str, Any], words: Words) -> list[Field]:
    """Return the fields of a table of so many seats, with what is chosen so far."""
    charlotte = bool(values.get("charlotte")) and seats <= CHARLOTTE_SEATS
    choices = [
        ((teams, mystery), _split_text(teams, words, mystery=mystery, charlotte=charlotte))
        for teams, mystery in splits(seats, charlotte=charlotte)
    ]
    return [("split", words.say("lobby.split"), choices)]


def switches(seats: int, values: Mapping[str, Any], words: Words) -> list[Switch]:
    """Return the switches of a table of so many seats, with what is chosen so far."""
    found: list[Switch] = []
    for name in MODULES:
        label = words.say(f"lobby.{name}")
        fits = name != "charlotte" or seats <= CHARLOTTE_SEATS
        found.append((name, [(False, label), *([(True, label)] if fits else [])], fits))
    rounds = [(n, words.say("lobby.rounds", n=n)) for n in ROUNDS]
    found.append(("rounds", rounds, bool(values.get("missions"))))
    heal = words.say("lobby.heal")
    found.append(("heal", [(False, heal), (True, heal)], True))
    return found


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean, by their names in RULES.md."""
    teams, mystery = values["split"]
    modules = [name for name in MODULES if values[name]]
    return {
        "teams": list(teams),
        "mystery": mystery,
        "heal_needs_damage": values["heal"],
        "modules": modules,
        "rounds": values["rounds"] if values["missions"] else 1,
    }


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that mean these options; none where they cannot be played."""
    try:
        read = read_options(seats, options)
    except OptionsError:
        return {}
    chosen: dict[str, Any] = {name: name in read.modules for name in MODULES}
    chosen["split"] = (read.teams, read.mystery)
    chosen["heal"] = read.heal_needs_damage
    if read.missions:
        chosen["rounds"] = read.rounds
    return chosen


def groups(values: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the tiles in play by gangs: a picture, and how many; Charlotte's by itself."""
    gangs = [("tile_mystery", size) for size in values["split"][0]]
    return [*gangs, ("tile_charlotte", 1)] if values["charlotte"] else gangs


def explain(values: Mapping[str, Any], name: str | None, words: Words) -> str:
    """Return a sentence on one field or switch; on the tiles in play for any other name."""
    if name in (*MODULES, "heal", "rounds"):
        return words.say(f"lobby-explained.{name}")
    teams, mystery = values["split"]
    text = words.say("lobby.gangs", n=len(teams), sizes=_sizes(teams))
    text += " " + words.say("lobby.drawn")
    if mystery:
        key = "lobby.with-charlotte" if values["charlotte"] else "lobby.mystery"
        text += " " + words.say(key)
    return text


def _sizes(teams: tuple[int, ...]) -> str:
    return " + ".join(map(str, teams))


def _split_text(teams: tuple[int, ...], words: Words, *, mystery: bool, charlotte: bool) -> str:
    key = "charlotte" if charlotte else "mystery" if mystery else "open"
    return words.say(f"lobby.split-{key}", sizes=_sizes(teams))
