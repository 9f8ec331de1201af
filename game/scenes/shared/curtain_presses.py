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

_OPENS: Final = ("enter", "space")


def aside(heard: Input, *, aside_now: bool) -> bool:
    """Say whether somebody, whoever it is, draws the curtain aside, or back again."""
    match heard:
        case KeyPressed(key, repeat=False):
            return key == "tab" or (aside_now and key in ("escape", "menu", *_OPENS))
        case PointerPressed(x, y, 1):
            return aside_now or HIDE.holds(x, y)
        case _:
            return False


def pressed(heard: Input) -> tuple[object, ...] | None:
    """Return what was pressed that may open the curtain, as its release will name it."""
    match heard:
        case KeyPressed(key, repeat=False) if key in _OPENS:
            return "key", key, heard.source
        case PointerPressed(_, _, 1):
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
