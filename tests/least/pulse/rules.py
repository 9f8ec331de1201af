"""The rules of Pulse, promise by promise (``game.core.rules``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final
from zlib import crc32

from game.games.pulse.model import (
    ACTIONS,
    GRAB,
    SHOUTS,
    Action,
    Beat,
    Ended,
    Event,
    Got,
    Grab,
    Grabs,
    Shout,
    Shouted,
    State,
    Tick,
)

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import OptionsError, Outcome
from game.core.seats import CLOCK, Seat, Viewer

_TICKS: Final = range(3, 2001)
_USUAL: Final = 40
_SELDOM: Final = 4
"""One tick in so many brings a fruit where none lies."""


class Pulse:
    """Pulse behind the rules protocol."""

    name: Final = "pulse"
    edition: Final = 1
    seat_counts: Final = range(2, 7)
    fill: Final = None

    def options(self, seats: int, given: Mapping[str, Any]) -> int:
        """Return how many ticks there are, the one thing that may be set."""
        ticks = given.get("ticks", _USUAL)
        if seats not in self.seat_counts or type(ticks) is not int or ticks not in _TICKS:
            raise OptionsError("ticks", least=_TICKS[0], most=_TICKS[-1])
        return ticks

    def options_json(self, options: int) -> dict[str, Any]:
        """Return options as plain data."""
        return {"ticks": options}

    def initial(self, seats: int, options: int) -> State:
        """Return the table before anything was told."""
        return State(options, [0] * seats, [False] * seats)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Nothing lies there yet."""

    def pending(self, state: State) -> Mapping[Seat, Sequence[Action]]:
        """Return everybody, who may shout at any time and reach once a tick, and time."""
        if state.over:
            return {}
        asked: dict[Seat, Sequence[Action]] = {
            Seat(seat): (*SHOUTS, *(() if grabs else (GRAB,)))
            for seat, grabs in enumerate(state.grabs)
        }
        mark = crc32(repr((state.number, state.fruit, state.points)).encode())
        return asked | {CLOCK: (Tick(state.number, mark),)}

    def accepts(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether something may be done now."""
        return action in self.pending(state).get(seat, ())

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Action) -> None:
        """Carry out what somebody, or time, did."""
        state = journal.state
        match action:
            case Grab():
                journal.tell(Grabs(seat))
            case Shout(word):
                journal.tell(Shouted(seat, word))
            case Tick(number):
                self._end(journal, luck, number)
                if number >= state.ticks:
                    most = max(state.points)
                    best = (Seat(one) for one, points in enumerate(state.points) if points == most)
                    journal.tell(Ended(tuple(best)))

    def _end(self, journal: Journal[State, Event], luck: Luck, number: int) -> None:
        state = journal.state
        order = luck.stream("order").shuffled(range(len(state.points)))
        falls = luck.stream("fruit").below(_SELDOM) == 0
        for seat in order:
            if state.grabs[seat] and state.fruit:
                journal.tell(Got(Seat(seat)))
        journal.tell(Beat(number, state.fruit or falls))

    def refusal(self, state: State, seat: Seat, action: Action) -> str | None:
        """Return why something may not be done, None if it may."""
        return None if self.accepts(state, seat, action) else "not-offered"

    def turns_bound(self, state: State) -> int:
        """Return more than is done where everybody does one thing a tick."""
        return state.ticks * (len(state.points) + 1) + 1

    def outcome(self, state: State) -> Outcome | None:
        """Return who has the most points when time is up."""
        return Outcome(state.winners, "points", tuple(state.points)) if state.over else None

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)

    def apply(self, state: State, event: Event) -> None:
        """Fold an event into a state, in place."""
        match event:
            case Grabs(seat):
                state.grabs[seat] = True
            case Got(seat):
                state.points[seat] += 1
                state.fruit = False
            case Beat(number, fruit):
                state.number, state.fruit = number + 1, fruit
                state.grabs[:] = [False] * len(state.grabs)
            case Ended(winners):
                state.over, state.winners = True, winners
            case Shouted():
                pass

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return the view: whoever else reaches in this tick shows at its end."""
        return deepcopy(view)

    def hidden_count(self, state: State) -> int:
        """Return 0: the table has no blanks."""
        return 0

    def check(self, state: State) -> None:
        """Check that time has not gone too far."""
        assert state.number <= state.ticks + 1, "a tick too many"


RULES: Final = Pulse()
