"""One switch: all is led to in turn, and one press uses it (scanning).

While it is on, Space, Enter and every button of a gamepad but Start are the switch, wherever they
are pressed; all else means what it always does, so that somebody beside can help.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.stage.input.claims import PAD_SOURCE
from game.stage.input.inputs import Input, KeyPressed, KeyReleased, TextTyped
from game.stage.input.listening import COMMANDS, TEXT
from game.stage.stack import Stack

SCAN: Final = "scan"
"""What a scene that scans hears when its focus is to go on."""
USE: Final = "enter"
_KEYS: Final = ("space", "enter")
_MENU: Final = "menu"


class OneSwitch:
    """Leads the focus on by itself, as long as it is wished."""

    def __init__(self, wished: Callable[[], int]) -> None:
        """Take what says how long the focus stays, in milliseconds; 0 where nothing is scanned."""
        self._wished = wished
        self._age = 0.0

    def turned(self, heard: Input, stack: Stack) -> Input | None:
        """Return what an input means: of a switch, that what has the focus is used."""
        apart = stack.top is not None and stack.top.switches_apart
        if not self._wished() or stack.listens not in (COMMANDS, TEXT) or apart:
            return heard
        if isinstance(heard, TextTyped) and heard.text == " ":
            return None  # it is the switch, wherever it is pressed
        if not isinstance(heard, KeyPressed | KeyReleased):
            return heard
        pad = heard.source.startswith(PAD_SOURCE) and heard.key != _MENU
        if not pad and heard.key not in _KEYS:
            return heard
        if isinstance(heard, KeyReleased):
            return KeyReleased(USE, given=heard.given, source=heard.source)
        if heard.repeat:
            return None
        self._age = 0.0
        return KeyPressed(USE, given=heard.given, source=heard.source)

    def pass_time(self, ms: float, stack: Stack) -> list[Input]:
        """Let time pass; return what leads the focus of the top scene on, when it is time."""
        stays, top = self._wished(), stack.top
        if not stays or top is None:
            return []
        self._age += ms
        if self._age < stays:
            return []
        self._age = 0.0
        if top.scans:
            return [KeyPressed(SCAN)]
        return [KeyPressed("tab")] if top.form is not None else []
