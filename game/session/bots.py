"""The bots of a session: who plays which seat just now, what they were told, what they answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from game.ai.answering import Answering, Seating
from game.ai.bot_router import BotRouter
from game.ai.faults import SILENT
from game.ai.question import Choice, Question
from game.cli.seats import learned
from game.core.bots import is_external
from game.core.luck import bot_seed
from game.core.seats import Seat
from game.core.user_error import UserError
from game.games import game_of
from game.session.tick_answers import TickAnswers
from game.store.heads import HUMAN, SCRIPTED, Head


@dataclass(slots=True)
class _Question:
    """What a bot is asked, and what it has made up its mind to do."""

    number: int
    """How many actions there were when it was seen last that this is still what is asked."""
    legal: Sequence[Any]
    answer: Choice | None = None


class Bots:
    """Whoever is no person at a table; they think beside the window, several at a time."""

    def __init__(
        self,
        head: Head,
        controllers: Sequence[str],
        heard: Callable[[Seat, int], list[Any]],
        error: UserError | None = None,
        data: Path | None = None,
    ) -> None:
        """Call them in; ``heard`` says what a seat was told, from some fact of its own on.

        An ``error`` is why one of them is not who was asked for. The folder of the player's files,
        ``data``, is kept from bots out of files.
        """
        self._kept = () if data is None else (str(data.resolve()),)
        self._head = head
        self._controllers = controllers
        self._heard = heard
        self._heard_by: dict[Seat, int] = {}
        self._asked: dict[Seat, _Question] = {}
        self._numbers = count(1)
        """Of questions: no two of a match have the same."""
        self.tick_answers = TickAnswers()
        """What is asked and answered in a real-time game."""
        self._faults: list[tuple[Seat, str]] = []
        self._known_faults: set[tuple[Seat, str]] = set()
        self._error = error
        self.router: Answering = BotRouter(self._seating(controllers), time.monotonic)
        self.router.start()

    def _seating(self, controllers: Sequence[str]) -> Seating:
        head, places = self._head, enumerate(controllers)
        levels = {seat: kind for seat, kind in places if kind not in (HUMAN, SCRIPTED)}
        seeds = {seat: bot_seed(head.seed, head.salt, Seat(seat)) for seat in range(head.seats)}
        learnt, error = learned(head.game, levels.values())
        self._error = self._error or error
        return Seating(
            game_of(head.game), head.seats, head.options, levels, seeds, data=learnt,
            reactions=head.house.reactions, kept=self._kept,
        )  # fmt: skip

    def hand_over(self, seat: Seat, controllers: Sequence[str]) -> None:
        """Let a seat change hands; a bot that takes it is told all its seat was told so far."""
        self._controllers = controllers
        self._heard_by.pop(seat, None)  # told when it is asked, as when a match is resumed
        self.drop(seat)
        self.tick_answers.forget(seat)
        self.router.change(seat, self._seating(controllers))

    def drop(self, seat: Seat) -> None:
        """Forget what a seat was asked, and its answer: it has acted, or changed hands."""
        self._asked.pop(seat, None)

    def think_on(self, asked: Mapping[Seat, Sequence[Any]], *, quirks: bool) -> None:
        """Let bots think in a real-time game: each is asked once a tick; and take in answers.

        A bot that still thinks about what it was asked before is asked and told nothing.
        """
        for seat, legal in asked.items() if self.tick_answers.begins() else ():
            if self.tick_answers.may_ask(seat):
                self._tell(seat)
                question = Question(
                    seat, legal, next(self._numbers), quirks, self.tick_answers.tick
                )
                self.tick_answers.ask(question)
                self.router.ask(question)
        while self.tick_answers.waits and (found := self.router.answer()) is not None:
            self._note(found)
            self.tick_answers.accept(found)

    def take_spent(self) -> list[Seat]:
        """Return, once, whose bots of somebody's came to their ends in a real-time game."""
        for seat in self.tick_answers.hanging():
            if is_external(self._controllers[seat]):
                self._fail(seat, SILENT)
                self.tick_answers.spent.add(seat)
        spent, self.tick_answers.spent = sorted(self.tick_answers.spent), set()
        return spent

    def think(self, number: int, asked: Mapping[Seat, Sequence[Any]], *, quirks: bool) -> None:
        """Let bots begin to think of the match's ``number``-th action, and take in answers.

        Who is asked still what they were asked before others acted goes on thinking, or keeps the
        answer; everything else that was under way is dropped.
        """
        for seat in self._asked.keys() - asked.keys():
            self.drop(seat)
        for seat, legal in asked.items():
            question = self._asked.get(seat)
            if question is None or (question.number != number and question.legal != legal):
                self._ask(seat, number, legal, quirks)
            else:
                question.number = number
        while self._waits() and (found := self.router.answer()) is not None:
            self._accept(found)

    def _waits(self) -> bool:
        return any(question.answer is None for question in self._asked.values())

    def _ask(self, seat: Seat, number: int, legal: Sequence[Any], quirks: bool) -> None:
        self._asked[seat] = _Question(number, legal)
        self._tell(seat)
        self.router.ask(Question(seat, legal, next(self._numbers), quirks))

    def _tell(self, seat: Seat) -> None:
        start = self._heard_by.get(seat, 0)
        events = self._heard(seat, start)
        self._heard_by[seat] = start + len(events)
        self.router.inform(seat, events)

    def _accept(self, found: Choice) -> None:
        seat = Seat(found.seat)
        question = self._asked.get(seat)
        if question is None:  # an answer to a question of before
            return
        question.answer = found
        self._note(found)

    def _note(self, found: Choice) -> None:
        if found.fault:
            self._fail(Seat(found.seat if found.guilty is None else found.guilty), found.fault)

    def _fail(self, seat: Seat, fault: str) -> None:
        if (seat, fault) not in self._known_faults:
            self._known_faults.add((seat, fault))
            self._faults.append((seat, fault))

    @property
    def answers(self) -> dict[Seat, Choice]:
        """What those bots that are asked and have made up their minds will do."""
        found = ((seat, question.answer) for seat, question in self._asked.items())
        return {seat: answer for seat, answer in found if answer is not None}

    # ------------------------------------------------------------ what went wrong

    def take_faults(self) -> list[tuple[Seat, str]]:
        """Return, once, which bots failed and how; a legal action was played in their place."""
        faults, self._faults = self._faults, []
        return faults

    def take_error(self) -> UserError | None:
        """Return, once, why a bot is not who was asked for, or must do without what it learnt."""
        error, self._error = self._error, None
        return error

    def close(self) -> None:
        """Let them go."""
        self.router.close()
