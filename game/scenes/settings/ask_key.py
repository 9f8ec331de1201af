"""Asking for a key: what shall be pressed for a command from now on."""

from __future__ import annotations

from typing import Final

from game.core.commands import PAD, Command
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.input.bindings import KEYBOARD, PAD_BUTTONS
from game.stage.input.inputs import CloseAsked, Input, KeyPressed, KeyReleased, PointerPressed
from game.stage.input.listening import ANY
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Form

WAIT_MS: Final = 8000
"""After so long nothing is bound: whoever lacks the device asked for is not caught here."""
_OPENERS: Final = ("back", "menu")
"""Commands that Escape may be given to; everywhere else it means that nothing is changed."""


class AskingScene(FormScene):
    """A question that is answered by pressing what shall be bound.

    It closes with an input as ``stage.input.bindings`` spells it, with an empty text where
    nothing shall be bound any more, or with None where all stays as it was.
    """

    name = "asking"
    see_through = True
    listens = ANY

    def __init__(self, kit: Kit, command: Command, device: str, label: str) -> None:
        """Ask for an input of a device; the label says what the command does."""
        self._kit = kit
        self._command = command
        self._device = device
        self._label = label
        self._held: list[str] = []
        self._waited = 0
        say, zoom = kit.words().say, kit.zoom
        self._question = say(f"bindings-screen.press-{'key' if device == KEYBOARD else 'pad'}")
        wide, high = 700 + 220 * (zoom - 1), 54 + 24 * (zoom - 1)
        lines = kit.lines(self._question, wide - 60, 20 * zoom)
        whole = 116 + 26 * zoom * lines + high + 24
        self._box = Box(640 - wide / 2, 360 - whole / 2, wide, whole)
        y, half = self._box.y + whole - 30 - high, wide / 2 - 50
        stop = Button("cancel", Box(650, y, half, high), "", style="main", size=20)
        none = Button("none", Box(630 - half, y, half, high), say("bindings-screen.none"), size=20)
        stop.called = say("confirm.no")
        self._form = Form([stop, none], zoom=zoom)

    def hear(self, heard: Input) -> Answer:
        """Take what is pressed, or nothing."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed(repeat=True):
                return None
            case KeyPressed("escape", given="escape") if not self._wants_escape():
                return Close()
            case KeyPressed(given=given) if given.startswith(PAD):
                if self._device == PAD:  # bound when it is let go: it may be the first of two
                    self._held.append(given[len(PAD) :])
                elif given == PAD + "b":
                    return Close()
                return None
            case KeyPressed(given=given) if given and self._device == KEYBOARD:
                return Close(given)
            case KeyReleased(given=given) if given[len(PAD) :] in self._held:
                pressed = sorted(set(self._held), key=PAD_BUTTONS.index)[:2]
                return Close(PAD + "+".join(pressed))
            case PointerPressed(x, y) if not self._box.holds(x, y):
                return Close()
            case _:
                changed = self._form.hear(heard)
        return None if changed is None else Close("" if changed.name == "none" else None)

    def _wants_escape(self) -> bool:
        return self._device == KEYBOARD and self._command.name in _OPENERS

    def spoken(self) -> str:
        """Return what is to be read."""
        return f"{self._label}. {self._question}"

    def pass_time(self, ms: int) -> Answer:
        """Wait for what is pressed, not for ever."""
        self._waited += ms
        return Close() if self._waited >= WAIT_MS else None

    @property
    def shows(self) -> int:
        """How many seconds the question will stand."""
        return -(-(WAIT_MS - self._waited) // 1000)

    def draw(self, canvas: Canvas) -> None:
        """Draw the question, and how long it will stand."""
        veil(canvas)
        box, zoom = self._box, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        size = canvas.fitted(self._label, box.width - 60, 28 * zoom, theme.BUTTON)
        canvas.text(self._label, 640, box.y + 50, size, theme.INK, theme.BUTTON, align="middle")
        for row, line in enumerate(canvas.wrap(self._question, box.width - 60, 20 * zoom)):
            y = box.y + 80 + 26 * zoom * (row + 0.6)
            canvas.text(line, 640, y, 20 * zoom, theme.INK, align="middle")
        label = self._kit.words().say("bindings-screen.cancel", n=self.shows)
        self._form["cancel"].label = label
        self._form.draw(canvas)
