"""Devices: from pygame's events to inputs that know no device."""

from __future__ import annotations

from collections.abc import Callable
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
_LETTERS: Final = {pygame.KSCAN_A + place: chr(97 + place) for place in range(26)}
"""Letters by place, for keyboards that write none of ours."""
BY_PLACE: Final = {
    **_LETTERS,
    **ROW,
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_RETURN: "enter",
    pygame.KSCAN_KP_ENTER: "enter",
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
    if name.startswith("KSCAN_")
}
"""How pygame calls the places of keys, without what all its names begin with."""


class Devices:
    """Remembers which keys are down, to tell a repeat from a press."""

    def __init__(self) -> None:
        """Begin with no key down."""
        self._down: set[int] = set()

    def read(self, event: pygame.Event, units: Units) -> Input | None:
        """Return what a pygame event means, None when it means nothing here."""
        if event.type == pygame.KEYDOWN:
            repeat = event.scancode in self._down
            self._down.add(event.scancode)
            shift = bool(event.mod & pygame.KMOD_SHIFT)
            name = key_name(event.key, event.scancode)
            if getattr(event, "unicode", "") == ".":  # where it is written with Shift
                name = "."
            place = PLACES.get(event.scancode, "")
            return KeyPressed(name, shift, repeat, place=place) if name else None
        if event.type == pygame.KEYUP:
            self._down.discard(event.scancode)
            name = key_name(event.key, event.scancode)
            return KeyReleased(name) if name else None
        if event.type == pygame.TEXTINPUT:
            return TextTyped(event.text)
        if event.type == pygame.TEXTEDITING:
            return TextComposed(event.text)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
            return FocusLost()
        if event.type == pygame.QUIT:
            return CloseAsked()
        if event.type == pygame.DROPFILE:
            return FileDropped(event.file)
        return _pointer(event, units)


def key_name(key: int, scancode: int) -> str:
    """Return a key's name as ``KeyPressed`` spells it, empty for keys without one."""
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
