"""What the lobby may set for Branle-bas de Wombat, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.choices import Poster, Preset, Rule
from game.core.rules import OptionsError
from game.core.words import Words
from game.games.wombat.model.options import (
    ADVANCED_FROM,
    AFTER_COUNT,
    DEBATES,
    FITTING,
    OWN,
    PER_POINT,
    POINTS,
    SECONDS,
    SHADOWS,
    read_options,
)
from game.games.wombat.tower import tower

CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "seconds": SECONDS,
    "advanced": (False, True),
    "beginner": (False, True),
    "until_won": (False, True),
    "points": POINTS,
    "debate": DEBATES,
    "confused_step": (PER_POINT, AFTER_COUNT),
    "touch": (FITTING, OWN, SHADOWS),
    "named": (False, True),
    "practice": (False, True),
}
"""What may be chosen, the usual value first; codes count by this order."""
LATE: Final = ("named", "until_won")
"""What is younger than codes and files, which say nothing of it where it is off."""
POSTER: Final[Poster] = (
    ("wombat_4", 880, 396, 180, 180),
    ("wombat_1", 1070, 396, 180, 180),
    ("logo", 884, 120, 384, 240),
)
SEATS_AMONG: Final[Mapping[int, int]] = {2: 4, 3: 4, 4: 4, 5: 5}
"""Around one screen an eye follows four paws, not six; of three one out leaves too few to build."""
AT_THE_TABLE: Final = ("seconds", "advanced")
_FEW: Final = 3
"""At so many seats two paws build: the bases are the preset's (W52)."""
_AMPLE: Final = 120
"""Hands that may not do everything need so many seconds to be even (decision 0046)."""
_PICTURES: Final[Mapping[str, tuple[Any, str]]] = {
    "advanced": (True, "icon_hidden"), "beginner": (True, "icon_brick"),
    "touch": (SHADOWS, "paw_grey"), "practice": (True, "icon_paw"), "debate": (0, "icon_bubble"),
}  # fmt: skip
"""Which value of which rule is told by a picture."""


def rules(seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
    """Return what can be set; roles are advanced from four seats on."""
    confused = bool(values.get("advanced")) and seats > ADVANCED_FROM
    enabled = {
        "advanced": seats >= ADVANCED_FROM,
        "confused_step": confused,
        "until_won": bool(values.get("beginner")),
        "named": values.get("touch") == SHADOWS,
    }
    return [
        Rule(
            name,
            words.say(f"lobby.{name}"),
            words.say(_explained(name, seats)),
            [(one, _named(name, one, words)) for one in _offered(name, seats, values)],
            enabled=enabled.get(name, True),
        )
        for name in CHOICES
    ]


def _explained(name: str, seats: int) -> str:
    """Return the text of a rule; at three seats it says why the bases are laid."""
    few = name == "beginner" and seats == _FEW
    return "lobby-explained.beginner-few" if few else f"lobby-explained.{name}"


def _offered(name: str, seats: int, values: Mapping[str, Any]) -> tuple[Any, ...]:
    if name == "advanced" and seats < ADVANCED_FROM:
        return (False,)
    if name == "until_won" and not values.get("beginner"):
        return (False,)
    if name == "named" and values.get("touch") != SHADOWS:
        return (False,)
    return CHOICES[name]


def _named(name: str, value: Any, words: Words) -> str:
    match name:
        case "seconds":
            return words.say("lobby.seconds-value", n=value)
        case "debate":
            kind = "limited" if value else "free"
            return words.say(f"lobby.debate-{kind}", n=value)
        case _ if isinstance(value, bool):
            return words.say(f"lobby.{name}-{'yes' if value else 'no'}")
        case "points":
            return str(value)
        case _:
            return words.say(f"lobby.{name}-{value}")


def presets(seats: int) -> list[Preset]:
    """Return rules that go well together: for a first time, as usual, the most of them; more."""
    many = seats >= ADVANCED_FROM
    return [
        Preset("first", {"beginner": True, "until_won": True, "seconds": 120}),
        Preset("classic", {"beginner": seats == _FEW}),
        Preset(
            "whole",
            {
                "advanced": many,
                "points": 5,
                "beginner": seats == _FEW,
                "seconds": _AMPLE if many else SECONDS[0],
            },
        ),
        Preset("quick", {"seconds": 60 if many else SECONDS[0], "debate": 0, "beginner": True}),
        Preset(
            "training",
            {"practice": True, "beginner": seats == _FEW},
            tries="practice",
            goals={"": tower(), "beginner": tower(based=True)},
        ),
    ]


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean, by their names in RULES.md."""
    named = {name: values[name] for name in CHOICES}
    return {name: value for name, value in named.items() if value or name not in LATE}


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that mean these options; none where they cannot be played."""
    try:
        read = read_options(seats, options).to_json()
    except OptionsError:
        return {}
    return {name: read.get(name, False) for name in CHOICES}


def groups(values: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return what lies there: bricks, three of each size."""
    return [(f"brick_{size}", 3) for size in (6, 5, 4)]


def marks(values: Mapping[str, Any]) -> list[str]:
    """Return pictures of what is otherwise than usual."""
    return [picture for name, (value, picture) in _PICTURES.items() if values[name] == value]


def explain(values: Mapping[str, Any], words: Words) -> str:
    """Return a sentence on what is built, and on what few paws need."""
    kind = "practice" if values["practice"] else "bricks"
    based = "-based" if values["beginner"] and not values["practice"] else ""
    return words.say(f"lobby.dealt-{kind}{based}", n=values["seconds"])
