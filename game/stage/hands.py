"""Hands: which device was used last, and what its keys and buttons are called."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from game.stage.bindings import KEYBOARD, PAD, Bindings

KEYS: Final = "keyboard"
"""The keyboard, and the mouse beside it."""
GAMEPAD: Final = "pad"
TOUCH: Final = "touch"
_KEY: Final = re.compile(r"\[([^]]+)\]")
FINGER: Final = "finger"
"""What stands on a cap where there is nothing to press but the screen."""
XBOX: Final = "xbox"
PLAYSTATION: Final = "playstation"
NINTENDO: Final = "nintendo"
PLAIN: Final = "plain"

_FAMILIES: Final = (
    (PLAYSTATION, ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony")),
    (NINTENDO, ("nintendo", "switch", "joy-con", "pro controller")),
    (XBOX, ("xbox", "x-box", "xinput", "steam", "microsoft")),
)
_NAMES: Final = {
    XBOX: {},
    PLAIN: {"lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2", "ls": "L3", "rs": "R3"},
    PLAYSTATION: {"lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2", "ls": "L3", "rs": "R3"},
    NINTENDO: {"lb": "L", "rb": "R", "lt": "ZL", "rt": "ZR", "back": "−", "start": "+"},
}
_SAID: Final = ("up", "down", "left", "right", "stick", "back", "start", "guide", "ls", "rs")
"""Buttons that have a name in every language rather than a letter."""


def family_of(name: str) -> str:
    """Return what family a gamepad belongs to, by the name it tells."""
    lowered = name.lower()
    return next(
        (family for family, marks in _FAMILIES if any(mark in lowered for mark in marks)), PLAIN
    )


class Hands:
    """What a person holds, for whoever shows what to press."""

    def __init__(self) -> None:
        """Begin at the keyboard, with the usual bindings."""
        self.bindings = Bindings()
        self.device = KEYS
        self.family = PLAIN
        self.printed: dict[str, str] = {}
        """What this keyboard writes on keys that are known by their place, as far as was seen."""
        self.say: Callable[[str], str] = lambda key: key.rpartition(".")[2].capitalize()
        """The texts of the language spoken now."""

    def cap(self, key: str) -> str:
        """Return the input to show for a key that scenes hear; empty: none on this device."""
        if self.device == TOUCH:
            return FINGER
        if not self.bindings.knows(key):
            return key if self.device == KEYS else ""
        found = self.bindings.inputs_of_key(key, PAD if self.device == GAMEPAD else KEYBOARD)
        return found[0] if found else ""

    def named(self, key: str) -> str:
        """Return what to press for a key, in words."""
        given = self.cap(key)
        return self.label(given) if given else self.say("keys.none")

    def told(self, text: str) -> str:
        """Return a text whose ``[keys]`` are replaced by what to press."""
        return _KEY.sub(lambda found: self.named(found[1]), text)

    def offered(self, text: str) -> str:
        """Return those parts of a line, four spaces apart, whose keys this device has."""
        parts = [part for part in text.split("    ") if part.strip()]
        device = [
            part.strip()
            for part in parts
            if all(self.cap(key) not in ("", FINGER) for key in _KEY.findall(part))
        ]
        return "    ".join(device)

    @property
    def mark(self) -> tuple[object, ...]:
        """Whether what to press is still the same: for pictures of it that are kept."""
        return self.device, self.family, self.bindings.stamp

    def label(self, given: str) -> str:
        """Return an input in words."""
        if given == FINGER:
            return self.say("keys.finger")
        if given.startswith(PAD):
            return " + ".join(self._button(one) for one in given[len(PAD) :].split("+"))
        if len(given) > 1 and not (given[0] == "f" and given[1:].isdigit()):
            return self.say(f"keys.{given}")
        return self.printed.get(given, given).upper()

    def short(self, given: str) -> str:
        """Return what is written on a button or a key."""
        return self.label(given) if not given.startswith(PAD) else self._short(given[len(PAD) :])

    def _short(self, button: str) -> str:
        return _NAMES[self.family].get(button, button.upper())

    def _button(self, button: str) -> str:
        if button in "abxy":
            if self.family == PLAYSTATION:
                return self.say(f"keys.shape-{button}")
            if self.family == PLAIN:
                return self.say(f"keys.place-{button}")
        if button in _SAID and button not in _NAMES[self.family]:
            return self.say(f"keys.pad-{button}")
        return self._short(button)
