"""What the lobby may set for Witty Zibi, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.choices import Preset, Rule, on_or_off
from game.core.defaults import LOBBY
from game.core.rules import OptionsError
from game.core.words import Words
from game.games.witty_zibi.model.cards import BOX_PILE_SEATS, MOST, deal_of
from game.games.witty_zibi.model.options import (
    CHOICES,
    GOAL,
    PILES,
    ROUNDS,
    SEAT_COUNTS,
    VARIANTS,
    read_options,
)
from game.gangs.table_setup import LARGE, Watched, poster, sizes, split_text, tiles, two_turns

POSTER: Final = poster("d10", "heal", "bim")
SEATS_AMONG: Final = LOBBY.SEATS_AMONG
AT_THE_TABLE: Final = ("tokens",)
"""Rules that are set beside the number of seats; the others among the house's."""
_PICTURES: Final = {
    "expert": (True, "icon_forbid_d20"),
    "emissary": ("give", "icon_p_ident"),
    "deal": ("all", "icon_deck"),
    "two-turns": (True, "icon_heart_100"),
}
"""Which value of which rule is told by a picture."""

_WATCHED: Final[Watched] = {
    "easy": {8: (25, 51), 9: (36, 56)},
    "normal": {8: (32, 54), 9: (43, 67)},
    "hard": {8: (30, 53), 9: (33, 52)},
    "expert": {8: (27, 48), 9: (42, 61)},
}
Tokens = tuple[str, str, tuple[int, ...], int]
"""Variant, ``tokens4``, how many tokens each clan has, how many lie in the middle."""


def rules(seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
    """Return what can be set at a table of so many seats, with what is chosen so far."""
    lengths = _lengths(values.get("length"))
    offered: dict[str, list[tuple[Any, str]]] = {
        "tokens": [(one, split_text(one[2], one[3], words)) for one in _tokens(seats)],
        "expert": [*on_or_off(words)],
        "length": [(one, _length_text(*one, words)) for one in lengths],
        "emissary": [(one, words.say(f"lobby.emissary-{one}")) for one in CHOICES["emissary"]],
        "deal": _deals(seats, words),
        "nine": [(one, words.say(f"lobby.nine-{one}")) for one in CHOICES["nine"]],
        "paf-pile": [(one, words.say(f"lobby.paf-pile-{one}")) for one in PILES],
    }
    if seats not in BOX_PILE_SEATS:
        del offered["paf-pile"][1:]
    if seats < MOST or values.get("deal") == "all":
        del offered["nine"][1:]
    usual = {
        "expert": [False, True].index(CHOICES["expert"][0]),
        "length": lengths.index((ROUNDS[0], 0)),
    }
    found = [
        Rule(
            name, words.say(f"lobby.{name}"), words.say(f"lobby-explained.{name}"), options,
            enabled=name not in ("nine", "paf-pile") or len(options) > 1, usual=usual.get(name, 0),
        )
        for name, options in offered.items()
    ]  # fmt: skip
    return [*found, two_turns(seats, _WATCHED, words)]


def presets(seats: int) -> list[Preset]:
    """Return rules that go well together: for a first time, as usual, the most of them; more."""
    found = [
        Preset("first", {"expert": False, "rounds": 3}),
        Preset("classic", {}),
        Preset("upside", {"emissary": "give", "deal": "all"}),
        Preset("long", {"goal": GOAL}),
        Preset("calm", {"rounds": 3}, {"orders": True}),
    ]
    large = {"two_turns": True, "rounds": 3}
    slim = {"pace": "brisk", "orders": True}
    return [*found, Preset("large", large, slim)] if seats >= LARGE else found


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean, by their names in RULES.md."""
    variant, four, _, _ = values["tokens"]
    rounds, goal = values["length"]
    named = {name: values[name] for name in ("expert", "deal", "emissary", "nine")}
    named |= {"two_turns": True} if values["two-turns"] else {}
    named |= {"paf_pile": values["paf-pile"]} if values["paf-pile"] != PILES[0] else {}
    return {"variant": variant, "tokens4": four, "rounds": rounds, "goal": goal, **named}


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that mean these options; none where they cannot be played."""
    try:
        its = read_options(seats, options)
    except OptionsError:
        return {}
    read = its.to_json()
    rounds, goal = read.pop("rounds"), read.pop("goal")
    # by what lies there: ``tokens4`` means nothing but at four seats
    del read["variant"], read["tokens4"]
    read["two-turns"] = read.pop("two_turns", False)
    read["paf-pile"] = read.pop("paf_pile", PILES[0])
    wanted = its.variant, its.teams, its.mystery
    found = [one for one in _tokens(seats) if (one[0], *one[2:]) == wanted]
    return {**read, "tokens": found[0] if found else None, "length": (rounds, goal)}


def groups(values: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the tokens in play by clans: a picture, and how many."""
    return tiles(values["tokens"][2])


def marks(values: Mapping[str, Any]) -> list[str]:
    """Return pictures of what is switched on."""
    found = [picture for name, (value, picture) in _PICTURES.items() if values[name] == value]
    return [*found, "icon_star"] if values["length"][1] else found


def explain(values: Mapping[str, Any], words: Words) -> str:
    """Return a sentence on the tokens in play."""
    variant, four, teams, middle = values["tokens"]
    text = words.say("lobby.gangs", n=len(teams), sizes=sizes(teams))
    name = four if middle > 1 else variant
    return f"{text} {words.say(f'lobby.tokens-{name}', n=middle)}"


def _tokens(seats: int) -> list[Tokens]:
    """Return how the tokens may be laid out at so many seats, the usual way first."""
    usual, *others = CHOICES["tokens4"]
    ways = [(variant, usual) for variant in VARIANTS[seats]]
    if seats == SEAT_COUNTS[0]:
        ways += [(VARIANTS[seats][0], other) for other in others]
    read = [read_options(seats, {"variant": one, "tokens4": four}) for one, four in ways]
    return [(*way, its.teams, its.mystery) for way, its in zip(ways, read, strict=True)]


def _lengths(now: tuple[int, int] | None) -> list[tuple[int, int]]:
    """Return how long a match may be: so many rounds, or up to so many points; as now, too."""
    found = sorted({(n, 0) for n in ROUNDS} | ({now} if now and not now[1] else set()))
    return [*found, now if now and now[1] else (ROUNDS[0], GOAL)]


def _length_text(rounds: int, goal: int, words: Words) -> str:
    return words.say("lobby.goal", n=goal) if goal else words.say("lobby.rounds", n=rounds)


def _deals(seats: int, words: Words) -> list[tuple[Any, str]]:
    """Return how cards may be dealt, with how many everybody gets."""
    usual = CHOICES["nine"][0]
    return [
        (one, words.say(f"lobby.deal-{one}", n=deal_of(seats, usual, one).hand))
        for one in CHOICES["deal"]
    ]
