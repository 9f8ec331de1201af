"""What the lobby may set for Et Bim!, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.choices import Preset, Rule, on_or_off
from game.core.defaults import LOBBY
from game.core.rules import OptionsError
from game.core.words import Words
from game.games.et_bim.model.options import (
    CHARLOTTE_TWO_GANGS,
    MODULES,
    ROUNDS,
    read_options,
    splits,
)
from game.gangs.table_setup import LARGE, Watched, poster, sizes, split_text, tiles, two_turns

POSTER: Final = poster("d10", "shield", "bim")
SEATS_AMONG: Final = LOBBY.SEATS_AMONG
AT_THE_TABLE: Final = ("split",)
"""Rules that are set beside the number of seats; the others among the house's."""
_PICTURES: Final = {
    "oups": "icon_oups",
    "non": "icon_p_non",
    "charlotte": "icon_badge_X",
    "missions": "icon_mission",
    "heal": "icon_p_heal",
    "two-turns": "icon_heart_100",
}
_WATCHED: Final[Watched] = {
    "easy": {8: (38, 67), 12: (71, 97)},
    "normal": {8: (36, 61), 12: (76, 100)},
    "hard": {8: (35, 58), 12: (69, 88)},
    "expert": {8: (42, 69), 12: (94, 115)},
}


def rules(seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
    """Return what can be set at a table of so many seats, with what is chosen so far."""
    say = words.say
    charlotte = bool(values.get("charlotte"))
    choices = [
        ((teams, mystery), _split_text(teams, words, mystery=mystery, charlotte=charlotte))
        for teams, mystery in splits(seats, charlotte=charlotte)
    ]
    found = [Rule("split", say("lobby.split"), say("lobby-explained.split"), choices)]
    switch = on_or_off(words)
    for name in (*MODULES, "heal"):
        found.append(Rule(name, say(f"lobby.{name}"), say(f"lobby-explained.{name}"), switch))
        if name == "missions":
            rounds = [(n, say("lobby.rounds", n=n)) for n in ROUNDS]
            label, says = say("lobby.how-many-rounds"), say("lobby-explained.rounds")
            found.append(Rule("rounds", label, says, rounds, bool(values.get("missions"))))
    return [*found, two_turns(seats, _WATCHED, words)]


def presets(seats: int) -> list[Preset]:
    """Return rules that go well together: for a first time, as usual, the most of them; more."""
    two_gangs = seats <= CHARLOTTE_TWO_GANGS
    everything = [name for name in MODULES if name != "charlotte" or two_gangs]
    found = [
        Preset("first", {"heal_needs_damage": True}),
        Preset("classic", {}),
        Preset("all-in", {"modules": everything, "heal_needs_damage": True}),
        Preset("long", {"modules": ["non", "missions"], "rounds": max(ROUNDS)}),
        Preset("calm", {"modules": ["oups"]}, {"orders": True}),
    ]
    large = Preset("large", {"two_turns": True}, {"pace": "brisk", "orders": True})
    return [*found, large] if seats >= LARGE else found


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean, by their names in RULES.md."""
    teams, mystery = values["split"]
    modules = [name for name in MODULES if values[name]]
    return {
        "teams": list(teams),
        "mystery": mystery,
        "heal_needs_damage": values["heal"],
        **({"two_turns": True} if values["two-turns"] else {}),
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
    chosen["two-turns"] = read.two_turns
    if read.missions:
        chosen["rounds"] = read.rounds
    return chosen


def groups(values: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the tiles in play by gangs: a picture, and how many; Charlotte's by itself."""
    gangs = tiles(values["split"][0])
    return [*gangs, ("tile_charlotte", 1)] if values["charlotte"] else gangs


def marks(values: Mapping[str, Any]) -> list[str]:
    """Return pictures of what is switched on."""
    return [picture for name, picture in _PICTURES.items() if values[name]]


def explain(values: Mapping[str, Any], words: Words) -> str:
    """Return a sentence on the tiles in play."""
    teams, mystery = values["split"]
    text = words.say("lobby.gangs", n=len(teams), sizes=sizes(teams))
    text += " " + words.say("lobby.drawn")
    if mystery:
        key = "lobby.with-charlotte" if values["charlotte"] else "lobby.mystery"
        text += " " + words.say(key)
    return text


def _split_text(teams: tuple[int, ...], words: Words, *, mystery: bool, charlotte: bool) -> str:
    if charlotte:
        # without spaces: with three gangs there is room for no more beside the arrows
        return words.say("lobby.split-charlotte", sizes="+".join(map(str, teams)))
    return split_text(teams, mystery, words)
