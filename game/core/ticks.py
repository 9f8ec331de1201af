"""Ticks: games in real time, in which time asks and bots answer some ticks later.

In such a game (``Timed.ends_tick``) what is done during a tick is sealed until time ends it. Bots
are asked once a tick, right after time acted, with everything their seats were told up to then.
Their answer is carried out ``ANSWER_TICKS`` ticks later, before time ends that one. So time waits
for nobody, and where nobody watches the same happens as at a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from game.core.actions import Timed
from game.core.journal import Journal
from game.core.luck import Luck
from game.core.rules import Rules
from game.core.seats import CLOCK, Seat

A = TypeVar("A")

ANSWER_TICKS: Final = 2
"""In which tick after that of its question an answer is carried out."""


def time_of(pending: Mapping[Seat, Sequence[Any]]) -> Timed | None:
    """Return the act that time is asked for, None where it is not asked."""
    acts: Sequence[Timed] = pending.get(CLOCK, ())
    return acts[0] if acts else None


def tick_of(pending: Mapping[Seat, Sequence[Any]]) -> Timed | None:
    """Return the act that time is asked for in a real-time game, None where it is another."""
    act = time_of(pending)
    return act if act is not None and act.ends_tick else None


def next_asked(asked: Mapping[Seat, Sequence[Any]], acted: set[Seat]) -> Seat:
    """Return whom one who plays every seat lets act next; in real time each acts once a tick.

    Args:
        asked: what may be done, by seat; somebody is asked.
        acted: who did something in this tick; it is kept up to date, and begins empty.
    """
    if CLOCK not in asked or tick_of(asked) is None:
        return next(iter(asked))
    seat = next(seat for seat in asked if seat == CLOCK or seat not in acted)
    if seat == CLOCK:
        acted.clear()
    else:
        acted.add(seat)
    return seat


def is_real_time(rules: Rules[Any, Any, Any, Any], seats: int) -> bool:
    """Say whether a game is played in real time from its beginning on, by its usual rules."""
    journal: Journal[Any, Any] = Journal(
        rules.initial(seats, rules.options(seats, {})), rules.apply
    )
    rules.deal(journal, Luck(0))
    return tick_of(rules.pending(journal.state)) is not None


class Answers(Generic[A]):
    """What was answered, until it is due; ticks are counted from the match's first one, 0."""

    def __init__(self) -> None:
        """Begin at the first tick."""
        self.tick = 0
        """The present one."""
        self._by_tick: dict[int, dict[Seat, A]] = {}

    def keep(self, seat: Seat, answer: A) -> None:
        """Keep what a seat answers to the present tick's question."""
        self._by_tick.setdefault(self.tick + ANSWER_TICKS, {})[seat] = answer

    def due(self) -> list[tuple[Seat, A]]:
        """Return, once, what is to be carried out in the present tick, by seat."""
        return sorted(self._by_tick.pop(self.tick, {}).items(), key=lambda one: one[0])

    def go_on(self) -> None:
        """Let the next tick begin."""
        self.tick += 1
