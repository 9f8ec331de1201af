"""Matches of Branle-bas de Wombat between bots, as the arena's clock would play them.

Every bot is asked once a tick, right after the last one ended; what it answers to the question of
tick t is carried out in tick t + 2, or dropped if it is not legal then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from game.core.bots import Bot
from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import CLOCK, Seat
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import Action, Tick
from game.games.wombat.model.options import Options
from game.games.wombat.model.state import OVER, State
from game.games.wombat.rules import RULES, course
from game.games.wombat.rules.legality import accepted, offers

LATER = 2
"""So many ticks after its question an answer is carried out."""
Watcher = Callable[[int, int, Any], None]


class Offers(Sequence[Action]):
    """What is legal for a seat, asked of the rules only if a bot looks: mostly none does."""

    def __init__(self, state: State, seat: int) -> None:
        """Take the state of this tick; it must not change before this is looked at."""
        self._state, self._seat = state, Seat(seat)

    @cached_property
    def _every(self) -> list[Action]:
        return list(offers(self._state, self._seat))

    def __len__(self) -> int:
        return len(self._every)

    def __getitem__(self, at: Any) -> Any:
        return self._every[at]

    def __contains__(self, action: object) -> bool:
        return action in self._every


class Played:
    """One match, its truth open to whoever measures."""

    def __init__(self, bots: Sequence[Bot], options: Options, seed: int) -> None:
        """Deal, and play to the end."""
        self.journal: Journal[State, ev.Event] = Journal(
            RULES.initial(options.seats, options), RULES.apply
        )
        luck = Luck(seed)
        RULES.deal(self.journal, luck)
        self.state = self.journal.state
        self._bots, self._read = bots, 0
        self._given: list[tuple[int, int, Any]] = []
        self.done: list[tuple[int, int, Any]] = []
        """What was carried out: the tick of the match, the seat, the verb."""
        self.dropped = 0
        clock = 0
        state, journal = self.state, self.journal
        while state.phase != OVER:
            self._tell()
            for seat, one in enumerate(bots):
                answer = one.choose(Offers(state, seat))
                if answer is not None:
                    self._given.append((clock + LATER, seat, answer))
            while self._given and self._given[0][0] <= clock:
                _, seat, verb = self._given.pop(0)
                if accepted(state, Seat(seat), verb):
                    self.done.append((clock, seat, verb))
                    course.play(journal, luck, Seat(seat), verb)
                else:
                    self.dropped += 1
            course.play(journal, luck, CLOCK, Tick(state.tick, 0))
            clock += 1
        self.ticks = clock
        self._tell()

    def _tell(self) -> None:
        """Tell all what they are told of what is new."""
        events = self.journal.events
        told: list[list[ev.Event]] = [[] for _ in self._bots]
        for event in events[self._read :]:
            to = getattr(event, "to", None)
            if to is None:
                for one in told:
                    one.append(event)
            elif to >= 0:
                told[to].append(event)
        self._read = len(events)
        for one, news in zip(self._bots, told, strict=True):
            one.hear(news)
