"""A test of the keyboard: which keys it tells of at once, where two people share it.

Many keyboards swallow a third key that is pressed while two others are held, some of them only for
certain three. What is told of lights up; what is held and stays dark was swallowed.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.kit import Kit
from game.scenes.panel import EDGE, PanelScene, ways_on
from game.stage.input.claims import HALVES
from game.stage.input.inputs import CloseAsked, FocusLost, Input, KeyPressed, KeyReleased
from game.stage.input.listening import ANY
from game.stage.input.parts import heard as part_of
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed, Form

ROWS: Final = (
    tuple("1234567890"),
    tuple("QWERTYUIOP"),
    (*"ASDFGHJKL", "SEMICOLON"),
    (*"ZXCVBNM", "COMMA", "PERIOD", "SLASH"),
)
"""The keys of both halves by their places, as pygame calls them."""
_KEYS: Final = frozenset(key for row in ROWS for key in row)
_MOST_SAID: Final = 40
_GAP: Final = 8.0


class KeyTestScene(PanelScene):
    """All keys that two people share, of which those light up that are told of as held."""

    name = "key_test"
    listens = ANY

    def __init__(self, kit: Kit) -> None:
        """Begin with nothing held."""
        super().__init__(kit)
        self._down: dict[str, str] = {}
        """By what was pressed, where it lies."""
        self.most = 0
        """So many were held at once at most."""
        say, panel = kit.words().say, self._panel
        buttons, end = ways_on(kit, panel, [("done", say("key-test.done"))])
        longest = say("key-test.told", now=_MOST_SAID, most=_MOST_SAID)
        self._end = self._keep_room([longest], panel.x + EDGE, end - 10)
        self._form = Form(list(buttons), "done", zoom=kit.zoom)

    @property
    def held(self) -> frozenset[str]:
        """The places of the keys that are told of as held."""
        return frozenset(self._down.values())

    def hear(self, heard: Input) -> Answer:
        """Take in what goes down and comes up; Escape, Back and the button lead on."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed(given="escape" | "pad:b" | "pad:a"):
                return Close()
            case KeyPressed(given=given, place=place, repeat=False) if place in _KEYS:
                self._down[given] = place
                self.most = max(self.most, len(self.held))
            case KeyReleased(given=given):
                self._down.pop(given, None)
            case FocusLost():
                self._down.clear()
            case KeyPressed():
                return None
            case _:
                changed = self._form.hear(heard)
                return None if changed is None else self.use(changed)
        return None

    def use(self, changed: Changed) -> Answer:
        """Close."""
        return Close()

    @property
    def shows(self) -> object:
        """What is held."""
        return self.held, self.most

    @property
    def title(self) -> str:
        """What is tested."""
        return self._kit.words().say("key-test.title")

    def told(self) -> str:
        """Return how it goes, and how many keys are and were told of at once."""
        return self._kit.words().say("key-test.told", now=len(self.held), most=self.most)

    def paint(self, canvas: Canvas) -> None:
        """Paint the keys, those of the right half darker, what is held in lemon."""
        hands, top = self._kit.art.hands, self._top + 6
        left, room = self._panel.x + EDGE, self._panel.width - 2 * EDGE
        wide, high = room / len(ROWS[0]), min(90.0, (self._end - 10 - top) / len(ROWS))
        held = self.held
        for line, row in enumerate(ROWS):
            for at, name in enumerate(row):
                place: int = vars(pygame)[f"KSCAN_{name}"]
                half = part_of(place, hands.bindings.commands, HALVES)
                box = Box(left + at * wide, top + line * high, wide - _GAP, high - _GAP)
                usual = theme.WHITE if half is None or half[0] == "left" else theme.PAPER_2
                fill = theme.LEMON if name in held else usual
                canvas.panel(box.x, box.y, box.width, box.height, 12, fill, shadow=False)
                size = min(20 * self._kit.zoom, box.height * 0.7)
                text = hands.keymap.name(place).upper()
                x, y = box.middle
                canvas.text(text, x, y, size, theme.INK, theme.BUTTON, align="middle")
