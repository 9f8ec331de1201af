"""Tick answers: what bots are asked and answer in a real-time game, by its ticks.

``core.ticks`` says when. What is not there when it is due is late: its seat does nothing in that
tick, and nobody waits.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.ai.question import Choice, Question
from game.ai.sandboxes.lines import FATAL
from game.core.seats import Seat
from game.core.ticks import ANSWER_TICKS, Answers

OPEN_MOST: Final = ANSWER_TICKS
"""So many questions of a seat are under way at once at most: a bot that takes longer than a tick
answers some of them in time, instead of all of them too late."""
HANGS: Final = 30
"""After so many late answers in a row, three seconds, a bot hangs: another one plays on."""


class TickAnswers:
    """The questions and answers of one match."""

    def __init__(self) -> None:
        """Begin before the first tick."""
        self._answers: Answers[Choice] = Answers()
        self._begun = -1
        self._open: dict[int, Question] = {}
        """By number, which questions are under way."""
        self._asked: dict[int, set[Seat]] = {}
        """By the tick of the question, who was to be asked."""
        self._in_a_row: Counter[Seat] = Counter()
        self.late: Counter[Seat] = Counter()
        """By seat, how many answers came too late, or were never asked for since others were."""
        self.spent: set[Seat] = set()
        """Whose bots, each of somebody's, answer nothing any more."""
        self._late_now: list[Seat] = []
        """Who is late in the present tick."""
        self.questions = 0
        """How many there were in all."""

    @property
    def tick(self) -> int:
        """The present tick, from 0."""
        return self._answers.tick

    @property
    def waits(self) -> bool:
        """Whether anybody still thinks."""
        return bool(self._open)

    def begins(self) -> bool:
        """Say, once, that the present tick's questions are to be asked."""
        begins, self._begun = self.tick != self._begun, self.tick
        return begins

    def may_ask(self, seat: Seat) -> bool:
        """Take in that a seat is asked now; say whether it has an ear for it: then it must be."""
        self.questions += 1
        self._asked.setdefault(self.tick, set()).add(seat)
        return sum(one.seat == seat for one in self._open.values()) < OPEN_MOST

    def ask(self, question: Question) -> None:
        """Take in what is asked."""
        self._open[question.number] = question

    def accept(self, found: Choice) -> None:
        """Take in an answer; one that comes too late is dropped."""
        question, seat = self._open.pop(found.number, None), Seat(found.seat)
        tick = None if question is None else question.tick
        if tick is not None and seat in self._asked.get(tick, ()):
            self._answers.keep(tick, seat, found)
        if found.fault.partition(":")[0] in FATAL:
            self.spent.add(seat)

    def due(self) -> list[tuple[Seat, Choice]]:
        """Return, once, what is to be done in the present tick, by seat; others are late."""
        wanted = self._asked.pop(self.tick - ANSWER_TICKS, set())
        found = self._answers.due()
        late = sorted(wanted - {seat for seat, _ in found})
        for seat in wanted:
            self._in_a_row[seat] = self._in_a_row[seat] + 1 if seat in late else 0
        self.late.update(late)
        self._late_now += late
        return found

    def go_on(self) -> list[Seat]:
        """Let the next tick begin; return who was late in the one that ends."""
        self._answers.go_on()
        late, self._late_now = self._late_now, []
        return late

    def hanging(self) -> list[Seat]:
        """Return who has been late for so long that nobody waits any more."""
        return [seat for seat, late in self._in_a_row.items() if late >= HANGS]

    def forget(self, seat: Seat) -> None:
        """Forget a seat, which changes hands."""
        self._answers.forget(seat)
        for asked in self._asked.values():
            asked.discard(seat)
        self._open = {number: one for number, one in self._open.items() if one.seat != seat}
        self._in_a_row.pop(seat, None)
