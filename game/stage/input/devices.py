"""Devices: from pygame's events to inputs that know no device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from game.stage.input.inputs import (
    CloseAsked,
    FileDropped,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextComposed,
    TextTyped,
    Wheel,
)
from game.stage.input.shortcuts import asked, modified, on_mac, writes

Units = Callable[[float, float], tuple[float, float]]
"""From a point of the window in pixels to table units."""

_NAMES: Final = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    **{getattr(pygame, f"K_F{number}"): f"f{number}" for number in range(1, 13)},
    **{getattr(pygame, f"K_KP{number}"): str(number) for number in range(10)},
}
_WITHOUT_NUMLOCK: Final = {
    pygame.K_KP0: "",
    pygame.K_KP1: "end",
    pygame.K_KP2: "down",
    pygame.K_KP3: "pagedown",
    pygame.K_KP4: "left",
    pygame.K_KP5: "",
    pygame.K_KP6: "right",
    pygame.K_KP7: "home",
    pygame.K_KP8: "up",
    pygame.K_KP9: "pageup",
    pygame.K_KP_PERIOD: "delete",
}

ROW: Final = {
    pygame.KSCAN_1: "1",
    pygame.KSCAN_2: "2",
    pygame.KSCAN_3: "3",
    pygame.KSCAN_4: "4",
    pygame.KSCAN_5: "5",
    pygame.KSCAN_6: "6",
    pygame.KSCAN_7: "7",
    pygame.KSCAN_8: "8",
    pygame.KSCAN_9: "9",
    pygame.KSCAN_0: "0",
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "=",
    pygame.KSCAN_PERIOD: ".",
}
"""The top row by place, so that AZERTY's unshifted digits are the same keys; the full stop too."""
_FULL_STOP: Final = (pygame.K_SEMICOLON, pygame.KSCAN_COMMA)
"""The key on which AZERTY writes a full stop with Shift."""
_MODIFYING: Final = frozenset((
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
    pygame.K_RALT, pygame.K_LGUI, pygame.K_RGUI, pygame.K_MODE, pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
))  # fmt: skip
"""Keys that change others, and write nothing."""
DOUBLE_MS: Final = 500
CLICK_NEAR: Final = 8.0
"""Two presses are a double click within so long, and so many table units."""
_LETTERS: Final = {pygame.KSCAN_A + place: chr(97 + place) for place in range(26)}
"""Letters by place, for keyboards that write none of ours."""
KEYPAD: Final = {
    **{vars(pygame)[f"KSCAN_KP_{number}"]: str(number) for number in range(10)},
    pygame.KSCAN_KP_PERIOD: "decimal",
    pygame.KSCAN_KP_DIVIDE: "divide",
    pygame.KSCAN_KP_MULTIPLY: "multiply",
    pygame.KSCAN_KP_MINUS: "subtract",
    pygame.KSCAN_KP_PLUS: "add",
    pygame.KSCAN_KP_ENTER: "enter",
    pygame.KSCAN_NUMLOCKCLEAR: "numlock",
}
"""The keypad by place. Its signs are no signs of the top row: what writes those is bound."""
BY_PLACE: Final = {
    **_LETTERS,
    **ROW,
    **KEYPAD,
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_RETURN: "enter",
    pygame.KSCAN_BACKSPACE: "backspace",
    pygame.KSCAN_SPACE: "space",
    pygame.KSCAN_TAB: "tab",
    pygame.KSCAN_LEFT: "left",
    pygame.KSCAN_RIGHT: "right",
    pygame.KSCAN_UP: "up",
    pygame.KSCAN_DOWN: "down",
}
"""Names of keys by their place, as a keyboard of the United States writes them."""


PLACES: Final = {
    place: name.removeprefix("KSCAN_")
    for name, place in vars(pygame).items()
    if name.startswith("KSCAN_") and name[-3:-1] != "KP"
}
"""How pygame calls the places of keys, without what all its names begin with; of its two names for
a digit of the keypad, ``KP_7``."""


