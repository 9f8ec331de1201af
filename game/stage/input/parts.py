"""Parts: one keyboard for three people, each with keys of their own, known by their place.

The left hand's keys lie around W A S D, the right hand's around I J K L and the arrows: the same
places on every layout, AZERTY among them. The keypad leads by 8 4 6 2, with Num Lock or without.
Keys of no part (Escape, F1, Delete, …) are heard as ever. What is pressed gives commands as a key
that was bound to them does; the parts themselves are not bound anew, so that no two people ever
want the same key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import pygame

from game.core.commands import Command
from game.stage.input.claims import HALVES, KEYPAD, LEFT, PARTS, RIGHT

_EVERYBODYS: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    LEFT: {
        "up": (pygame.KSCAN_W,),
        "left": (pygame.KSCAN_A,),
        "down": (pygame.KSCAN_S,),
        "right": (pygame.KSCAN_D,),
        "confirm": (pygame.KSCAN_E,),
        "back": (pygame.KSCAN_Q,),
        "take": (pygame.KSCAN_F, pygame.KSCAN_SPACE),
        "notes": (pygame.KSCAN_C,),
        "identity": (pygame.KSCAN_V,),
        "fan": (pygame.KSCAN_X,),
        "log": (pygame.KSCAN_Z,),
        "hint": (pygame.KSCAN_R,),
        "faster": (pygame.KSCAN_TAB,),
        "place-1": (pygame.KSCAN_1,),
        "place-2": (pygame.KSCAN_2,),
        "place-3": (pygame.KSCAN_3,),
        "place-4": (pygame.KSCAN_4,),
        "place-5": (pygame.KSCAN_5,),
        "place-6": (pygame.KSCAN_6,),
    },
    RIGHT: {
        "up": (pygame.KSCAN_UP, pygame.KSCAN_I),
        "left": (pygame.KSCAN_LEFT, pygame.KSCAN_J),
        "down": (pygame.KSCAN_DOWN, pygame.KSCAN_K),
        "right": (pygame.KSCAN_RIGHT, pygame.KSCAN_L),
        "confirm": (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_O),
        "back": (pygame.KSCAN_BACKSPACE, pygame.KSCAN_U),
        "take": (pygame.KSCAN_H,),
        "notes": (pygame.KSCAN_M,),
        "identity": (pygame.KSCAN_COMMA,),
        "fan": (pygame.KSCAN_PERIOD,),
        "log": (pygame.KSCAN_SLASH,),
        "hint": (pygame.KSCAN_P,),
        "place-1": (pygame.KSCAN_7,),
        "place-2": (pygame.KSCAN_8,),
        "place-3": (pygame.KSCAN_9,),
        "place-4": (pygame.KSCAN_0,),
        "place-5": (pygame.KSCAN_MINUS,),
        "place-6": (pygame.KSCAN_EQUALS,),
    },
    KEYPAD: {
        "up": (pygame.KSCAN_KP_8,),
        "left": (pygame.KSCAN_KP_4,),
        "down": (pygame.KSCAN_KP_2,),
        "right": (pygame.KSCAN_KP_6,),
        "confirm": (pygame.KSCAN_KP_5, pygame.KSCAN_KP_ENTER),
        "back": (pygame.KSCAN_KP_0,),
        "take": (pygame.KSCAN_KP_PLUS,),
        "notes": (pygame.KSCAN_KP_7,),
        "identity": (pygame.KSCAN_KP_1,),
        "fan": (pygame.KSCAN_KP_3,),
        "log": (pygame.KSCAN_KP_DIVIDE,),
        "hint": (pygame.KSCAN_KP_MULTIPLY,),
        "faster": (pygame.KSCAN_NUMLOCKCLEAR,),
    },
}
"""By part and command the places of its keys, the one that is shown first. The cards of a hand are
a half's own digits in their order; the keypad, whose digits are arrows, is led to them.
"""


@cache
def keys_of(commands: tuple[Command, ...]) -> dict[str, dict[str, tuple[int, ...]]]:
    """Return by part and command the places of its keys, those of games among them."""
    own = {
        part: {one.name: (_place(one.parts[side]),) for one in commands if one.parts}
        for side, part in enumerate(PARTS)
    }
    return {part: _EVERYBODYS[part] | own[part] for part in PARTS}


def _place(name: str) -> int:
    """Return the place of a key that a game names as pygame does."""
    place: int = vars(pygame)[f"KSCAN_{name}"]
    return place


@cache
def _heard(commands: tuple[Command, ...]) -> dict[str, dict[int, str]]:
    keys = {command.name: command.key for command in commands}
    return {
        part: {place: keys[name] for name, places in its.items() for place in places}
        for part, its in keys_of(commands).items()
    }


def heard(
    scancode: int, commands: tuple[Command, ...], parts: Sequence[str]
) -> tuple[str, str] | None:
    """Return in which of some parts a key lies and what scenes hear for it; None: in none.

    The keypad's Enter is the right half's where nobody plays with the keypad.
    """
    its = _heard(commands)
    found = (part for part in reversed(PARTS) if part in parts and scancode in its[part])
    return next(((part, its[part][scancode]) for part in found), None)


def shown(part: str, key: str, commands: tuple[Command, ...]) -> int | None:
    """Return the place of what gives, on a part, the key that scenes hear; None: nothing does."""
    its = keys_of(commands)[part]
    names = [command.name for command in commands if command.key == key]
    return next((its[name][0] for name in names if name in its), None)


def taken(commands: tuple[Command, ...]) -> frozenset[int]:
    """Return the places of all keys that belong to a half; no usual binding names the keypad's."""
    its = _heard(commands)
    return frozenset(place for half in HALVES for place in its[half])
