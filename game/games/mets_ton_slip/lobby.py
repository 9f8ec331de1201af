"""What the lobby may set for Mets ton slip !, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.choices import Poster, Preset, Rule
from game.core.defaults import LOBBY
from game.core.rules import OptionsError
from game.core.words import Words
from game.games.mets_ton_slip.model.options import CHOICES, read_options

POSTER: Final[Poster] = (
    ("card_coat_wi", 898, 402, 130, 182),
    ("card_hat_su", 1124, 402, 130, 182),
    ("card_slip", 1001, 372, 150, 210),
    ("logo", 884, 112, 384, 240),
)
SEATS_AMONG: Final = LOBBY.SEATS_AMONG
AT_THE_TABLE: Final[tuple[str, ...]] = ()
"""Nothing changes what lies there: all of it is the house's."""
_PICTURES: Final = {
    "arlequin_slip": (False, "card_joker_hat"),
    "mirror_shield": ("restore", "card_miroir"),
    "discard_placed": ("one", "icon_lock"),
    "slip_help": (True, "card_slip"),
}
"""Which value of which rule is told by a picture."""


def rules(seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
    """Return what can be set; it means the same at every number of seats."""
    return [
        Rule(
            name,
            words.say(f"lobby.{name}"),
            words.say(f"lobby-explained.{name}"),
            [(one, words.say(f"lobby.{name}-{_word(one)}")) for one in choices],
        )
        for name, choices in CHOICES.items()
    ]


def presets(seats: int) -> list[Preset]:
    """Return rules that go well together: for a first time, as usual, the most of them; more."""
    return [
        Preset("first", {"arlequin_slip": False, "slip_help": True}),
        Preset("classic", {}),
        Preset("mirrors", {"mirror_shield": "restore"}),
        Preset("tight", {"arlequin_slip": False, "discard_placed": "one"}),
        Preset("family", {"slip_help": True}),
        Preset("calm", {}, {"orders": True}),
    ]


def options(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that values mean, by their names in RULES.md."""
    named = {name: values[name] for name in CHOICES}
    return {name: value for name, value in named.items() if value or name != "slip_help"}


def values(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that mean these options; none where they cannot be played."""
    try:
        return {"slip_help": False, **read_options(seats, options).to_json()}
    except OptionsError:
        return {}


def groups(values: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Nothing lies there face down by kinds: everybody begins with nothing on."""
    return []


def marks(values: Mapping[str, Any]) -> list[str]:
    """Return pictures of what is otherwise than usual."""
    return [picture for name, (value, picture) in _PICTURES.items() if values[name] == value]


def explain(values: Mapping[str, Any], words: Words) -> str:
    """Return a sentence on how one begins."""
    return words.say("lobby.bare")


def _word(value: bool | str) -> str:
    """Return a value as keys of the strings spell it."""
    return value if isinstance(value, str) else "yes" if value else "no"
