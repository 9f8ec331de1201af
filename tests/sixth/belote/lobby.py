"""Lobby: how many points end a match, and what says what is trump."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.games.belote.rules import RULES, TARGETS, TRUMPS, USUAL

from game.core.choices import Preset, Rule
from game.core.defaults import LOBBY
from game.core.rules import OptionsError
from game.core.words import Words

POSTER: Final = LOBBY.POSTER
SEATS_AMONG: Final = LOBBY.SEATS_AMONG
AT_THE_TABLE: Final = ("target", "trump")
groups, marks, explain = LOBBY.groups, LOBBY.marks, LOBBY.explain


def rules(seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
    """Return both options."""
    say = words.say
    targets = [(target, say("house.points", n=target)) for target in TARGETS]
    trumps = [(trump, say(f"house.{trump}")) for trump in TRUMPS]
    return [
        Rule(name, say(f"house.{name}"), say(f"house.{name}-explained"), its, usual=usual)
        for name, its, usual in (
            ("target", targets, TARGETS.index(USUAL.target)),
            ("trump", trumps, TRUMPS.index(USUAL.trump)),
        )
    ]


def presets(seats: int) -> list[Preset]:
    """Return a short match, the usual one, and a long one in which nobody's card is seen."""
    long = {"target": TARGETS[-1], "trump": "lot"}
    return [Preset("short", {"target": TARGETS[0]}), Preset("usual", {}), Preset("long", long)]


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean: they are the same."""
    return {name: values[name] for name in AT_THE_TABLE if name in values}


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that mean these options; none where they cannot be played."""
    try:
        return RULES.options_json(RULES.options(seats, options))
    except OptionsError:
        return {}
