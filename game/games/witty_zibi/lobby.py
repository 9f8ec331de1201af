"""What the lobby may set for Witty Zibi, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.choices import Preset, Rule, on_or_off
from game.core.rules import OptionsError
from game.core.words import Words
from game.games.witty_zibi.model.cards import MOST, deal_of
from game.games.witty_zibi.model.options import (
    CHOICES,
    GOAL,
    ROUNDS,
    VARIANTS,
    read_options,
)
from game.gangs.laying import poster, sizes, split_text, tiles

POSTER: Final = poster("d10", "heal", "bim")
AT_THE_TABLE: Final = ("variant",)
"""Rules that are set beside the number of seats; the others among the house's."""
_PICTURES: Final = {
    "expert": (True, "icon_forbid_d20"),
    "length": ((ROUNDS[0], GOAL), "icon_star"),
    "emissary": ("give", "icon_p_ident"),
    "deal": ("all", "icon_deck"),
}
"""Which value of which rule is told by a picture."""


def rules(seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
    """Return what can be set at a table of so many seats, with what is chosen so far."""
    variants = [_variant(seats, name) for name in VARIANTS[seats]]
    lengths = [((n, 0), words.say("lobby.rounds", n=n)) for n in ROUNDS]
    offered: dict[str, list[tuple[Any, str]]] = {
        "variant": [(one, split_text(one[1], one[2], words)) for one in variants],
        "expert": [*on_or_off(words)],
        "length": [*lengths, ((ROUNDS[0], GOAL), words.say("lobby.goal", n=GOAL))],
        "emissary": [(one, words.say(f"lobby.emissary-{one}")) for one in CHOICES["emissary"]],
        "deal": _deals(seats, words),
        "nine": [(one, words.say(f"lobby.nine-{one}")) for one in CHOICES["nine"]],
    }
    if seats < MOST or values.get("deal") == "all":
        del offered["nine"][1:]
    return [
        Rule(
            name, words.say(f"lobby.{name}"), words.say(f"lobby-explained.{name}"), options,
            enabled=name != "nine" or len(options) > 1,
        )
        for name, options in offered.items()
    ]  # fmt: skip


def presets(seats: int) -> list[Preset]:
    """Return rules that go well together, for so many seats, the usual ones second."""
    return [
        Preset("first", {"rounds": 3}, {"pace": "calm"}),
        Preset("classic", {}),
        Preset("expert", {"expert": True}),
        Preset("long", {"expert": True, "goal": GOAL}),
        Preset("calm", {"rounds": 3}, {"pace": "confirm", "orders": True}),
    ]


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean, by their names in RULES.md."""
    rounds, goal = values["length"]
    named = {name: values[name] for name in ("expert", "emissary", "nine", "deal")}
    return {"variant": values["variant"][0], "rounds": rounds, "goal": goal, **named}


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that mean these options; none where they cannot be played."""
    try:
        read = read_options(seats, options).to_json()
    except OptionsError:
        return {}
    goal = read.pop("goal")
    rounds = read.pop("rounds")
    variant = _variant(seats, read.pop("variant"))
    return {**read, "variant": variant, "length": (ROUNDS[0] if goal else rounds, goal)}


def groups(values: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the tokens in play by clans: a picture, and how many."""
    return tiles(values["variant"][1])


def marks(values: Mapping[str, Any]) -> list[str]:
    """Return pictures of what is switched on."""
    return [picture for name, (value, picture) in _PICTURES.items() if values[name] == value]


def explain(values: Mapping[str, Any], words: Words) -> str:
    """Return a sentence on the tokens in play."""
    name, teams, middle = values["variant"]
    text = words.say("lobby.gangs", n=len(teams), sizes=sizes(teams))
    return f"{text} {words.say(f'lobby.variant-{name}', n=middle)}"


def _variant(seats: int, name: str) -> tuple[str, tuple[int, ...], int]:
    """Return a variant's name, how many tokens each clan has, how many lie in the middle."""
    read = read_options(seats, {"variant": name})
    return name, read.teams, read.mystery


def _deals(seats: int, words: Words) -> list[tuple[Any, str]]:
    """Return how cards may be dealt, with how many everybody gets."""
    usual = CHOICES["nine"][0]
    return [
        (one, words.say(f"lobby.deal-{one}", n=deal_of(seats, usual, one).hand))
        for one in CHOICES["deal"]
    ]