class Devices:
    """Remembers what is down, to tell a repeat from a press, and a double click from two."""

    def __init__(self, now: Callable[[], int] = pygame.time.get_ticks) -> None:
        """Begin with nothing down; ``now`` tells the time in milliseconds."""
        self._down: set[int] = set()
        self._silent: set[int] = set()
        """The places of keys that are down and write nothing, whatever the system tells of them."""
        self._clicks = Clicks(now)

    def translate(self, event: pygame.Event, units: Units) -> Input | None:
        """Return what a pygame event means, None when it means nothing here."""
        if event.type == pygame.KEYDOWN:
            return self._pressed(event)
        if event.type == pygame.KEYUP:
            self._down.discard(event.scancode)
            self._silent.discard(event.scancode)
            name = key_name(event.key, event.scancode, event.mod)
            return KeyReleased(name) if name else None
        if event.type == pygame.TEXTINPUT:
            return None if self._silent else TextTyped(event.text)
        if event.type == pygame.TEXTEDITING:
            caret = event.start + max(0, event.length) if event.start >= 0 else -1
            return TextComposed(event.text, caret=caret)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
            self._silent.clear()
            return FocusLost()
        if event.type == pygame.QUIT:
            return CloseAsked()
        if event.type == pygame.DROPFILE:
            return FileDropped(event.file)
        heard = _pointer(event, units)
        return self._clicks.count(heard) if isinstance(heard, PointerPressed) else heard

    def _pressed(self, event: pygame.Event) -> Input | None:
        """Return what a key that went down means: with Ctrl, Alt or Super never the key."""
        place, mod = event.scancode, event.mod
        repeat = place in self._down
        self._down.add(place)
        if writes(mod):
            self._silent.discard(place)
        elif event.key not in _MODIFYING:
            self._silent.add(place)
        name = key_name(event.key, place, mod)
        asks = asked(name, event.key, mod)
        if asks is not None or modified(mod) or not (name or place in KEYPAD):
            return asks
        shift = bool(mod & pygame.KMOD_SHIFT)
        return KeyPressed(name, shift, repeat, place=PLACES.get(place, ""))


class Clicks:
    """Counts the presses that make a double click."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Take what tells the time in milliseconds."""
        self._now = now
        self._last = PointerPressed(0, 0, 0)
        self._at = 0

    def count(self, heard: PointerPressed) -> PointerPressed:
        """Return a press with how many there were in a row at its place."""
        last, now = self._last, self._now()
        near = max(abs(heard.x - last.x), abs(heard.y - last.y)) <= CLICK_NEAR
        again = near and heard.button == last.button and now - self._at <= DOUBLE_MS
        shift = bool(pygame.display.get_init() and pygame.key.get_mods() & pygame.KMOD_SHIFT)
        self._last = replace(heard, clicks=last.clicks + 1 if again else 1, shift=shift)
        self._at = now
        return self._last


def key_name(key: int, scancode: int, mod: int = pygame.KMOD_NUM) -> str:
    """Return a key's name as ``KeyPressed`` spells it, empty for keys without one.

    Without NumLock the pad of numbers is one of arrows; keyboards of a Mac have no NumLock.
    """
    if key in _WITHOUT_NUMLOCK and not mod & pygame.KMOD_NUM and not on_mac():
        return _WITHOUT_NUMLOCK[key]
    if (key, scancode) == _FULL_STOP and mod & pygame.KMOD_SHIFT:
        return "."
    if scancode in ROW:
        return ROW[scancode]
    if key in _NAMES:
        return _NAMES[key]
    if 0x20 < key < 0x250 and chr(key).isprintable():
        return chr(key).lower()
    return _LETTERS.get(scancode, "") if 0x250 <= key < 0x110000 else ""


def _pointer(event: pygame.Event, units: Units) -> Input | None:
    if event.type == pygame.MOUSEMOTION:
        return PointerMoved(*units(*event.pos))
    if event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
        return PointerPressed(*units(*event.pos), event.button)
    if event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
        return PointerReleased(*units(*event.pos), event.button)
    if event.type == pygame.MOUSEWHEEL:
        return Wheel(*units(*pygame.mouse.get_pos()), event.precise_y)
    return None
