"""The response window: a card of a couch that flies at somebody, and how they answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.seats import Seat
from game.scenes.shared.answer_window import AnswerWindow, flight_ms
from game.scenes.shared.curtain_calls import Calling
from game.session import Session
from game.stage.scene import Answer, Push

if TYPE_CHECKING:
    from typing import Any

    from game.scenes.shared.couch import CouchScene


class ResponseWindow:
    """Opens the window of an answer, and lets the answer be given when it is over."""

    def __init__(self, couch: CouchScene, session: Session, calling: Calling) -> None:
        """Watch over a couch."""
        self._couch = couch
        self._session = session
        self._calling = calling

    def open(self, view: Any) -> None:
        """Let the answer be asked for as soon as a card is in the air."""
        couch, asked = self._couch, next(iter(self._session.asked()), None)
        shown = couch.window is None and not couch.now.behind
        if asked is None or not shown or not couch.board.response.answering(view):
            return
        asks = couch.unhurried and not couch.board.response.settled(view)
        waits = [asked] if asks and couch.answers_live(asked) else []
        if waits and couch.answers_here(asked):
            waits = [seat for seat in self._session.humans if couch.plays(seat)]
        couch.window = AnswerWindow(
            asked, flight_ms(self._session, asked), waits, self._session.moves
        )
        couch.looking.give_way()

    def reveal(self, window: AnswerWindow, ready: Sequence[Seat]) -> None:
        """Let the answer be given, now that its window is over."""
        couch, target, session = self._couch, window.target, self._session
        silent = couch.board.response.silent(couch.view)
        if couch.answers_live(target):
            couch.carry_out(target, silent if window.chosen is None else window.chosen)
        elif session.is_human(target):
            couch.carry_out(target, self._calling.answer(target, couch.view))
        elif target in ready:
            session.step(target)
        elif window.spent:
            couch.carry_out(target, silent)
        else:
            window.again()
            return
        couch.window = None
        couch.skip()

    def called(self) -> Answer:
        """Call whoever is asked for an answer that others would see, once the card has landed."""
        window = self._couch.window
        if window is None or not window.hangs or self._couch.answers_here(window.target):
            return None
        return Push(self._calling.answering(window.target))
