"""What the couch hears: everybody may open what all may read, only whoever is asked may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from game.scenes.kit import Kit
from game.scenes.shared.answer_window import AnswerWindow
from game.scenes.shared.whose import looking
from game.scenes.table.sidelines_painting import areas_there
from game.session import Session
from game.stage.input.claims import KEYPAD
from game.stage.input.inputs import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    source_of,
)
from game.stage.scene import Answer, Close

if TYPE_CHECKING:
    from game.scenes.shared.couch import CouchScene

_ANYBODY: Final = ("escape", "menu", "l", "f1", "f", "g", "tab", "pageup")
"""Keys that nobody chooses anything with."""
_SILENT: Final = ("enter", "space")
"""Keys of the silent answer: a gamepad has no other."""


class CouchInputs:
    """What is pressed on a couch, and by whom."""

    def __init__(self, couch: CouchScene, kit: Kit, session: Session) -> None:
        """Hear for a couch; what is everybody's goes on to the table's own inputs."""
        self._couch = couch
        self._kit = kit
        self._session = session

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked | FocusLost):
            return self._couch.inputs.handle_input(heard)
        if self._couch.inputs.ends(heard):
            return None
        if isinstance(heard, PointerPressed) and heard.button == 1:
            there = areas_there(self._couch.sidelines)
            token = next((name for name, box in there if box.holds(heard.x, heard.y)), None)
            if token is not None:  # who is out hinders nobody
                return self._couch.watch(token)
        if self._couch.window is not None and not self._couch.watching.on:
            return self._hear_in_window(heard, self._couch.window)
        if self._couch.voting.now is not None:
            return self._hear_vote(heard)
        if _goes_on(heard) and not self._couch.is_mine() and not self._couch.moving:
            self._couch.go_on()
        if isinstance(heard, KeyPressed) and heard.key == "i" and not heard.repeat:
            return self._called(heard.source)
        if self._couch.is_mine() and self._couch.asked is not None:
            may = self._kit.claims.may(self._couch.asked, source_of(heard))
            if not may and not (isinstance(heard, KeyPressed) and heard.key in _ANYBODY):
                return None
        return self._couch.inputs.handle_input(heard)

    def _called(self, source: str) -> Answer:
        """Call whoever asks to look at what is theirs; whose device is shared says who they are."""
        asked = looking(self._kit, self._session, source)
        return self._couch.resume(asked.result) if isinstance(asked, Close) else asked

    # ------------------------------------------------------------ a vote

    def _hear_vote(self, heard: Input) -> Answer:
        """Take a choice in; of one that is made with a device of one's own nothing is seen."""
        voting = self._couch.voting
        if isinstance(heard, KeyPressed) and not heard.repeat:
            # a vote has no arrows: the keypad's digits are digits there
            key = heard.given if heard.source == KEYPAD else heard.key
            if voting.press(key, heard.source):
                return None
            if heard.key in ("backspace", "escape") and voting.take_back():
                return None
            if heard.key == "i":
                return self._called(heard.source)
            return self._couch.inputs.handle_input(heard) if heard.key in _ANYBODY else None
        if isinstance(heard, KeyReleased):
            return self._couch.inputs.handle_input(heard)
        if isinstance(heard, PointerPressed) and heard.button == 1:
            if voting.now is not None and voting.now.thumbs:  # a pointer is seen by all
                self._point_at_ballots(heard)
            name = self._couch.areas().at(heard.x, heard.y) or ""
            return self._couch.inputs.open(name) if name in ("menu", "rules", "log") else None
        return None

    def _point_at_ballots(self, heard: PointerPressed) -> None:
        """Take in a press on the panel of a vote that is entered before everybody."""
        room, panel = self._couch.layout.spots.ballots, self._couch.ballots
        rest = panel.rest_box(room)
        if rest is not None and rest.holds(heard.x, heard.y):
            self._couch.voting.choose_for_rest()
            return
        touched = (at for at, box in enumerate(panel.boxes(room)) if box.holds(heard.x, heard.y))
        for number in touched:
            self._couch.voting.choose(number, heard.source)

    # ------------------------------------------------------------ a card in the air

    def _hear_in_window(self, heard: Input, window: AnswerWindow) -> Answer:
        """Take an answer in; nothing is seen or heard of it, and nothing hurries the card."""
        if isinstance(heard, KeyPressed) and not heard.repeat:
            if heard.key == "i" and window.waits:  # no clock runs: there is time to look
                return self._called(heard.source)
            token = self._token_of(heard.key)
            if token is not None:
                self._answer(window, token, heard.source)
                return None
            return self._couch.inputs.handle_input(heard) if heard.key in _ANYBODY else None
        if isinstance(heard, KeyReleased):
            return self._couch.inputs.handle_input(heard)
        if isinstance(heard, PointerPressed) and heard.button == 1:
            name = self._couch.areas().at(heard.x, heard.y) or ""
            if name.startswith("button:"):
                self._answer(window, name.removeprefix("button:"), heard.source)
                return None
            return self._couch.inputs.open(name) if name in ("menu", "rules", "log") else None
        return None

    def _token_of(self, key: str) -> str | None:
        """Return the answer that a key gives."""
        answers = self._couch.board.response.answers(self._couch.view)
        if answers and key in _SILENT:
            return str(answers[0].token)
        return next((cue.token for cue in answers if cue.key == key), None)

    def _answer(self, window: AnswerWindow, token: str, source: str) -> None:
        if not self._couch.answers_here(window.target):
            return
        may = self._kit.claims.may
        action: Any = self._couch.board.action_of((token,), self._couch.view)
        held = may(window.target, source) and action in self._session.legal(window.target)
        window.press([seat for seat in window.waits if may(seat, source)], action, held=held)


def _goes_on(heard: Input) -> bool:
    """Say whether somebody presses on."""
    key = isinstance(heard, KeyPressed) and heard.key in _SILENT and not heard.repeat
    return key or (isinstance(heard, PointerPressed) and heard.button == 1)
