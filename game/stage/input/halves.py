"""Halves: one keyboard for two people, each with keys of their own, known by their place.

The left hand's keys lie around W A S D, the right hand's around I J K L and the arrows: the same
places on every layout, AZERTY among them. Keys of neither half (Escape, F1, Delete, …) are heard
as ever. What is pressed gives commands as a key that was bound to them does; the halves themselves
are not bound anew, so that no two people ever want the same key.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.core.commands import Command
from game.stage.input.claims import HALVES, LEFT, RIGHT

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
}
"""By half and command the places of its keys, the one that is shown first. The cards of a hand are
the half's own digits in their order."""


@cache
def keys_of(commands: tuple[Command, ...]) -> dict[str, dict[str, tuple[int, ...]]]:
    """Return by half and command the places of its keys, those of games among them."""
    own = {
        half: {one.name: (_place(one.halves[side]),) for one in commands if one.halves}
        for side, half in enumerate(HALVES)
    }
    return {half: _EVERYBODYS[half] | own[half] for half in HALVES}


def _place(name: str) -> int:
    """Return the place of a key that a game names as pygame does."""
    place: int = vars(pygame)[f"KSCAN_{name}"]
    return place


@cache
def _heard(commands: tuple[Command, ...]) -> dict[int, tuple[str, str]]:
    keys = {command.name: command.key for command in commands}
    return {
        place: (half, keys[name])
        for half, its in keys_of(commands).items()
        for name, places in its.items()
        for place in places
    }


def heard(scancode: int, commands: tuple[Command, ...]) -> tuple[str, str] | None:
    """Return whose half a key lies in and what scenes hear for it; None: in neither."""
    return _heard(commands).get(scancode)


def shown(half: str, key: str, commands: tuple[Command, ...]) -> int | None:
    """Return the place of what gives, on a half, the key that scenes hear; None: nothing does."""
    its = keys_of(commands)[half]
    names = [command.name for command in commands if command.key == key]
    return next((its[name][0] for name in names if name in its), None)


def taken(commands: tuple[Command, ...]) -> frozenset[int]:
    """Return the places of all keys that belong to a half."""
    return frozenset(_heard(commands))
