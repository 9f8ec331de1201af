"""The response window: a card of a couch that flies at somebody, and how they answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.seats import Seat
from game.core.targets import BUTTON
from game.scenes.kit import Kit
from game.scenes.shared.answer_window import AnswerWindow, flight_ms
from game.scenes.shared.curtain_calls import Calling
from game.session import Session
from game.stage.board import Board
from game.stage.input.inputs import Input, KeyPressed, PointerPressed
from game.stage.scene import Answer, Push
from game.store.heads import CONFIRM

SILENT_KEYS: Final = ("enter", "space")
"""Keys of the silent answer: a gamepad has no other."""


class ResponseWindow:
    """The window of an answer: it opens, takes in what is pressed, and closes with the answer."""

    def __init__(
        self, kit: Kit, session: Session, calling: Calling, carry_out: Callable[[Seat, Any], None]
    ) -> None:
        """Begin without a card in the air; ``carry_out`` plays what a seat answers."""
        self._kit = kit
        self._session = session
        self._calling = calling
        self._carry_out = carry_out
        self.now: AnswerWindow | None = None
        """The card in the air."""
        self.unhurried = session.head.house.pace == CONFIRM
        """Whether no clock runs: all confirm."""

    def answers_live(self, seat: Seat) -> bool:
        """Return whether a person presses an answer while the card flies."""
        return self._session.is_human(seat) and not self._calling.ordered

    def answers_here(self, seat: Seat) -> bool:
        """Return whether a person answers on the public table, not behind the curtain."""
        return self.answers_live(seat) and not self._calling.unseen(seat)

    def still_to_confirm(self) -> Sequence[Seat]:
        """Return who has not confirmed yet that a card may land, where all do."""
        return sorted(self.now.waits) if self.now and self.answers_here(self.now.target) else []

    # ------------------------------------------------------------ it opens and closes

    def open(self, board: Board, view: Any, plays: Callable[[Seat], bool]) -> bool:
        """Ask for the answer to a card in the air; return whether there is one."""
        asked = next(iter(self._session.asked()), None)
        if asked is None or not board.response.answering(view):
            return False
        asks = self.unhurried and not board.response.settled(view)
        waits = [asked] if asks and self.answers_live(asked) else []
        if waits and self.answers_here(asked):
            waits = [seat for seat in self._session.humans if plays(seat)]
        self.now = AnswerWindow(asked, flight_ms(self._session, asked), waits, self._session.moves)
        return True

    def withdraw(self) -> None:
        """Ask for nothing any more."""
        self.now = None

    def reveal(self, board: Board, view: Any, ready: Sequence[Seat]) -> bool:
        """Play the answer once the window is over; return whether it was played."""
        window, session = self.now, self._session
        if window is None or not window.over:
            return False
        target, silent = window.target, board.response.silent(view)
        if self.answers_live(target):
            self._carry_out(target, silent if window.chosen is None else window.chosen)
        elif session.is_human(target):
            self._carry_out(target, self._calling.answer(target, view))
        elif target in ready:
            session.step(target)
        elif window.spent:
            self._carry_out(target, silent)
        else:
            window.again()
            return False
        self.now = None
        return True

    def called(self) -> Answer:
        """Call whoever is asked for an answer that others would see, once the card has landed."""
        window = self.now
        if window is None or not window.hangs or self.answers_here(window.target):
            return None
        return Push(self._calling.answering(window.target))

    # ------------------------------------------------------------ what is pressed

    def handle_input(self, heard: Input, board: Board, view: Any, area: str) -> bool:
        """Take in an answer, by a key or at an area; return whether it is one.

        Nothing is seen or heard of it, and nothing hurries the card.
        """
        match heard:
            case KeyPressed(key, repeat=False):
                token = _token_of(key, board, view)
            case PointerPressed(button=1) if area in BUTTON:
                token = BUTTON.word(area)
            case _:
                return False
        if token is None or self.now is None:
            return False
        if self.answers_here(self.now.target):
            self._press(self.now, board.touches.action_of((token,), view), heard.source)
        return True

    def _press(self, window: AnswerWindow, action: Any, source: str) -> None:
        may, target = self._kit.claims.may, window.target
        held = may(target, source) and action in self._session.legal(target)
        window.press([seat for seat in window.waits if may(seat, source)], action, held=held)


def _token_of(key: str, board: Board, view: Any) -> str | None:
    """Return the answer that a key gives."""
    answers = board.response.answers(view)
    if answers and key in SILENT_KEYS:
        return str(answers[0].token)
    return next((cue.token for cue in answers if cue.key == key), None)
