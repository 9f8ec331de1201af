"""Shortcuts: what a key asks for with Ctrl, Alt or Super held, which is never the key itself.

Only fields have shortcuts of their own. They are called by what the keyboard writes, as in every
other program: Ctrl+A is the key that writes an A. AltGr, and Option on a Mac, write letters.
"""

from __future__ import annotations

import sys
from typing import Final

import pygame

from game.stage.input.inputs import TextAsked

_OPTION: Final = pygame.KMOD_LALT
_ALTGR: Final = pygame.KMOD_RALT | pygame.KMOD_MODE
_MODIFIERS: Final = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
_LETTERS: Final = {
    "a": "all", "c": "copy", "x": "cut", "v": "paste", "z": "undo", "y": "redo",
}  # fmt: skip
_WORDS: Final = {
    "left": "word-left", "right": "word-right",
    "backspace": "erase-left", "delete": "erase-right",
}  # fmt: skip
_ENDS: Final = {"left": "start", "right": "end", "backspace": "erase-start"}
"""What Cmd asks for on a Mac, whose keyboards have neither Home nor End."""
_INSERT: Final = {pygame.KMOD_CTRL: "copy", pygame.KMOD_SHIFT: "paste"}


def on_mac() -> bool:
    """Return whether keys mean what they mean on a Mac."""
    return sys.platform == "darwin"


def modified(mod: int) -> bool:
    """Return whether a key is held that makes another one a shortcut, or another letter."""
    return bool(mod & _MODIFIERS)


def writes(mod: int) -> bool:
    """Return whether a key writes with these held; Alt and Super write nothing, AltGr does.

    X11 tells of the letter all the same, and Windows calls AltGr Ctrl and Alt.
    """
    if mod & _ALTGR or (mod & pygame.KMOD_ALT and mod & pygame.KMOD_CTRL):
        return True
    held = mod & _MODIFIERS
    return not held or (on_mac() and not held & ~_OPTION)


def asked(key: str, code: int, mod: int) -> TextAsked | None:
    """Return what a key, by its name and its code, asks of a field; None: nothing."""
    shift, held = bool(mod & pygame.KMOD_SHIFT), mod & _MODIFIERS
    if code == pygame.K_INSERT:
        others = mod & (_MODIFIERS | pygame.KMOD_SHIFT)
        what = next((what for by, what in _INSERT.items() if others and not others & ~by), None)
        return None if what is None else TextAsked(what)
    if not held or (mod & pygame.KMOD_RALT and not on_mac()):
        return None
    main, word = pygame.KMOD_CTRL, pygame.KMOD_CTRL
    if on_mac():
        main, word = pygame.KMOD_GUI, pygame.KMOD_ALT
    what = _WORDS.get(key) if not held & ~word else None
    if what is None and not held & ~main:
        what = _LETTERS.get(key) or (_ENDS.get(key) if on_mac() else None)
    if what == "undo" and shift:
        what = "redo"
    return None if what is None else TextAsked(what, shift)
