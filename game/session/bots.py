"""The bots of a session: who plays which seat just now, what they were told, what they answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from game.ai.crew import Choice, Seating
from game.ai.process import Minds
from game.core.saying import SayableError
from game.core.seats import Seat
from game.games import game_of
from game.match import bot_seed
from game.spelling.seats import learned
from game.store.heads import HUMAN, SCRIPTED, Head


class Bots:
    """Whoever is no person at a table; they think beside the window."""

    def __init__(
        self,
        head: Head,
        controllers: Sequence[str],
        heard: Callable[[Seat, int], list[Any]],
    ) -> None:
        """Call them in; ``heard`` says what a seat was told, from some fact of its own on."""
        self._head = head
        self._heard = heard
        self._heard_by: dict[Seat, int] = {}
        self._asked: tuple[int, Seat] | None = None
        self.answer: Choice | None = None
        """What the bot that was asked last has made up its mind to do."""
        self.faults: list[tuple[Seat, str]] = []
        """Which bots failed and how, each once; whoever tells of them empties this."""
        self._known_faults: set[tuple[Seat, str]] = set()
        self.error: SayableError | None = None
        """Why bots that need what they have learnt must play without it."""
        self.minds = Minds(self._seating(controllers), time.monotonic)
        self.minds.start()

    def _seating(self, controllers: Sequence[str]) -> Seating:
        head, places = self._head, enumerate(controllers)
        levels = {seat: kind for seat, kind in places if kind not in (HUMAN, SCRIPTED)}
        seeds = {seat: bot_seed(head.seed, head.salt, Seat(seat)) for seat in range(head.seats)}
        learnt, error = learned(head.game, levels.values())
        self.error = self.error or error
        return Seating(game_of(head.game), head.seats, head.options, levels, seeds, data=learnt)

    def hand_over(self, seat: Seat, controllers: Sequence[str]) -> None:
        """Let a seat change hands; a bot that takes it is told all its seat was told so far."""
        self._heard_by.pop(seat, None)  # told when it is asked, as when a match is resumed
        if self._asked is not None and self._asked[1] == seat:
            self.drop()
        self.minds.change(seat, self._seating(controllers))

    def drop(self) -> None:
        """Forget the question and its answer: the match went on."""
        self._asked = self.answer = None

    def think(self, seat: Seat, number: int, legal: Sequence[Any], *, tics: bool) -> None:
        """Let a bot begin to think of its ``number``-th action, or take in its answer."""
        if self._asked != (number, seat):
            self._asked = (number, seat)
            self.answer = None
            start = self._heard_by.get(seat, 0)
            events = self._heard(seat, start)
            self._heard_by[seat] = start + len(events)
            self.minds.hear(seat, events)
            self.minds.ask(seat, legal, tics)
        elif self.answer is None and (found := self.minds.answer()) is not None:
            self._take(seat, found)

    def _take(self, seat: Seat, found: Choice) -> None:
        if found.seat != seat:  # an answer to a question of before
            return
        self.answer = found
        guilty = seat if found.guilty is None else Seat(found.guilty)
        if found.fault and (guilty, found.fault) not in self._known_faults:
            self._known_faults.add((guilty, found.fault))
            self.faults.append((guilty, found.fault))

    def close(self) -> None:
        """Let them go."""
        self.minds.close()
