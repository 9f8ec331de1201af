"""The bots of a session: who plays which seat just now, what they were told, what they answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.ai.answering import Answering, Seating
from game.ai.bot_router import BotRouter
from game.ai.faults import SILENT
from game.cli.seats import learned
from game.core.bots import is_external
from game.core.luck import bot_seed
from game.core.seats import Seat
from game.core.user_error import UserError
from game.games import game_of
from game.session.questions import Questions
from game.store.heads import HUMAN, SCRIPTED, Head


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
        """Name them; ``heard`` says what a seat was told, from some fact of its own on.

        An ``error`` is why one of them is not who was asked for. The folder of the player's files,
        ``data``, is kept from bots out of files.
        """
        self._kept = () if data is None else (str(data.resolve()),)
        self._head = head
        self._controllers = controllers
        self._heard = heard
        self._heard_by: dict[Seat, int] = {}
        self.questions = Questions()
        """What they are asked and answer."""
        self._faults: list[tuple[Seat, str]] = []
        self._known_faults: set[tuple[Seat, str]] = set()
        self._error = error
        self.router: Answering = BotRouter(self._seating(controllers), time.monotonic)

    def _seating(self, controllers: Sequence[str]) -> Seating:
        head, places = self._head, enumerate(controllers)
        levels = {seat: kind for seat, kind in places if kind not in (HUMAN, SCRIPTED)}
        people = tuple(seat for seat, kind in enumerate(controllers) if kind == HUMAN)
        seeds = {seat: bot_seed(head.seed, head.salt, Seat(seat)) for seat in range(head.seats)}
        learnt, error = learned(head.game, levels.values())
        self._error = self._error or error
        return Seating(
            game_of(head.game), head.seats, head.options, levels, seeds, data=learnt,
            people=people, reactions=head.house.reactions, kept=self._kept,
        )  # fmt: skip

    def hand_over(self, seat: Seat, controllers: Sequence[str]) -> None:
        """Let a seat change hands; a bot that takes it is told all its seat was told so far."""
        self._controllers = controllers
        self._heard_by.pop(seat, None)  # told when it is asked, as when a match is resumed
        self.questions.forget(seat)
        self.router.change(seat, self._seating(controllers))

    def think(self, asked: Mapping[Seat, Sequence[Any]], *, quirks: bool, real_time: bool) -> None:
        """Let bots begin to think of what their seats are asked, and take in answers.

        In a real-time game a bot that still thinks about earlier ticks is asked and told nothing.
        """
        of_now = self.questions.of_tick if real_time else self.questions.of_turn
        for question in of_now(asked, quirks=quirks):
            self._tell(question.seat)
            self.router.ask(question)
        while self.questions.waits and (found := self.router.answer()) is not None:
            if self.questions.accept(found) and found.fault:
                self._fail(found.seat if found.guilty is None else found.guilty, found.fault)

    def _tell(self, seat: Seat) -> None:
        start = self._heard_by.get(seat, 0)
        events = self._heard(seat, start)
        self._heard_by[seat] = start + len(events)
        self.router.inform(seat, events)

    def take_spent(self) -> list[Seat]:
        """Return, once, whose bots of somebody's came to their ends in a real-time game."""
        for seat in self.questions.hanging():
            if is_external(self._controllers[seat]):
                self._fail(seat, SILENT)
                self.questions.spent.add(seat)
        spent, self.questions.spent = sorted(self.questions.spent), set()
        return spent

    def _fail(self, seat: Seat, fault: str) -> None:
        if (seat, fault) not in self._known_faults:
            self._known_faults.add((seat, fault))
            self._faults.append((seat, fault))

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
