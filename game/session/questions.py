"""Questions: what the bots of a session are asked and answer, by turns and by ticks.

A turn's question has no deadline: it stands for as long as its seat is offered the same, whatever
others do, and so does its answer. In a real-time game everybody is asked once a tick, and
``core.ticks`` says when answers are due. What is not there then is late: its seat does nothing in
that tick, and nobody waits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.ai.question import Choice, Question
from game.ai.sandboxes.lines import FATAL
from game.core.seats import Seat
from game.core.ticks import ANSWER_TICKS

OPEN_MOST: Final = ANSWER_TICKS
"""So many questions of a seat are under way at once at most: a bot that takes longer than a tick
answers some of them in time, instead of all of them too late."""
HANGS: Final = 30
"""After so many late answers in a row, three seconds, a bot hangs: another one plays on."""


class Questions:
    """The questions and answers of one match."""

    def __init__(self) -> None:
        """Begin before the first turn or tick."""
        self.tick = 0
        """The present tick of a real-time game."""
        self.in_ticks = 0
        """How many questions of ticks there were in all."""
        self.late: Counter[Seat] = Counter()
        """By seat, how many answers came too late, or were never asked for since others were."""
        self.spent: set[Seat] = set()
        """Whose bots, each of somebody's, answer nothing any more."""
        self._asked = 0
        self._open: dict[int, Question] = {}
        """By its number, what somebody still thinks about."""
        self._offered: dict[Seat, Sequence[Any]] = {}
        """What seats may do that are asked in a turn."""
        self._answers: dict[int | None, dict[Seat, Choice | None]] = {None: {}}
        """By the tick of the question, None for those of turns, who is to answer, and what they
        did answer by now."""
        self._in_a_row: Counter[Seat] = Counter()
        self._late_now: list[Seat] = []
        """Who is late in the present tick."""

    # ------------------------------------------------------------ asked

    def of_turn(self, offered: Mapping[Seat, Sequence[Any]], *, quirks: bool) -> list[Question]:
        """Return what is to be asked anew; what is offered to nobody any more is forgotten."""
        for seat in [seat for seat in self._offered if seat not in offered]:
            self.forget(seat)
        new = []
        for seat, legal in offered.items():
            before, self._offered[seat] = self._offered.get(seat), legal
            if before is not legal and before != legal:
                self._close(seat)
                new.append(self._question(seat, legal, quirks, None))
        return new

    def of_tick(self, offered: Mapping[Seat, Sequence[Any]], *, quirks: bool) -> list[Question]:
        """Return, once, what is to be asked in the present tick: whoever has no ear is left out."""
        if self.tick in self._answers:
            return []
        self.in_ticks += len(offered)
        self._answers[self.tick] = dict.fromkeys(offered)
        thinking = Counter(question.seat for question in self._open.values())
        return [
            self._question(seat, legal, quirks, self.tick)
            for seat, legal in offered.items()
            if thinking[seat] < OPEN_MOST
        ]

    def _question(
        self, seat: Seat, legal: Sequence[Any], quirks: bool, tick: int | None
    ) -> Question:
        self._asked += 1
        question = Question(seat, legal, self._asked, quirks, tick)
        self._open[question.number] = question
        self._answers[tick][seat] = None
        return question

    # ------------------------------------------------------------ answered

    @property
    def waits(self) -> bool:
        """Whether anybody still thinks."""
        return bool(self._open)

    def accept(self, found: Choice) -> bool:
        """Take in an answer, if somebody waits for it; one that comes too late is dropped."""
        question = self._open.pop(found.number, None)
        if question is None:
            return False
        wanted = self._answers.get(question.tick, {})
        if found.seat in wanted:
            wanted[found.seat] = found
        if question.real_time and found.fault.partition(":")[0] in FATAL:
            self.spent.add(found.seat)
        return True

    def forget(self, seat: Seat) -> None:
        """Forget a seat, which has acted in a turn, or changes hands."""
        self._close(seat)
        self._offered.pop(seat, None)
        for answers in self._answers.values():
            answers.pop(seat, None)
        self._in_a_row.pop(seat, None)

    def _close(self, seat: Seat) -> None:
        self._open = {number: one for number, one in self._open.items() if one.seat != seat}

    @property
    def answers(self) -> dict[Seat, Choice]:
        """What those who are asked in turns and have made up their minds will do."""
        return {seat: answer for seat, answer in self._answers[None].items() if answer is not None}

    # ------------------------------------------------------------ due

    def due(self) -> list[tuple[Seat, Choice]]:
        """Return, once, what is to be done in the present tick, by seat; others are late."""
        found = []
        for seat, answer in sorted(self._answers.pop(self.tick - ANSWER_TICKS, {}).items()):
            if answer is not None:
                found.append((seat, answer))
                self._in_a_row[seat] = 0
            else:
                self._late_now.append(seat)
                self._in_a_row[seat] += 1
                self.late[seat] += 1
        return found

    def go_on(self) -> list[Seat]:
        """Let the next tick begin; return who was late in the one that ends."""
        self.tick += 1
        late, self._late_now = self._late_now, []
        return late

    def hanging(self) -> list[Seat]:
        """Return who has been late for so long that nobody waits any more."""
        return [seat for seat, late in self._in_a_row.items() if late >= HANGS]
