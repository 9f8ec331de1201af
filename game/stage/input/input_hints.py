"""Input hints: which device was used last, and what its keys and buttons are called.

Where several people play, whoever shows something to one of them speaks of that one's device:
``with hints.speaking(claims.source(seat)): …``, or ``hints.with_keys(text, source)``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from game.core.commands import PAD
from game.stage.input import parts
from game.stage.input.bindings import KEYBOARD, Bindings
from game.stage.input.claims import KEYPAD, LEFT, MOUSE, PAD_SOURCE, PARTS, RIGHT, SHARED, Claims
from game.stage.input.claims import KEYS as KEYBOARD_SOURCE
from game.stage.input.keymap import Keymap
from game.stage.input.known_pads import Rack

KEYS: Final = "keyboard"
"""The keyboard, and the mouse beside it."""
GAMEPAD: Final = "pad"
TOUCH: Final = "touch"
_KEY: Final = re.compile(r"\[([^]]+)\]")
FINGER: Final = "finger"
"""What stands on a cap where there is nothing to press but the screen."""
ON_KEYPAD: Final = "keypad:"
"""What keys of the keypad begin with where they are told: its digits are not those of the row."""
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


class InputHints:
    """What people hold, for whoever shows what to press."""

    def __init__(self) -> None:
        """Begin at the keyboard, with the usual bindings."""
        self.bindings = Bindings()
        self.claims = Claims()
        """Which device plays for which seat; the kit's own."""
        self.rack = Rack()
        """The gamepads there are; the listening's own."""
        self.keymap = Keymap()
        self._device = KEYS
        self._family = PLAIN
        self._part = ""
        self._spoken: str | None = None
        self.keypad = False
        """Whether this keyboard is known to have a keypad: one of its keys was pressed."""
        self.printed: dict[str, str] = {}
        """What this keyboard writes on keys that are known by their place, as far as was seen."""
        self.say: Callable[[str], str] = lambda key: key.rpartition(".")[2].capitalize()
        """The texts of the language spoken now."""

    # ------------------------------------------------------------ whose device is spoken of

    def use(self, device: str, source: str = "", family: str = "") -> None:
        """Take in that a device was used: from now on it is the one used last."""
        self._device, self._part = device, source if source in PARTS else ""
        self._family = family or self._family

    @contextmanager
    def speaking(self, source: str | None) -> Iterator[None]:
        """Speak of one device for a while, ``SHARED`` among them; None: of the one used last."""
        before, self._spoken = self._spoken, source
        try:
            yield
        finally:
            self._spoken = before

    def for_all(self) -> AbstractContextManager[None]:
        """Speak of what is there for everybody: whose part of a keyboard was used last is nothing.

        The common keys of a keyboard serve them all.
        """
        whole = self.device == KEYS and self.claims.parts
        return self.speaking(KEYBOARD_SOURCE if whole else None)

    @property
    def device(self) -> str:
        """What is held: the device that is spoken of, else the one used last."""
        if self._spoken is None:
            return self._device
        if self._spoken.startswith(PAD_SOURCE):
            return GAMEPAD
        fingers = self._device == TOUCH and self._spoken in (SHARED, MOUSE)
        return TOUCH if fingers else KEYS

    @device.setter
    def device(self, device: str) -> None:
        self.use(device)

    @property
    def family(self) -> str:
        """The family of the gamepad that is spoken of, else of the one used last."""
        place = self.rack.place(self._spoken or "")
        return (place.family or PLAIN) if place is not None else self._family

    @property
    def part(self) -> str:
        """The part of the keyboard that is held, empty where it is the whole of it."""
        if self._spoken is None:
            return self._part if self._part in self.claims.parts else ""
        if self._spoken != SHARED or not self.claims.halved:
            return self._spoken if self._spoken in PARTS else ""
        spare = [half for half in (RIGHT, LEFT) if self.claims.seat(half) is None]
        return spare[0] if spare else ""

    @property
    def points(self) -> bool:
        """Whether the device that is spoken of has nothing to press but the screen."""
        return self._spoken == MOUSE or (
            self._spoken == SHARED and self.claims.seat(KEYBOARD_SOURCE) is not None
        )

    def cap(self, key: str) -> str:
        """Return the input to show for a key that scenes hear; empty: none on this device."""
        if self.device == TOUCH or self.points:
            return FINGER
        if self.device == KEYS and self.part:
            place = parts.shown(self.part, key, self.bindings.commands)
            if place is not None:
                sign = ON_KEYPAD if self.part == KEYPAD else ""
                return sign + self.keymap.name(place)
        if not self.bindings.knows(key):
            return key if self.device == KEYS else ""
        found = self.bindings.inputs_of_key(key, PAD if self.device == GAMEPAD else KEYBOARD)
        if self.device == KEYS and (self.part or self.claims.halved):
            taken = {self.keymap.spelled(place) for place in parts.taken(self.bindings.commands)}
            spare = [given for given in found if given not in taken]
            all_serve = not self.part and self._spoken is None  # who held the mouse is spoken to
            found = spare or (found if all_serve else [])
        return found[0] if found else ""

    def device_name(self, source: str) -> str:
        """Return what a device is called."""
        if source.startswith(PAD_SOURCE):
            number = int(source.removeprefix(PAD_SOURCE)) + 1
            return self.say("devices.pad").format(number=number)
        return self.say(f"devices.{source or 'shared'}")

    def named(self, key: str, source: str | None = None) -> str:
        """Return what to press for a key, in words; with a source, on that device."""
        with self.speaking(self._spoken if source is None else source):
            given = self.cap(key)
            return self.label(given) if given else self.say("keys.none")

    def with_keys(self, text: str, source: str | None = None) -> str:
        """Return a text whose ``[keys]`` are replaced by what to press (on a named device)."""
        return _KEY.sub(lambda found: self.named(found[1], source), text)

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
        held = self.device, self.family, self.points
        return *held, self.bindings.stamp, self.part, self.claims.parts

    def label(self, given: str) -> str:
        """Return an input in words."""
        if given.startswith(ON_KEYPAD):
            return self.say("keys.on-keypad").format(key=self.short(given))
        if given == FINGER:
            return self.say("keys.finger")
        if given.startswith(PAD):
            return " + ".join(self._button(one) for one in given[len(PAD) :].split("+"))
        if len(given) > 1 and not (given[0] == "f" and given[1:].isdigit()):
            return self.say(f"keys.{given}")
        return self.printed.get(given, given).upper()

    def short(self, given: str) -> str:
        """Return what is written on a button or a key."""
        if given.startswith(PAD):
            return self._short(given.removeprefix(PAD))
        return self.label(given.removeprefix(ON_KEYPAD))

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
