"""Asking for a key: what shall be pressed for a command from now on."""

from __future__ import annotations

from typing import Final

from game.core.commands import PAD, Command
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene
from game.stage.input.bindings import KEYBOARD, PAD_BUTTONS
from game.stage.input.inputs import CloseAsked, Input, KeyPressed, KeyReleased, PointerPressed
from game.stage.input.listening import ANY
from game.stage.motion.layout import NOWHERE
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Button

WAIT_MS: Final = 8000
"""After so long nothing is bound: whoever lacks the device asked for is not caught here."""
_OPENERS: Final = ("back", "menu")
"""Commands that Escape may be given to; everywhere else it means that nothing is changed."""


class AskingScene(DialogScene):
    """A question that is answered by pressing what shall be bound.

    It closes with an input as ``stage.input.bindings`` spells it, with an empty text where
    nothing shall be bound any more, or with None where all stays as it was.
    """

    name = "asking"
    listens = ANY

    def __init__(self, kit: Kit, command: Command, device: str, label: str) -> None:
        """Ask for an input of a device; the label says what the command does."""
        super().__init__(kit)
        self._command = command
        self._device = device
        self._held: list[str] = []
        self._waited = 0
        say = kit.words().say
        question = say(f"bindings-screen.press-{'key' if device == KEYBOARD else 'pad'}")
        stop = Button("cancel", NOWHERE, "", style="main", size=20)
        none = Button("none", NOWHERE, say("bindings-screen.none"), size=20)
        stop.called = say("confirm.no")
        self.ask(label, question, [[none, stop]], "cancel")

    def handle_input(self, heard: Input) -> Answer:
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
                changed = self._form.handle_input(heard)
        return None if changed is None else Close("" if changed.name == "none" else None)

    def _wants_escape(self) -> bool:
        return self._device == KEYBOARD and self._command.name in _OPENERS

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
        label = self._kit.words().say("bindings-screen.cancel", n=self.shows)
        self._form["cancel"].label = label
        super().draw(canvas)
