"""A test of the keyboard: which keys it tells of at once, where several people share it.

Many keyboards swallow a third key that is pressed while two others are held, some of them only for
certain three. What is told of lights up; what is held and stays dark was swallowed.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.kit import Kit
from game.scenes.panel import EDGE, PanelScene, ways_on
from game.stage.input.claims import LEFT, PARTS, RIGHT
from game.stage.input.inputs import CloseAsked, FocusLost, Input, KeyPressed, KeyReleased
from game.stage.input.listening import PLACES
from game.stage.input.parts import heard as part_of
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed, Form

ROWS: Final = (
    (*"1234567890", "KP_7", "KP_8", "KP_9", "KP_MINUS"),
    (*"QWERTYUIOP", "KP_4", "KP_5", "KP_6", "KP_PLUS"),
    (*"ASDFGHJKL", "SEMICOLON", "KP_1", "KP_2", "KP_3", "KP_MULTIPLY"),
    (*"ZXCVBNM", "COMMA", "PERIOD", "SLASH", "KP_0", "KP_PERIOD", "KP_ENTER", "KP_DIVIDE"),
)
"""The keys of all parts by their places, as pygame calls them."""
_KEYS: Final = frozenset(key for row in ROWS for key in row)
_MOST_SAID: Final = 40
_GAP: Final = 8.0
_APART: Final = 20.0
"""Between the halves and the keypad."""


class KeyTestScene(PanelScene):
    """All keys that people share, of which those light up that are told of as held."""

    name = "key_test"
    listens = PLACES

    def __init__(self, kit: Kit) -> None:
        """Begin with nothing held."""
        super().__init__(kit)
        self._down: set[str] = set()
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
        return frozenset(self._down)

    def handle_input(self, heard: Input) -> Answer:
        """Take in what goes down and comes up; Escape, Back and the button lead on."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed(key="escape") | KeyPressed(given="pad:b" | "pad:a"):
                return Close()
            case KeyPressed(given=place, repeat=False) if place in _KEYS:
                self._down.add(place)
                self.most = max(self.most, len(self.held))
            case KeyReleased(given=place):
                self._down.discard(place)
            case FocusLost():
                self._down.clear()
            case KeyPressed():
                return None
            case _:
                changed = self._form.handle_input(heard)
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

    def footnote(self) -> str:
        """Return how it goes, and how many keys are and were told of at once."""
        return self._kit.words().say("key-test.told", now=len(self.held), most=self.most)

    def paint(self, canvas: Canvas) -> None:
        """Paint the keys, each part in its own shade, the keypad's round, what is held in lemon."""
        hints, top = self._kit.hints, self._top + 6
        left, room = self._panel.x + EDGE, self._panel.width - 2 * EDGE - _APART
        wide, high = room / len(ROWS[0]), min(90.0, (self._end - 10 - top) / len(ROWS))
        held = self.held
        for line, row in enumerate(ROWS):
            for at, name in enumerate(row):
                place: int = vars(pygame)[f"KSCAN_{name}"]
                part, _ = part_of(place, hints.bindings.commands, PARTS) or (LEFT, "")
                own = name.startswith("KP_")
                x, y = left + at * wide + _APART * own, top + line * high
                box = Box(x, y, wide - _GAP, high - _GAP)
                usual = theme.PAPER_2 if part == RIGHT else theme.WHITE
                fill = theme.LEMON if name in held else usual
                corner = min(box.width, box.height) / 2 if own else 12
                canvas.panel(box.x, box.y, box.width, box.height, corner, fill, shadow=False)
                text = hints.label(hints.keymap.name(place))
                usual_size = min(20 * self._kit.zoom, box.height * 0.7)
                size = canvas.fitted(text, box.width - 12, usual_size, theme.BUTTON)
                x, y = box.middle
                canvas.text(text, x, y, size, theme.INK, theme.BUTTON, align="middle")
