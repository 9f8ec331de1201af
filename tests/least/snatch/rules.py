"""The rules of Snatch, promise by promise (``game.core.rules``); in words: RULES.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from game.games.snatch.model import (
    FRUITS,
    LEAVE,
    NOTHING,
    ROTTEN,
    SNATCH,
    TICK,
    Do,
    Ended,
    Event,
    Left,
    Snatched,
    State,
    Turned,
    action_from_json,
)

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import OptionsError, Outcome
from game.core.seats import CLOCK, Seat, Viewer

_TICKS: Final = range(3, 31)
_USUAL: Final = 12


class Snatch:
    """Snatch behind the rules protocol."""

    name: Final = "snatch"
    edition: Final = 1
    seat_counts: Final = range(2, 7)
    fill: Final = None

    def options(self, seats: int, given: Mapping[str, Any]) -> int:
        """Return how many ticks there are, the one thing that may be set."""
        ticks = given.get("ticks", _USUAL)
        if seats not in self.seat_counts:
            raise OptionsError("seats", seats=seats)
        if type(ticks) is not int or ticks not in _TICKS or set(given) - {"ticks"}:
            raise OptionsError("ticks", least=_TICKS[0], most=_TICKS[-1])
        return ticks

    def options_json(self, options: int) -> dict[str, Any]:
        """Return options as plain data."""
        return {"ticks": options}

    def initial(self, seats: int, options: int) -> State:
        """Return the table before anything was told."""
        return State(options, [0] * seats, [True] * seats)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Lay the first fruit."""
        self._turn(journal, luck)

    def pending(self, state: State) -> Mapping[Seat, Sequence[Do]]:
        """Return the seats that may still do something, and time, which goes on in any case."""
        if state.over or not state.number:
            return {}
        return {seat: [SNATCH, LEAVE] for seat in state.asked()} | {CLOCK: [TICK]}

    def accepts(self, state: State, seat: Seat, action: Do) -> bool:
        """Say whether something may be done now."""
        return action in self.pending(state).get(seat, ())

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Do) -> None:
        """Carry out what somebody, or time, did."""
        state = journal.state
        if action == SNATCH:
            journal.tell(Snatched(seat, state.fruit))
        elif action == LEAVE:
            journal.tell(Left(seat))
        elif state.number < state.ticks:
            self._turn(journal, luck)
        else:
            most = max(state.points)
            best = [Seat(one) for one, points in enumerate(state.points) if points == most]
            journal.tell(Ended(tuple(best)))

    def _turn(self, journal: Journal[State, Event], luck: Luck) -> None:
        journal.tell(Turned(journal.state.number + 1, luck.below("fruits", len(FRUITS))))

    def refusal(self, state: State, seat: Seat, action: Do) -> str | None:
        """Return why something may not be done, None if it may."""
        pending = self.pending(state)
        if seat not in pending:
            return "not-your-turn"
        return None if action in pending[seat] else "not-offered"

    def turns_bound(self, state: State) -> int:
        """Return more than can be done: in a tick every seat and time do one thing each."""
        return state.ticks * (len(state.points) + 1) + 1

    def outcome(self, state: State) -> Outcome | None:
        """Return who has the most points when time is up."""
        return Outcome(state.winners, "points", tuple(state.points)) if state.over else None

    def action_from_json(self, data: Mapping[str, Any]) -> Do:
        """Return the action that plain data spells."""
        return action_from_json(data)

    def apply(self, state: State, event: Event) -> None:
        """Fold an event into a state, in place."""
        match event:
            case Turned(number, fruit):
                state.number, state.fruit = number, fruit
                state.waits[:] = [True] * len(state.waits)
            case Snatched(seat, fruit):
                state.points[seat] += -1 if fruit == ROTTEN else 1
                state.fruit = NOTHING
            case Left(seat):
                state.waits[seat] = False
            case Ended(winners):
                state.over, state.winners = True, winners

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return the view itself: nothing is secret."""
        return deepcopy(view)

    def hidden_count(self, state: State) -> int:
        """Return 0: nothing is secret."""
        return 0

    def check(self, state: State) -> None:
        """Check that time has not gone too far."""
        assert state.number <= state.ticks, "a tick too many"


RULES: Final = Snatch()
