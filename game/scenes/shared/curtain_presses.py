"""What is pressed before a curtain: what opens it, and what draws it aside from the table."""

from __future__ import annotations

from typing import Final

from game.scenes.shared.curtain_painting import HIDE
from game.stage.input.inputs import (
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    PointerReleased,
)
from game.stage.motion.layout import Box

_OPENS: Final = ("enter", "space")


def aside(heard: Input) -> bool:
    """Say whether somebody, whoever it is, draws the curtain aside from the public table."""
    match heard:
        case KeyPressed("tab", repeat=False):
            return True
        case PointerPressed(x, y, 1):
            return HIDE.holds(x, y)
        case _:
            return False


def drawn_again(heard: Input, *, led: bool) -> bool:
    """Say whether a press draws the curtain again, and is not meant for the table before it.

    ``led``: what confirms presses something there.
    """
    match heard:
        case KeyPressed(key, repeat=False) if key in _OPENS:
            return not led
        case KeyPressed(key, repeat=False):
            return key in ("tab", "escape", "menu")
        case _:
            return aside(heard)


def pressed(heard: Input, plate: Box) -> tuple[object, ...] | None:
    """Return what was pressed that may open the curtain, as its release will name it.

    A pointer presses the ``plate`` that says so.
    """
    match heard:
        case KeyPressed(key, repeat=False) if key in _OPENS:
            return "key", key, heard.source
        case PointerPressed(x, y, 1) if plate.holds(x, y):
            return "pointer", 1, heard.source
        case _:
            return None


def released(heard: Input) -> tuple[object, ...] | None:
    """Return what was let go of, as it was named when it was pressed."""
    match heard:
        case KeyReleased(key):
            return "key", key, heard.source
        case PointerReleased(_, _, 1):
            return "pointer", 1, heard.source
        case _:
            return None
