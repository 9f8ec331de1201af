"""The keymap: what this keyboard writes on a key that is known by its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.stage.input.devices import BY_PLACE, ROW

_WRITTEN: Final = (
    *(chr(code) for code in range(ord("a"), ord("z") + 1)),
    *",.;:/!'[]\\`<*$^)(=-²°éèàçùäöüßñåøæ",
)
"""What a key may write without Shift on keyboards with Latin letters."""
_PLACES: Final = 512
"""How many scancodes SDL knows (SDL_scancode.h, ``SDL_NUM_SCANCODES``)."""


class Keymap:
    """What is written on the keys of this keyboard, by their place."""

    def __init__(self, written: Mapping[int, str] | None = None) -> None:
        """Begin with what is known; without, the system is asked when it is wanted."""
        self._written = written

    def forget(self) -> None:
        """Ask the system again: another keyboard or another layout is used now."""
        self._written = None

    def name(self, scancode: int) -> str:
        """Return what is written on a key; a digit's key is that digit on every keyboard."""
        if ROW.get(scancode, "").isdigit():
            return ROW[scancode]
        if self._written is None and pygame.display.get_init():  # before, nobody could tell
            self._written = _ask()
        return (self._written or {}).get(scancode) or BY_PLACE.get(scancode, "")

    def spelled(self, scancode: int) -> str:
        """Return a key's name as ``KeyPressed`` spells it, empty for a key without one."""
        return ROW.get(scancode) or self.name(scancode)


def _ask() -> dict[int, str]:
    """Return what the letters' and signs' keys write, as far as the system tells.

    SDL tells where a letter is, not what is at a place, and pygame asks it when it looks a letter
    up among the keys that are down: where every key is its own number, what it finds is the place.
    """
    found: dict[int, str] = {}
    places = pygame.key.ScancodeWrapper(range(_PLACES))  # type: ignore[arg-type]
    for letter in _WRITTEN:
        place = int(places[ord(letter)])
        if place:
            found.setdefault(place, letter)
    return found
