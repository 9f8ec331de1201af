"""What the couch hears: everybody may open what all may read, only whoever is asked may choose."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from game.core.seats import Seat
from game.scenes.shared.answer_window import AnswerWindow
from game.scenes.shared.pause import CouchPause, Missing
from game.scenes.table.table import TableScene
from game.stage.input.inputs import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    source_of,
)
from game.stage.scene import Answer, Push

_ANYBODY: Final = ("escape", "menu", "l", "f1", "f", "tab", "pageup")
"""Keys that nobody chooses anything with."""
_SILENT: Final = ("enter", "space")
"""Keys of the silent answer: a gamepad has no other."""


class CouchInputs(Missing, TableScene):
    """The half of a couch that hears."""

    _window: AnswerWindow | None = None
    _asked: Seat | None = None
    """The person who may choose on the public table now."""

    @abstractmethod
    def _answers_live(self, seat: Seat) -> bool:
        """Say whether a person presses an answer while the card flies."""

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked | FocusLost):
            return super().hear(heard)
        if self._window is not None:
            return self._hear_in_window(heard, self._window)
        if isinstance(heard, KeyPressed) and heard.key == "i" and not heard.repeat:
            return self._called(heard.source)
        if self.is_mine() and self._asked is not None:
            may = self._kit.claims.may(self._asked, source_of(heard))
            if not may and not (isinstance(heard, KeyPressed) and heard.key in _ANYBODY):
                return None
        return super().hear(heard)

    @abstractmethod
    def _call(self, seat: Seat) -> Answer:
        """Let a seat look at its own cards, behind the curtain."""

    def _called(self, source: str) -> Answer:
        """Call whoever asks to look at their own cards, if their device says who they are."""
        may = self._kit.claims.may
        theirs = [seat for seat in self._session.humans if may(seat, source)]
        return self._call(theirs[0]) if len(theirs) == 1 else None

    # ------------------------------------------------------------ a card in the air

    def _hear_in_window(self, heard: Input, window: AnswerWindow) -> Answer:
        """Take an answer in; nothing is seen or heard of it, and nothing hurries the card."""
        if isinstance(heard, KeyPressed) and not heard.repeat:
            token = self._token_of(heard.key)
            if token is not None:
                self._answer(window, token, heard.source)
                return None
            return super().hear(heard) if heard.key in _ANYBODY else None
        if isinstance(heard, KeyReleased):
            return super().hear(heard)
        if isinstance(heard, PointerPressed) and heard.button == 1:
            name = self._areas().at(heard.x, heard.y) or ""
            if name.startswith("button:"):
                self._answer(window, name.removeprefix("button:"), heard.source)
                return None
            return self._open(name) if name in ("menu", "rules", "log") else None
        return None

    def _token_of(self, key: str) -> str | None:
        """Return the answer that a key gives."""
        answers = self.board.answers(self.view)
        if answers and key in _SILENT:
            return str(answers[0].token)
        return next((cue.token for cue in answers if cue.key == key), None)

    def _answer(self, window: AnswerWindow, token: str, source: str) -> None:
        if not self._answers_live(window.target):
            return
        may = self._kit.claims.may
        action: Any = self.board.action_of((token,), self.view)
        held = may(window.target, source) and action in self._session.legal(window.target)
        window.press([seat for seat in window.waits if may(seat, source)], action, held=held)

    def _buttons(self) -> tuple[Any, ...]:
        """Return the answers, which stand there whatever the hand; else there is no button."""
        window = self._window
        if window is None or not self._answers_live(window.target):
            return ()
        return tuple(self.board.answers(self.view))

    # ------------------------------------------------------------ what leads elsewhere

    def _pause(self) -> Answer:
        return Push(CouchPause(self._kit, self._session))

    def _notes(self) -> Answer:
        """Notes are private: they lie on one's own desk."""
        return None
