"""What the lobby may set for Le Boulet, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.choices import Poster, Preset, Rule
from game.core.defaults import LOBBY
from game.core.rules import OptionsError
from game.core.words import Words
from game.games.le_boulet.model.cards import FULL_BOULETS
from game.games.le_boulet.model.options import CLOCK_SECONDS, HANDS, read_options

CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "hand": HANDS,
    "boulets": FULL_BOULETS,
    "race": (True, False),
    "open_hands": (False, True),
    "boulet_in_pair": (False, True),
    "answer_seconds": (CLOCK_SECONDS, 20, 90, 0),
}
"""What may be chosen, the usual value first; codes count by the order of values."""
POSTER: Final[Poster] = (
    ("card_back", 930, 404, 140, 174),
    ("card_boulet", 1060, 396, 180, 180),
    ("logo", 884, 120, 384, 200),
)
SEATS_AMONG: Final = LOBBY.SEATS_AMONG
AT_THE_TABLE: Final = ("hand",)
_PICTURES: Final = {"race": (False, "icon_aim"), "open_hands": (True, "icon_hand"),
                    "boulet_in_pair": (True, "icon_boulet")}  # fmt: skip
"""Which value of which rule is told by a picture."""


def rules(seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
    """Return what can be set; it means the same at every number of seats."""
    return [
        Rule(
            name,
            words.say(f"lobby.{name}"),
            words.say(f"lobby-explained.{name}"),
            [(one, _named(name, one, words)) for one in choices],
        )
        for name, choices in CHOICES.items()
    ]


def _named(name: str, value: Any, words: Words) -> str:
    if isinstance(value, bool):
        return words.say(f"lobby.{name}-{'yes' if value else 'no'}")
    if name == "answer_seconds":
        return words.say("lobby.seconds", n=value) if value else words.say("lobby.no-clock")
    return str(value)


def presets(seats: int) -> list[Preset]:
    """Return rules that go well together: for a first time, as usual, the most of them; more."""
    return [
        Preset("first", {"hand": 6, "boulets": 20, "race": False}),
        Preset("classic", {}),
        Preset("heavy", {"boulet_in_pair": True}),
        Preset("short", {"hand": 5, "boulets": 10}),
        Preset("family", {"hand": 6, "boulets": 10, "race": False, "open_hands": True}),
    ]


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean, by their names in RULES.md."""
    return {name: values[name] for name in CHOICES}


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that mean these options; none where they cannot be played."""
    try:
        read = read_options(seats, options).to_json()
    except OptionsError:
        return {}
    return {name: read[name] for name in CHOICES}


def groups(values: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return what lies there face down: pictures and Boulets, one for ten, or none is seen."""
    return [("card_back", 16), ("card_boulet", values["boulets"] // 10)]


def marks(values: Mapping[str, Any]) -> list[str]:
    """Return pictures of what is otherwise than usual."""
    return [picture for name, (value, picture) in _PICTURES.items() if values[name] == value]


def explain(values: Mapping[str, Any], words: Words) -> str:
    """Return a sentence on how one begins."""
    return words.say("lobby.dealt", n=values["hand"], boulets=values["boulets"])
