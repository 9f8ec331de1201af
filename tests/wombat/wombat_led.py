"""Bots of proofs: those that answer, each in its tick, what the proof chose; those watched."""

from __future__ import annotations

from collections import deque
from typing import Any

from game.ai.answering import Choice
from game.core.ticks import ANSWER_TICKS
from tests.secrecy.botting import Silent


class Led(Silent):
    """Bots that answer, each in its tick, what the proof lets them do."""

    def __init__(self, *_: Any) -> None:
        self.asked: list[tuple[int, int | None]] = []
        """Who was asked in which tick, for the witness."""
        self._open: list[tuple[int, int]] = []
        self._said: deque[Choice] = deque()

    def ask(self, seat: int, legal: Any, quirks: bool = False, tick: int | None = None) -> None:
        assert tick is not None
        self.asked.append((seat, tick))
        self._open.append((seat, tick))

    def lead(self, seat: int, tick: int, action: Any) -> None:
        """Let a seat answer all that is due by now; what is due in this tick with an action."""
        due = tick - ANSWER_TICKS
        for its, asked in [one for one in self._open if one[0] == seat and one[1] <= due]:
            self._open.remove((its, asked))
            self._said.append(Choice(its, action if asked == due else None, tick=asked))

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
