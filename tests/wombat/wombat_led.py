"""Bots of proofs: those that answer, each in its tick, what the proof chose; those watched."""

from __future__ import annotations

from collections import deque
from typing import Any

from game.ai.question import Choice, Question
from game.core.ticks import ANSWER_TICKS
from tests.secrecy.botting import Silent


class Led(Silent):
    """Bots that answer, each in its tick, what the proof lets them do."""

    def __init__(self, *_: Any) -> None:
        self.asked: list[tuple[int, int | None]] = []
        """Who was asked in which tick, for the witness."""
        self._open: list[Question] = []
        self._said: deque[Choice] = deque()

    def ask(self, question: Question) -> None:
        self.asked.append((question.seat, question.tick))
        self._open.append(question)

    def lead(self, seat: int, tick: int, action: Any) -> None:
        """Let a seat answer all that is due by now; what is due in this tick with an action."""
        due = tick - ANSWER_TICKS
        for one in list(self._open):
            if one.seat == seat and one.tick is not None and one.tick <= due:
                self._open.remove(one)
                self._said.append(one.answered(action if one.tick == due else None))

    def answer(self) -> Choice | None:
        return self._said.popleft() if self._said else None


class Watched:
    """Writes down what a bot was told before every question, and what it answered.

    With ``offered`` it is offered that, whatever is legal.
    """

    def __init__(self, its: Any, offered: Any = None) -> None:
        self.its, self.offered = its, offered
        self.told: list[list[Any]] = []
        self.answers: list[Any] = []

    def hear(self, events: Any) -> None:
        self.told.append(list(events))
        self.its.hear(events)

    def choose(self, legal: Any) -> Any:
        self.answers.append(self.its.choose(legal if self.offered is None else self.offered))
        return self.answers[-1]
